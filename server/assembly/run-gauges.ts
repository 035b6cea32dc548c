import { type Metrics, OF_THE_STORE } from '../metrics.ts'
import type { RunQueue } from '../runs/run-queue.ts'

/** Adds the metrics of the accepted runs of all servers of the store. */
export function addRunGauges(metrics: Metrics, queue: Pick<RunQueue, 'unended'>): void {
  let reading: ReturnType<RunQueue['unended']> | null = null
  /** One query for all gauges of a reading. */
  const unended = () => {
    reading ??= queue.unended().finally(() => {
      reading = null
    })
    return reading
  }
  metrics.gauges('accepted_runs', `Accepted runs that have not ended. ${OF_THE_STORE}`, 'state', async () => {
    const { held, waiting } = await unended()
    return [
      ['held', held],
      ['waiting', waiting],
    ]
  })
  metrics.gauges(
    'accepted_run_age_seconds',
    `Age of the oldest accepted run that waits for a server. ${OF_THE_STORE}`,
    'state',
    async () => {
      const { oldestWaitingAt } = await unended()
      return [['waiting', oldestWaitingAt === null ? 0 : Math.max(0, (Date.now() - oldestWaitingAt) / 1000)]]
    },
  )
}
