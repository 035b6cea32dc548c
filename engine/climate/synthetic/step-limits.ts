import { SOLAR_CONSTANT_WM2 } from '../../core/constants.ts'
import { MEAN_FROM_MINUTES, meanShares } from '../../core/mean-light-limits.ts'
import { type ClearSkyLimit, limitAt } from '../clear-sky-limit.ts'
import type { HourlySun } from '../hourly-sun.ts'

/** Greatest clear-sky index: light that the edges of clouds add. Skartveit & Olseth 1992. */
export const GREATEST_INDEX = 1.5
/** Extraterrestrial normal irradiance of early January (Spencer 1971). */
const EXTRA_NORMAL_MAX_WM2 = 1.0351 * SOLAR_CONSTANT_WM2
/** Greatest mean global: its share of the light above the air and 100 W/m2, and the rounding of the columns. */
const GREATEST_MEAN_MORE_WM2 = 99
/** Greatest diffuse: 0.95 S cos z^1.2 + 50 W/m2, physically possible by BSRN (Long & Dutton 2002), and the rounding of the columns. */
const DIFFUSE_FRAC = 0.95
const DIFFUSE_POWER = 1.2
const DIFFUSE_MORE_WM2 = 49

/** Greatest irradiance of the steps of one hour on the horizontal, W/m2: within the limits of the row tests for their length. */
export class LimitsOfSteps {
  readonly globalWm2: Float64Array
  readonly beamWm2: Float64Array
  readonly diffuseWm2: Float64Array

  constructor(
    private readonly limit: ClearSkyLimit,
    private readonly sunOfSteps: HourlySun,
    private readonly stepMinutes: number,
  ) {
    const perHour = Math.round(60 / stepMinutes)
    this.globalWm2 = new Float64Array(perHour)
    this.beamWm2 = new Float64Array(perHour)
    this.diffuseWm2 = new Float64Array(perHour)
  }

  /**
   * The beam is that of the clearest air or of the hour, whichever is stronger, below that of the sun. The global has
   * room for no more than the greatest beam and diffuse together.
   * @param from  first step of the hour
   * @param clearWm2  global irradiance of the clear sky of the steps
   * @param hourBeamWm2  direct normal irradiance of the hour
   */
  write(from: number, clearWm2: Float64Array, hourBeamWm2: number): void {
    const { extraWm2, zenithCos } = this.sunOfSteps
    const { beamFrac } = this.limit
    const isMean = this.stepMinutes >= MEAN_FROM_MINUTES
    const mean = meanShares(this.stepMinutes)
    for (let k = 0; k < clearWm2.length; k++) {
      const cosine = zenithCos[from + k]
      const extra = Math.min(extraWm2[from + k], EXTRA_NORMAL_MAX_WM2 * cosine)
      this.beamWm2[k] = Math.min(extra, Math.max(extra * limitAt(beamFrac, Math.min(cosine, 1)), hourBeamWm2 * cosine))
      const diffuse = cosine > 0 ? (DIFFUSE_FRAC * extra * cosine ** DIFFUSE_POWER) / cosine : 0
      this.diffuseWm2[k] = DIFFUSE_MORE_WM2 + (isMean ? Math.min(diffuse, mean.dhi * extra) : diffuse)
      const brightest = Math.min(GREATEST_INDEX * clearWm2[k], this.beamWm2[k] + this.diffuseWm2[k])
      this.globalWm2[k] = isMean ? Math.min(brightest, mean.ghi * extraWm2[from + k] + GREATEST_MEAN_MORE_WM2) : brightest
    }
  }
}
