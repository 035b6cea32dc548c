import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

/** Makes calls of `pvyield` in one process, in their order: a start is most of the work of a call. Standard input is not theirs. */
export class OneProcess {
  private readonly child = spawn(process.execPath, ['run', join(import.meta.dir, 'calls.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: withoutKey(),
  })
  private readonly lines = createInterface(this.child.stdout)[Symbol.asyncIterator]()

  /** As the `pvyield` above. */
  async call(args: readonly string[]): Promise<Ended> {
    this.child.stdin.write(`${JSON.stringify(args)}\n`)
    const { value, done } = await this.lines.next()
    if (done) throw new Error(`pvyield ${args.join(' ')} ended the process of all calls`)
    return JSON.parse(value)
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'close')
    this.child.stdin.end()
    await closed
  }
}

/** As `pvyield`, for calls that are refused: one process makes them all. */
export async function refusedCalls(calls: readonly (readonly string[])[]): Promise<readonly Ended[]> {
  const one = new OneProcess()
  try {
    return await Promise.all(calls.map((args) => one.call(args)))
  } finally {
    await one.stop()
  }
}

export async function run(
  command: readonly string[],
  { stdin = '', env = {}, cwd }: { stdin?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ended> {
  const ended = Bun.spawn([...command], {
    stdin: new TextEncoder().encode(stdin),
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...withoutKey(), ...env },
    ...(cwd !== undefined && { cwd }),
  })
  const [out, err] = await Promise.all([new Response(ended.stdout).text(), new Response(ended.stderr).text()])
  return { status: await ended.exited, out, err }
}

/** A key of who runs the tests is none of theirs. */
function withoutKey(): Record<string, string | undefined> {
  const { PVYIELD_API_KEY: _, ...inherited } = process.env
  return inherited
}
