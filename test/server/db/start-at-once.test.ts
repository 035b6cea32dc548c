import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openService } from '../../../server/assembly/app.ts'
import { readConfig } from '../../../server/config.ts'
import type { Log } from '../../../server/log.ts'
import { SQLD, startSqld } from './sqld.ts'

/** Several want each demo and the index at once. */
const COUNT = 3
/** No answer is late because the machine is slow. */
const PATIENT = { SYNC_WAIT_MS: '86400000', WORK_WAIT_MS: '86400000', PLACES_WAIT_MS: '86400000' }
const NOTHING = () => undefined

describe.skipIf(SQLD === null)(
  `servers that start at once on one empty store${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`,
  () => {
    // A call that is late on a busy machine is made again after 2 s, and the lease is one of 30 s: what must not be is
    // that one is given up, whose work the others would make a second time.
    const isLate = (event: string) => event === 'membership_not_renewed'
    test(`${COUNT} of them make the demos and the index of places once, without a fault`, async () => {
      const sqld = await startSqld()
      const folder = mkdtempSync(join(tmpdir(), 'pvyield-at-once-'))
      const faults: string[] = []
      const log: Log = {
        info: NOTHING,
        warn: (event, fields) => void (isLate(event) || faults.push(`${event} ${JSON.stringify(fields)}`)),
        error: (event, cause) => void (isLate(event) || faults.push(`${event} ${String(cause)}`)),
      }
      const start = (k: number) => {
        const settings = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', WORKERS: '1', STOP_GRACE_MS: '0', ...PATIENT }
        const config = readConfig({ ...settings, DATA_DIR: join(folder, String(k)), DATABASE_URL: sqld.url })
        return openService(config, log, { isToWarmUp: true })
      }
      const services = await Promise.all(Array.from({ length: COUNT }, (_, k) => start(k)))
      const get = (service: (typeof services)[number], path: string) => service.app.handle(new Request(`http://localhost${path}`))
      const demos = (await (await get(services[0] as (typeof services)[number], '/api/demos')).json()) as { id: string }[]
      for (const service of services) {
        for (const { id } of demos) {
          let answer = await get(service, `/api/demos/${id}?columns=E_Grid`)
          while (answer.status === 503) answer = await get(service, `/api/demos/${id}?columns=E_Grid`)
          expect(answer.status).toBe(200)
          await answer.arrayBuffer()
        }
        expect((await get(service, '/api/geo/geocode?q=berlin')).status).toBe(200)
      }
      // Of the runs each was made once.
      const made = await Promise.all(services.map(async (service) => (await get(service, '/metrics')).text()))
      const accepted = made.map((text) => Number(/^pvyield_runs_total\{kind="full",outcome="accepted"\} (\d+)/m.exec(text)?.[1] ?? 0))
      expect(accepted.reduce((sum, one) => sum + one, 0)).toBe(demos.length)
      for (const text of made) expect(text).toContain('\npvyield_members_given_up_total 0\n')
      expect(faults).toEqual([])
      await Promise.all(services.map((service) => service.stop(60_000)))
      await sqld.stop()
      rmSync(folder, { recursive: true, force: true })
    })
  },
)
