import { useEffect, useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { PlantRequest } from '../worker/jobs.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { inChunks } from './in-chunks.ts'
import { stepped, type TornadoField, tornadoFields } from './tornado-fields.ts'

/** What a step down and a step up change, as fractions of the energy; null where the plant refuses it. */
export interface Effect {
  readonly field: TornadoField
  readonly step: number
  readonly down: number | null
  readonly up: number | null
}

export interface Tornado {
  readonly plant: PlantRequest['resolved']
  readonly effects: readonly Effect[]
}

/** Waits so long for the next letter of a number. */
const PAUSE_MILLIS = 250

/**
 * The effects of the steps, the largest first.
 * @param steps  of fields by their paths, where not the one that is proposed
 */
export function useTornado(
  pool: WorkerPool,
  plant: Plant,
  steps: Readonly<Record<string, number>>,
  isShown: boolean,
): { readonly tornado: Tornado | null; readonly fault: string | null } {
  const [shown, show] = useState<{ tornado: Tornado | null; fault: string | null }>({ tornado: null, fault: null })
  useEffect(() => {
    if (!isShown) return undefined
    let isCurrent = true
    const begin = () =>
      void tornadoOf(pool, plant, steps).then(
        (tornado) => isCurrent && show({ tornado, fault: null }),
        (cause: unknown) => isCurrent && show({ tornado: null, fault: cause instanceof Error ? cause.message : String(cause) }),
      )
    const timer = setTimeout(begin, PAUSE_MILLIS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pool, plant, steps, isShown])
  return shown
}

async function tornadoOf(pool: WorkerPool, plant: Plant, steps: Readonly<Record<string, number>>): Promise<Tornado> {
  const { kind, body } = plant
  const { resolved } = await pool.ask('request', { kind, body })
  const fields = tornadoFields(resolved)
  const stepOf = (field: TornadoField) => steps[field.path] ?? field.step
  // The plant itself is the first variant.
  const patches = [{}, ...fields.flatMap((field) => [stepped(resolved, field, -stepOf(field)), stepped(resolved, field, stepOf(field))])]
  const found = await inChunks(patches, pool.size, async (variants) => (await pool.ask('run', { kind, body, variants })).variants)
  const [own, ...others] = found.map((each) => ('value' in each ? each.value.summary.e_grid_kwh : null))
  const share = (kwh: number | null | undefined) =>
    typeof kwh !== 'number' || typeof own !== 'number' || own === 0 ? null : (kwh - own) / own
  const effects = fields.map((field, k) => ({ field, step: stepOf(field), down: share(others[2 * k]), up: share(others[2 * k + 1]) }))
  return { plant: resolved, effects: effects.sort((a, b) => widthOf(b) - widthOf(a)) }
}

function widthOf({ down, up }: Effect): number {
  return Math.max(Math.abs(down ?? 0), Math.abs(up ?? 0))
}
