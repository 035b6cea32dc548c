import { useEffect, useRef, useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { SweptPoint } from '../worker/jobs.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { inChunks } from './in-chunks.ts'
import { type Axis, sweepPoints } from './sweep-plan.ts'

/** A sweep that is done. */
export interface Swept {
  readonly x: Axis
  readonly y: Axis | null
  /** Of each point: its summary, or why it is refused. */
  readonly points: readonly (SweptPoint | string)[]
  readonly millis: number
  readonly plant: Plant
}

export type SweepState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly count: number }
  | { readonly is: 'cancelled'; readonly done: number; readonly count: number }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'done'; readonly swept: Swept }

/** Sweeps on all workers of the pool. */
export function useSweep(pool: WorkerPool): {
  readonly sweep: SweepState
  readonly start: (plant: Plant, x: Axis, y: Axis | null) => void
  readonly cancel: () => void
} {
  const [sweep, setSweep] = useState<SweepState>({ is: 'idle' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (plant: Plant, x: Axis, y: Axis | null) => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    const items = sweepPoints(x, y)
    const count = items.length
    const begun = performance.now()
    let done = 0
    const tell = (state: SweepState) => stop.current === own && setSweep(state)
    tell({ is: 'running', done, count })
    try {
      const { kind, body } = plant
      const found = await inChunks(items, pool.size, async (points) => pool.ask('sweep', { kind, body, points }), {
        signal: own.signal,
        onDone: (number) => {
          done = number
          tell({ is: 'running', done, count })
        },
      })
      const points = found.map((each) => ('value' in each ? each.value : each.reason))
      tell({ is: 'done', swept: { x, y, points, millis: performance.now() - begun, plant } })
    } catch (cause) {
      tell(
        own.signal.aborted
          ? { is: 'cancelled', done, count }
          : { is: 'failed', message: cause instanceof Error ? cause.message : String(cause) },
      )
    }
  }
  return { sweep, start: (...all) => void start(...all), cancel: () => stop.current?.abort() }
}
