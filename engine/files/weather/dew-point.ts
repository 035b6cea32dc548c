import { relativeHumidityFrac } from '../../core/humidity.ts'
import type { Recording } from './recording.ts'
import { WEATHER_COLUMNS } from './units.ts'

/** How the temperature was converted, when its values proved another unit. */
export interface TemperatureChange {
  plus: number
  factor: number
  found: string
}

/**
 * Rounding and two sensors put the dew point of fog above the temperature, but never by this much
 * in this share of the rows.
 */
const ABOVE_K = 3
const ABOVE_TOLERATED_FRAC = 0.05

/**
 * Computes the humidity of a file that has a dew point instead, from the temperature in degC. A dew
 * point above that temperature was in the temperature's own former unit and is converted alike.
 * Returns notes.
 */
export function humidityFromDewPoint({ columns, dewPointC }: Recording, change: TemperatureChange | null): string[] {
  const { temp_air_c: tempAirC } = columns
  if (dewPointC === undefined || tempAirC === undefined) return []
  let dewC = dewPointC
  let isAbove = isOftenAbove(dewC, tempAirC)
  const notes = ['relative_humidity: computed from the dew point.']
  if (isAbove && change !== null) {
    const converted = dewC.map((value) => (value + change.plus) * change.factor)
    isAbove = isOftenAbove(converted, tempAirC)
    if (!isAbove) {
      dewC = converted
      notes.push(`The dew point is in ${change.found} like the temperature, and the service converted it in the same way.`)
    }
  }
  if (isAbove)
    notes.push(
      'The dew point is often above the air temperature, which is impossible: relative_humidity is too high; check the units of both columns.',
    )
  columns.relative_humidity = humidityOf(tempAirC, dewC)
  return notes
}

function isOftenAbove(dewC: Float64Array, tempAirC: Float64Array): boolean {
  let above = 0
  let known = 0
  for (let i = 0; i < dewC.length; i++) {
    // missing codes are large numbers, but so are K and tenths of a degree
    if (!isKnown(tempAirC[i]) || !(Math.abs(dewC[i]) < CODE_MIN)) continue
    known++
    if (dewC[i] > tempAirC[i] + ABOVE_K) above++
  }
  return above > ABOVE_TOLERATED_FRAC * known
}

const CODE_MIN = 900
const { min, max } = WEATHER_COLUMNS.temp_air_c
const isKnown = (tempC: number) => tempC >= min && tempC <= max

/**
 * Relative humidity, rounded to 0.01 % to remove the rounding noise of the exponential; NaN when
 * either input is a missing code.
 */
function humidityOf(tempAirC: Float64Array, dewPointC: Float64Array): Float64Array {
  return tempAirC.map((tempC, i) =>
    isKnown(tempC) && isKnown(dewPointC[i]) ? Math.round(relativeHumidityFrac(tempC, dewPointC[i]) * 1e4) / 1e4 : Number.NaN,
  )
}
