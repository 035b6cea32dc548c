import { civilOf } from '../core/calendar.ts'
import type { Findings } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { type TestRows, valueAt } from './test-rows.ts'
import type { TestedRun } from './tested-plant.ts'
import { warmestAirC } from './warmest-air.ts'

/** Light that warms any module, W/m2, and its rise over the air above 1,000 W/m2 that no mounting reaches, K. */
const WARMING_WM2 = 600
const RISE_MAX_K = 65
/** Light of a day, W/m2. */
const DAY_WM2 = 50
/** Difference to the run's air in the same months that no weather explains, K; what it has in degF must be half as far off. */
const OFF_K = 15
const NEARER_FRAC = 0.5
/** An air temperature that stands for so long, hours. */
const STANDING_AIR_HOURS = 24
/** A module that stands while the light changes by so much in such a time, W/m2 and hours. */
const STANDING_LIGHT_WM2 = 200
const STANDING_MODULE_HOURS = 3

/**
 * Reports temperatures that stand, and those in another unit: by the air of the run in the same calendar months
 * or the warmest places of the latitude, and by the rise of the module over the air.
 * @param isRunOwn  whether the air of the run is not that of the measurement
 */
export function checkTemperatures(rows: MeasuredRows, { rows: run, place }: TestedRun, isRunOwn: boolean, findings: Findings): void {
  checkAir(rows, isRunOwn ? run : null, place.latitude, findings)
  const riseK = medianRise(rows)
  if (riseK > RISE_MAX_K)
    findings.warn(
      'temperature_scale',
      'measured.temp_module_c',
      `The module is ${riseK.toFixed(0)} K warmer than the air per 1,000 W/m2 in rows above ${WARMING_WM2} W/m2, more than any mounting has: check the units (degC, not degF) and which column is which`,
    )
  const still = { air: standingHours(rows, rows.airC, false), module: standingHours(rows, rows.moduleC, true) }
  if (still.air >= STANDING_AIR_HOURS)
    findings.warn(
      'standing_temperature',
      'measured.temp_air_c',
      `The air temperature stands at one value for up to ${still.air.toFixed(0)} hours: the sensor or its logger failed; replace these values by null`,
    )
  if (still.module >= STANDING_MODULE_HOURS)
    findings.warn(
      'standing_temperature',
      'measured.temp_module_c',
      `The module temperature stands at one value for up to ${still.module.toFixed(0)} hours while the light changes by ${STANDING_LIGHT_WM2} W/m2 or more: the sensor or its logger failed, and what is corrected for temperature is wrong; replace these values by null`,
    )
}

function checkAir(rows: MeasuredRows, run: TestRows | null, latitudeDeg: number, findings: Findings): void {
  const other = run === null ? null : dayMeans(run)
  let count = 0
  let sum = 0
  let sumOfRun = 0
  let beyondC = Number.NaN
  for (const [month, mean] of dayMeans(rows)) {
    if (mean.sum > warmestAirC(latitudeDeg, month) * mean.count) beyondC = mean.sum / mean.count
    const ofRun = other?.get(month)
    if (ofRun === undefined) continue
    count += mean.count
    sum += mean.sum
    sumOfRun += (ofRun.sum / ofRun.count) * mean.count
  }
  const isOff = count > 0 && Math.abs(sum - sumOfRun) > OFF_K * count
  if (!isOff && Number.isNaN(beyondC)) return
  const meanC = isOff ? sum / count : beyondC
  const fromFahrenheitC = ((meanC - 32) * 5) / 9
  const isFahrenheit = !isOff || Math.abs(fromFahrenheitC - sumOfRun / count) < NEARER_FRAC * Math.abs(meanC - sumOfRun / count)
  findings.warn(
    'temperature_scale',
    'measured.temp_air_c',
    `The air is ${meanC.toFixed(1)} degC on average by day, ${isOff ? `but ${(sumOfRun / count).toFixed(1)} degC in the same months of the run` : 'warmer than any place of this latitude in this month'}: ${
      isFahrenheit
        ? `it looks like degF (${fromFahrenheitC.toFixed(1)} degC); send degC`
        : 'check the unit, the sensor, and the site of the run'
    }`,
  )
}

/** Sums of the air temperature by calendar month, of rows with light. */
function dayMeans({ n, startMinutes, poaWm2, airC }: TestRows): Map<number, { count: number; sum: number }> {
  const means = new Map<number, { count: number; sum: number }>()
  let day = Number.NaN
  let month = { count: 0, sum: 0 }
  for (let i = 0; i < n; i++) {
    const air = valueAt(airC, i)
    if (!(poaWm2[i] > DAY_WM2) || Number.isNaN(air)) continue
    const own = Math.floor(startMinutes[i] / 1440)
    if (own !== day) {
      day = own
      const key = civilOf(startMinutes[i]).month
      month = means.get(key) ?? { count: 0, sum: 0 }
      means.set(key, month)
    }
    month.count++
    month.sum += air
  }
  return means
}

/** Median rise of the module over the air per 1,000 W/m2 in bright rows, K; NaN without both. */
function medianRise({ n, poaWm2, moduleC, airC }: MeasuredRows): number {
  const rises: number[] = []
  for (let i = 0; i < n; i++) {
    const riseK = poaWm2[i] >= WARMING_WM2 ? valueAt(moduleC, i) - valueAt(airC, i) : Number.NaN
    if (!Number.isNaN(riseK)) rises.push((riseK / poaWm2[i]) * 1000)
  }
  return rises.length === 0 ? Number.NaN : Float64Array.from(rises).sort()[rises.length >> 1]
}

/**
 * The longest time in which a temperature has one value, hours.
 * @param isUnderLight  whether only times count in which the irradiance changes
 */
function standingHours({ n, startMinutes, stepMinutes, poaWm2 }: TestRows, column: Float64Array | null, isUnderLight: boolean): number {
  if (column === null) return 0
  let longest = 0
  let first = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < n; i++) {
    if (i === 0 || column[i] !== column[i - 1]) {
      first = i
      least = Number.POSITIVE_INFINITY
      most = Number.NEGATIVE_INFINITY
    }
    if (Number.isNaN(column[i])) continue
    if (poaWm2[i] < least) least = poaWm2[i]
    if (poaWm2[i] > most) most = poaWm2[i]
    const hours = (startMinutes[i] + stepMinutes - startMinutes[first]) / 60
    if (hours > longest && (!isUnderLight || most - least >= STANDING_LIGHT_WM2)) longest = hours
  }
  return longest
}
