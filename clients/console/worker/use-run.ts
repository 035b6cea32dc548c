import type { Failure } from '@pvyield/engine/work'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ChosenPicture } from '../state/chosen-picture.ts'
import type { Plant } from '../state/console-state.ts'
import type { RunResult } from './jobs.ts'
import { Newest } from './newest.ts'
import { RequestFailures, type WorkerPool } from './pool.ts'

/** The run of what the page shows. */
export interface PlantRun {
  /** Of the newest request that ran; null before the first. While another one runs, it is the one before. */
  readonly result: RunResult | null
  /** The plant of the result. */
  readonly plant: Plant | null
  /** The picture that the result has the values of. */
  readonly picture?: ChosenPicture | undefined
  /** What is wrong with the newest request that ended. */
  readonly failures: readonly Failure[]
  /** The plant of the newest request that ended, well or not; another than the shown one while that runs. */
  readonly ended: Plant | null
}

interface Wanted {
  readonly plant: Plant
  readonly picture: ChosenPicture | undefined
}

const NOTHING: PlantRun = { result: null, plant: null, failures: [], ended: null }

/** Runs a plant whenever it changes. @param picture  which is drawn; only then a run answers more than numbers */
export function useRun(pool: WorkerPool, plant: Plant, picture: ChosenPicture | undefined): PlantRun {
  const [run, setRun] = useState<PlantRun>(NOTHING)
  const newest = useMemo(
    () =>
      new Newest<Wanted, RunResult>(
        ({ plant: { kind, body }, picture }) => pool.ask('run', { kind, body, ...(picture && { picture }) }),
        ({ plant, picture }, result) => setRun({ result, plant, picture, failures: [], ended: plant }),
        ({ plant }, cause) => setRun((before) => ({ ...before, failures: failuresOf(cause), ended: plant })),
      ),
    [pool],
  )
  useEffect(() => newest.want({ plant, picture }), [newest, plant, picture])
  return run
}

/** What is wrong, of what a run failed with. */
export function failuresOf(cause: unknown): readonly Failure[] {
  if (cause instanceof RequestFailures) return cause.failures
  return [{ code: 'run_failed', field: null, message: cause instanceof Error ? cause.message : String(cause) }]
}
