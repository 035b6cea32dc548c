import type { Failure } from '@pvyield/engine/work'
import { useEffect, useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { RunAnswerHere } from '../worker/jobs.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { failuresOf } from '../worker/use-run.ts'

/** What became of a variant; undefined while it runs. */
export type VariantRun = { readonly answer: RunAnswerHere } | { readonly failures: readonly Failure[] } | undefined

/** Runs are the same for the same plant, which is a value that does not change. */
const known = new WeakMap<Plant, Promise<VariantRun>>()

/** The runs of plants, in their order. */
export function useVariantRuns(pool: WorkerPool, plants: readonly Plant[]): readonly VariantRun[] {
  const [runs, setRuns] = useState<ReadonlyMap<Plant, VariantRun>>(new Map())
  useEffect(() => {
    let isCurrent = true
    for (const plant of plants) {
      void runOf(pool, plant).then((run) => {
        if (isCurrent) setRuns((before) => new Map([...before, [plant, run]]))
      })
    }
    return () => {
      isCurrent = false
    }
  }, [pool, plants])
  return plants.map((plant) => runs.get(plant))
}

function runOf(pool: WorkerPool, plant: Plant): Promise<VariantRun> {
  const { kind, body } = plant
  const run =
    known.get(plant) ??
    pool.ask('run', { kind, body }).then(
      ({ answer }) => ({ answer }),
      (cause: unknown) => {
        known.delete(plant) // the service may answer the next time
        return { failures: failuresOf(cause) }
      },
    )
  known.set(plant, run)
  return run
}
