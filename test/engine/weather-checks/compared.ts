import { ComparedRows, watchedFor } from '../../../engine/core/compared-rows.ts'
import { makeFrame } from '../../../engine/core/frame.ts'

interface Columns {
  ghiWm2: Float64Array | null
  dhiWm2: Float64Array | null
  dniWm2: Float64Array | null
}

/** Rows of one block with the sun at these cosines, below the horizon where they are negative. */
export function compared(columns: Columns, cosines: Float64Array, extraWm2: number): ComparedRows {
  const n = cosines.length
  const frame = makeFrame(n, 60)
  frame.n = n
  frame.sky.sunZenithCos.set(cosines)
  frame.sky.isUp.set(cosines.map((cos) => (cos > 0 ? 1 : 0)))
  frame.sky.extraNormalWm2.fill(extraWm2)
  const rows = new ComparedRows(columns, watchedFor(columns))
  rows.next(frame)
  return rows
}
