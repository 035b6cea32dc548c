import { formatStamp } from '../core/calendar.ts'
import type { ComparedRows } from '../core/compared-rows.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { unearthlyYear } from '../core/year-irradiation.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/** Real files close within 10 W/m2 rms; stamps that are wrong by half an hour give 30 W/m2. */
const CLOSURE_TOLERATED_WM2 = 20
/**
 * With more light than this in DHI and DNI, GHI must be above zero. Rounding at sunrise leaves 2
 * W/m2 in 34 rows of a real year.
 */
const DARK_TOLERATED_WM2 = 5
/**
 * Tolerated share of the sunlit rows with GHI above the extraterrestrial irradiance on the
 * horizontal. 28 real years stay below 0.5 %, also with stamps that are wrong by half an hour.
 */
const BEYOND_SUN_TOLERATED_FRAC = 0.01
/**
 * Smallest cosine of the zenith that the comparison uses. Near sunrise, the sun at the instant of a
 * row and the mean over the row differ by more than their values.
 */
const LOW_SUN_COS = 0.1
/** A year in W/m2 always exceeds this value; full sun in kW/m2 is 1. */
const BRIGHTEST_IN_KW = 3

/** Difference between GHI and DHI + DNI cos z while the sun is up. */
export interface Closure {
  /** Rows in which all three columns have a value. */
  rows: number
  meanWm2: number
  rmsWm2: number
  isOff: boolean
}

/**
 * Compares the horizontal columns of the weather, as they were sent, with each other and with the
 * sun. A comparison skips rows that have a gap in a column that it reads.
 * Checked by: test/engine/irradiance-check.test.ts, test/engine/weather-quality.test.ts
 */
export class IrradianceCheck {
  private rows = 0
  private sum = 0
  private squares = 0
  private darkRows = 0
  private firstDark = 0
  private litRows = 0
  private lightSumWm2 = 0
  private beyondSunRows = 0

  constructor(
    private readonly table: WeatherTable,
    private readonly latitudeDeg: number,
  ) {}

  add({ first, rows, count, sunZenithCos, isUp, extraNormalWm2, ghiWm2, dhiWm2, dniWm2 }: ComparedRows): void {
    if (this.table.ghiWm2 === null) return
    let lit = 0
    let light = 0
    let beyondSun = 0
    let closed = 0
    let sum = 0
    let squares = 0
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const ghi = ghiWm2[i]
      // the sum of a year is the same for a wrong sun
      if (ghi > 0) light += ghi
      if (isUp[i] === 0) continue
      const cos = sunZenithCos[i]
      if (ghi > 0) {
        lit++
        if (ghi > extraNormalWm2[i] * Math.max(cos, LOW_SUN_COS)) beyondSun++
      } else if (ghi === 0) this.addDark(first + i, cos)
      const open = ghi - dhiWm2[i] - dniWm2[i] * cos
      if (Number.isNaN(open)) continue
      closed++
      sum += open
      squares += open * open
    }
    this.litRows += lit
    this.lightSumWm2 += light
    this.beyondSunRows += beyondSun
    this.rows += closed
    this.sum += sum
    this.squares += squares
  }

  closure(): Closure {
    const { rows, sum, squares } = this
    const rmsWm2 = rows === 0 ? 0 : Math.sqrt(squares / rows)
    return { rows, meanWm2: rows === 0 ? 0 : sum / rows, rmsWm2, isOff: rmsWm2 > CLOSURE_TOLERATED_WM2 }
  }

  /** @param fitsSun  otherwise the wrong sun explains rows without global irradiance by day */
  findings({ isPart, years }: Pick<MeanYear, 'isPart' | 'years'>, fitsSun: boolean): Finding[] {
    return [...this.closureFindings(fitsSun), ...this.sunFindings(), ...(isPart ? [] : this.unitFindings(years))]
  }

  private closureFindings(fitsSun: boolean): Finding[] {
    const { rows, meanWm2, rmsWm2, isOff } = this.closure()
    const { darkRows } = this
    return [
      ...(isOff ? [findingOf('closure_open', 'weather', { rms_wm2: rmsWm2, mean_wm2: meanWm2, rows })] : []),
      ...(fitsSun && darkRows > 0
        ? [
            findingOf('ghi_missing_by_day', 'weather.ghi_wm2', {
              rows: darkRows,
              first_time: formatStamp(this.table.starts.at(this.firstDark)),
            }),
          ]
        : []),
    ]
  }

  private sunFindings(): Finding[] {
    const frac = this.beyondSunRows / Math.max(this.litRows, 1)
    return frac > BEYOND_SUN_TOLERATED_FRAC ? [findingOf('ghi_above_sun', 'weather.ghi_wm2', { share_frac: frac })] : []
  }

  private unitFindings(years: number): Finding[] {
    const { ghiWm2, dhiWm2, dniWm2, poaWm2 } = this.table
    const columns = [ghiWm2, dhiWm2, dniWm2, poaWm2].filter((column) => column !== null)
    const reaches = (limitWm2: number): boolean => columns.some((column) => column.some((value) => value > limitWm2))
    const unearthly = unearthlyYear(this.yearKwhm2(years), this.latitudeDeg)
    return [
      ...(reaches(0) && !reaches(BRIGHTEST_IN_KW) ? [findingOf('irradiance_in_kilowatts', 'weather', { limit_wm2: BRIGHTEST_IN_KW })] : []),
      ...(unearthly === null ? [] : [unearthly]),
    ]
  }

  /** Annual GHI; its gaps count as the other rows. */
  private yearKwhm2(years: number): number {
    const { ghiWm2, n, stepMinutes } = this.table
    const kwhm2 = (this.lightSumWm2 * stepMinutes) / 60_000 / years
    // few files have any
    const gaps = ghiWm2?.includes(Number.NaN) ? ghiWm2.filter(Number.isNaN).length : 0
    return gaps === n ? 0 : (kwhm2 * n) / (n - gaps)
  }

  /** Counts a daylight row without global irradiance if DHI or DNI has light. */
  private addDark(row: number, sunZenithCos: number): void {
    const { dhiWm2, dniWm2 } = this.table
    const lightWm2 = (dhiWm2?.[row] ?? 0) + (dniWm2?.[row] ?? 0) * sunZenithCos
    if (lightWm2 > DARK_TOLERATED_WM2 && this.darkRows++ === 0) this.firstDark = row
  }
}
