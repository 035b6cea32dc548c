import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'

/** Adds the metrics of the current state. */
export function addGauges(metrics: Metrics, pool: Pool<object>): void {
  metrics.gauge('runs_waiting', 'Tasks that wait for a worker.', () => pool.depth)
  metrics.gauge('runs_running', 'Tasks that workers are doing.', () => pool.running)
  metrics.gauge('large_waiting', 'Tasks of more than a second that wait.', () => pool.largeDepth)
  metrics.gauge('large_running', 'Tasks of more than a second that workers are doing.', () => pool.runningLarge)
  metrics.gauge('work_waiting_seconds', 'Estimated time of one worker for the tasks that wait.', () => pool.waitingSeconds)
  metrics.counter('tasks_cancelled_total', 'Tasks whose caller left before the result.', () => pool.counts.cancelled)
  metrics.counter('tasks_late_total', 'Tasks that took longer than their callers wait.', () => pool.counts.late)
  metrics.counter('tasks_overran_total', 'Tasks that computed for several times their estimate.', () => pool.counts.overran)
  metrics.counter('tasks_refused_total', 'Tasks that found no room in the queue.', () => pool.counts.refused)
  metrics.gauge('workers', 'Workers of the pool.', () => pool.size)
  metrics.gauge('resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
}
