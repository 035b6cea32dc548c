import tzLookup from '@photostructure/tz-lookup'
import { openSea } from './open-sea.gen.ts'
import { standardOffsets } from './standard-offsets.gen.ts'

const offsetOfZone: ReadonlyMap<string, number> = new Map(
  standardOffsets.flatMap(([offset, zones]) => zones.split(' ').map((zone) => [zone, offset] as const)),
)

/**
 * Standard time of a place (without daylight saving), hours from UTC; at sea, the nautical zone.
 * The offsets come from a table, not from `Intl`, whose results depend on the runtime's version and
 * whose calls cost more than the lookup.
 * @param latitude   -90 to 90
 * @param longitude  -180 to 180
 * Valid for: the law of 2025, applied to any year (see the README). Borders are simplified: 0.24 %
 * of the 5,000 largest towns and 2.9 % of the land get a neighbour's offset. 3.5 % of the sea, all
 * of it within one degree of a country's waters, gets the offset of that country.
 * Fails: throws when coordinates are out of range.
 * Source: zones by @photostructure/tz-lookup (from timezone-boundary-builder, (c) OpenStreetMap
 * contributors, ODbL), offsets by the IANA time zone database.
 * Checked by: test/engine/climate/timezone.test.ts
 */
export function standardOffsetHours(latitude: number, longitude: number): number {
  const zone = tzLookup(latitude, longitude)
  const offset = isOpenSea(latitude, longitude) ? undefined : offsetOfZone.get(zone)
  return offset ?? Math.round(longitude / 15) + 0 // no -0
}

/** Whether the place is in a one-degree cell without any country's waters. */
function isOpenSea(latitude: number, longitude: number): boolean {
  const row = openSea[Math.min(Math.floor(latitude + 90), openSea.length - 1)]
  let cellsLeft = Math.min(Math.floor(longitude + 180), 359)
  let isOpen = false
  for (const length of row.split(' ')) {
    cellsLeft -= Number(length)
    if (cellsLeft < 0) break
    isOpen = !isOpen
  }
  return isOpen
}
