import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { deadAddress, fakeService, json, problem } from './fake-service.ts'

const ROOT = join(import.meta.dir, '..', '..')
const EXAMPLES = join(ROOT, 'clients', 'typescript', 'examples')
const programs = readdirSync(EXAMPLES)
const HINT = 'Is the service running? In its folder, `npx --yes bun@1.4.5 run up` starts it'

/** Runs an example in Bun, which reads the sources of the SDK. */
async function run(name: string, address: string, cwd = ROOT): Promise<{ exitCode: number; out: string; lines: string[] }> {
  const env = { ...process.env, PVYIELD_URL: address }
  const child = Bun.spawn([process.execPath, join(EXAMPLES, name)], { cwd, env, stdout: 'pipe', stderr: 'pipe' })
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
  HANG_LIMIT_MILLIS,
)

test.concurrent.each(programs)(
  '%s ends with one line and 1 when the service refuses its call',
  async (name) => {
    using service = fakeService(problem(401, 'unauthorized', { detail: 'This service needs a key' }))
    expect(await run(name, service.baseUrl)).toEqual({ exitCode: 1, out: '', lines: ['401 unauthorized: This service needs a key'] })
  },
  HANG_LIMIT_MILLIS,
)

test.concurrent.each(programs.map((name, k) => [name, k % 2 === 0 ? '127.0.0.1:8080' : 'http://127.0.0.1:8080/api'] as const))(
  '%s ends with one line and 1 for the address %s',
  async (name, address) => {
    const { exitCode, out, lines } = await run(name, address)
    expect({ exitCode, out, lines }).toEqual({ exitCode: 1, out: '', lines: [expect.stringContaining(`baseUrl '${address}' `)] })
  },
  HANG_LIMIT_MILLIS,
)

test('own-location.mjs ends with one line and 1 when there is no such place', async () => {
  using service = fakeService(json([]))
  expect(await run('own-location.mjs', service.baseUrl)).toEqual({
    exitCode: 1,
    out: '',
    lines: ['No place is called Zurich: try another spelling, or send coordinates'],
  })
})

test('own-files.mjs ends with one line and 1 when a file is missing', async () => {
  using service = fakeService(json({}))
  const { exitCode, lines } = await run('own-files.mjs', service.baseUrl, tmpdir())
  expect([exitCode, lines]).toEqual([1, [expect.stringMatching(/^The file 'clients\/examples\/module\.PAN' cannot be read: .*ENOENT/)]])
})
