import type { WeatherTable } from './weather-table.ts'

/** Share of the light that falls at night: twilight and the last minutes before sunset leave less. */
const NIGHT_TOLERATED_FRAC = 0.005

/** The light of rows in which the sun does not rise above the horizon. */
export interface Night {
  rows: number
  wh: number
  /** Share of all light of the weather. */
  lightFrac: number
  /** More than twilight explains. */
  isTooBright: boolean
}

/** What was found, for a sentence to go on with what to check. */
export function wordsOfNight({ rows, lightFrac }: Night): string {
  return `${rows} ${rows === 1 ? 'row has' : 'rows have'} light with the sun below the horizon, ${(100 * lightFrac).toFixed(1)} % of all`
}

type Irradiance = Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'poaWm2'>

/**
 * Finds irradiance at night: of the global, else of diffuse and beam, else of the array's plane, as they are given. Gaps are left out.
 * A row whose sun is that of its sunlit part is dark when the sun is down. With one fixed instant a row the sun may touch its start or its end: there it is dark when the sun
 * is down in the rows before and after too.
 * Checked by: test/engine/weather-quality.test.ts
 */
export class NightLight {
  private readonly light: Float64Array
  private readonly more: Float64Array | null
  private readonly toWh: number
  private rows = 0
  private nightW = 0
  /** With one instant a row: the light of the row before, while it is not known whether the sun is down after it; 0 for none. */
  private heldW = 0
  private wasDown = true

  /** @param isSunlitMiddle  the rows' sun is that of their sunlit part */
  constructor(
    { ghiWm2, dhiWm2, dniWm2, poaWm2 }: Irradiance,
    stepMin: number,
    private readonly isSunlitMiddle: boolean,
  ) {
    this.light = ghiWm2 ?? dhiWm2 ?? poaWm2 ?? new Float64Array(0)
    this.more = ghiWm2 === null ? dniWm2 : null
    this.toWh = stepMin / 60
  }

  /** @param first  row of the weather that the first of `isUp` belongs to; blocks follow each other */
  add(first: number, isUp: Uint8Array, n: number): void {
    for (let i = 0; i < n; i++) {
      if (isUp[i] !== 0) {
        this.heldW = 0
        this.wasDown = false
      } else {
        const lightW = this.lightAt(first + i)
        if (this.isSunlitMiddle) this.count(lightW)
        else this.hold(lightW)
      }
    }
  }

  measure(): Night {
    this.count(this.heldW)
    this.heldW = 0
    const lightFrac = this.rows === 0 ? 0 : this.nightW / this.allLightW() // no sum over all rows for a dark night
    return { rows: this.rows, wh: this.nightW * this.toWh, lightFrac, isTooBright: lightFrac > NIGHT_TOLERATED_FRAC }
  }

  /** Light of a row of the weather as given; 0 in a gap. */
  private lightAt(row: number): number {
    const given = this.more === null ? this.light[row] : this.light[row] + this.more[row]
    return Number.isNaN(given) ? 0 : given
  }

  private allLightW(): number {
    let sum = 0
    for (let row = 0; row < this.light.length; row++) sum += this.lightAt(row)
    return sum
  }

  /** Takes a row with the sun down: the row before it is dark if the sun was down before that too. */
  private hold(lightW: number): void {
    this.count(this.heldW)
    this.heldW = this.wasDown ? lightW : 0
    this.wasDown = true
  }

  private count(lightW: number): void {
    if (lightW === 0) return
    this.rows++
    this.nightW += lightW
  }
}
