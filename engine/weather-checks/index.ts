import { airFindings } from '../core/air-check.ts'
import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { daylightSaving } from '../core/daylight-saving.ts'
import type { Frame } from '../core/frame.ts'
import { type Closure, IrradianceCheck } from '../core/irradiance-check.ts'
import type { MeanYear } from '../core/mean-year.ts'
import { NightLight } from '../core/night-light.ts'
import { TimeShift, type Watched, watchedFor } from '../core/time-shift.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { ClearSkyRatio } from './clear-sky-ratio.ts'
import { DarkStretches } from './dark-stretches.ts'
import { DiffuseShare } from './diffuse-share.ts'
import { PossibleIrradiance } from './possible-irradiance.ts'
import { standstill } from './standstill.ts'

/**
 * What is judged by the sums of a year needs a third of its days.
 */
const DAYS_APART = 3

/** The place that a weather is compared with. */
export interface CheckedPlace {
  readonly latitude: number
  readonly longitude: number
  /** Null when it is not known. */
  readonly elevation: number | null
}

/**
 * The comparisons of a weather with itself and with the sun, block by block: the same for a run and
 * for the quality report of a file.
 */
export class WeatherChecks {
  private readonly watched: Watched
  private readonly timeShift: TimeShift
  private readonly nightLight: NightLight
  private readonly irradiance: IrradianceCheck
  private readonly possible: PossibleIrradiance
  private readonly dark: DarkStretches
  private readonly diffuse: DiffuseShare
  private readonly clearSky: ClearSkyRatio
  private readonly toSolarMinutes: number

  /** @param isSunlitMiddle  the sun position of a row is that of its sunlit part */
  constructor(
    private readonly table: WeatherTable,
    private readonly place: CheckedPlace,
    isSunlitMiddle: boolean,
  ) {
    this.watched = watchedFor(table)
    this.timeShift = new TimeShift(table, place, this.watched)
    this.nightLight = new NightLight(table, table.stepMinutes, isSunlitMiddle)
    this.irradiance = new IrradianceCheck(table, place.latitude)
    this.possible = new PossibleIrradiance(table)
    this.dark = new DarkStretches(table, place.latitude)
    this.diffuse = new DiffuseShare(table)
    this.clearSky = new ClearSkyRatio(table, place.elevation)
    this.toSolarMinutes = table.stepMinutes / 2 - table.timezoneH * 60 + place.longitude * 4
  }

  /** Blocks must be consecutive. */
  add({ first, n, sky }: Frame): void {
    // as it was sent, because the closure has changed the components in the frame
    const given = (column: Float64Array | null): Float64Array | null => column?.subarray(first, first + n) ?? null
    const { startMinutes, sunZenithCos, isUp } = sky
    this.nightLight.add(first, isUp, n)
    this.irradiance.add(first, sky, n)
    this.possible.add(first, sky, n)
    this.dark.add(first, sky, n)
    this.clearSky.add(first, sky, n)
    const wm2 = given(this.table[this.watched]) ?? sky.ghiWm2
    const diffuseWm2 = this.watched === 'dniWm2' ? given(this.table.dhiWm2) : null
    const watched = { startMinutes, wm2, diffuseWm2, sunZenithCos, isUp }
    for (let from = 0; from < n; ) {
      const day = Math.floor((startMinutes[from] + this.toSolarMinutes) / MINUTES_PER_DAY)
      const to = endOfDay(startMinutes, from, n, day * MINUTES_PER_DAY - this.toSolarMinutes)
      this.timeShift.add(watched, from, to)
      if (day % DAYS_APART === 0) this.diffuse.add(first, sky, from, to)
      from = to
    }
  }

  /** Temperature and wind; a wind that was not sent is no finding. */
  private airSentences(): string[] {
    const { starts, stepMinutes, timezoneH, tempAirC, windMps, hasWind } = this.table
    const { latitude, longitude, elevation } = this.place
    return airFindings(
      { starts, stepMinutes, timezoneH, tempAirC, windMps: hasWind ? windMps : null },
      { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: elevation },
    ).map(({ column, text }) => `${column}: ${text}`)
  }

  closure(): Closure {
    return this.irradiance.closure()
  }

  /** @param year  what the rows cover */
  findings(year: Pick<MeanYear, 'isPart' | 'years'>): WeatherFindings {
    const isWholeYear = !year.isPart
    const stuck = standstill(this.table)
    const dark = this.dark.findings()
    const { shift, days } = this.timeShift.measure()
    const summer = daylightSaving(days)
    // the wrong sun explains what these would find
    const fitsSun = summer === null && shift?.isOff !== true
    return {
      shift,
      summer,
      night: this.nightLight.measure(),
      irradiance: [
        ...dark,
        ...this.possible.findings(),
        ...stuck.findings,
        ...this.irradiance.findings(year),
        ...this.diffuse.findings(isWholeYear),
        ...(fitsSun ? this.clearSky.findings(isWholeYear, this.possible.isBeamBeyond) : []),
      ],
      air: this.airSentences(),
      dark: this.dark.found,
      rows: { lightless: this.dark.rows, impossible: this.possible.rows, stuck: stuck.rows },
    }
  }
}

/** First row from `from` on that does not start in a day. A loop with other work in it is compiled late. */
function endOfDay(startMinutes: Float64Array, from: number, n: number, dayStart: number): number {
  const nextDay = dayStart + MINUTES_PER_DAY
  let to = from + 1
  while (to < n && startMinutes[to] >= dayStart && startMinutes[to] < nextDay) to++
  return to
}
