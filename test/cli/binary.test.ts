import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { CAN_LOCK, locked } from '../deploy/locked.ts'
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

/** The service of the binary, in an empty folder that is all that it can write. It prepares nothing that the test does not ask for. */
function served() {
  const home = join(folder, 'home')
  mkdirSync(home)
  const port = freePort()
  const environment = ['env', '-i', `PATH=${process.env.PATH}`, `XDG_CACHE_HOME=${join(home, 'cache')}`, 'WARM_UP=0']
  const start = (args: readonly string[]) =>
    Bun.spawn(locked(home, [...environment, binary, ...args]), { cwd: home, stdout: 'pipe', stderr: 'pipe' })
  const server = start(['serve', '--port', String(port), '--data', 'data'])
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    ready: async () => {
      while (server.exitCode === null && !(await isReady())) await Bun.sleep(50)
      expect([server.exitCode, server.exitCode === null ? '' : await new Response(server.stderr).text()]).toEqual([null, ''])
    },
    /** What its operator calls next to it. */
    tool: async (...args: string[]) => {
      const running = start(args)
      const [out, err] = await Promise.all([new Response(running.stdout).text(), new Response(running.stderr).text()])
      return { status: await running.exited, out, err }
    },
  }
}

test(
  `serve: the service in it answers runs, places and pages, is backed up and audited, and ends with SIGTERM${CAN_LOCK ? ', on a system that is read-only' : ''}`,
  async () => {
    const { url, server, ready, tool } = served()
    await ready()
    const there = ['--server', url]
    // A simple run of the service is that of the program, except for its words about the weather.
    const plant = ['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100', '--csv']
    expect((await alone(...plant, ...there)).out).toBe((await alone(...plant)).out)
    expect((await alone('places', 'Zurich', ...there)).out).toContain('Zürich')
    expect((await alone('docs', 'GlobEff', ...there)).out).toStartWith('# ')
    for (const path of [
      '/docs',
      '/docs/reference',
      '/docs/assets/swagger-ui.css',
      '/openapi.json',
      '/api/scene-examples',
      '/api/terms',
      '/api/patch-notes',
    ])
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
    const console = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text()
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(console) ?? []
    expect([script, (await fetch(new URL(script, url))).status]).toEqual([expect.stringContaining('.js'), 200])
    expect(await tool('backup', 'copy.db')).toEqual({ status: 0, out: expect.stringMatching(/^copy\.db: [\d.]+ MB\n$/), err: '' })
    expect(await tool('audit')).toEqual({ status: 0, out: expect.stringContaining(' 0 differences'), err: '' })
    expect(await tool('feedback')).toEqual({ status: 0, out: 'There is no feedback.\n', err: '' })
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  HANG_LIMIT_MILLIS,
)

test('a setting that cannot work, and a command that does not exist, are said in plain words', async () => {
  const { status, err } = await run(['env', '-i', `XDG_CACHE_HOME=${join(folder, 'cache')}`, 'PORT=http', binary, 'serve'], { cwd: folder })
  expect([status, err]).toEqual([1, 'PORT="http": give a whole number from 0 to 65535, or leave it unset for 8080\n'])
  expect((await alone('bakcup', 'a.db')).err).toStartWith('Unknown command bakcup: did you mean backup')
})

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port = 0 } = probe
  probe.stop(true)
  return port
}
