import type { Place } from '../core/great-circle.ts'
import { SolarClock } from '../core/solar-clock.ts'
import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { type TestRows, valueAt } from './test-rows.ts'
import type { TestedRun } from './tested-plant.ts'

/** Irradiance of a sensor that sees no sky, W/m2. The front of a vertical bifacial plant can have little more. */
const DARK_WM2 = 20
const DARK_BIFACIAL_WM2 = 5
/** Power per that of the modules under the measured light, and the least share of their power, that no light as weak gives. */
const RATIO_MAX = 3
const POWER_FRAC = 0.02
/** Cosine of the zenith angle of a sun 5 degrees up: before, a row can have power of light that comes later in it. */
const DAY_COS = Math.sin((5 * Math.PI) / 180)

interface Lit {
  readonly rows: MeasuredRows
  /** Starts of the rows that lost their irradiance, minutes. */
  readonly dark: readonly number[]
}

/**
 * Takes irradiances near 0 out of rows by day in which the plant has the power of far more light: a dead, covered or
 * switched-off sensor. Left in, such rows add energy without irradiation to every ratio.
 * Valid for: plants without a battery; with one, power says nothing of the light, and all rows stay.
 */
export function withoutDeadIrradiance(rows: MeasuredRows, run: TestedRun, dcW: number, findings: Findings): Lit {
  const taken = run.hasBattery ? [] : deadRows(rows, run.place, dcW, run.isBifacial ? DARK_BIFACIAL_WM2 : DARK_WM2)
  if (taken.length === 0) return { rows, dark: [] }
  const { n, startMinutes, acW } = rows
  const poaWm2 = rows.poaWm2.slice()
  for (const i of taken) poaWm2[i] = Number.NaN
  const kwh = taken.reduce((sum, i) => sum + (valueAt(acW, i) * rows.stepMinutes) / 60_000, 0)
  findings.warn(
    'irradiance_dead',
    'measured.poa_wm2',
    `${taken.length} of ${n} rows (${percent(taken.length / n)}) have irradiance near 0 by day while the plant delivers ${kwh.toFixed(kwh < 100 ? 1 : 0)} kWh: the sensor is dead or covered, or the columns are of different times; these rows count as missing`,
  )
  return { rows: { ...rows, poaWm2 }, dark: taken.map((i) => startMinutes[i]) }
}

function deadRows(
  { n, startMinutes, stepMinutes, timezoneH, poaWm2, acW }: TestRows,
  place: Place,
  dcW: number,
  darkWm2: number,
): number[] {
  const clock = new SolarClock(place, timezoneH)
  const dead: number[] = []
  for (let i = 0; i < n; i++) {
    if (!(poaWm2[i] < darkWm2) || !(valueAt(acW, i) > dcW * Math.max(POWER_FRAC, (RATIO_MAX * poaWm2[i]) / 1000))) continue
    if (clock.at(startMinutes[i]).cos > DAY_COS && clock.at(startMinutes[i] + stepMinutes).cos > DAY_COS) dead.push(i)
  }
  return dead
}
