import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { pvyield, ROOT, run } from './program.ts'

let folder: string
let binary: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-binary-'))
  binary = join(folder, 'pvyield')
  const built = await run([process.execPath, 'run', join(ROOT, 'scripts', 'build-cli.ts'), binary])
  if (built.status !== 0) throw new Error(built.err)
}, HANG_LIMIT_MILLIS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The binary in a folder and an environment in which neither Bun nor the repository is found. */
const alone = (...args: string[]) => run(['env', '-i', binary, ...args], { cwd: folder })

test.each([
  [['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100']],
  [['size', '--lat', '48.1', '--lon', '11.6', '--module', 'jinko 720', '--inverter', 'ond_sungrow_sg125hv_app01', '--dc-kw', '1000']],
  [['places', 'Berlin']],
  [['docs', 'site.transposition']],
  [['docs']],
  [['--version']],
])('the single binary has what %j needs, and prints the same', async (args) => {
  const [here, there] = [await alone(...args), await pvyield(args)]
  expect(here).toEqual(there)
  expect(here.status).toBe(0)
})

test(
  'serve: the service in it answers runs, places and pages, and ends with SIGTERM',
  async () => {
    const port = freePort()
    const server = Bun.spawn(
      // It prepares nothing that the requests below do not ask for.
      ['env', '-i', `XDG_CACHE_HOME=${join(folder, 'cache')}`, 'WARM_UP=0', binary, 'serve', '--port', String(port), '--data', 'data'],
      {
        cwd: folder,
        stdout: 'ignore',
        stderr: 'pipe',
      },
    )
    const isServing = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (server.exitCode === null && !(await isServing())) await Bun.sleep(50)
    expect([server.exitCode, server.exitCode === null ? '' : await new Response(server.stderr).text()]).toEqual([null, ''])
    const there = ['--server', `http://127.0.0.1:${port}`]
    // A simple run of the service is that of the program, except for its words about the weather.
    const plant = ['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100', '--csv']
    expect((await alone(...plant, ...there)).out).toBe((await alone(...plant)).out)
    expect((await alone('places', 'Zurich', ...there)).out).toContain('Zürich')
    expect((await alone('docs', 'GlobEff', ...there)).out).toStartWith('# ')
    for (const path of [
      '/docs/reference',
      '/docs/assets/swagger-ui.css',
      '/openapi.json',
      '/api/scene-examples',
      '/api/terms',
      '/api/patch-notes',
    ])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200])
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  HANG_LIMIT_MILLIS,
)

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port = 0 } = probe
  probe.stop(true)
  return port
}
