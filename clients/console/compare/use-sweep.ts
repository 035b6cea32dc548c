import { useEffect, useRef, useState } from 'preact/hooks'
import type { ConsoleState, Plant } from '../state/console-state.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { inChunks } from './in-chunks.ts'
import type { SweptFigures } from './objectives.ts'
import { type Axis, POINTS_MAX, sweepPoints } from './sweep-plan.ts'

/** A sweep that is done. */
export interface Swept {
  readonly x: Axis
  readonly y: Axis | null
  /** Of each point: its figures, or why it is refused. */
  readonly points: readonly (SweptFigures | string)[]
  readonly millis: number
  readonly plant: Plant
  readonly isThere: boolean
}

export type SweepState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly count: number }
  | { readonly is: 'cancelled'; readonly done: number; readonly count: number }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'done'; readonly swept: Swept }

/** Sweeps on all workers of the pool, or on the server where it has more points than a page takes. */
export function useSweep(
  pool: WorkerPool,
  root: string,
): {
  readonly sweep: SweepState
  readonly start: (state: Pick<ConsoleState, 'plant' | 'files'>, x: Axis, y: Axis | null) => void
  readonly cancel: () => void
} {
  const [sweep, setSweep] = useState<SweepState>({ is: 'idle' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (state: Pick<ConsoleState, 'plant' | 'files'>, x: Axis, y: Axis | null) => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    const { plant } = state
    const count = x.count * (y?.count ?? 1)
    const isThere = count > POINTS_MAX
    const begun = performance.now()
    let done = 0
    const tell = (state: SweepState) => stop.current === own && setSweep(state)
    tell({ is: 'running', done, count })
    try {
      const onDone = (number: number) => {
        done = number
        tell({ is: 'running', done, count })
      }
      const watching = { signal: own.signal, onDone }
      const points = isThere ? await there(state, [x, y], root, watching) : await here(pool, plant, sweepPoints(x, y), watching)
      tell({ is: 'done', swept: { x, y, points, millis: performance.now() - begun, plant, isThere } })
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

interface Watching {
  readonly signal: AbortSignal
  readonly onDone: (count: number) => void
}

async function here(
  pool: WorkerPool,
  { kind, body }: Plant,
  items: readonly Record<string, number>[],
  watching: Watching,
): Promise<(SweptFigures | string)[]> {
  const found = await inChunks(items, pool.size, async (points) => pool.ask('sweep', { kind, body, points }), watching)
  return found.map((each) => ('value' in each ? each.value : each.reason))
}

async function there(
  state: Pick<ConsoleState, 'plant' | 'files'>,
  axes: readonly [Axis, Axis | null],
  root: string,
  watching: Watching,
): Promise<(SweptFigures | string)[]> {
  const [{ sweptThere }, { wholeRequest }] = await Promise.all([import('./sweep-there.ts'), import('../take/whole-request.ts')])
  return sweptThere(await wholeRequest(state), axes, root, watching)
}
