import type { BodySlice } from './body-slice.ts'
import { BOX } from './box.ts'
import type { Solids } from './solids.ts'
import type { ViewRay } from './view-ray.ts'

/** Distance of each point of a solid to the right of the ray. */
let aside = new Float64Array(64)

/**
 * Writes the cut through occluder j in the half plane of a ray, where its edges cross it; false when
 * there is none, or none above a slope or below a slope downwards.
 */
export function sliceSolid(
  { box, points, pointStart, edges, edgeStart }: Solids,
  j: number,
  ray: ViewRay,
  above: number,
  below: number,
  out: BodySlice,
): boolean {
  const { east, north, up, eastCos, northCos } = ray
  const o = BOX * j
  const toEast = box[o] - east
  const toNorth = box[o + 1] - north
  const [halfEast, halfNorth] = [box[o + 3], box[o + 4]]
  if (!(Math.abs(toEast * northCos - toNorth * eastCos) < halfEast * Math.abs(northCos) + halfNorth * Math.abs(eastCos))) return false
  const middle = toEast * eastCos + toNorth * northCos
  const reach = halfEast * Math.abs(eastCos) + halfNorth * Math.abs(northCos)
  if (middle + reach <= 0) return false
  const near = middle - reach
  const rise = box[o + 2] - up
  if (near > 0 && rise + box[o + 5] <= above * near && box[o + 5] - rise <= below * near) return false
  const first = pointStart[j]
  const count = pointStart[j + 1] - first
  if (count > aside.length) aside = new Float64Array(2 * count)
  for (let k = 0; k < count; k++) {
    const p = 3 * (first + k)
    aside[k] = (points[p] - east) * northCos - (points[p + 1] - north) * eastCos
  }
  out.clear()
  for (let e = 2 * edgeStart[j]; e < 2 * edgeStart[j + 1]; e += 2) {
    const from = edges[e]
    const to = edges[e + 1]
    if (aside[from] > 0 === aside[to] > 0) continue
    const share = aside[from] / (aside[from] - aside[to])
    const p = 3 * (first + from)
    const q = 3 * (first + to)
    const pastEast = points[p] + share * (points[q] - points[p]) - east
    const pastNorth = points[p + 1] + share * (points[q + 1] - points[p + 1]) - north
    out.add(pastEast * eastCos + pastNorth * northCos, points[p + 2] + share * (points[q + 2] - points[p + 2]) - up)
  }
  return out.close()
}
