import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import { Newest } from '../worker/newest.ts'
import { RequestFailures, type WorkerPool } from '../worker/pool.ts'
import type { SolvedDay } from './day-moments.ts'

interface Wanted {
  readonly plant: Plant
  readonly date: string
}

/** A day of the plant's scene. */
export interface DayOfPlant {
  /** The newest that was solved. */
  readonly day: SolvedDay | null
  /** Whether the day is of the plant and the date that are wanted. */
  readonly isNew: boolean
  /** What is wrong with the newest plant or date. */
  readonly failures: readonly string[]
}

/** Solves a day whenever the plant or the date changes. @param plant  null: not now */
export function useDay(pool: WorkerPool, plant: Plant | null, date: string): DayOfPlant {
  const [{ of, ...solved }, setSolved] = useState<{ of: Wanted | null; day: SolvedDay | null; failures: readonly string[] }>({
    of: null,
    day: null,
    failures: [],
  })
  const newest = useMemo(
    () =>
      new Newest<Wanted, SolvedDay>(
        ({ plant: { kind, body }, date }) => pool.ask('day', { kind, body, date }),
        (of, day) => setSolved({ of, day, failures: [] }),
        (of, cause) => setSolved(({ day }) => ({ of, day, failures: wordsOf(cause) })),
      ),
    [pool],
  )
  useEffect(() => {
    if (plant !== null) newest.want({ plant, date })
  }, [newest, plant, date])
  return { ...solved, isNew: of !== null && of.plant === plant && of.date === date }
}

function wordsOf(cause: unknown): readonly string[] {
  if (cause instanceof RequestFailures)
    return cause.failures.map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
  return [cause instanceof Error ? cause.message : String(cause)]
}
