import { ColumnSample } from './column-sample.ts'
import { nameIn } from './column-words.ts'
import type { Recording } from './recording.ts'

/** Fewer values prove nothing. */
const VALUES_MIN = 48
/** Share of negative values from which they are not missing codes, and their number of values. */
const NEGATIVE_MIN_FRAC = 0.005
const NEGATIVE_CODES_MAX = 5
/** Wind directions fill the circle; no wind has a hundredth of its hours above 30 m/s. */
const CIRCLE_DEG = 360
const NORTHWEST_DEG = 300
const NORTHWEST_MIN_FRAC = 0.01

/** What two columns were confused with, before their values are cleaned. */
export interface MixedColumns {
  notes: string[]
  /** Temperature and wind are judged by the note alone. */
  isExplained: boolean
}

/**
 * Recognizes wind direction in the column of wind speed, which is then ignored, and temperature and
 * wind in each other's column. Values outside the range of wind would otherwise count as missing.
 */
export function mixedColumns(recording: Recording): MixedColumns {
  const { columns } = recording
  const { wind_speed_ms: wind, temp_air_c: temp } = columns
  if (wind === undefined) return { notes: [], isExplained: false }
  const speeds = ColumnSample.of(wind)
  if (speeds.count < VALUES_MIN) return { notes: [], isExplained: false }
  const name = nameIn(recording, 'wind_speed_ms')
  const northwestFrac = speeds.fracAbove(NORTHWEST_DEG)
  if (speeds.quantile(1) <= CIRCLE_DEG && speeds.quantile(0) >= 0 && northwestFrac > NORTHWEST_MIN_FRAC) {
    delete columns.wind_speed_ms
    return {
      notes: [
        `${name}: the values run from ${speeds.quantile(0)} to ${speeds.quantile(1)} with a mean of ${speeds.mean.toFixed(0)}, as wind directions in degrees do: the column is ignored. Send wind speed in m/s.`,
      ],
      isExplained: false,
    }
  }
  const negativeFrac = negativesOf(wind)
  const isWarmth = negativeFrac > NEGATIVE_MIN_FRAC || (speeds.quantile(0.05) > 0 && speeds.median > 10)
  if (temp !== undefined && isWarmth && isWind(ColumnSample.of(temp))) {
    const temperatures = ColumnSample.of(temp)
    return {
      notes: [
        `${nameIn(recording, 'temp_air_c')} and ${name} seem to be swapped: the temperature runs from ${temperatures.quantile(0)} to ${temperatures.quantile(1)} degC with a mean of ${temperatures.mean.toFixed(1)} and is never below 0, as wind speed is, and the wind has a mean of ${speeds.mean.toFixed(1)} m/s${negativeFrac > 0 ? ` and values below 0 in ${(100 * negativeFrac).toFixed(1)} % of the rows` : ''}. Swap the names of the two columns and send the file again.`,
      ],
      isExplained: true,
    }
  }
  if (negativeFrac <= NEGATIVE_MIN_FRAC) return { notes: [], isExplained: false }
  return {
    notes: [
      `${name}: ${(100 * negativeFrac).toFixed(1)} % of the values are below 0, which wind speed never is: check whether this is another quantity, such as temperature or a component of the wind.`,
    ],
    isExplained: false,
  }
}

/** Share of values below 0; 0 when they are a few missing codes. */
function negativesOf(values: Float64Array): number {
  const different = new Set<number>()
  let count = 0
  for (let i = 0; i < values.length; i++) {
    if (!(values[i] < 0)) continue
    count++
    if (different.size <= NEGATIVE_CODES_MAX) different.add(values[i])
  }
  return different.size > NEGATIVE_CODES_MAX ? count / values.length : 0
}

/** Wind speed begins at calm, is never negative, and varies by more than a third of its mean. */
function isWind(sample: ColumnSample): boolean {
  return (
    sample.quantile(0) >= 0 &&
    sample.quantile(0.02) <= 1.6 &&
    sample.median > 0 &&
    sample.median <= 12 &&
    sample.quantile(0.99) <= 35 &&
    sample.variation > 0.33
  )
}
