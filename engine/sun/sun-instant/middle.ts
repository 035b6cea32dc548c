import type { RowInstants, SunInstantOption } from './option.ts'

/** The sun at the same time after the start of each row. */
export function fixedInstants(offsetMinutes: number | null): RowInstants {
  return (frame, instantMinutes) => {
    const { startMinutes } = frame.sky
    const offset = offsetMinutes ?? frame.stepMinutes / 2
    for (let i = 0; i < frame.n; i++) instantMinutes[i] = startMinutes[i] + offset
  }
}

export const middle: SunInstantOption = {
  title: 'Middle of the row',
  source: 'Convention of pvlib and of tools for sub-hourly data: the sun at the middle of the interval of the row',
  prepare: () => fixedInstants(null),
}
