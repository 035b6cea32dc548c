import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'

/** What the metrics say of this moment. */
export function addGauges(metrics: Metrics, pool: Pool<object>): void {
  metrics.gauge('runs_waiting', 'Tasks that wait for a worker.', () => pool.depth)
  metrics.gauge('runs_running', 'Tasks that a worker does.', () => pool.running)
  metrics.gauge('workers', 'Workers of the pool.', () => pool.size)
  metrics.gauge('resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
}
