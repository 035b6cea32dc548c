import type { Place } from '../core/great-circle.ts'
import { RAD_PER_MINUTE, SolarClock } from '../core/solar-clock.ts'
import { type Findings, percent } from './finding.ts'
import { type TestRows, valueAt } from './test-rows.ts'

/** The sun is as far below the horizon as it gets with civil twilight over, cosine of the zenith angle at -6 deg. */
const NIGHT_COS = -0.1045
/** Offsets of sensors and light of the moon and of lamps are below, W/m2. */
const NIGHT_WM2 = 20
/** Share of the DC power that no plant has at night. */
const NIGHT_POWER_FRAC = 0.01
/** Share of the night rows from which it is not a single event. */
const NIGHT_ROWS_FRAC = 0.002
/** Irradiance from which a day has begun, W/m2. */
const DAWN_WM2 = 10
/** A day with fewer hours of light is not whole. */
const DAY_HOURS_MIN = 4
const DAYS_MIN = 3
/** Middle of the daylight away from noon from which clocks are wrong; hills and trees move it by less. */
const SHIFT_MINUTES = 25

/**
 * Compares the light and the power with the sun of the place: what shines at night, and days whose
 * middle is not at solar noon.
 * Valid for: planes that see the sky, whichever way they look: diffuse light begins and ends with the sun.
 */
export function checkSun(rows: TestRows, place: Place, dcW: number, findings: Findings): void {
  const clock = new SolarClock(place, rows.timezoneH)
  checkNight(rows, clock, dcW, findings)
  const late = minutesLate(rows, clock)
  if (late === null || Math.abs(late) < Math.max(SHIFT_MINUTES, rows.stepMinutes * 0.6)) return
  findings.warn(
    'stamps_shifted',
    'measured.timezone',
    `The middle of the measured daylight is ${Math.abs(Math.round(late))} min ${late > 0 ? 'after' : 'before'} solar noon: check timezone (standard time, no daylight saving), interval, and the place of the run`,
  )
}

function checkNight(rows: TestRows, clock: SolarClock, dcW: number, findings: Findings): void {
  const { n, startMinutes, stepMinutes, poaWm2, acW } = rows
  let nights = 0
  let lit = 0
  let powered = 0
  for (let i = 0; i < n; i++) {
    if (clock.at(startMinutes[i]).cos > NIGHT_COS || clock.at(startMinutes[i] + stepMinutes).cos > NIGHT_COS) continue
    nights++
    if (poaWm2[i] > NIGHT_WM2) lit++
    if (valueAt(acW, i) > NIGHT_POWER_FRAC * dcW) powered++
  }
  if (lit > NIGHT_ROWS_FRAC * nights)
    findings.warn(
      'night_light',
      'measured.poa_wm2',
      `${lit} of ${nights} rows at night (${percent(lit / nights)}) have more than ${NIGHT_WM2} W/m2: check timezone, the stamps, and the zero of the sensor`,
    )
  if (powered > NIGHT_ROWS_FRAC * nights)
    findings.warn(
      'night_power',
      'measured.power_ac_kw',
      `${powered} of ${nights} rows at night (${percent(powered / nights)}) have power: check timezone and the stamps, and whether a battery is behind the meter`,
    )
}

/** Median over days of how late the middle of the daylight is after solar noon, minutes; null for too few whole days. */
function minutesLate({ n, startMinutes, stepMinutes, poaWm2 }: TestRows, clock: SolarClock): number | null {
  const late: number[] = []
  let day = Number.NaN
  let first = Number.NaN
  let last = Number.NaN
  const close = () => {
    if (!(last - first >= DAY_HOURS_MIN * 60)) return
    const middle = (first + last) / 2
    const hour = clock.circle(middle).hour / RAD_PER_MINUTE
    late.push(((((hour + 720) % 1440) + 1440) % 1440) - 720)
  }
  for (let i = 0; i < n; i++) {
    const own = Math.floor((startMinutes[i] - clock.midnightMinutes) / 1440)
    if (own !== day) {
      close()
      day = own
      first = Number.NaN
    }
    if (!(poaWm2[i] > DAWN_WM2)) continue
    if (Number.isNaN(first)) first = startMinutes[i]
    last = startMinutes[i] + stepMinutes
  }
  close()
  return late.length < DAYS_MIN ? null : Float64Array.from(late).sort()[late.length >> 1]
}
