import tzLookup from '@photostructure/tz-lookup'
import { standardOffsets } from './standard-offsets.gen.ts'

const offsetOfZone: ReadonlyMap<string, number> = new Map(
  standardOffsets.flatMap(([offset, zones]) => zones.split(' ').map((zone) => [zone, offset] as const)),
)

/**
 * Hours from UTC of the standard time (no daylight saving) of a place; at sea that of the nautical zone.
 * The offsets come from a table, not from `Intl`: its answers change with the runtime's age, and one call costs more than the lookup.
 * @param latitude   -90 to 90
 * @param longitude  -180 to 180
 * Valid for: the law of 2025. Borders are simplified: 0.24 % of the 5,000 largest towns get a neighbour's offset.
 * Fails: throws on coordinates out of range.
 * Source: zones by @photostructure/tz-lookup (from timezone-boundary-builder, (c) OpenStreetMap contributors, ODbL), offsets by the IANA time zone database.
 * Checked by: test/engine/climate/timezone.test.ts
 */
export function standardOffsetHours(latitude: number, longitude: number): number {
  return offsetOfZone.get(tzLookup(latitude, longitude)) ?? Math.round(longitude / 15)
}
