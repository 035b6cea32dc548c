import { ComparedRows, watchedFor } from '../core/compared-rows.ts'
import type { Frame } from '../core/frame.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { Finding } from '../findings/finding.ts'
import { airFindings } from './air.ts'
import { ClearSkyRatio } from './clear-sky-ratio.ts'
import { DarkStretches } from './dark-stretches.ts'
import { daylightSaving } from './daylight-saving.ts'
import { DiffuseShare } from './diffuse-share.ts'
import { type Closure, IrradianceCheck } from './irradiance.ts'
import { NightLight } from './night-light.ts'
import { PossibleIrradiance } from './possible-irradiance.ts'
import { standstill } from './standstill.ts'
import { TimeShift } from './time-shift.ts'

/** From this shift on, two hours of daylight are dark. */
const FAR_OFF_MINUTES = 45

/** The place that a weather is compared with. */
export interface CheckedPlace {
  readonly latitude: number
  readonly longitude: number
  /** Null when it is not known. */
  readonly elevation: number | null
  /** The light has no sensor that could drift. */
  readonly isMade?: boolean
}

/**
 * The comparisons of a weather with itself and with the sun, block by block: the same for a run and
 * for the quality report of a file.
 */
export class WeatherChecks {
  private readonly rows: ComparedRows
  private readonly timeShift: TimeShift
  private readonly nightLight: NightLight
  private readonly irradiance: IrradianceCheck
  private readonly possible: PossibleIrradiance
  private readonly dark: DarkStretches
  private readonly diffuse: DiffuseShare
  private readonly clearSky: ClearSkyRatio

  /** @param isSunlitMiddle  the sun position of a row is that of its sunlit part */
  constructor(
    private readonly table: WeatherTable,
    private readonly place: CheckedPlace,
    isSunlitMiddle: boolean,
  ) {
    const watched = watchedFor(table)
    this.rows = new ComparedRows(table, watched)
    this.timeShift = new TimeShift(table, place, watched)
    this.nightLight = new NightLight(table, table.stepMinutes, isSunlitMiddle)
    this.irradiance = new IrradianceCheck(table, place.latitude)
    this.possible = new PossibleIrradiance(table)
    this.dark = new DarkStretches(table, place.latitude)
    this.diffuse = new DiffuseShare(table)
    this.clearSky = new ClearSkyRatio(table.stepMinutes, place.elevation)
  }

  /** Blocks must be consecutive. */
  add(frame: Frame): void {
    const { rows } = this
    rows.next(frame)
    this.nightLight.add(frame.first, frame.sky.isUp, frame.n)
    this.irradiance.add(rows)
    this.possible.add(rows)
    this.dark.add(rows)
    this.diffuse.add(rows)
    this.clearSky.add(rows)
    this.timeShift.add(rows)
  }

  /** Temperature and wind; a wind that was not sent is no finding. */
  private airFindings(): Finding[] {
    const { starts, stepMinutes, timezoneH, tempAirC, windMps, hasWind } = this.table
    const { latitude, longitude, elevation } = this.place
    return airFindings(
      { starts, stepMinutes, timezoneH, tempAirC, windMps: hasWind ? windMps : null },
      { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: elevation },
    )
  }

  closure(): Closure {
    return this.irradiance.closure()
  }

  /** @param year  what the rows cover */
  findings(year: Pick<MeanYear, 'isPart' | 'years'>): WeatherFindings {
    const isWholeYear = !year.isPart
    const stuck = standstill(this.table, this.place.latitude)
    const { shift, days } = this.timeShift.measure()
    const summer = daylightSaving(days)
    const night = this.nightLight.measure()
    // a wrong sun is the cause of what else would be found
    const fitsSun = summer === null && shift?.isOff !== true && !night.isTooBright
    const isFarOff = night.isTooBright || Math.abs(shift?.lateMinutes ?? 0) > FAR_OFF_MINUTES
    const dark = this.dark.measure(!isFarOff)
    return {
      shift,
      summer,
      night,
      irradiance: [
        ...dark.findings,
        ...this.possible.findings(fitsSun),
        ...stuck.findings,
        ...this.irradiance.findings(year, fitsSun),
        ...this.diffuse.findings(isWholeYear && fitsSun),
        ...(fitsSun ? this.clearSky.findings(isWholeYear, this.possible.isBeamBeyond, this.place.isMade !== true) : []),
      ],
      air: this.airFindings(),
      dark: dark.found,
      rows: { lightless: dark.rows, impossible: this.possible.rows, stuck: stuck.rows },
    }
  }
}
