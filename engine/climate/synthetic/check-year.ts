import type { Sink } from '../../core/sink.ts'
import { DAYS, MONTH_DAYS, MONTH_STARTS, MONTHS } from '../typical-calendar.ts'
import { type AskedYear, LEAP_DAY, withoutLeapDay } from './request.ts'

/**
 * Sums may exceed those of the clearest air by this share: snow on the ground sends light back, and
 * an hour is not a formula. Hours of such a month or day are that sky in proportion.
 */
const ABOVE_CLEAREST_FRAC = 0.05
/** Below this share of the light above the air, a month with a sun is one in another unit. */
const DARKEST_FRAC = 0.03
/** Months and days with less light above the air may have any darkness. */
const TWILIGHT_WHM2 = 300
/** Rounding of sums that others have printed, kWh/m2. */
const PRINTED_KWHM2 = 0.5

/** Sums of the sky above a place, Wh/m2, by days. */
export interface SkyOfDays {
  readonly extraWhm2: Float64Array
  readonly clearestWhm2: Float64Array
}

/**
 * Reports what cannot be a year of the place: values that are missing or given twice, and light
 * that the sky of the place does not have.
 * Fails: at the field of each value.
 */
export function checkAskedYear({ monthly, daily }: AskedYear, sky: SkyOfDays, sink: Sink): void {
  const global = monthly?.ghi_kwhm2
  if (daily == null && global === undefined)
    sink.fail(
      'monthly.ghi_kwhm2',
      'There is no irradiation: send monthly.ghi_kwhm2, twelve sums in kWh/m2, or daily.ghi_kwhm2, 365 of them',
    )
  if (daily != null && global !== undefined)
    sink.fail('monthly.ghi_kwhm2', 'The irradiation is given twice: send either monthly.ghi_kwhm2 or daily.ghi_kwhm2')
  if (monthly?.temp_air_c === undefined && daily?.temp_air_c === undefined)
    sink.fail(
      'monthly.temp_air_c',
      'There is no air temperature: send monthly.temp_air_c, twelve means in degC, or daily.temp_air_c, 365 of them',
    )
  if (monthly?.temp_air_c !== undefined && daily?.temp_air_c !== undefined)
    sink.fail('monthly.temp_air_c', 'The air temperature is given twice: send either monthly.temp_air_c or daily.temp_air_c')
  if (daily?.temp_air_c !== undefined && daily.temp_air_c.length !== daily.ghi_kwhm2.length)
    sink.fail(
      'daily.temp_air_c',
      `There are ${daily.temp_air_c.length} temperatures and ${daily.ghi_kwhm2.length} sums of irradiation: send both for the same days, 365 of each, or 366 of a leap year`,
    )
  const days = daily == null ? null : withoutLeapDay(daily.ghi_kwhm2)
  if (daily != null && days !== null) {
    const fieldOf = (day: number) => `daily.ghi_kwhm2.${days.length < daily.ghi_kwhm2.length && day >= LEAP_DAY ? day + 1 : day}`
    for (let day = 0; day < DAYS; day++) checkSum(days[day], skyOf(sky, day, day + 1), fieldOf(day), 'day', sink)
    checkDarkness(monthsOfDays(days), sky, (month) => fieldOf(MONTH_STARTS[month]), 'in all days of a month', sink)
  } else if (global !== undefined) {
    for (let month = 0; month < MONTHS; month++)
      checkSum(global[month], skyOf(sky, MONTH_STARTS[month], MONTH_STARTS[month + 1]), `monthly.ghi_kwhm2.${month}`, 'month', sink)
    checkDarkness(global, sky, (month) => `monthly.ghi_kwhm2.${month}`, 'as the sum of a month', sink)
  }
  const diffuse = monthly?.dhi_kwhm2
  const globalOfMonths = days === null ? global : monthsOfDays(days)
  if (diffuse === undefined || globalOfMonths === undefined) return
  for (let month = 0; month < MONTHS; month++)
    if (diffuse[month] > globalOfMonths[month] + 1e-9)
      sink.fail(
        `monthly.dhi_kwhm2.${month}`,
        `The diffuse irradiation ${diffuse[month]} kWh/m2 exceeds the global one of this month, ${rounded(globalOfMonths[month])} kWh/m2: it is a part of it`,
      )
}

/** Standard time on Earth is at most this far from the sun's: 3.1 h in the west of China. */
const FROM_SUN_MAX_H = 3.25

/** Fails: at `site.timezone` for a zone that is neither UTC nor near the sun's time. */
export function checkZone(longitude: number, timezone: number, sink: Sink): void {
  const hours = timezone - longitude / 15
  const apart = Math.abs(hours - 24 * Math.round(hours / 24))
  if (timezone === 0 || apart <= FROM_SUN_MAX_H) return
  sink.fail(
    'site.timezone',
    `UTC${timezone < 0 ? '' : '+'}${timezone} is ${apart.toFixed(1)} h from the sun's time at longitude ${longitude}: send the standard time of the place in hours from UTC (east is positive), 0 for UTC, or leave it out`,
  )
}

/** Sums of the months, kWh/m2. */
export function monthsOfDays(days: readonly number[]): number[] {
  return MONTH_DAYS.map((_, month) => {
    let sum = 0
    for (let day = MONTH_STARTS[month]; day < MONTH_STARTS[month + 1]; day++) sum += days[day]
    return sum
  })
}

function checkSum(kwhm2: number, { clearestKwhm2 }: { clearestKwhm2: number }, field: string, period: string, sink: Sink): void {
  const most = clearestKwhm2 * (1 + ABOVE_CLEAREST_FRAC) + (period === 'month' ? PRINTED_KWHM2 : 0.05)
  if (kwhm2 <= most) return
  sink.fail(
    field,
    `${kwhm2} kWh/m2 is more than the clearest air lets through at this place in this ${period}, ${rounded(clearestKwhm2)} kWh/m2: check the unit (kWh/m2, the sum of the ${period}), the order of the values and site`,
  )
}

function checkDarkness(months: readonly number[], sky: SkyOfDays, fieldOf: (month: number) => string, how: string, sink: Sink): void {
  for (let month = 0; month < MONTHS; month++) {
    const { extraKwhm2 } = skyOf(sky, MONTH_STARTS[month], MONTH_STARTS[month + 1])
    if (extraKwhm2 * 1000 < TWILIGHT_WHM2 * MONTH_DAYS[month] || months[month] >= DARKEST_FRAC * extraKwhm2) continue
    sink.fail(
      fieldOf(month),
      `${rounded(months[month])} kWh/m2 ${how} is darker than any climate: above the air there are ${rounded(extraKwhm2)} kWh/m2. Send sums in kWh/m2 (a mean day times the days of its month)`,
    )
  }
}

function skyOf({ extraWhm2, clearestWhm2 }: SkyOfDays, from: number, to: number): { extraKwhm2: number; clearestKwhm2: number } {
  let extra = 0
  let clearest = 0
  for (let day = from; day < to; day++) {
    extra += extraWhm2[day]
    clearest += clearestWhm2[day]
  }
  return { extraKwhm2: extra / 1000, clearestKwhm2: clearest / 1000 }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
