import { join } from 'node:path'

export const ROOT = join(import.meta.dir, '..', '..')
const { SERVER_BUNDLES } = process.env
/** The bundle that `bun run test` has made (`scripts/bundles.ts`), or the source. */
export const MAIN = SERVER_BUNDLES === undefined ? join(ROOT, 'clients', 'cli', 'main.ts') : join(SERVER_BUNDLES, 'pvyield.js')

export interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs `pvyield`. It does not block this process, which may be the service that it asks. */
export async function pvyield(args: readonly string[], options: { stdin?: string; env?: Record<string, string> } = {}): Promise<Ended> {
  return run([process.execPath, 'run', MAIN, ...args], options)
}

/** As `pvyield`, for calls that are refused: one process makes them all, because a start is most of the work of each. */
export async function refusedCalls(calls: readonly (readonly string[])[]): Promise<readonly Ended[]> {
  const { status, out, err } = await run([process.execPath, 'run', join(import.meta.dir, 'refused-calls.ts')], {
    stdin: JSON.stringify(calls),
  })
  if (status !== 0) throw new Error(err)
  return JSON.parse(out)
}

export async function run(
  command: readonly string[],
  { stdin = '', env = {}, cwd }: { stdin?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ended> {
  const { PVYIELD_API_KEY: _, ...inherited } = process.env
  const ended = Bun.spawn([...command], {
    stdin: new TextEncoder().encode(stdin),
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...inherited, ...env },
    ...(cwd !== undefined && { cwd }),
  })
  const [out, err] = await Promise.all([new Response(ended.stdout).text(), new Response(ended.stderr).text()])
  return { status: await ended.exited, out, err }
}
