/**
 * `bun scripts/climate/make-offsets.ts` writes engine/climate/standard-offsets.gen.ts: the standard
 * offset of every zone that the zone map can return, from the runtime's copy of the IANA time zone
 * database.
 */
import { writeFileSync } from 'node:fs'
import tzLookup from '@photostructure/tz-lookup'

/** The offsets are those of one fixed year, so that the table does not depend on the date. */
const YEAR = 2025

/**
 * Grid step of the search over the map, deg: smaller than the smallest zone that the runtime's list
 * lacks.
 */
const STEP_DEG = 0.25

function zoneNames(): string[] {
  const names = new Set(Intl.supportedValuesOf('timeZone'))
  for (let latitude = -90; latitude <= 90; latitude += STEP_DEG) {
    for (let longitude = -180; longitude <= 180; longitude += STEP_DEG) names.add(tzLookup(latitude, longitude))
  }
  return [...names].sort()
}

/** Offset from UTC, h, at noon UTC of the first day of a month; January is 0. */
function offsetHours(zone: string, month: number): number {
  const instant = new Date(Date.UTC(YEAR, month, 1, 12))
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return (Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - instant.getTime()) / 3_600_000
}

/**
 * Summer time is ahead of standard time, so the smaller offset of January and July is the standard
 * offset in both hemispheres. Ireland, whose law calls summer time the standard, gets its winter
 * time, like its neighbour. Morocco, whose clocks go back only in Ramadan, gets the time of the
 * rest of its year.
 */
function standardOffset(zone: string): number {
  return Math.min(offsetHours(zone, 0), offsetHours(zone, 6))
}

const zonesOfOffset = new Map<number, string[]>()
for (const zone of zoneNames()) {
  const offset = standardOffset(zone)
  zonesOfOffset.set(offset, [...(zonesOfOffset.get(offset) ?? []), zone])
}
const lines = [...zonesOfOffset].sort(([a], [b]) => a - b).map(([offset, zones]) => `  [${offset}, '${zones.join(' ')}'],`)
const text = [
  `// Written by scripts/climate/make-offsets.ts from the IANA time zone database (public domain) as of ${YEAR}; not edited by hand.`,
  '/** Standard offset from UTC, h, and the zones that have it. */',
  'export const standardOffsets: readonly (readonly [number, string])[] = [',
  ...lines,
  ']',
  '',
].join('\n')
writeFileSync(new URL('../../engine/climate/standard-offsets.gen.ts', import.meta.url), text)
console.log(`engine/climate/standard-offsets.gen.ts: ${zonesOfOffset.size} offsets, ${text.length} bytes`)
