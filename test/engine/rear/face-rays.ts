/*
 * Light on either face of endless, parallel rows on level ground, by rays: slow, simple, and without view
 * factors. Lengths in metres. The section across the rows: x runs to the side that the fronts face, z up.
 * The rows are black, the ground reflects equally to all sides, and the sky is as bright everywhere.
 */

export interface Rows {
  widthM: number
  pitchM: number
  tiltRad: number
  /** Height of the lower edge. */
  lowerM: number
  /** Number of rows; infinite for a row among endlessly many. Only 1 and infinity are followed. */
  count: 1 | typeof Number.POSITIVE_INFINITY
  /** Share of the beam and of the sky light that passes through the modules. */
  transparency: number
}

/** Light from one direction, and from the whole sky. */
export interface Light {
  /** Towards the sun: to the side that the fronts face, up, and along the rows. */
  sun: readonly [front: number, up: number, along: number]
  beamWm2: number
  skyWm2: number
  albedo: number
}

export interface FaceLight {
  beamWm2: number
  skyWm2: number
  groundWm2: number
  /** Share of the face's width, from its lower edge, that the beam does not reach. */
  shadedFrac: number
}

const GOLDEN = (Math.sqrt(5) - 1) / 2
const FACE_POINTS = 240
const DIRECTIONS = 480
const GROUND_CELLS = 600
const GROUND_DIRECTIONS = 2400
/** The ground around a lone row: it is followed this many widths to either side. */
const LONE_REACH = 60

export class FaceRays {
  private readonly cos: number
  private readonly sin: number
  private readonly topM: number
  /** Sky that each cell of the ground sees: of a pitch, or of the ground around a lone row. */
  private readonly groundSky: Float64Array

  constructor(private readonly rows: Rows) {
    this.cos = Math.cos(rows.tiltRad)
    this.sin = Math.sin(rows.tiltRad)
    this.topM = rows.lowerM + rows.widthM * this.sin
    this.groundSky = Float64Array.from({ length: GROUND_CELLS }, (_, cell) => this.skyOfGround(this.cellX(cell)))
  }

  /** Light on the front or the rear. */
  on(side: 'front' | 'rear', { sun, beamWm2, skyWm2, albedo }: Light): FaceLight {
    const { rows, cos, sin } = this
    const sign = side === 'front' ? 1 : -1
    const [front, up] = sun
    const incidence = sign * (front * sin + up * cos)
    const beamAt = (x: number): number => beamWm2 * up * (this.meetsRow(x, 0, front, up, null) ? rows.transparency : 1)
    const beamOfCells = Float64Array.from(this.groundSky, (_, cell) => (rows.count === 1 ? 0 : beamAt(this.cellX(cell))))
    const groundAt = (x: number): number => {
      const cell = this.cellAt(x)
      return skyWm2 * (this.groundSky[cell] ?? 1) + (rows.count === 1 ? beamAt(x) : beamOfCells[cell])
    }
    let [sky, reflected, lit] = [0, 0, 0]
    for (let p = 0; p < FACE_POINTS; p++) {
      const along = ((p + 0.5) / FACE_POINTS) * rows.widthM
      const x = -along * cos // the lower edge of row 0 is at x = 0, the upper one behind it
      const z = rows.lowerM + along * sin
      if (incidence > 0 && !this.meetsRow(x, z, front, up, 0)) lit++
      for (let d = 0; d < DIRECTIONS; d++) {
        // equal steps of the sine from the normal have equal weights; other steps from each point
        const slope = (2 * (d + ((p * GOLDEN) % 1))) / DIRECTIONS - 1
        const outwards = Math.sqrt(1 - slope * slope)
        const dx = sign * sin * outwards - cos * slope
        const dz = sign * cos * outwards + sin * slope
        if (this.meetsRow(x, z, dx, dz, 0)) continue
        if (dz > 0) sky++
        else reflected += groundAt(x - (z * dx) / dz)
      }
    }
    const rays = FACE_POINTS * DIRECTIONS
    return {
      beamWm2: incidence > 0 ? (beamWm2 * incidence * lit) / FACE_POINTS : 0,
      skyWm2: (skyWm2 * sky) / rays,
      groundWm2: (albedo * reflected) / rays,
      shadedFrac: incidence > 0 ? 1 - lit / FACE_POINTS : 0,
    }
  }

  private cellX(cell: number): number {
    const { count, pitchM, widthM } = this.rows
    if (count !== 1) return ((cell + 0.5) / GROUND_CELLS) * pitchM
    // cells grow with their distance from the row
    const at = (2 * (cell + 0.5)) / GROUND_CELLS - 1
    return LONE_REACH * widthM * at ** 3
  }

  private cellAt(x: number): number {
    const { count, pitchM, widthM } = this.rows
    if (count !== 1) return Math.floor((x / pitchM - Math.floor(x / pitchM)) * GROUND_CELLS)
    return Math.floor(((Math.cbrt(x / (LONE_REACH * widthM)) + 1) / 2) * GROUND_CELLS) // beyond: none
  }

  /** Share of the sky that a place of the ground sees, with what passes through the modules. */
  private skyOfGround(x: number): number {
    let seen = 0
    for (let d = 0; d < GROUND_DIRECTIONS; d++) {
      const slope = (2 * (d + 0.5)) / GROUND_DIRECTIONS - 1
      seen += this.meetsRow(x, 0, slope, Math.sqrt(1 - slope * slope), null) ? this.rows.transparency : 1
    }
    return seen / GROUND_DIRECTIONS
  }

  /**
   * Whether a ray meets a row before the ground or the sky.
   * @param own  row that it starts from, which it does not meet
   */
  private meetsRow(x: number, z: number, dx: number, dz: number, own: number | null): boolean {
    const { rows, topM } = this
    if (rows.count === 1) return own === null && this.crosses(0, x, z, dx, dz)
    // the ray is between the ground and the top of the rows until it has come this far
    const rise = dz > 0 ? topM - z : z
    const far = Math.abs(dz) < 1e-12 ? 50 * rows.pitchM : (rise / Math.abs(dz)) * dx
    const reach = Math.max(-200 * rows.pitchM, Math.min(200 * rows.pitchM, far))
    const first = Math.floor(Math.min(x, x + reach) / rows.pitchM) - 1
    const last = Math.ceil(Math.max(x, x + reach) / rows.pitchM) + 1
    for (let row = first; row <= last; row++) if (row !== own && this.crosses(row, x, z, dx, dz)) return true
    return false
  }

  private crosses(row: number, x: number, z: number, dx: number, dz: number): boolean {
    const { rows, cos, sin } = this
    const lowerX = row * rows.pitchM - x
    const lowerZ = rows.lowerM - z
    const upperX = lowerX - rows.widthM * cos
    const upperZ = lowerZ + rows.widthM * sin
    const lowerSide = dx * lowerZ - dz * lowerX
    const upperSide = dx * upperZ - dz * upperX
    if (lowerSide * upperSide > 0) return false
    const share = lowerSide / (lowerSide - upperSide)
    return (lowerX + share * (upperX - lowerX)) * dx + (lowerZ + share * (upperZ - lowerZ)) * dz > 1e-9
  }
}
