import type { Page } from '../http/mount.ts'
import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'

/** `/metrics` in Prometheus text. */
export function metricsPages(metrics: Metrics, pool: Pool<object>): readonly Page[] {
  return [
    {
      path: '/metrics',
      answer: () => ({
        status: 200,
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
        body: metrics.text({
          runs_waiting: pool.depth,
          runs_running: pool.running,
          workers: pool.size,
          resident_memory_bytes: process.memoryUsage.rss(),
        }),
        headers: { 'cache-control': 'no-store' },
      }),
    },
  ]
}
