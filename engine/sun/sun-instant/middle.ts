import type { RowInstants, SunInstantOption } from './option.ts'

/** The same time after the start of every row. */
export function fixedInstants(offsetMin: number | null): RowInstants {
  return (frame, instantMin) => {
    const { startMin } = frame.sky
    const offset = offsetMin ?? frame.stepMin / 2
    for (let i = 0; i < frame.n; i++) instantMin[i] = startMin[i] + offset
  }
}

export const middle: SunInstantOption = {
  title: 'Middle of the row',
  source: 'Convention of pvlib and of tools for sub-hourly data: the sun at the middle of the interval that a row covers',
  prepare: () => fixedInstants(null),
}
