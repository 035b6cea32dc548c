import type { Frame } from '../../../engine/core/frame.ts'

/** Fills every column of a frame with values that a run would show if it read one of them. */
export function fillFrame(frame: Frame): void {
  const groups: object[] = [
    frame.sky,
    frame.plane,
    frame.dc,
    frame.ac,
    ...frame.faces.flatMap(({ plane, dc, bins }) => [plane, dc, ...bins]),
  ]
  for (const group of groups) {
    for (const column of Object.values(group) as (Float64Array | Uint8Array)[]) column.fill(column instanceof Uint8Array ? 255 : Number.NaN)
  }
  frame.lit.rows.fill(-1)
  frame.lit.n = -1
  frame.n = -1
  frame.first = -1
}
