import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import type { Jobs } from './jobs.ts'

const QUEUE = 'pvyield-runs'
/** How long Redis believes that a server which died has its jobs. The store gives them to others when it gives the server up. */
const LOCK_MILLIS = 10_000
const STALLED_MILLIS = 5000
/** How often a Redis that stays away is logged: its clients try it several times a second. */
const LOG_AGAIN_MILLIS = 60_000
/** A run is made by whom the store names, so that a job says nothing more when it is done. */
const KEPT = { removeOnComplete: true, removeOnFail: true } as const

/**
 * Jobs by BullMQ on Redis or Valkey. A job is the id of a run.
 * @param url  `redis://` or `rediss://`
 */
export function redisJobs(url: string, log: Log): Jobs {
  const failed = (cause: unknown) => {
    if (isClosed || performance.now() < loggedAt + LOG_AGAIN_MILLIS) return
    loggedAt = performance.now()
    log.warn('queue_failed', { cause: String(cause) })
  }
  const connect = (maxRetriesPerRequest: number | null) => {
    const connection = new Redis(url, { maxRetriesPerRequest, retryStrategy: (tries) => Math.min(100 * tries, 2000) })
    connection.on('error', failed)
    return connection
  }
  let isClosed = false
  let loggedAt = Number.NEGATIVE_INFINITY
  let worker: Worker | null = null
  const producer = connect(1)
  const connections = [producer]
  const queue = new Queue(QUEUE, { connection: producer, defaultJobOptions: KEPT })
  queue.on('error', failed)
  return {
    announce: (runId) => void queue.add('run', null, { jobId: runId }).catch(failed),
    take: (atOnce, work) => {
      const connection = connect(null)
      connections.push(connection)
      worker = new Worker(QUEUE, async ({ id }) => work(id ?? ''), {
        connection,
        concurrency: atOnce,
        lockDuration: LOCK_MILLIS,
        stalledInterval: STALLED_MILLIS,
        maxStalledCount: 2,
      })
      worker.on('error', failed)
    },
    close: async () => {
      isClosed = true
      await Promise.allSettled([worker?.close(true), queue.close()])
      for (const connection of connections) connection.disconnect()
    },
  }
}
