import type { Frame } from './frame.ts'
import { IrradianceCheck } from './irradiance-check.ts'
import { type Night, NightLight } from './night-light.ts'
import { type Shift, TimeShift, type Watched, watchedFor } from './time-shift.ts'
import type { WeatherTable } from './weather-table.ts'

/** What a run finds when it compares the weather with the sun. */
export interface WeatherFindings {
  readonly shift: Shift | null
  readonly night: Night
  /** Findings about the irradiance columns, in one sentence each. */
  readonly irradiance: readonly string[]
}

/**
 * The median does not need every day. Using every third keeps the search below a hundredth of the
 * time of a run.
 */
const SHIFT_DAYS_APART = 3

/** The comparisons of the weather with the sun that every run makes, block by block. */
export class WeatherChecks {
  private readonly watched: Watched
  private readonly timeShift: TimeShift
  private readonly nightLight: NightLight
  private readonly irradiance: IrradianceCheck

  /** @param isSunlitMiddle  the sun position of a row is that of its sunlit part */
  constructor(
    private readonly table: WeatherTable,
    longitudeDeg: number,
    isSunlitMiddle: boolean,
  ) {
    this.watched = watchedFor(table)
    this.timeShift = new TimeShift(table, longitudeDeg, this.watched, SHIFT_DAYS_APART)
    this.nightLight = new NightLight(table, table.stepMinutes, isSunlitMiddle)
    this.irradiance = new IrradianceCheck(table)
  }

  add({ first, n, sky }: Frame): void {
    // as it was sent, because the closure has changed the components in the frame
    const given = this.table[this.watched]?.subarray(first, first + n) ?? sky.ghiWm2
    this.timeShift.add(sky.startMinutes, given, sky.sunZenithCos, sky.isUp, n)
    this.nightLight.add(first, sky.isUp, n)
    this.irradiance.add(first, sky, n)
  }

  findings(isWholeYear: boolean): WeatherFindings {
    return {
      shift: this.timeShift.measure(),
      night: this.nightLight.measure(),
      irradiance: this.irradiance.findings(isWholeYear),
    }
  }
}
