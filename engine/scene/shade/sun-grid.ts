import { HALF_PI, RAD_PER_DEG, safeAsin, TWO_PI } from '../../core/angles.ts'

/** Declination of the sun at the solstices. */
const SOLSTICE_RAD = 23.44 * RAD_PER_DEG
/** Outermost declination of a year: refraction lifts the sun by up to 0.6 deg. */
const BEYOND_RAD = SOLSTICE_RAD + 0.7 * RAD_PER_DEG

/**
 * A grid of sun directions by season and hour angle. A year of the sun covers a narrow band of it
 * in straight lines, so that few nodes are visited. Rows are at even steps of the season's angle,
 * whose sine is the declination over that of a solstice: they are close where the sun stays long.
 */
export class SunGrid {
  readonly nodes: number
  /** The nodes around the direction last located, and their weights, which add up to 1. */
  readonly corner = new Int32Array(4)
  readonly weight = new Float64Array(4)
  private readonly latitudeSin: number
  private readonly latitudeCos: number
  /** Declination of each row, ascending: the pole, beyond the solstice, the seasons, and back. */
  private readonly declinationRad: Float64Array

  /**
   * @param latitudeRad  north positive
   * @param seasons  number of intervals from solstice to solstice
   * @param hours  number of intervals of a day
   */
  constructor(
    latitudeRad: number,
    private readonly seasons: number,
    readonly hours: number,
  ) {
    this.latitudeSin = Math.sin(latitudeRad)
    this.latitudeCos = Math.cos(latitudeRad)
    const rows = Array.from({ length: seasons + 1 }, (_, row) => SOLSTICE_RAD * Math.sin((row / seasons - 0.5) * Math.PI))
    this.declinationRad = Float64Array.of(-HALF_PI, -BEYOND_RAD, ...rows, BEYOND_RAD, HALF_PI)
    this.nodes = this.declinationRad.length * hours
  }

  /** Finds the four nodes around a direction. @param east, north, up  unit vector towards the sun */
  locate(east: number, north: number, up: number): void {
    const { latitudeSin, latitudeCos, hours, corner, weight, declinationRad } = this
    const declination = safeAsin(north * latitudeCos + up * latitudeSin)
    const hourRad = Math.atan2(-east, up * latitudeCos - north * latitudeSin)
    const row = this.rowBelow(declination)
    const rowShare = (declination - declinationRad[row]) / (declinationRad[row + 1] - declinationRad[row])
    const column = (hourRad / TWO_PI + 0.5) * hours
    const left = Math.floor(column)
    const columnShare = column - left
    corner[0] = row * hours + (left % hours)
    corner[1] = row * hours + ((left + 1) % hours)
    corner[2] = corner[0] + hours
    corner[3] = corner[1] + hours
    weight[0] = (1 - rowShare) * (1 - columnShare)
    weight[1] = (1 - rowShare) * columnShare
    weight[2] = rowShare * (1 - columnShare)
    weight[3] = rowShare * columnShare
  }

  private rowBelow(declination: number): number {
    const { seasons, declinationRad } = this
    if (declination < -BEYOND_RAD) return 0
    if (declination < -SOLSTICE_RAD) return 1
    if (declination >= BEYOND_RAD) return seasons + 3
    if (declination >= SOLSTICE_RAD) return seasons + 2
    const row = 2 + Math.min(Math.floor((Math.asin(declination / SOLSTICE_RAD) / Math.PI + 0.5) * seasons), seasons - 1)
    // the arc sine may round across a row
    if (declination < declinationRad[row]) return row - 1
    return declination > declinationRad[row + 1] ? row + 1 : row
  }

  /** Writes the unit vector of a node, in east, north and up; it may be below the horizon. */
  direction(node: number, out: Float64Array): void {
    const { latitudeSin, latitudeCos, hours } = this
    const row = Math.floor(node / hours)
    const declination = this.declinationRad[row]
    const hourRad = ((node - row * hours) / hours - 0.5) * TWO_PI
    const toPole = Math.sin(declination)
    const toEquator = Math.cos(declination) * Math.cos(hourRad)
    out[0] = -Math.cos(declination) * Math.sin(hourRad)
    out[1] = toPole * latitudeCos - toEquator * latitudeSin
    out[2] = toPole * latitudeSin + toEquator * latitudeCos
  }
}

/** Fewer directions where each costs more: intervals of the seasons x of a day, for up to so many targets. */
const GRIDS = {
  trackers: [
    { targetsMax: 500, seasons: 20, hours: 240 },
    { targetsMax: 1200, seasons: 14, hours: 168 },
    { targetsMax: Number.POSITIVE_INFINITY, seasons: 14, hours: 144 },
  ],
  fixed: [
    { targetsMax: 1200, seasons: 28, hours: 168 },
    { targetsMax: Number.POSITIVE_INFINITY, seasons: 28, hours: 96 },
  ],
} as const

/**
 * The grid of the shading tables at a latitude. Its intervals are chosen by the error of the annual
 * loss (see README): that of fixed planes comes from the seasons, that of trackers from the hours.
 * @param targets  number of targets that are looked at in each direction
 */
export function sunGrid(latitudeRad: number, hasTrackers: boolean, targets: number): SunGrid {
  const sizes = GRIDS[hasTrackers ? 'trackers' : 'fixed']
  const { seasons, hours } = sizes.find(({ targetsMax }) => targets <= targetsMax) ?? sizes[0]
  return new SunGrid(latitudeRad, seasons, hours)
}
