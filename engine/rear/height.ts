import type { Bifacial } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { arrayAngles } from '../geometry/array-angles.ts'
import { rowsOverGround } from '../geometry/lit-ground.ts'
import { rowArray } from '../geometry/row-array.ts'

/** Warns of rows that would turn into the ground. */
export function checkHeight(array: Resolved['array'], { height_m }: Bifacial, sink: Sink): void {
  const { gcr, axisHeight, largestRad } = rowsOverGround(array, rowArray(array), height_m, arrayAngles(array))
  const needed = (gcr / 2) * Math.sin(Math.min(largestRad, Math.PI / 2))
  if (axisHeight >= needed * (1 - 1e-12)) return
  sink.warn('rows_below_ground', 'bifacial.height_m', { height_m, needed_m: height_m > 0 ? (height_m * needed) / axisHeight : null })
}
