import { formatStamp } from '../../core/calendar.ts'
import { negativeLight } from '../../core/negative-light.ts'
import { isCode } from './column-sample.ts'

interface Range {
  readonly min: number
  readonly max: number
  readonly unit: string
}

/**
 * A note on values outside the range of a column that are no usual code for a missing one: they are read as missing.
 * @param values  as in the file, NaN for gaps
 */
export function outsideNotes(name: string, values: Float64Array, { min, max, unit }: Range, startMinutes: Float64Array): string[] {
  let count = 0
  let first = -1
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i]) || (values[i] >= min && values[i] <= max) || isCode(values[i])) continue
    if (count++ === 0) first = i
  }
  if (count === 0) return []
  return [
    `${name}: ${count} of ${values.length} rows are outside ${min} to ${max} ${unit} and are read as missing, the first with ${values[first]} at ${formatStamp(startMinutes[first])}.`,
  ]
}

/** A note on an irradiance that is further below 0 than the zero of a sensor. Gaps are NaN. */
export function negativeNotes(name: string, wm2: Float64Array, startMinutes: Float64Array): string[] {
  const found = negativeLight(wm2)
  if (found === null) return []
  const { count, first } = found
  return [
    `${name}: ${count} of ${wm2.length} rows are further below 0 than the zero of a sensor, the first with ${wm2[first]} W/m2 at ${formatStamp(startMinutes[first])}: they count as 0; leave their cells empty if they are wrong.`,
  ]
}
