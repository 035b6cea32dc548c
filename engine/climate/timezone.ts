import tzLookup from '@photostructure/tz-lookup'
import { openSea } from './open-sea.gen.ts'
import { standardOffsets } from './standard-offsets.gen.ts'

const offsetOfZone: ReadonlyMap<string, number> = new Map(
  standardOffsets.flatMap(([offset, zones]) => zones.split(' ').map((zone) => [zone, offset] as const)),
)

interface Island {
  readonly zone: string
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Islands next to the date line for which the simplified borders give the zone of their neighbour: it would be a day off. Boxes of their land, by GeoNames. */
const DATE_LINE_ISLANDS: readonly Island[] = [
  { zone: 'Pacific/Pago_Pago', south: -14.6, north: -11, west: -171.2, east: -168.1 }, // American Samoa
  { zone: 'Pacific/Fakaofo', south: -9.6, north: -8.4, west: -172.7, east: -171 }, // Tokelau
]

function isWithin({ south, north, west, east }: Island, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

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
  const zone = DATE_LINE_ISLANDS.find((island) => isWithin(island, latitude, longitude))?.zone ?? tzLookup(latitude, longitude)
  const offset = isOpenSea(latitude, longitude) ? undefined : offsetOfZone.get(zone)
  return offset ?? Math.round(longitude / 15) + 0 // no -0
}

/** Standard time of an IANA zone such as America/Denver, hours from UTC; undefined for an unknown one. */
export function standardOffsetOfZone(zone: string): number | undefined {
  return offsetOfZone.get(zone)
}

/** Whether the place is in a one-degree cell without any country's waters. */
export function isOpenSea(latitude: number, longitude: number): boolean {
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
