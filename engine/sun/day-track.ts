import { wrapPi } from '../core/angles.ts'

/** Where the cubics of a day are. */
export interface SunDays {
  /** Cubics of one or more days, as `dayCubics` writes them. */
  readonly cubics: Float64Array
  /**
   * Index in `cubics` of a day, in days since 1970-01-01 by the weather's clock. May replace `cubics`.
   */
  find(day: number): number
}

/** The sun's slow terms over one day, as cubics of u, the fraction of the day since its midnight. */
export class DayTrack {
  /** Sine of the geocentric declination: s0 + s1 u + s2 u^2 + s3 u^3. */
  s0 = 0
  s1 = 0
  s2 = 0
  s3 = 0
  /** Hour angle: 2 pi u + h0 + h1 u + h2 u^2 + h3 u^3, rad. */
  h0 = 0
  h1 = 0
  h2 = 0
  h3 = 0
  /** Parallax: p0 + p1 u, rad. */
  p0 = 0
  p1 = 0
  private day = Number.NaN

  /** @param longitudeRad  of the site, east of the meridian of the days */
  constructor(
    private readonly days: SunDays,
    private readonly longitudeRad: number,
  ) {}

  /** Sets the day of the cubics, in days since 1970-01-01 by the weather's clock. */
  load(day: number): void {
    if (day === this.day) return
    this.day = day
    const at = this.days.find(day)
    const { cubics } = this.days
    this.s0 = cubics[at]
    this.s1 = cubics[at + 1]
    this.s2 = cubics[at + 2]
    this.s3 = cubics[at + 3]
    this.h0 = wrapPi(cubics[at + 4] + this.longitudeRad)
    this.h1 = cubics[at + 5]
    this.h2 = cubics[at + 6]
    this.h3 = cubics[at + 7]
    this.p0 = cubics[at + 8]
    this.p1 = cubics[at + 9]
  }
}
