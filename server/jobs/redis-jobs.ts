import { Queue, Worker } from 'bullmq'
import type { RedisLink } from '../redis/link.ts'
import type { Jobs } from './jobs.ts'

const QUEUE = 'pvyield-runs'
/** How long Redis believes that a server which died has its jobs. The store gives them to others when it gives the server up. */
const LOCK_MILLIS = 10_000
const STALLED_MILLIS = 5000
/** A run is made by whom the store names, so that a job says nothing more when it is done. */
const KEPT = { removeOnComplete: true, removeOnFail: true } as const

/** Jobs by BullMQ on Redis or Valkey. A job is the id of a run. */
export function redisJobs(link: RedisLink): Jobs {
  let worker: Worker | null = null
  const queue = new Queue(QUEUE, { connection: link.forQueue(1), defaultJobOptions: KEPT })
  queue.on('error', link.failed)
  return {
    announce: (runId) => void queue.add('run', null, { jobId: runId }).catch(link.failed),
    take: (atOnce, work) => {
      worker = new Worker(QUEUE, async ({ id }) => work(id ?? ''), {
        connection: link.forQueue(null),
        concurrency: atOnce,
        lockDuration: LOCK_MILLIS,
        stalledInterval: STALLED_MILLIS,
        maxStalledCount: 2,
      })
      worker.on('error', link.failed)
    },
    close: async () => {
      link.closing()
      await Promise.allSettled([worker?.close(true), queue.close()])
    },
  }
}
