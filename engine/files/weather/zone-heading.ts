import type { CellReader } from './cells.ts'
import { plain } from './headings.ts'
import { HEADING_CHARS_MAX } from './limits.ts'
import { isZone, zoneOf } from './recording.ts'

/** Names of a column with the offset of each stamp from UTC, in hours; letters only. */
const ZONE_NAMES = [
  ...['timezone', 'tz', 'utcoffset', 'gmtoffset', 'offsetutc', 'zone', 'timezoneh', 'utcoffseth', 'utcoffsethours', 'timezoneoffset'],
  ...['zeitzone', 'fuseauhoraire', 'zonahoraria', 'husohorario', 'fusoorario', 'fusohorario'],
]

/** `UTC+01:00`, `GMT -3`, `UTC+5:30`, `UTC+0530` */
const OFFSET = /\b(?:UTC|GMT)\s?([-+\u2212])\s?(\d{1,2})(?::?([0-5]\d))?(?!\d)/i

/** `+01:00`, `-0330`, `UTC+1`, `GMT -5` */
const OFFSET_CELL = /^(?:UTC|GMT)?\s?([-+\u2212])\s?(\d{1,2})(?::?([0-5]\d))?$/i
/** Universal time by its name. */
const UNIVERSAL_CELL = /^(?:UTC|GMT|Z)$/i
/** No offset is longer; longer cells are not searched. */
const OFFSET_CHARS_MAX = 12

/**
 * Reads cells with an offset from UTC in hours: numbers, and offsets as people write them. Whatever else is
 * there, such as CET or Europe/Berlin, does not say whether it includes daylight saving time: it becomes
 * infinite, which is no zone and does not stop the reading.
 * @param number  reads numbers with the decimal mark of the table
 */
export function zoneReader(number: CellReader): CellReader {
  return (text, from, to) => {
    const hours = number(text, from, to)
    if (isZone(hours)) return hours
    return to - from > OFFSET_CHARS_MAX ? Number.POSITIVE_INFINITY : (offsetIn(text.slice(from, to)) ?? Number.POSITIVE_INFINITY)
  }
}

function offsetIn(cell: string): number | null {
  const text = cell.replaceAll('"', '').trim()
  if (UNIVERSAL_CELL.test(text)) return 0
  return hoursOf(OFFSET_CELL.exec(text))
}

/** Column with the time zone of the stamps, such as the last one of our own CSV files; -1 when there is none. */
export function zoneColumn(cells: readonly string[], isTaken: (index: number) => boolean): number {
  return cells.findIndex(
    (cell, index) =>
      !isTaken(index) && cell.length <= HEADING_CHARS_MAX && ZONE_NAMES.includes(plain(cell.replace(/[([][^()[\]]*[)\]]/g, ' '))),
  )
}

/** Hours from UTC that a heading states, as in `timezone (UTC+01:00)` or `time (GMT-3)`; null when it states none. */
export function zoneInHeading(heading: string): number | null {
  return hoursOf(OFFSET.exec(heading.slice(0, HEADING_CHARS_MAX)))
}

/**
 * Zones by the abbreviations that stations and programs write, hours from UTC. Those of daylight saving
 * time are offsets too. Left out are those of several zones (CST of America, China and Cuba; IST).
 */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  ...{ UTC: 0, GMT: 0, WET: 0, CET: 1, MEZ: 1, WEST: 1, BST: 1, EET: 2, CEST: 2, MESZ: 2, SAST: 2, EEST: 3, MSK: 3, PKT: 5 },
  ...{ SGT: 8, HKT: 8, AWST: 8, JST: 9, KST: 9, ACST: 9.5, AEST: 10, NZST: 12, BRT: -3, ART: -3, CLT: -4, NST: -3.5 },
  ...{ EDT: -4, EST: -5, CDT: -5, MDT: -6, MST: -7, PDT: -7, PST: -8, AKST: -9, HST: -10 },
}

/** True for a heading that is the abbreviation of a zone, as NREL's stations name their time of day. */
export function isZoneAbbreviation(heading: string): boolean {
  return Object.hasOwn(ABBREVIATIONS, heading.trim())
}

/** A zone by its name: `MST`, `America/Denver`. */
const NAMED = /(?:^|[([\s])([A-Z]{3,4}|[A-Z][A-Za-z_]+\/[A-Z][\w/+-]+)(?:$|[)\]\s])/

/**
 * Zone that a text names, and its standard time in hours from UTC; null when it names none that is known.
 * @param offsetOf  standard time of an IANA zone
 */
export function zoneByName(text: string, offsetOf?: (name: string) => number | undefined): { name: string; zoneH: number } | null {
  const name = NAMED.exec(text.slice(0, HEADING_CHARS_MAX))?.[1] ?? ''
  const zoneH = name.includes('/') ? offsetOf?.(name) : Object.hasOwn(ABBREVIATIONS, name) ? ABBREVIATIONS[name] : undefined
  return zoneH === undefined ? null : { name, zoneH }
}

/** What headings of the time call their zone in brackets, `Time (CST)`, whether or not it is known. */
export function zoneWordIn(headings: readonly string[]): string | undefined {
  const words = headings.map(
    (heading) => /[([]\s*([A-Z]{2,4}T|[A-Z][A-Za-z_]+\/[A-Z][\w/+-]+)\s*[)\]]/.exec(heading.slice(0, HEADING_CHARS_MAX))?.[1],
  )
  return words.find((word) => word !== undefined)
}

/** Hours of a match of sign, hours and minutes. */
function hoursOf(match: RegExpExecArray | null): number | null {
  const [, sign, hours = '', minutes = '0'] = match ?? []
  if (sign === undefined) return null
  const size = Number(hours) + Number(minutes) / 60
  return zoneOf(String(sign === '+' ? size : 0 - size))
}
