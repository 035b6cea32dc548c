import { HALF_PI, safeAsin, TWO_PI } from '../../core/angles.ts'

/**
 * A grid of sun directions by declination and hour angle. A year of the sun covers a narrow band of
 * it in straight lines, so that few nodes are visited.
 */
export class SunGrid {
  readonly nodes: number
  /** The nodes around the direction last located, and their weights, which add up to 1. */
  readonly corner = new Int32Array(4)
  readonly weight = new Float64Array(4)
  private readonly latitudeSin: number
  private readonly latitudeCos: number
  private readonly declinations: number
  private readonly hours: number

  /**
   * @param latitudeRad  north positive
   * @param declinations  number of intervals from pole to pole
   * @param hours  number of intervals around the pole
   */
  constructor(latitudeRad: number, declinations: number, hours: number) {
    this.latitudeSin = Math.sin(latitudeRad)
    this.latitudeCos = Math.cos(latitudeRad)
    this.declinations = declinations
    this.hours = hours
    this.nodes = (declinations + 1) * hours
  }

  /** Finds the four nodes around a direction. @param east, north, up  unit vector towards the sun */
  locate(east: number, north: number, up: number): void {
    const { latitudeSin, latitudeCos, declinations, hours, corner, weight } = this
    const declinationRad = safeAsin(north * latitudeCos + up * latitudeSin)
    const hourRad = Math.atan2(-east, up * latitudeCos - north * latitudeSin)
    const row = Math.min(Math.max(((declinationRad + HALF_PI) / Math.PI) * declinations, 0), declinations)
    const lowerRow = Math.min(Math.floor(row), declinations - 1)
    const column = (hourRad / TWO_PI + 0.5) * hours
    const left = Math.floor(column)
    const rowShare = row - lowerRow
    const columnShare = column - left
    const leftColumn = left % hours
    const rightColumn = (left + 1) % hours
    corner[0] = lowerRow * hours + leftColumn
    corner[1] = lowerRow * hours + rightColumn
    corner[2] = corner[0] + hours
    corner[3] = corner[1] + hours
    weight[0] = (1 - rowShare) * (1 - columnShare)
    weight[1] = (1 - rowShare) * columnShare
    weight[2] = rowShare * (1 - columnShare)
    weight[3] = rowShare * columnShare
  }

  /** Writes the unit vector of a node, in east, north and up; it may be below the horizon. */
  direction(node: number, out: Float64Array): void {
    const { latitudeSin, latitudeCos, declinations, hours } = this
    const row = Math.floor(node / hours)
    const declinationRad = (row / declinations) * Math.PI - HALF_PI
    const hourRad = ((node - row * hours) / hours - 0.5) * TWO_PI
    const toPole = Math.sin(declinationRad)
    const toEquator = Math.cos(declinationRad) * Math.cos(hourRad)
    out[0] = -Math.cos(declinationRad) * Math.sin(hourRad)
    out[1] = toPole * latitudeCos - toEquator * latitudeSin
    out[2] = toPole * latitudeSin + toEquator * latitudeCos
  }
}

/** Intervals from pole to pole and around it: chosen by the error of the annual loss, see README. */
const DECLINATIONS = 45
const HOURS = 96

/** The grid of the shading tables at a latitude. */
export function sunGrid(latitudeRad: number): SunGrid {
  return new SunGrid(latitudeRad, DECLINATIONS, HOURS)
}
