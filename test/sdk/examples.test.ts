import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deadAddress, fakeService, problem } from './fake-service.ts'

const ROOT = join(import.meta.dir, '..', '..')
const EXAMPLES = join(ROOT, 'clients', 'typescript', 'examples')
const programs = readdirSync(EXAMPLES)
/** One of them retries five times. */
const SLOW_MILLIS = 120_000
const HINT = 'Is the service running? In its folder, `bun run up` starts it'

/** Runs an example in Bun, which reads the sources of the SDK. */
async function run(name: string, address: string): Promise<{ exitCode: number; out: string; lines: string[] }> {
  const env = { ...process.env, PVYIELD_URL: address }
  const child = Bun.spawn([process.execPath, join(EXAMPLES, name)], { cwd: ROOT, env, stdout: 'pipe', stderr: 'pipe' })
  const [out, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { exitCode: await child.exited, out, lines: errors.trimEnd().split('\n') }
}

test.concurrent.each(programs)(
  '%s ends with one line and 1 when no service runs',
  async (name) => {
    const address = deadAddress()
    const { exitCode, out, lines } = await run(name, address)
    expect({ exitCode, out, lines }).toEqual({
      exitCode: 1,
      out: '',
      lines: [expect.stringMatching(new RegExp(`^No answer from ${address}: .*[.?] ${HINT.replace('?', '\\?')}$`))],
    })
  },
  SLOW_MILLIS,
)

test.concurrent.each(programs)(
  '%s ends with one line and 1 when the service refuses its call',
  async (name) => {
    using service = fakeService(problem(401, 'unauthorized', { detail: 'This service needs a key' }))
    expect(await run(name, service.baseUrl)).toEqual({ exitCode: 1, out: '', lines: ['401 unauthorized: This service needs a key'] })
  },
  SLOW_MILLIS,
)
