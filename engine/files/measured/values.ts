import { isMissingCode, repeatedCodes } from '../../core/missing-codes.ts'
import type { CellReader } from '../weather/cells.ts'
import { WeatherFileError } from '../weather/error.ts'
import { MEASURED_COLUMNS, type MeasuredHeading } from './headings.ts'

export type Column = (number | null)[]

const DAY_MINUTES = 1440
/** Rises of a counter between two resets; a short winter day of a plant has fewer. */
const RISES_PER_FALL = 5
/** Largest percentage that looks like a fraction. */
const FRACTION_MAX = 1

/** Words of flags, lower case. */
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries('yes true y on ja wahr oui vrai si verdadero'.split(' ').map((word) => [word, 1])),
  ...Object.fromEntries('no false n off nein falsch non faux falso'.split(' ').map((word) => [word, 0])),
}

/** A flag as a number or as a word; NaN for another text. */
export function flagReader(number: CellReader): CellReader {
  return (text, from, to) => {
    const word = text.slice(from, to).replaceAll('"', '').trim().toLowerCase().replace('í', 'i')
    return Object.hasOwn(WORDS, word) ? WORDS[word] : number(text, from, to)
  }
}

interface Rows {
  readonly stepMinutes: number
  readonly startMinutes: Float64Array
}

/**
 * Values of a column of a measurement in the unit of a request, null where they are missing or codes.
 * Fails: WeatherFileError for a power or energy that is a counter.
 */
export function measuredValues(
  sent: Float64Array,
  heading: MeasuredHeading & { readonly name: string },
  rows: Rows,
  notes: string[],
): Column {
  const isPower = heading.column === 'power_ac_kw' || heading.column === 'power_dc_kw'
  const known = isPower ? withoutCodes(sent) : sent
  if (isPower) refuseCounter(known, heading.name, rows)
  const values = within(inUnit(known, heading, rows.stepMinutes), MEASURED_COLUMNS[heading.column])
  const lost = sent.findIndex((value, i) => !Number.isNaN(value) && values[i] === null)
  if (lost >= 0) {
    const count = sent.reduce((sum, value, i) => sum + (!Number.isNaN(value) && values[i] === null ? 1 : 0), 0)
    notes.push(
      `${heading.name}: ${count} ${count === 1 ? 'value is a code for a missing one or is' : 'values are codes for missing ones or are'} outside the range of the column (${sent[lost]}); null in their place.`,
    )
  }
  if (heading.factor === 0.01 && values.some((value) => value) && sent.every((value) => !(value > FRACTION_MAX)))
    notes.push(
      `${heading.name} is never above ${FRACTION_MAX} % and is read as percent: if it is a fraction, name it ${heading.name.replace(/\s*[([].*$/, '')} (fraction) and send the file again.`,
    )
  return values
}

function withoutCodes(values: Float64Array): Float64Array {
  const repeated = repeatedCodes(values)
  return values.map((value) => (isMissingCode(value) || repeated.has(value) ? Number.NaN : value))
}

/**
 * Fails: WeatherFileError for values that rise and never fall over a day, or fall at most once a day after many rises: a day
 * of a plant falls as often as it rises.
 */
function refuseCounter(values: Float64Array, name: string, { startMinutes }: Rows): void {
  let first = -1
  let last = -1
  let falls = 0
  let rises = 0
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i])) continue
    if (last >= 0 && values[i] < values[last]) falls++
    if (last >= 0 && values[i] > values[last]) rises++
    if (first < 0) first = i
    last = i
  }
  const minutes = first < 0 ? 0 : startMinutes[last] - startMinutes[first]
  if (minutes < DAY_MINUTES || rises === 0) return
  if (falls > 0 && (falls > minutes / DAY_MINUTES + 1 || rises < RISES_PER_FALL * falls)) return
  const found =
    falls === 0
      ? `The values rise from ${values[first]} to ${values[last]} and never fall: the column is a counter`
      : `The values rise ${rises} times and fall ${falls} ${falls === 1 ? 'time' : 'times'} in ${Math.round(minutes / DAY_MINUTES)} days: the column is a counter that is reset, such as the energy since midnight`
  throw new WeatherFileError(
    `${found}; send the energy of each row, which is the difference of two readings, or the power`,
    undefined,
    name,
  )
}

function inUnit(values: Float64Array, { factor, isEnergy, isFahrenheit }: MeasuredHeading, stepMinutes: number): Float64Array {
  if (isFahrenheit) return values.map((value) => ((value - 32) * 5) / 9)
  const times = isEnergy ? (factor * 60) / stepMinutes : factor
  return times === 1 ? values : values.map((value) => value * times)
}

/** Values outside the range of a request are codes for missing ones. */
export function within(values: Float64Array, { min, max }: { readonly min: number; readonly max: number }): Column {
  return Array.from(values, (value) => (value >= min && value <= max ? value : null))
}
