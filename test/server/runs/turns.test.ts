import { afterEach, beforeEach, describe, expect, test } from 'bun:test'

import { Database } from '../../../server/db/database.ts'
import type { Jobs } from '../../../server/jobs/jobs.ts'
import type { Log } from '../../../server/log.ts'
import { Metrics } from '../../../server/metrics.ts'
import { BackgroundRuns } from '../../../server/runs/background.ts'
import { Places } from '../../../server/runs/places.ts'
import { RunQuota } from '../../../server/runs/run-quota.ts'
import type { RunStarter } from '../../../server/runs/starter.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { Unfinished } from '../../../server/runs/unfinished.ts'
import { DatabaseServer } from '../db/database-server.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('the places of a server', () => {
  test('are shared: an account has at most half of what the others leave, and one at least', () => {
    const places = new Places(8)
    const takes = (owner: string | null) => Array.from({ length: 9 }, (_, k) => places.take(`${owner} ${k}`, owner)).filter(Boolean).length
    expect([takes('a'), takes('b'), takes(null), takes('c'), takes('d')]).toEqual([4, 2, 1, 1, 0])
    expect(places.free).toBe(0)
    places.delete('a 0')
    expect([places.take('a 0', 'a'), places.take('d 0', 'd')]).toEqual([false, true])
    expect(places.full).toContain('a')
  })

  test('are as many as are said, also while it is not known whose a run is', async () => {
    const places = new Places(2)
    await places.during(async () => {
      expect(places.free).toBe(1)
      expect([places.take('1', 'a'), places.take('2', 'b')]).toEqual([true, false])
    })
    expect(places.free).toBe(1)
    places.delete('1')
    places.delete('1')
    expect(places.free).toBe(2)
  })

  test('of a server that uses its store alone have no end', () => {
    const places = new Places(Number.MAX_SAFE_INTEGER)
    expect(Array.from({ length: 1000 }, (_, k) => places.take(`${k}`, 'a')).every(Boolean)).toBe(true)
    expect(places.full).toEqual([])
  })
})

describe('accepted runs of several accounts', () => {
  let shared: DatabaseServer
  const opened: Database[] = []
  beforeEach(() => {
    shared = new DatabaseServer(() => 'answered')
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    await shared.stop()
  })

  /** A server whose workers never end a run. */
  async function serverOf(member: string, heldMax: number) {
    const database = await Database.open(shared.url, { member })
    opened.push(database)
    shared.database.run('insert into members (id, server, name, until) values (?, ?, ?, 9e15)', [member, member, member])
    const store = new RunStore(database, member)
    const callers: string[] = []
    const announced: string[] = []
    const starter = {
      start: ({ caller }: { caller: string }) => {
        callers.push(caller)
        return { result: new Promise(() => undefined), stop: () => undefined }
      },
    } as unknown as RunStarter
    const jobs = { announce: (id: string) => void announced.push(id) } as unknown as Jobs
    const quota = new RunQuota(store, { records: 1000, bytes: 1e9 })
    const parts = {
      store,
      database,
      starter,
      metrics: new Metrics(),
      log: NO_LOG,
      unfinished: new Unfinished(),
      charging: null,
      baseUrl: '',
    }
    return { store, callers, announced, background: new BackgroundRuns({ ...parts, quota, heldMax, jobs }) }
  }

  const accept = async ({ background }: Awaited<ReturnType<typeof serverOf>>, owner: string | null) => {
    const wish = { form: 'json', columns: null } as const
    return background.accept(
      { kind: 'full', body: { text: '{}' }, wish, owner, keep: async () => [], slot: null, charge: null },
      { units: null },
    )
  }
  const heldBy = (holder: string) =>
    shared.database
      .query<{ owner: string | null; runs: number }, [string]>(
        'select owner, count(*) runs from runs where holder = ? group by owner order by 2 desc',
      )
      .all(holder)
      .map(({ owner, runs }) => [owner, runs])

  test('a run is taken at once although another account sent 30 that never end before it', async () => {
    const api = await serverOf('api', 0)
    const worker = await serverOf('worker', 8)
    for (let k = 0; k < 30; k++) await accept(api, 'many')
    for (let k = 0; k < 3; k++) await worker.background.takeUp()
    expect(heldBy('worker')).toEqual([['many', 4]])
    const late = await accept(api, 'late')
    await worker.background.takeUp()
    expect(heldBy('worker')).toEqual([
      ['many', 4],
      ['late', 1],
    ])
    expect(late.isHeld).toBe(false)
    expect(new Set(worker.callers).size).toBe(2)
  })

  test('are taken in turns of the accounts, oldest first', async () => {
    const api = await serverOf('api', 0)
    for (const owner of ['a', 'a', 'a', 'b', 'b', null]) await accept(api, owner)
    const owners = async (count: number, without: (string | null)[] = []) =>
      (await api.store.queue.unheld(count, without)).map(({ owner }) => owner)
    expect(await owners(10)).toEqual(['a', 'b', null, 'a', 'b', 'a'])
    expect(await owners(3)).toEqual(['a', 'b', null])
    expect(await owners(10, ['a'])).toEqual(['b', null, 'b'])
    expect(await owners(10, ['a', null])).toEqual(['b', 'b'])
  })

  test('that are announced at once are not more than the places, and leave those of another account', async () => {
    const api = await serverOf('api', 0)
    const worker = await serverOf('worker', 8)
    for (let k = 0; k < 20; k++) await accept(api, 'many')
    await accept(api, 'late')
    for (const id of api.announced) void worker.background.seeThrough(id)
    while (heldBy('worker').length < 2) {
      await worker.background.takeUp()
      await Bun.sleep(5)
    }
    const held = heldBy('worker').reduce((sum, [, runs]) => sum + (runs as number), 0)
    expect(held).toBeLessThanOrEqual(8)
  })
})
