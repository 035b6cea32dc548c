import type { Scene as ReadScene } from '@pvyield/contract/schemas'
import { looksOf, makeLayout, occludersOf, outlinesOf } from '@pvyield/engine/quick'
import { useMemo } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { DayMoments } from './day-moments.ts'
import { groundUnder } from './drawn-ground.ts'
import type { Drawn } from './stage.ts'
import { boundsOf } from './surroundings.ts'
import { useDay } from './use-day.ts'
import type { Validation } from './use-validation.ts'

/** What is drawn of a plant on a day. */
export interface DrawnDay {
  /** The newest scene that is valid. */
  readonly drawn: Drawn | null
  /** The newest day that was solved of it. */
  readonly moments: DayMoments | null
  readonly isSolving: boolean
  readonly failures: readonly string[]
}

/** @param isValid  whether the scene of the plant is: only then is a day of it solved */
export function useDrawn(pool: WorkerPool, plant: Plant, { valid }: Validation, isValid: boolean, date: string): DrawnDay {
  const drawn = useMemo(() => (valid === null ? null : drawnOf(valid.scene as ReadScene)), [valid])
  const { day, isNew, failures } = useDay(pool, isValid ? plant : null, date)
  const moments = useMemo(() => (drawn === null || day === null ? null : momentsOf(drawn, day)), [drawn, day])
  return { drawn, moments, isSolving: isValid && !isNew, failures: isNew ? failures : [] }
}

/** @param scene  as the service answered it, with what its terrain gives to the devices */
function drawnOf({ terrain, ...scene }: ReadScene): Drawn {
  const layout = makeLayout(scene)
  const occluders = occludersOf(layout)
  const ground = terrain === undefined ? null : groundUnder(terrain, layout.middle, boundsOf(layout, occluders))
  return { layout, looks: looksOf(scene, layout), occluders, outlines: outlinesOf(layout), ground }
}

/** The film of a day; null while the day is still that of a scene with other tables. */
function momentsOf({ layout }: Drawn, day: DayMoments['day']): DayMoments | null {
  const { devices, bins } = layout
  const isSame = day.tables.length + day.tables_left_out === devices.length && day.tables.every(({ id }, i) => id === devices[i]?.id)
  if (!isSame) return null
  const binOf = new Int32Array(devices.length)
  bins.forEach((bin, at) => {
    for (const device of bin.devices) binOf[device] = at
  })
  return new DayMoments(day, devices.length, binOf)
}
