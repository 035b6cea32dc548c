import { pressurePa } from '../../core/pressure.ts'
import { nameIn } from './column-words.ts'
import type { Recording } from './recording.ts'
import type { Timeline } from './timeline.ts'

/** Air of one value for longer than this was not measured. */
const LONGEST_MINUTES = 2 * 1440

/** A pressure this close to the standard atmosphere is what a run uses without the column. */
const STANDARD_FRAC = 0.005

/** Columns that a run does without. */
const OPTIONAL = [
  ['pressure_hpa', 'hPa'],
  ['relative_humidity', 'as a fraction'],
] as const

/**
 * Notes on pressure and humidity that never change; `weather-checks/air.ts` does temperature and wind.
 */
export function constantNotes(
  recording: Recording,
  columns: Partial<Record<(typeof OPTIONAL)[number][0], Float64Array>>,
  { stepMinutes }: Pick<Timeline, 'stepMinutes'>,
): string[] {
  return OPTIONAL.flatMap(([name, unit]) => {
    const values = columns[name]
    const first = values?.find((value) => !Number.isNaN(value))
    if (values === undefined || first === undefined || values.length * stepMinutes < LONGEST_MINUTES) return []
    if (values.some((value) => value !== first && !Number.isNaN(value))) return []
    const { elevationM } = recording
    if (name === 'pressure_hpa' && elevationM !== null && Math.abs((100 * first) / pressurePa(elevationM) - 1) < STANDARD_FRAC) return []
    return [
      `${nameIn(recording, name)}: every value is ${Number(first.toPrecision(6))} ${unit}, so it was not measured: leave the column out if it is unknown.`,
    ]
  })
}
