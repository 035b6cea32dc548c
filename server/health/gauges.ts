import { ENGINE_VERSION } from '@pvyield/engine/quick'
import type { Metrics } from '../metrics.ts'
import { VERSION } from '../version.ts'
import type { Pool } from '../workers/pool.ts'

const STARTED_AT_S = (Date.now() - performance.now()) / 1000

/** Adds the metrics of the current state. */
export function addGauges(metrics: Metrics, pool: Pool<object>, role: string): void {
  metrics.info('build_info', 'What this process runs, and its role among the servers of its store.', {
    version: VERSION,
    engine: ENGINE_VERSION,
    role,
  })
  metrics.gauge('process_start_time_seconds', 'When the process started, seconds since 1970.', () => STARTED_AT_S)
  metrics.counter('process_cpu_seconds_total', 'Processor time of the process, with its threads.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
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
  metrics.gauges(
    'threads_busy',
    'Threads that do a task: for short tasks, for long ones, for long checks.',
    'kind',
    async () => pool.busyThreads,
  )
  metrics.histogram('task_wait_seconds', 'How long tasks waited for a thread.', () => pool.waits)
  metrics.gauges('heap_bytes', 'Memory of the main thread that its collector knows.', 'kind', async () => {
    const { heapUsed, heapTotal, external } = process.memoryUsage()
    return [
      ['used', heapUsed],
      ['total', heapTotal],
      ['external', external],
    ]
  })
  metrics.gauge('resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
}
