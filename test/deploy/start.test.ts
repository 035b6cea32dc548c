import { afterAll, beforeAll, expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { SIMPLE } from '../server/answers.ts'
import { SQLD } from '../server/db/sqld.ts'
import { type Environment, environmentOf, ROOT, readCompose, readImage, readManifests } from './deploy-files.ts'
import { CAN_LOCK, LACK, locked } from './locked.ts'

/** The commands of the files, started as a container starts them: from files alone, on a system that cannot be written. */

const image = readImage()

let folder: string
let service: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pvyield-deploy-')))
  service = join(folder, 'service')
  execFileSync(process.execPath, ['run', 'build:service', service], { cwd: ROOT, stdio: 'ignore' })
}, HANG_LIMIT_MILLIS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A container of the image, with the folders of the image where the test has them. */
function container(name: string, environment: Environment) {
  const data = join(folder, name)
  mkdirSync(data, { recursive: true })
  const here = (text: string) => text.replace(image.environment.PVYIELD_SERVICE_ROOT ?? '', service)
  const port = freePort()
  const env = {
    PATH: process.env.PATH,
    ...image.environment,
    ...environment,
    PVYIELD_SERVICE_ROOT: service,
    DATA_DIR: data,
    PORT: String(port),
    HOST: '127.0.0.1',
    // Nothing is prepared that the test does not ask for.
    WARM_UP: '0',
    WORKERS: '1',
  }
  const spawn = (command: readonly string[]) =>
    Bun.spawn(locked(data, command.map(here)), { cwd: data, env, stdout: 'ignore', stderr: 'pipe' })
  const server = spawn(image.entrypoint)
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    run: async (command: readonly string[]) => spawn(command).exited,
    /** Waits until the health check of the image finds it well. */
    healthy: async () => {
      while ((await spawn(image.healthCheck).exited) !== 0)
        if (server.exitCode !== null) throw new Error(await new Response(server.stderr).text())
    },
    terminate: () => {
      server.kill('SIGTERM')
      return server.exited
    },
  }
}

const post = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/api/run/simple`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(SIMPLE),
  })
  return { status: answer.status, body: (await answer.json()) as { run_id: string; status: string; summary: { e_grid_kwh: number } } }
}

test.skipIf(!CAN_LOCK)(
  `the image's command is healthy, makes a run, is backed up, and ends with SIGTERM${LACK}`,
  async () => {
    const one = container('one', {})
    await one.healthy()
    expect((await fetch(`${one.url}/api/ready`)).status).toBe(200)
    const { status, body } = await post(one.url)
    expect([status, body.summary.e_grid_kwh > 0]).toEqual([200, true])
    expect((await fetch(`${one.url}/`, { headers: { accept: 'text/html' } })).status).toBe(200)
    const tool = (name: string) => ['bun', `${image.environment.PVYIELD_SERVICE_ROOT}/server/${name}.js`]
    expect(await one.run([...tool('backup'), join(one.data, 'backup.db')])).toBe(0)
    expect(await one.run(tool('audit'))).toBe(0)
    expect(await one.terminate()).toBe(0)
  },
  HANG_LIMIT_MILLIS,
)

test.skipIf(!CAN_LOCK || SQLD === null)(
  `the servers of many.yaml make an accepted run on the database server of the manifest${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : LACK}`,
  async () => {
    const port = freePort()
    const data = join(folder, 'store')
    mkdirSync(data)
    const [manifest] = readManifests('pvyield').filter(({ kind }) => kind === 'StatefulSet')
    const [, ...options] = manifest?.spec.template.spec.containers[0].command ?? []
    const store = Bun.spawn(
      locked(data, [
        SQLD ?? '',
        ...options.map((option: string) => option.replace('/var/lib/sqld', data).replace('0.0.0.0:8080', `127.0.0.1:${port}`)),
      ]),
      { cwd: data, stdout: 'ignore', stderr: 'ignore' },
    )
    const url = `http://127.0.0.1:${port}`
    while (!(await isUp(`${url}/health`))) await Bun.sleep(20)
    const { api, worker } = readCompose('many')
    if (api === undefined || worker === undefined) throw new Error('many.yaml lacks a server')
    const servers = [api, worker].map((of, k) => container(`many-${k}`, { ...environmentOf(of), DATABASE_URL: url }))
    const [first] = servers
    await Promise.all(servers.map((server) => server.healthy()))
    const { status, body } = await post(first?.url ?? '', { prefer: 'respond-async' })
    expect(status).toBe(202)
    const answer = async () => (await (await fetch(`${first?.url}/api/runs/${body.run_id}`)).json()) as { status: string }
    while ((await answer()).status === 'running') await Bun.sleep(50)
    expect((await answer()).status).toBe('complete')
    expect(await Promise.all(servers.map((server) => server.terminate()))).toEqual([0, 0])
    store.kill()
    await store.exited
  },
  HANG_LIMIT_MILLIS,
)

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port = 0 } = probe
  probe.stop(true)
  return port
}

function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
