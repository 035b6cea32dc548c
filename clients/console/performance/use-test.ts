import type { Failure } from '@pvyield/engine/work'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Newest } from '../worker/newest.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { failuresOf } from '../worker/use-run.ts'
import type { PerformanceJob, PerformanceResult } from './test-plant.ts'

/** The test of what the page shows. */
export interface ShownTest {
  /** Of the newest job that ended; null before the first. While another one runs, it is the one before. */
  readonly result: PerformanceResult | null
  /** Why the newest job could not end. */
  readonly failures: readonly Failure[]
  readonly isBusy: boolean
}

interface Ended extends Omit<ShownTest, 'isBusy'> {
  readonly job: PerformanceJob | null
}

/** Tests the plant whenever it or a choice changes. @param job  null without measured rows */
export function useTest(pool: WorkerPool, job: PerformanceJob | null): ShownTest {
  const [ended, setEnded] = useState<Ended>({ job: null, result: null, failures: [] })
  const newest = useMemo(
    () =>
      new Newest<PerformanceJob, PerformanceResult>(
        (wanted) => pool.ask('performance', wanted),
        (done, result) => setEnded({ job: done, result, failures: [] }),
        (done, cause) => setEnded({ job: done, result: null, failures: failuresOf(cause) }),
      ),
    [pool],
  )
  useEffect(() => {
    if (job !== null) newest.want(job)
  }, [newest, job])
  const { result, failures } = ended
  return job === null ? { result: null, failures: [], isBusy: false } : { result, failures, isBusy: ended.job !== job }
}
