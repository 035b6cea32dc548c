import { OPAQUE } from './opaque.ts'
import { ACROSS, ALONG, BACK, BODY, CENTRE, NORMAL, OFFSET, SEEN, SEEN_ACROSS, SEEN_ALONG } from './rectangle-columns.ts'
import type { Rectangles } from './rectangles.ts'
import type { ShadowList } from './shadow-list.ts'

/**
 * Adds the shadow of rectangle j on rectangle i: a parallelogram in the coordinates of i, in which i
 * reaches from -1 to 1, cut where j leaves the front of i's plane.
 * @param dx, dy  offset of j's centre from that of i in the view
 */
export function addRectangleShadow(rectangles: Rectangles, i: number, j: number, dx: number, dy: number, shadows: ShadowList): void {
  const { seen, body, planeTolerance } = rectangles
  const m = SEEN * i + BACK
  const s = SEEN * j
  const centreU = seen[m] * dx + seen[m + 1] * dy
  const centreV = seen[m + 2] * dx + seen[m + 3] * dy
  const alongU = seen[m] * seen[s + SEEN_ALONG] + seen[m + 1] * seen[s + SEEN_ALONG + 1]
  const alongV = seen[m + 2] * seen[s + SEEN_ALONG] + seen[m + 3] * seen[s + SEEN_ALONG + 1]
  const acrossU = seen[m] * seen[s + SEEN_ACROSS] + seen[m + 1] * seen[s + SEEN_ACROSS + 1]
  const acrossV = seen[m + 2] * seen[s + SEEN_ACROSS] + seen[m + 3] * seen[s + SEEN_ACROSS + 1]
  // the four axes along which two parallelograms can be apart
  if (Math.abs(centreU) >= 1 + Math.abs(alongU) + Math.abs(acrossU)) return
  if (Math.abs(centreV) >= 1 + Math.abs(alongV) + Math.abs(acrossV)) return
  const spanV = Math.abs(alongV) + Math.abs(acrossV)
  if (shadows.isCovered(Math.max(-1, centreV - spanV), Math.min(1, centreV + spanV))) return
  const area = Math.abs(alongU * acrossV - alongV * acrossU)
  const fromAlong = Math.abs(centreU * alongV - centreV * alongU)
  const fromAcross = Math.abs(centreU * acrossV - centreV * acrossU)
  const reachAlong = Math.abs(alongU) + Math.abs(alongV)
  const reachAcross = Math.abs(acrossU) + Math.abs(acrossV)
  if (fromAlong >= area + reachAlong || fromAcross >= area + reachAcross) return

  // distances in front of the plane of i
  const a = BODY * i
  const b = BODY * j
  const normalEast = body[a + NORMAL]
  const normalNorth = body[a + NORMAL + 1]
  const normalUp = body[a + NORMAL + 2]
  const centre =
    (body[b + CENTRE] - body[a + CENTRE]) * normalEast +
    (body[b + CENTRE + 1] - body[a + CENTRE + 1]) * normalNorth +
    (body[b + CENTRE + 2] - body[a + CENTRE + 2]) * normalUp -
    planeTolerance[i]
  const along = body[b + ALONG] * normalEast + body[b + ALONG + 1] * normalNorth + body[b + ALONG + 2] * normalUp
  const across = body[b + ACROSS] * normalEast + body[b + ACROSS + 1] * normalNorth + body[b + ACROSS + 2] * normalUp
  const reach = Math.abs(along) + Math.abs(across)
  if (centre + reach <= 0) return
  const isWhole = centre - reach >= 0
  if (shadows.tables === OPAQUE && isWhole && fromAlong + reachAlong <= area && fromAcross + reachAcross <= area) {
    shadows.isFull = true
    return
  }

  shadows.begin(8)
  for (let corner = 0; corner < 4; corner++) {
    const onAlong = corner === 1 || corner === 2 ? 1 : -1
    const onAcross = corner < 2 ? -1 : 1
    const distance = centre + onAlong * along + onAcross * across
    if (isWhole || distance > 0)
      shadows.add(centreU + onAlong * alongU + onAcross * acrossU, centreV + onAlong * alongV + onAcross * acrossV)
    if (isWhole) continue
    const nextAlong = corner < 2 ? 1 : -1
    const nextAcross = corner === 1 || corner === 2 ? 1 : -1
    const nextDistance = centre + nextAlong * along + nextAcross * across
    if (distance > 0 === nextDistance > 0) continue
    const share = distance / (distance - nextDistance)
    const cutAlong = onAlong + share * (nextAlong - onAlong)
    const cutAcross = onAcross + share * (nextAcross - onAcross)
    shadows.add(centreU + cutAlong * alongU + cutAcross * acrossU, centreV + cutAlong * alongV + cutAcross * acrossV)
  }
  shadows.end(shadows.tables)
}

/** The same of the parts of table j. */
export function addPartShadows(rectangles: Rectangles, i: number, j: number, dx: number, dy: number, shadows: ShadowList): void {
  const { parts, seen } = rectangles
  for (let p = parts.start[j]; p < parts.start[j + 1] && !shadows.isFull; p++)
    addRectangleShadow(rectangles, i, p, dx + seen[SEEN * p + OFFSET], dy + seen[SEEN * p + OFFSET + 1], shadows)
}
