import { formatStamp, MINUTES_PER_DAY } from '../core/calendar.ts'
import type { ComparedRows } from '../core/compared-rows.ts'
import { LOW_SUN_RAD, LOW_SUN_SIN } from '../core/low-sun.ts'
import type { RowRange } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/**
 * Clear-sky irradiation of rows without light from which they are a gap, Wh/m2. In 51 real years no
 * row is dark with the sun above 10 deg; at dawn and dusk rounded values leave 50 Wh/m2.
 */
const MISSED_WH_MIN = 200
/** A single dark hour may be a storm. */
const OUTAGE_MINUTES = 2 * 60
/**
 * Sun that a day without light must have, rad. At its lower noons beyond the polar circles, rounded
 * and synthetic values are 0.
 */
const DAY_SUN_RAD = LOW_SUN_RAD
const POLAR_DEG = 66
const POLAR_DAY_SUN_RAD = 2 * LOW_SUN_RAD
/** A dark stretch this long contains a noon. */
const WHOLE_DAY_MINUTES = 20 * 60

/** Rows without light, from the first to the last with the sun up. */
interface Stretch extends RowRange {
  readonly upRows: number
  readonly isDay: boolean
  readonly wholeDays: number
}

/** Gaps that are stated as zero, and the number of their rows with the sun up. */
export interface Dark {
  readonly found: readonly RowRange[]
  readonly rows: number
  readonly findings: Finding[]
}

/**
 * Finds stretches without any light under a sun that no cloud can hide: an outage that the file
 * states as zero. Such are days of zeros on which the sun rises above 2 deg (4 deg beyond 66 deg of
 * latitude), and
 * two and more hours of zeros in which a clear sky would give 200 Wh/m2. Nights and polar nights are none.
 * Clear sky: B. Haurwitz, J. Meteorology 2 (1945), 154.
 * Checked by: test/engine/weather-checks/dark-stretches.test.ts
 */
export class DarkStretches {
  private readonly found: Stretch[] = []
  private allUpRows = 0
  private readonly light: Float64Array | null
  // the part of the current stretch with the sun up
  private firstUp = -1
  private lastUp = -1
  private upRows = 0
  private missedWh = 0
  private highestCos = 0
  private readonly isPolar: boolean
  private readonly daySunCos: number

  constructor(
    private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'poaWm2' | 'stepMinutes' | 'starts' | 'n'>,
    latitudeDeg: number,
  ) {
    this.light = table.ghiWm2 ?? table.poaWm2 ?? table.dhiWm2
    this.isPolar = Math.abs(latitudeDeg) >= POLAR_DEG
    this.daySunCos = Math.sin(this.isPolar ? POLAR_DAY_SUN_RAD : DAY_SUN_RAD)
  }

  /** Blocks must be consecutive. */
  add({ first, rows, count, upRows, sunZenithCos, isUp }: ComparedRows): void {
    const { light } = this
    if (light === null) return
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const wm2 = light[first + i]
      if (wm2 > 0) {
        if (this.firstUp >= 0) this.end(first + i)
      } else if (isUp[i] === 1) {
        if (wm2 === 0) this.addUp(first + i, sunZenithCos[i])
        else if (this.firstUp >= 0) this.end(first + i)
      }
    }
    this.allUpRows = upRows
  }

  /**
   * Call after the last row.
   * @param fitsSun  otherwise the wrong sun explains dark hours, and beyond the polar circles dark days
   */
  measure(fitsSun: boolean): Dark {
    if (this.firstUp >= 0) this.end(this.table.n)
    const found = this.found.filter(({ isDay }) => fitsSun || (isDay && !this.isPolar))
    const rows = found.reduce((sum, { upRows }) => sum + upRows, 0)
    return { found, rows, findings: rows === 0 ? [] : this.findings(found, rows) }
  }

  private findings(found: readonly Stretch[], rows: number): Finding[] {
    const { allUpRows } = this
    const wholeDays = found.reduce((sum, stretch) => sum + stretch.wholeDays, 0)
    const { starts, stepMinutes } = this.table
    const longest = found.reduce((most, range) => (range.to - range.from > most.to - most.from ? range : most))
    return [
      findingOf('dark_days', 'weather', {
        rows,
        share_frac: rows / allUpRows,
        whole_days: wholeDays,
        stretches: found.length,
        from_time: formatStamp(starts.at(longest.from)),
        to_time: formatStamp(starts.at(longest.to - 1) + stepMinutes),
      }),
    ]
  }

  private addUp(row: number, sunZenithCos: number): void {
    const { dhiWm2, dniWm2, stepMinutes } = this.table
    // a row whose other columns have light is found by IrradianceCheck
    if ((dhiWm2?.[row] ?? 0) > 0 || (dniWm2?.[row] ?? 0) > 0) return
    if (this.firstUp < 0) this.firstUp = row
    this.lastUp = row
    this.upRows++
    const cos = Math.max(sunZenithCos, LOW_SUN_SIN / 2)
    this.missedWh += (1098 * cos * Math.exp(-0.057 / cos) * stepMinutes) / 60
    if (sunZenithCos > this.highestCos) this.highestCos = sunZenithCos
  }

  /** @param next  first row with light, or without a value under the sun, after the stretch */
  private end(next: number): void {
    const { stepMinutes } = this.table
    // few stretches have so high a sun, and only their nights are looked at
    const minutes = this.highestCos > this.daySunCos ? (next - this.darkFrom()) * stepMinutes : 0
    const isOutage = this.upRows * stepMinutes >= OUTAGE_MINUTES && this.missedWh >= MISSED_WH_MIN
    const isDay = minutes >= WHOLE_DAY_MINUTES
    if (isDay || isOutage) {
      const wholeDays = Math.floor(minutes / MINUTES_PER_DAY)
      this.found.push({ from: this.firstUp, to: this.lastUp + 1, upRows: this.upRows, isDay, wholeDays })
    }
    this.firstUp = -1
    this.upRows = 0
    this.missedWh = 0
    this.highestCos = 0
  }

  /** First dark row of the stretch, with those of the night before it. */
  private darkFrom(): number {
    const light = this.light as Float64Array
    let from = this.firstUp
    while (from > 0 && light[from - 1] === 0) from--
    return from
  }
}
