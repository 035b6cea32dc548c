import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MonthOfUsage } from '@pvyield/contract/schemas'
import { signIn } from '../accounts/person.ts'
import { SIMPLE } from '../answers.ts'
import { startTestService } from '../service.ts'
import { DatabaseServer } from './database-server.ts'

/** A real database server, when there is one: docs/architecture.md says where it comes from. */
const SQLD = process.env.SQLD ?? Bun.which('sqld')
const SETTINGS = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', SYNC_WAIT_MS: '600000' }

interface Store {
  readonly url: string
  stop(): Promise<void>
}

async function realServer(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-sqld-'))
  const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const url = `http://127.0.0.1:${free.port}`
  await free.stop(true)
  const server = Bun.spawn([SQLD ?? '', '--http-listen-addr', url.slice('http://'.length), '-d', join(folder, 'db')], {
    stdout: 'ignore',
    stderr: 'ignore',
  })
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await Bun.sleep(20)
  const stop = async () => {
    server.kill()
    await server.exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

for (const [name, open] of [
  ['of libSQL’s protocol in this process', async () => new DatabaseServer(() => 'answered')],
  ['sqld', SQLD === null ? null : realServer],
] as const)
  describe.skipIf(open === null)(
    `two servers on one database server, ${name}${open === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`,
    () => {
      let store: Store
      beforeAll(async () => {
        if (open !== null) store = await open()
      })
      afterAll(() => store?.stop())

      test('the second does not start, and the runs of the first stay paid', async () => {
        const first = await startTestService({ ...SETTINGS, DATABASE_URL: store.url })
        const ada = await signIn(first, 'ada@example.com')
        const { key } = await ada.makeKey()
        const send = () => first.post('/api/run/simple', SIMPLE, { authorization: `Bearer ${key}` })
        const sent = Array.from({ length: 4 }, send)
        const second = startTestService({ ...SETTINGS, DATABASE_URL: store.url })
        expect(
          String(
            await second.then(
              () => 'started',
              (cause) => cause,
            ),
          ),
        ).toContain('another server uses it')
        for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
        const [month] = (await (await ada.call('GET', '/api/me/usage')).json()) as MonthOfUsage[]
        expect(month?.units).toBe(4)
        expect(first.faults).toEqual([])
        await first.stop()
        // Whoever comes after it has its store at once.
        const next = await startTestService({ ...SETTINGS, DATABASE_URL: store.url })
        expect((await next.request('/api/me', { headers: { authorization: `Bearer ${key}` } })).status).toBe(200)
        await next.stop()
      })
    },
  )
