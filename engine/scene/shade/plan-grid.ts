import type { BodyBounds } from './body-bounds.ts'
import type { SunStrip } from './sun-strip.ts'

/** Bodies of a cell, on average. */
const PER_CELL = 2
/** Columns or rows of cells per body, at most: bodies on one line. */
const LANES_PER_BODY = 2
/** Directions, over half a turn, in which the largest half size is known. */
const SECTORS = 64
const SECTOR_RAD = Math.PI / SECTORS

/** Looks at some bodies, those from `from` up to `end`; true to end the walk. */
export type Visit = (bodies: Int32Array, from: number, end: number) => boolean

/**
 * Bodies of similar size by their place on the ground, in square cells. A walk from a target towards
 * the sun passes the cells of a strip, near ones first, leaves out those in which nothing is high
 * enough, and ends where nothing can be.
 */
export class PlanGrid {
  /** The bodies by cell; those of cell c begin at cellStart[c]. */
  private readonly bodies: Int32Array
  private readonly cellStart: Int32Array
  /** Highest top of the bodies of each cell. */
  private readonly cellTop: Float64Array
  private readonly columns: number
  private readonly rows: number
  private readonly west: number
  private readonly south: number
  private readonly size: number
  private readonly highest: number
  /** Largest half size of a body by direction. */
  private readonly halfMax: Float64Array
  /** Whether the sun is rather to the east or west; its direction along the lanes' order and across; largest half sizes. */
  private isEast = true
  private main = 1
  private side = 0
  private across = 0
  private along = 0

  constructor(bounds: BodyBounds, bodies: Int32Array) {
    const { east, north } = bounds
    const [west, width] = extentOf(bodies, east)
    const [south, height] = extentOf(bodies, north)
    const count = Math.max(1, bodies.length)
    this.west = west
    this.south = south
    this.size = Math.max(
      Math.sqrt((PER_CELL * width * height) / count),
      Math.max(width, height) / (LANES_PER_BODY * count),
      Number.MIN_VALUE,
    )
    this.columns = Math.floor(width / this.size) + 1
    this.rows = Math.floor(height / this.size) + 1
    const cellOf = Int32Array.from(
      bodies,
      (body) => Math.floor((north[body] - south) / this.size) * this.columns + Math.floor((east[body] - west) / this.size),
    )
    this.cellStart = new Int32Array(this.columns * this.rows + 1)
    this.cellTop = new Float64Array(this.columns * this.rows).fill(Number.NEGATIVE_INFINITY)
    this.bodies = new Int32Array(bodies.length)
    this.fill(bounds, bodies, cellOf)
    this.highest = this.cellTop.reduce((most, top) => Math.max(most, top), Number.NEGATIVE_INFINITY)
    this.halfMax = Float64Array.from({ length: SECTORS }, (_, sector) => largestHalf(bounds, bodies, (sector + 0.5) * SECTOR_RAD))
  }

  private fill(bounds: BodyBounds, bodies: Int32Array, cellOf: Int32Array): void {
    const { cellStart, cellTop } = this
    for (let k = 0; k < bodies.length; k++) {
      const cell = cellOf[k]
      cellStart[cell + 1]++
      cellTop[cell] = Math.max(cellTop[cell], bounds.up[bodies[k]] + bounds.rise[bodies[k]])
    }
    for (let c = 1; c < cellStart.length; c++) cellStart[c] += cellStart[c - 1]
    const next = cellStart.slice()
    for (let k = 0; k < bodies.length; k++) this.bodies[next[cellOf[k]]++] = bodies[k]
  }

  /** Faces the sun of a strip, before `walk`. */
  face({ toEast, toNorth }: SunStrip): void {
    // lanes of cells lie across the axis that is closer to the direction
    this.isEast = Math.abs(toEast) >= Math.abs(toNorth)
    this.main = this.isEast ? toEast : toNorth
    this.side = this.isEast ? toNorth : toEast
    this.across = this.largest(toNorth, -toEast)
    this.along = this.largest(toEast, toNorth)
  }

  /** Visits the bodies of the cells that may shade what a strip begins at; true when `visit` ended the walk. */
  walk(strip: SunStrip, visit: Visit): boolean {
    const { size, bodies, cellStart, cellTop, columns, rows, isEast, main, side } = this
    const { rise } = strip
    const low = strip.low - strip.lift
    if (rise >= 0 && this.highest <= low) return false
    const wide = strip.across + this.across
    const reach = strip.along + this.along
    const far = Math.min(strip.end, rise > 0 ? (this.highest - low) / rise : Number.POSITIVE_INFINITY) + reach
    const east = strip.east - this.west
    const north = strip.north - this.south
    const atMain = isEast ? east : north
    const atSide = isEast ? north : east
    const others = isEast ? rows : columns
    const perLane = isEast ? 1 : columns
    const perOther = isEast ? columns : 1
    const step = main < 0 ? -1 : 1
    const perMain = 1 / Math.abs(main)
    const lean = side / main
    const slack = wide * Math.abs(lean)
    const halfLane = wide * perMain + (Math.abs(lean) * size) / 2
    const first = cellAt(atMain - step * (reach * Math.abs(main) + wide * Math.abs(side)), size, isEast ? columns : rows, step)
    const last = cellAt(atMain + step * (far * Math.abs(main) + wide * Math.abs(side)), size, isEast ? columns : rows, -step)
    for (let lane = first; step * (last - lane) >= 0; lane += step) {
      const from = lane * size - atMain
      const near = (step > 0 ? from : -from - size) * perMain - slack - reach
      const least = rise < 0 ? Number.NEGATIVE_INFINITY : near > 0 ? low + near * rise : low
      const middle = atSide + lean * (from + size / 2)
      const end = Math.min(others - 1, Math.floor((middle + halfLane) / size))
      for (let other = Math.max(0, Math.floor((middle - halfLane) / size)); other <= end; other++) {
        const cell = lane * perLane + other * perOther
        if (cellTop[cell] > least && visit(bodies, cellStart[cell], cellStart[cell + 1])) return true
      }
    }
    return false
  }

  /** Largest half size of a body along a level direction. */
  private largest(toEast: number, toNorth: number): number {
    const turn = Math.atan2(toNorth, toEast) / SECTOR_RAD
    return this.halfMax[((Math.floor(turn) % SECTORS) + SECTORS) % SECTORS]
  }
}

/** Least value and range. */
function extentOf(bodies: Int32Array, values: Float64Array): [least: number, range: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const body of bodies) {
    least = Math.min(least, values[body])
    most = Math.max(most, values[body])
  }
  return bodies.length === 0 ? [0, 0] : [least, most - least]
}

/** The cell of a position, within the grid; beyond its end where a walk by `step` begins or ends outside. */
function cellAt(position: number, size: number, cells: number, step: number): number {
  const cell = position / size
  return step > 0 ? Math.max(0, Math.min(cells, Math.floor(cell))) : Math.min(cells - 1, Math.max(-1, Math.floor(cell)))
}

/** Largest half size of a body in the sector around a direction. */
function largestHalf(bounds: BodyBounds, bodies: Int32Array, rad: number): number {
  const [toEast, toNorth] = [Math.cos(rad), Math.sin(rad)]
  const slack = Math.sin(SECTOR_RAD / 2)
  let most = 0
  for (const body of bodies) most = Math.max(most, bounds.half(body, toEast, toNorth) + slack * bounds.half(body, -toNorth, toEast))
  return most
}
