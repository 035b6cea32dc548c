import type { Night } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/** Tolerated share of light at night. Twilight and the last minutes before sunset cause less. */
const NIGHT_TOLERATED_FRAC = 0.005

export function lightAtNight({ rows, lightFrac }: Night): Finding {
  return findingOf('light_at_night', 'weather.timezone', { rows, share_frac: lightFrac })
}

type Irradiance = Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'poaWm2'>

/**
 * Finds irradiance at night: in the global column, or in diffuse plus beam, or in the plane of the
 * array, whichever is given first. Gaps are skipped. If the sun position is that of the sunlit part
 * of a row, the row is dark when the sun is down. With one fixed instant per row, the sun may still
 * be up at the row's start or end. Such a row is dark only if the sun is also down in the rows
 * before and after.
 * Checked by: test/engine/weather-checks/night-light.test.ts, test/engine/weather-quality.test.ts
 */
export class NightLight {
  private readonly light: Float64Array
  private readonly more: Float64Array | null
  private readonly toWh: number
  private rows = 0
  private nightW = 0
  /** Sum of the light of the first rows, and their number. */
  private lightW = 0
  private summedRows = 0
  /**
   * With one instant per row: the light of the previous row, until it is known whether the sun is
   * down after it; 0 for none.
   */
  private pendingW = 0
  private wasDown = true

  /** @param isSunlitMiddle  the sun position of a row is that of its sunlit part */
  constructor(
    { ghiWm2, dhiWm2, dniWm2, poaWm2 }: Irradiance,
    stepMinutes: number,
    private readonly isSunlitMiddle: boolean,
  ) {
    this.light = ghiWm2 ?? dhiWm2 ?? poaWm2 ?? new Float64Array(0)
    this.more = ghiWm2 === null ? dniWm2 : null
    this.toWh = stepMinutes / 60
  }

  /**
   * @param first  row of the weather to which the first element of `isUp` belongs; blocks must be
   *   consecutive
   */
  add(first: number, isUp: Uint8Array, n: number): void {
    if (this.isSunlitMiddle) this.addSunless(first, isUp, n)
    else this.addInstants(first, isUp, n)
    // avoids the sum over all rows when no night row has light
    if (this.rows > 0) this.sumLight(first + n)
  }

  measure(): Night {
    this.count(this.pendingW)
    this.pendingW = 0
    if (this.rows > 0) this.sumLight(this.light.length)
    const lightFrac = this.rows === 0 ? 0 : this.nightW / this.lightW
    return { rows: this.rows, wh: this.nightW * this.toWh, lightFrac, isTooBright: lightFrac > NIGHT_TOLERATED_FRAC }
  }

  /** Rows in which the sun is never up; nearly all of them are dark. */
  private addSunless(first: number, isUp: Uint8Array, n: number): void {
    const { light, more } = this
    for (let i = 0; i < n; i++) {
      if (isUp[i] === 0 && (light[first + i] !== 0 || more !== null)) this.count(this.lightAt(first + i))
    }
  }

  private addInstants(first: number, isUp: Uint8Array, n: number): void {
    for (let i = 0; i < n; i++) {
      if (isUp[i] === 0) this.addDark(this.lightAt(first + i))
      else {
        this.pendingW = 0
        this.wasDown = false
      }
    }
  }

  /** Given light of a weather row; 0 in a gap. */
  private lightAt(row: number): number {
    const given = this.more === null ? this.light[row] : this.light[row] + this.more[row]
    return Number.isNaN(given) ? 0 : given
  }

  /** Continues the sum of the light to a row. */
  private sumLight(endRow: number): void {
    const { light, more } = this
    let sum = this.lightW
    for (let row = this.summedRows; row < endRow; row++) {
      const given = more === null ? light[row] : light[row] + more[row]
      if (!Number.isNaN(given)) sum += given
    }
    this.lightW = sum
    this.summedRows = endRow
  }

  /**
   * Processes a row with the sun down. The previous row is dark if the sun was also down before it.
   */
  private addDark(lightW: number): void {
    this.count(this.pendingW)
    this.pendingW = this.wasDown ? lightW : 0
    this.wasDown = true
  }

  private count(lightW: number): void {
    if (lightW === 0) return
    this.rows++
    this.nightW += lightW
  }
}
