import type { BodySlice } from './body-slice.ts'
import { ACROSS, ALONG, BODY, CENTRE } from './rectangle-columns.ts'
import type { Rectangles } from './rectangles.ts'
import type { ViewRay } from './view-ray.ts'

/**
 * Writes the cut through rectangle j in the half plane of a ray; false when there is none, or
 * none above a slope. The cut is a line from side to side, so one of its ends lies on each of two opposite sides or beyond, and is
 * moved to the side next to it.
 */
export function sliceRectangle({ body }: Rectangles, j: number, ray: ViewRay, slope: number, out: BodySlice): boolean {
  const { eastCos, northCos } = ray
  const b = BODY * j
  const toEast = body[b + CENTRE] - ray.east
  const toNorth = body[b + CENTRE + 1] - ray.north
  // distances to the right of the ray; the cut is where they are 0
  const aside = toEast * northCos - toNorth * eastCos
  const alongAside = body[b + ALONG] * northCos - body[b + ALONG + 1] * eastCos
  const acrossAside = body[b + ACROSS] * northCos - body[b + ACROSS + 1] * eastCos
  if (!(Math.abs(aside) < Math.abs(alongAside) + Math.abs(acrossAside))) return false
  const ahead = toEast * eastCos + toNorth * northCos
  const alongAhead = body[b + ALONG] * eastCos + body[b + ALONG + 1] * northCos
  const acrossAhead = body[b + ACROSS] * eastCos + body[b + ACROSS + 1] * northCos
  const reach = Math.abs(alongAhead) + Math.abs(acrossAhead)
  if (ahead + reach <= 0) return false
  const rise = body[b + CENTRE + 2] - ray.up
  const top = rise + Math.abs(body[b + ALONG + 2]) + Math.abs(body[b + ACROSS + 2])
  if (top <= 0 || (ahead > reach && top <= slope * (ahead - reach))) return false
  out.clear()
  for (let side = -1; side <= 1; side += 2) {
    let onAlong = side
    let onAcross = -(aside + side * alongAside) / acrossAside
    if (!(Math.abs(onAcross) <= 1)) {
      onAcross = onAcross > 0 ? 1 : -1
      onAlong = -(aside + onAcross * acrossAside) / alongAside
    }
    out.add(ahead + onAlong * alongAhead + onAcross * acrossAhead, rise + onAlong * body[b + ALONG + 2] + onAcross * body[b + ACROSS + 2])
  }
  return out.close()
}
