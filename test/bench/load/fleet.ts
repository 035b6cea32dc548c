import { startSqld } from '../../server/db/sqld.ts'
import { startRedis } from '../../server/jobs/redis.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { WatchedServer } from './watch.ts'

/** Servers of one store in processes of their own, with what they need. */
export interface Fleet {
  /** Where requests go. */
  readonly urls: readonly string[]
  readonly servers: readonly WatchedServer[]
  /** Processes by what they are. */
  readonly parts: Readonly<Record<Part, readonly number[]>>
  /** Addresses of the database server and of Redis; null without one. */
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  stop(): Promise<void>
}

export type Part = 'api' | 'worker' | 'sqld' | 'redis'

export interface FleetPlan {
  /** Threads of each server that answers requests; the others leave accepted runs to the workers. */
  readonly api: readonly number[]
  /** Threads of each server that makes accepted runs alone. */
  readonly workers?: readonly number[]
  /** `file` for one server; `sqld` for a database server; `redis` for one and a queue. */
  readonly store: 'file' | 'sqld' | 'redis'
  /** Whether the servers warm up and make the demos, as they do by default. */
  readonly isToWarmUp?: boolean
}

/**
 * Patience beyond any load: what is measured is the time, and not a refusal. One address may have all
 * requests, because all come from it.
 */
const SETTINGS = { SYNC_WAIT_MS: '600000', WORK_WAIT_MS: '600000', REQUESTS_PER_ADDRESS: '10000' }

const running = new Set<() => Promise<void>>()

/** Stops the fleets that run: a load that is interrupted leaves no servers behind. */
export async function stopFleets(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()))
}

export async function startFleet({ api, workers = [], store, isToWarmUp = true }: FleetPlan): Promise<Fleet> {
  const database = store === 'file' ? null : await startSqld()
  const redis = store === 'redis' ? await startRedis() : null
  const settings = {
    ...SETTINGS,
    WARM_UP: isToWarmUp ? '1' : '0',
    ...(database !== null && { DATABASE_URL: database.url }),
    ...(redis !== null && { REDIS_URL: redis.url }),
  }
  const started: ServerProcess[] = []
  const stop = async () => {
    running.delete(stop)
    await Promise.all(started.map((server) => server.stop()))
    await Promise.all([database?.stop(), redis?.stop()])
  }
  running.add(stop)
  try {
    const roles = [...api.map((threads) => ['api', threads] as const), ...workers.map((threads) => ['worker', threads] as const)]
    // One after the other, as a rolling start.
    for (const [role, threads] of roles)
      started.push(await startServer({ ...settings, ROLE: workers.length === 0 ? 'all' : role, WORKERS: String(threads) }))
  } catch (cause) {
    await stop()
    throw cause
  }
  const pids = started.map(({ pid }) => pid)
  const parts = {
    api: pids.slice(0, api.length),
    worker: pids.slice(api.length),
    sqld: database === null ? [] : [database.pid],
    redis: redis === null ? [] : [redis.pid],
  }
  // The parts that servers share are counted with the first.
  const servers = started.map(({ baseUrl, pid }, k) => ({ url: baseUrl, pids: k === 0 ? [pid, ...parts.sqld, ...parts.redis] : [pid] }))
  const urls = started.slice(0, api.length).map(({ baseUrl }) => baseUrl)
  return { urls, servers, parts, databaseUrl: database?.url ?? null, redisUrl: redis?.url ?? null, stop }
}
