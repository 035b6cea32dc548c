import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { SentBody } from '@pvyield/contract/handlers'
import { Database } from '../../../server/db/database.ts'
import { type Jobs, NO_JOBS } from '../../../server/jobs/jobs.ts'
import { redisJobs } from '../../../server/jobs/redis-jobs.ts'
import type { Log } from '../../../server/log.ts'
import { Metrics } from '../../../server/metrics.ts'
import { RedisLink } from '../../../server/redis/link.ts'
import type { AdmittedRun } from '../../../server/runs/admission.ts'
import { BackgroundRuns } from '../../../server/runs/background.ts'
import { ENGINE_ORDER } from '../../../server/runs/engine-order.ts'
import { RunQuota } from '../../../server/runs/run-quota.ts'
import type { RunStarter } from '../../../server/runs/starter.ts'
import { RunStore } from '../../../server/runs/store.ts'
import type { RunDone } from '../../../server/runs/tasks.ts'
import { Unfinished } from '../../../server/runs/unfinished.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { REDIS, type RedisServer, startRedis } from '../jobs/redis.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const SENT = { kind: 'full', owner: null, wish: { form: 'json', columns: null }, keep: async () => [], slot: null, charge: null } as const
const DONE = {
  record: { resolved: '{}', response: new Uint8Array(4), seriesHead: null, headline: '{}', blocks: [] },
  millis: 1,
} as unknown as RunDone
const WORKERS = 3
const HELD_MAX = 8

/** A server of the store with workers that take what they get. */
interface Server {
  readonly background: BackgroundRuns
  /** Runs that workers have. */
  readonly atWork: Set<string>
  look(): Promise<void>
  /** As a kill. */
  die(): void
  /** As SIGTERM without time for what is under way. */
  stop(): Promise<void>
}

let shared: DatabaseServer
let redis: RedisServer | null
const opened: Database[] = []
const links: RedisLink[] = []
beforeEach(() => {
  shared = new DatabaseServer(() => 'answered')
})
afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  for (const database of opened.splice(0)) await database.close().catch(() => undefined)
  await shared.stop()
  await redis?.stop()
  redis = null
})

interface ServerOptions {
  readonly heldMax?: number
  readonly engine?: number
  /** Does the work of a run; the run is complete when it settles. */
  readonly work?: (text: string, server: Server) => Promise<void>
}

let count = 0
async function serverOn({ heldMax = HELD_MAX, engine = ENGINE_ORDER, work = () => Bun.sleep(1) }: ServerOptions): Promise<Server> {
  const id = `server ${count++}`
  let isDead = false
  const database = await Database.open(shared.url, { member: id })
  opened.push(database)
  shared.database.run('insert into members (id, server, name, until) values (?, ?, ?, 9e15)', [id, id, id])
  const link = redis === null ? null : new RedisLink(redis.url, NO_LOG)
  if (link !== null) links.push(link)
  const jobs: Jobs = link === null ? NO_JOBS : redisJobs(link)
  const store = new RunStore(database, id, engine)
  const waiting: (() => Promise<void>)[] = []
  let free = WORKERS
  const next = () => {
    if (free > 0 && !isDead) void waiting.shift()?.()
  }
  const starter = {
    start: (_run: unknown, { body }: { body: () => Promise<SentBody> }) => {
      const { promise, resolve, reject } = Promise.withResolvers<RunDone>()
      waiting.push(async () => {
        free--
        const sent = await body().catch(reject)
        if (isDead || sent === undefined) return
        const text = new TextDecoder().decode('bytes' in sent ? sent.bytes : new Uint8Array())
        server.atWork.add(text)
        await work(text, server)
        if (isDead) return
        server.atWork.delete(text)
        resolve(DONE)
        free++
        next()
      })
      next()
      return { result: promise, withdraw: () => false, stop: () => undefined }
    },
  } as unknown as RunStarter
  const parts = { store, database, starter, metrics: new Metrics(), log: NO_LOG, unfinished: new Unfinished(), charging: null, baseUrl: '' }
  const quota = new RunQuota(store, { records: 1000, bytes: 1e9 })
  const background = new BackgroundRuns({ ...parts, quota, heldMax, heldUpMillis: 1, jobs })
  if (heldMax > 0) jobs.take(heldMax, (run) => (isDead ? Promise.resolve() : background.seeThrough(run)))
  const leave = () => {
    isDead = true
    void jobs.close()
    shared.database.run('update members set until = 0 where id = ?', [id])
  }
  const server: Server = {
    background,
    atWork: new Set(),
    look: async () => {
      if (!isDead) await background.takeUp().catch(() => undefined)
    },
    die: leave,
    stop: async () => {
      isDead = true
      await background.letGo()
      leave()
    },
  }
  return server
}

const accept = async (server: Server, text: string) => (await server.background.accept({ ...SENT, body: { text } }, { units: null })).runId
const rowOf = (id: string) =>
  shared.database
    .query<{ status: string; attempts: number; failure: string | null }, [string]>(
      'select status, attempts, failure from runs where id = ?',
    )
    .get(id)
