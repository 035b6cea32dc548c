import { misplacedMinutes, misplacedWords } from '../weather-checks/misplaced-stamps.ts'
import type { FullReport } from '../weather-quality.ts'
import type { TestedRows } from './tested-rows.ts'

/**
 * Why a series is not cleaned, as a note, and what to send: its light is clearly not that of the sun of its stamps, so the
 * tests would remove right values. Null where it may be.
 * Where too few days have light for their clear hours to decide, light at night is asked for too: a sensor that fails
 * for an afternoon moves the mean minute of one day as far.
 * Checked by: test/engine/weather-tests/misplaced-stamps.test.ts
 */
export function misplacedNote(
  rows: Pick<TestedRows, 'n' | 'stepMinutes' | 'startMinutes' | 'columns' | 'sunZenithCos' | 'isUp'>,
  { quality, isNightBright, shiftNote }: FullReport,
): string | null {
  const { columns, sunZenithCos, isUp } = rows
  const light = columns.ghi_wm2 ?? columns.dhi_wm2 ?? columns.dni_wm2
  if (light === null) return null
  const sun = sunZenithCos.map((cos, row) => (isUp[row] === 1 ? Math.max(cos, 0) : 0))
  const minutes = misplacedMinutes(rows, light, sun, quality.time_shift_min ?? (isNightBright ? null : 0))
  if (minutes === null) return null
  return `The stamps do not fit the sun, with which the tests compare the rows: no value was removed or filled, and no section was made or stored. ${shiftNote ?? `The light is ${misplacedWords(minutes)}.`}`
}
