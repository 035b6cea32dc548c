import type { Place } from '../../core/great-circle.ts'
import type { Vector } from './feature.ts'
import type { LayoutDraft } from './layout-draft.ts'
import { frameAt, fromUtm, utmZoneNear } from './local-frame.ts'
import { utmName } from './transverse-mercator.ts'

/** Coordinates within this distance of zero are those of a drawing about its own middle. */
const OWN_ZERO_M = 50_000

/** How the points of a file come into the scene. */
export type Mover = (point: Vector) => Vector

const asTheyAre: Mover = (point) => point

/**
 * Points of a file in metres whose axes point east and north. With a place near which they lie in UTM
 * they are turned to true north about it; a place next to small coordinates is that of their zero.
 * @param place  where the plant is, as the file or the caller states it
 * @param first  any point of the file
 */
export function georeference(place: Place | null, first: Vector | null, draft: LayoutDraft): Mover {
  if (first === null) return asTheyAre
  const zone = place === null ? null : utmZoneNear(place, [first[0], first[1]])
  if (place !== null && zone !== null) {
    draft.remark(
      'assumed',
      null,
      `The coordinates are ${utmName(zone)} of WGS84, because they lie at the stated place: they are turned to true north about it`,
    )
    draft.origin = place
    const frame = frameAt(place)
    return ([x, y, z]) => [...fromUtm(frame, zone, [x, y]), z]
  }
  const isOwn = Math.hypot(first[0], first[1]) < OWN_ZERO_M
  if (place !== null && isOwn) draft.origin = place
  draft.remark(
    'assumed',
    null,
    place !== null && !isOwn
      ? 'x points east and y true north; the coordinates are not those of UTM at the stated place, so origin is null'
      : 'x points east and y true north, as the file states no place or no other axes. Grid north of a map projection differs from true north by up to 2 deg: send latitude and longitude with coordinates in UTM',
  )
  return asTheyAre
}