const isRunning = (ids: readonly string[]) => ids.some((id) => rowOf(id)?.status === 'running')

for (const [name, open] of [
  ['without Redis', async () => null],
  ['with Redis', REDIS === null ? null : startRedis],
] as const)
  describe.skipIf(open === null)(
    `two servers, ${name}${open === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
    () => {
      test('runs that kill their server end after three attempts that they had to themselves, and all others complete', async () => {
        redis = open === null ? null : await open()
        /** Other runs of the server at each kill, by the run that killed it. */
        const kills = new Map<string, number[]>()
        const work = async (text: string, server: Server) => {
          await Bun.sleep(text.startsWith('poison') ? 3 : 6)
          if (!text.startsWith('poison')) return
          kills.set(text, [...(kills.get(text) ?? []), server.atWork.size - 1])
          server.die()
          servers.splice(servers.indexOf(server), 1)
          await serverOn({ work }).then((born) => servers.push(born))
        }
        const servers = [await serverOn({ work }), await serverOn({ work })]
        const api = await serverOn({ heldMax: 0 })
        const texts = Array.from({ length: 40 }, (_, k) => (k % 15 === 7 ? `poison ${k}` : `innocent ${k}`))
        const ids = await Promise.all(texts.map((text) => accept(api, text)))
        while (isRunning(ids)) {
          for (const server of [...servers]) await server.look()
          await Bun.sleep(5)
        }
        const poisons = texts.flatMap((text, k) => (text.startsWith('poison') ? [[text, rowOf(ids[k] ?? '')] as const] : []))
        for (const [text, row] of poisons) {
          expect(row).toMatchObject({ status: 'failed', failure: expect.stringContaining('in 3 attempts') })
          expect(kills.get(text)?.slice(-3)).toEqual([0, 0, 0])
          expect(kills.get(text)?.length).toBeLessThanOrEqual(4)
        }
        for (const [k, text] of texts.entries())
          if (!text.startsWith('poison')) expect([text, rowOf(ids[k] ?? '')?.status]).toEqual([text, 'complete'])
      })

      test('an attempt that a stop interrupts counts for nothing', async () => {
        redis = open === null ? null : await open()
        const api = await serverOn({ heldMax: 0 })
        const id = await accept(api, 'long')
        for (let stops = 0; stops < 5; stops++) {
          const server = await serverOn({ work: () => new Promise(() => undefined) })
          while (server.atWork.size === 0) {
            await server.look()
            await Bun.sleep(5)
          }
          await server.stop()
          expect(rowOf(id)).toMatchObject({ status: 'running', attempts: 0 })
        }
        const last = await serverOn({})
        while (isRunning([id])) {
          await last.look()
          await Bun.sleep(5)
        }
        expect(rowOf(id)?.status).toBe('complete')
      })

      test('a run that ended while a server looked for runs is not made again', async () => {
        redis = open === null ? null : await open()
        const made: string[] = []
        const server = await serverOn({ work: async (text) => void made.push(text) })
        const id = await accept(await serverOn({ heldMax: 0 }), 'once')
        while (isRunning([id])) {
          await server.look()
          await Bun.sleep(5)
        }
        await server.background.start(id, { ...SENT, caller: 'resumed', wanted: null } as unknown as AdmittedRun)
        expect([made, rowOf(id)]).toEqual([['once'], { status: 'complete', attempts: 1, failure: null }])
      })

      test('a server of an older version leaves the runs of a newer one to it, which takes those of both', async () => {
        redis = open === null ? null : await open()
        const made: string[] = []
        const by = (version: string) => async (text: string) => void made.push(`${text} by ${version}`)
        const [older, newer] = [ENGINE_ORDER, ENGINE_ORDER + 1]
        const old = await serverOn({ engine: older, work: by('older') })
        const apis = [await serverOn({ heldMax: 0, engine: older }), await serverOn({ heldMax: 0, engine: newer })] as const
        const ofNewer = await Promise.all([0, 1, 2].map((k) => accept(apis[1], `new ${k}`)))
        const ofOlder = await Promise.all([0, 1, 2].map((k) => accept(apis[0], `old ${k}`)))
        while (isRunning(ofOlder)) {
          await old.look()
          await Bun.sleep(5)
        }
        for (let k = 0; k < 5; k++) await old.look()
        expect(made.sort()).toEqual(['old 0 by older', 'old 1 by older', 'old 2 by older'])
        await old.stop()
        const after = await accept(apis[0], 'old 3')
        const young = await serverOn({ engine: newer, work: by('newer') })
        while (isRunning([...ofNewer, after])) {
          await young.look()
          await Bun.sleep(5)
        }
        expect(made.sort().slice(0, 3)).toEqual(['new 0 by newer', 'new 1 by newer', 'new 2 by newer'])
        expect(made).toContain('old 3 by newer')
      })
    },
  )
