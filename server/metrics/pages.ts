import type { Page } from '../http/mount.ts'
import type { Pool } from '../workers/pool.ts'
import type { Metrics } from './service.ts'

/** `/metrics` in Prometheus text. */
export function metricsPages(metrics: Metrics, pool: Pool): readonly Page[] {
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
