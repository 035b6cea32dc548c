import { PlanarHull } from '../shade/planar-hull.ts'
import { ACROSS, ALONG, BODY, CENTRE } from '../shade/rectangle-columns.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { SunView } from '../shade/sun-view.ts'

/** The outline of a body in a view: convex, counterclockwise; two corners when it is seen from the edge. */
export interface SeenPolygon {
  /** Target of the kernel, or null for an occluder. */
  target: number | null
  /** Occluder of the kernel, or null for a target. */
  occluder: number | null
  /** Fraction of the light that passes; 0 for a target. */
  transmittance: number
  /** To the right and upwards in the view, and towards the viewer, of each corner. */
  x: Float64Array
  y: Float64Array
  depth: Float64Array
}

/** The outlines of all targets, in their present rotation, and of all occluders. */
export function seenPolygons(kernel: ShadeKernel, view: SunView): SeenPolygon[] {
  const polygons: SeenPolygon[] = []
  for (let i = 0; i < kernel.count; i++)
    polygons.push({ target: i, occluder: null, transmittance: 0, ...outline(cornersOf(kernel, i), view) })
  for (let j = 0; j < kernel.solids.count; j++) {
    const transmittance = kernel.solids.transmittanceOf(j)
    polygons.push({ target: null, occluder: j, transmittance, ...outline(kernel.solids.pointsOf(j), view) })
  }
  return polygons.filter(({ x }) => x.length > 1)
}

function cornersOf({ rectangles: { body } }: ShadeKernel, i: number): Float64Array {
  const corners = new Float64Array(12)
  for (let corner = 0; corner < 4; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      const at = BODY * i + axis
      const along = corner === 1 || corner === 2 ? 1 : -1
      const across = corner < 2 ? -1 : 1
      corners[3 * corner + axis] = body[at + CENTRE] + along * body[at + ALONG] + across * body[at + ACROSS]
    }
  }
  return corners
}

function outline(points: Float64Array, view: SunView): Pick<SeenPolygon, 'x' | 'y' | 'depth'> {
  const count = points.length / 3
  const hull = new PlanarHull(count)
  const along = (k: number, east: number, north: number, up: number): number =>
    points[3 * k] * east + points[3 * k + 1] * north + points[3 * k + 2] * up
  for (let k = 0; k < count; k++) {
    hull.x[k] = along(k, view.xEast, view.xNorth, view.xUp)
    hull.y[k] = along(k, view.yEast, view.yNorth, view.yUp)
  }
  const found = hull.wrap(count)
  const corners = hull.hull.slice(0, found)
  return {
    x: Float64Array.from(corners, (k) => hull.x[k]),
    y: Float64Array.from(corners, (k) => hull.y[k]),
    depth: Float64Array.from(corners, (k) => along(k, view.sunEast, view.sunNorth, view.sunUp)),
  }
}
