import { RAD_PER_DEG } from '../../core/angles.ts'
import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf, monthOfMinutes } from '../../core/calendar.ts'
import { SOLAR_CONSTANT_WM2 } from '../../core/constants.ts'
import { dailyExtraWhm2 } from '../../core/daily-extra.ts'
import { erbsCourse } from '../../core/erbs-course.ts'
import { meanPreservingNodes } from '../../core/mean-preserving.ts'

/** Days of the year whose declination is the month's mean. Source: Klein 1977; Duffie & Beckman 2013, table 1.6.1. */
const MEAN_DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344]
/** Clearness of a month that the file does not show; the range of the day is 8 K then. */
const USUAL_CLEARNESS = 0.5
/** Less extraterrestrial irradiation, Wh/m2 a day, has no meaningful clearness: polar nights. */
const POLAR_NIGHT_WHM2 = 200

/** Rows of a file, as starts in local standard time, and what is known of their place and light. */
export interface TemperatureRows {
  startMinutes: Float64Array
  stepMinutes: number
  zoneH: number
  latitudeDeg: number | null
  longitudeDeg: number | null
  ghiWm2: Float64Array | undefined
}

/**
 * Air temperature of every row from twelve monthly means: straight lines that keep the means, and the course
 * of the mean day, whose range follows from the clearness of the month.
 * @param meansC  January to December
 * Valid for: hours and shorter steps. There are no warm and cold spells. Without global irradiance or a
 * latitude, every month is read as half clear; without a longitude, standard time is solar time.
 * Fails: none.
 * Source: Erbs, Klein & Beckman 1983, ASHRAE Journal 25(6), eqs. 4 and 5; Duffie & Beckman 2013, Solar
 * Engineering of Thermal Processes, 4th ed., eqs. 1.6.1a, 1.4.1a, 1.10.3 and 2.9.1 (clearness).
 * Checked by: test/engine/files/weather/monthly-temperature.test.ts
 */
export function temperatureOfMonths(meansC: readonly number[], rows: TemperatureRows): Float64Array {
  const { startMinutes, stepMinutes, zoneH, longitudeDeg } = rows
  const nodes = meanPreservingNodes(meansC)
  const rangesK = clearnessOfMonths(rows).map((clearness) => Math.max(25.8 * clearness - 5.21, 0)) // eq. 5
  const solarShiftH = longitudeDeg === null ? 0 : longitudeDeg / 15 - zoneH
  const tempAirC = new Float64Array(startMinutes.length)
  let day = Number.NaN
  let rangeK = 0
  let line = seasonAt(startMinutes[0], nodes)
  for (let i = 0; i < tempAirC.length; i++) {
    const middle = startMinutes[i] + stepMinutes / 2
    const today = Math.floor(middle / MINUTES_PER_DAY)
    if (today !== day) {
      day = today
      rangeK = rangesK[monthOfMinutes(middle)]
    }
    if (middle < line.from || middle >= line.to) line = seasonAt(middle, nodes)
    const season = line.atFrom + line.perMinute * (middle - line.from)
    tempAirC[i] = season + rangeK * erbsCourse(middle / 60 - 24 * today + solarShiftH)
  }
  return tempAirC
}

/** A straight line from the middle of a month to that of the next. */
interface SeasonLine {
  from: number
  to: number
  atFrom: number
  perMinute: number
}

function seasonAt(minute: number, nodes: Float64Array): SeasonLine {
  const { year, month } = civilOf(minute)
  const first = minute < monthMiddle(year, month - 1) ? month - 2 : month - 1
  const from = monthMiddle(year, first)
  const to = monthMiddle(year, first + 1)
  const atFrom = nodes[(first + 12) % 12]
  return { from, to, atFrom, perMinute: (nodes[(first + 13) % 12] - atFrom) / (to - from) }
}

/** Middle of a month, January is 0; -1 is December of the year before and 12 January of the year after. */
function monthMiddle(year: number, month: number): number {
  const inYear = year + Math.floor(month / 12)
  const number = ((month + 12) % 12) + 1
  return minutesOf(inYear, number, 1) + (daysInMonth(inYear, number) * MINUTES_PER_DAY) / 2
}

/** Mean global irradiation of each month as a share of the extraterrestrial; the usual one where it is not known. */
function clearnessOfMonths({ startMinutes, stepMinutes, latitudeDeg, ghiWm2 }: TemperatureRows): number[] {
  if (latitudeDeg === null || ghiWm2 === undefined) return MEAN_DAYS.map(() => USUAL_CLEARNESS)
  const whm2 = new Float64Array(12)
  const days = new Float64Array(12)
  let day = Number.NaN
  let month = 0
  for (let i = 0; i < startMinutes.length; i++) {
    const today = Math.floor(startMinutes[i] / MINUTES_PER_DAY)
    if (today !== day) {
      day = today
      month = monthOfMinutes(startMinutes[i])
      days[month]++
    }
    if (ghiWm2[i] > 0) whm2[month] += (ghiWm2[i] * stepMinutes) / 60
  }
  return MEAN_DAYS.map((dayOfYear, k) => {
    const extraWhm2 = extraOfDay(dayOfYear, latitudeDeg)
    return days[k] === 0 || extraWhm2 < POLAR_NIGHT_WHM2 ? USUAL_CLEARNESS : whm2[k] / days[k] / extraWhm2
  })
}

/** Extraterrestrial irradiation of a horizontal plane on a day of the year, Wh/m2. */
function extraOfDay(dayOfYear: number, latitudeDeg: number): number {
  const declinationRad = 23.45 * RAD_PER_DEG * Math.sin(((360 * (284 + dayOfYear)) / 365) * RAD_PER_DEG) // eq. 1.6.1a
  const extraNormalWm2 = SOLAR_CONSTANT_WM2 * (1 + 0.033 * Math.cos(((360 * dayOfYear) / 365) * RAD_PER_DEG)) // eq. 1.4.1a
  return dailyExtraWhm2(latitudeDeg * RAD_PER_DEG, declinationRad, extraNormalWm2)
}
