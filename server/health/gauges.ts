import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'

/** Adds the metrics of the current state. */
export function addGauges(metrics: Metrics, pool: Pool<object>): void {
  metrics.gauge('runs_waiting', 'Tasks that wait for a worker.', () => pool.depth)
  metrics.gauge('runs_running', 'Tasks that workers are doing.', () => pool.running)
  metrics.gauge('workers', 'Workers of the pool.', () => pool.size)
  metrics.gauge('resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
}
