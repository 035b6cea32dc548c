/** Everything here is in metres and degrees. */

const RAD_PER_DEG = Math.PI / 180

/** Gap between neighbouring modules. */
const MODULE_GAP = 0.02

export interface ModuleSize {
  readonly length: number
  readonly width: number
}

/** Canadian Solar CS7N-655MB-AG, the module of `GET /api/defaults`. */
export const LARGE_MODULE: ModuleSize = { length: 2.384, width: 1.303 }

/** Length of a number of modules in a row. */
export function inRow(count: number, sizeOfOne: number): number {
  return rounded(count * sizeOfOne + (count - 1) * MODULE_GAP)
}

/** To the millimetre, as a surveyor states coordinates. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function sin(deg: number): number {
  return Math.sin(deg * RAD_PER_DEG)
}

export function cos(deg: number): number {
  return Math.cos(deg * RAD_PER_DEG)
}

export function tan(deg: number): number {
  return Math.tan(deg * RAD_PER_DEG)
}

/** Positions from -(count - 1) / 2 to (count - 1) / 2, times the spacing. */
export function spread(count: number, spacing: number): number[] {
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * spacing)
}

/** A place in the plan of a building that is turned: right of its middle, and ahead of it. */
export type PlanPoint = readonly [right: number, ahead: number]

/** A plan that is turned about x = 0, y = 0. */
export class Plan {
  /** @param aheadDeg  azimuth of the direction that is ahead */
  constructor(private readonly aheadDeg: number) {}

  place([right, ahead]: PlanPoint): { x: number; y: number } {
    const [east, north] = [sin(this.aheadDeg), cos(this.aheadDeg)]
    return { x: rounded(right * north + ahead * east), y: rounded(-right * east + ahead * north) }
  }

  /** A vertex of an object: base point and height above it. */
  vertex(point: PlanPoint, z: number, h: number): [number, number, number, number] {
    const { x, y } = this.place(point)
    return [x, y, rounded(z), rounded(h)]
  }

  /** An upright box. */
  box({ middle, size, z, h }: { middle: PlanPoint; size: PlanPoint; z: number; h: number }) {
    return { kind: 'prism', vertices: corners(middle, size).map((corner) => this.vertex(corner, z, h)) }
  }

  /** A wall around a rectangle. */
  parapet({ size, z, h }: { size: PlanPoint; z: number; h: number }) {
    const [first, ...others] = corners([0, 0], size)
    return { kind: 'wall', vertices: [first, ...others, first].map((corner) => this.vertex(corner, z, h)) }
  }
}

function corners([right, ahead]: PlanPoint, [width, depth]: PlanPoint): [PlanPoint, PlanPoint, PlanPoint, PlanPoint] {
  const [halfWidth, halfDepth] = [width / 2, depth / 2]
  return [
    [right - halfWidth, ahead - halfDepth],
    [right + halfWidth, ahead - halfDepth],
    [right + halfWidth, ahead + halfDepth],
    [right - halfWidth, ahead + halfDepth],
  ]
}
