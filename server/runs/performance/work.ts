import { PERFORMANCE_SERIES } from '@pvyield/engine/performance'
import type { Pool } from '../../workers/pool.ts'
import type { TasksOf } from '../../workers/protocol.ts'
import type { WorkOnRuns } from '../compare/service.ts'
import type { PerformanceTasks } from './tasks.ts'

/** A test of performance: one run, whose series are read. */
export function workOfPerformance(pool: Pool<TasksOf<PerformanceTasks>>): WorkOnRuns {
  return {
    kind: 'performance',
    chargePrefix: 'prf_',
    fieldOf: () => 'run',
    series: PERFORMANCE_SERIES,
    check: (input, options) => pool.submit('checkPerformance', input, options),
    run: (input, options) => pool.submit('testPerformance', input, options),
  }
}
