import { zoneOf } from './recording.ts'
import { isZoneAbbreviation } from './zone-heading.ts'

/** The time zone of the stamps by the lines above a table. */
export type ZoneStatement =
  | { kind: 'offset'; zoneH: number }
  /** A zone of the world by its name: `America/Denver`, or by its abbreviation. */
  | { kind: 'name'; name: string }
  | { kind: 'unread'; text: string }

/** Characters of a line that are searched. */
const LINE_CHARS = 500
/** Characters of a line in a note. */
const SHOWN_CHARS = 60

/** A line that speaks of the time of the rows. */
const OF_TIME =
  /\b(?:time ?-?zones?|time ?-?stamps?|time[ _]?reference|times?|dates?|stamps?|tz|zone|hours?|clock|(?:utc|gmt)(?:_offset\w*)?|zeit(?:zone|stempel|en|angaben?)?|uhrzeit(?:en)?|fuseau|heures?|horas?|husos?|ora|orari[oa]?|fuso)\b/i
/** When the file was made says nothing of its rows. */
const OF_FILE =
  /\b(?:created?|creation|generated|exported?|downloaded|printed|retrieved|requested|written|produced|issued|erstellt|erzeugt)\b/i
const ZONE_WORDS = /\b(?:time ?-?zone|tz|zeitzone|fuseau(?: horaire)?|zona horaria|huso horario|fuso orario|fuso horário)\b/i
const OFFSET_WORDS = `(?:(?:time ?-?zone|tz)(?:[ _-]?offset)?|(?:utc|gmt)[ _-]?offset|offset (?:from|to) (?:utc|gmt)|hours? (?:from|ahead of|east of) (?:utc|gmt)|time[ _]reference|zeitzone|fuseau horaire|zona horaria|fuso orario)`

/** `UTC-05:00`, `GMT+5.5`, `UTC 0530`; not a clock time before it, `10:00 UTC-5` is of one instant. */
const WITH_UTC =
  /(?<!\d:\d\d(?::\d\d)?\s?)\b(?:UTC|GMT)\s?([-+\u2212\u2013])\s?(\d{1,2})(?::?([0-5]\d)|[.,](\d{1,2}))?(?!\d|\s?(?:min|sec|s\b))/i
/** `timezone: +0530`, `UTC offset (h) = -7`, `tz;5.5`, in hours. */
const AFTER_WORDS = new RegExp(
  `\\b${OFFSET_WORDS}\\s*(?:[([][^()[\\]]{0,30}[)\\]])?\\s*(?:[:=;,]|is)?\\s*(?:UTC|GMT)?\\s*([-+\\u2212\\u2013]?)\\s?(\\d{1,2})(?::?([0-5]\\d)|[.,](\\d{1,2}))?(?![\\d:])\\s?(?:h|hours?)?\\s?°?\\s?(east|west|[EW]\\b)?`,
  'i',
)
/** Universal time that the rows are in: `in UTC`, `are UTC`, `(UTC)`, `time reference: Universal time`; not `from UTC to local`. */
const UNIVERSAL =
  /(?:\b(?:in|are|is|as|reference|zone|tz|time|times|(?:time ?-?)?stamps?|hours?)|[:=;,([-]|^[\s#;,/*"]*)\s*(?:"|the )?(?:UTC|GMT|Zulu)\b(?! ?[-+\u2212\u2013]\s?\d|[\w/])|\buniversal time\b/i
const CONVERTED = /\b(?:from|offset|difference|minus|behind|ahead)\b|\b(?:to|in) local\b|\blocal\b/i
const IANA =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US|Canada|Brazil|Chile|Mexico)\/[A-Z][\w/+-]+/
/** The names of facts in a line above their values. */
const NAMES_OF_FACTS = /^(?=[^\d]*$)(?=.*\blat)(?=.*\blon)/i
/** A name in the place of a zone. */
const NAME_AFTER_WORDS = new RegExp(`\\b${OFFSET_WORDS}\\s*[:=;]?\\s*["']?([A-Za-z][^;,"'()]{0,40})`, 'i')
const LST = /\bin LST\b/

/** Lines about the stamps say more than those about a zone, and these more than those about the zone of the site. */
const STAMPS = /\b(?:time ?-?stamps?|stamps?|times|dates|time[ _]reference|zeitstempel|zeiten)\b/i
const OF_SITE = /\b(?:local|site|location|station|plant)\b/i

/**
 * The statement about the zone of the stamps that can be read, otherwise the first that cannot; null when the lines
 * say nothing.
 */
export function zoneStatement(lines: readonly string[]): ZoneStatement | null {
  let best: { statement: ZoneStatement; rank: number } | null = null
  for (const line of lines) {
    // the patterns would need long for runs of blanks
    const text = line.slice(0, LINE_CHARS).replace(/\s+/g, ' ')
    if (!OF_TIME.test(text) || NAMES_OF_FACTS.test(text) || (OF_FILE.test(text) && !ZONE_WORDS.test(text))) continue
    const statement = ofLine(text)
    if (statement === null) continue
    const rank = statement.kind === 'unread' ? 0 : STAMPS.test(text) ? 3 : OF_SITE.test(text) ? 1 : 2
    if (best === null || rank > best.rank) best = { statement, rank }
  }
  return best?.statement ?? null
}

function ofLine(text: string): ZoneStatement | null {
  const seconds = /\b(?:utc|gmt)[ _]offset[ _]s(?:econds)?[^\d-]{1,3}(-?\d{1,5})\b/i.exec(text)?.[1]
  if (seconds !== undefined) return { kind: 'offset', zoneH: Number(seconds) / 3600 }
  const iana = IANA.exec(text)?.[0]
  // Etc/GMT+7 is seven hours behind
  const rest = iana === undefined ? text : text.replace(iana, ' ')
  const match = WITH_UTC.exec(rest) ?? AFTER_WORDS.exec(rest)
  const zoneH = match === null ? null : hoursOf(match)
  if (zoneH !== null) return { kind: 'offset', zoneH }
  if (match !== null) return { kind: 'unread', text: /[-+\u2212\u2013]?\d.*/.exec(match[0])?.[0] ?? match[0] }
  const name = iana ?? abbreviationIn(text)
  if (name !== undefined) return { kind: 'name', name }
  if (UNIVERSAL.test(text) && !CONVERTED.test(text)) return { kind: 'offset', zoneH: 0 }
  if (LST.test(text)) return { kind: 'unread', text: 'LST (local solar time)' }
  const after = NAME_AFTER_WORDS.exec(text)?.[1]?.trim() ?? /\b(?:in|are|as) ([A-Z]{2,4}T)\b/.exec(text)?.[1]
  if (after !== undefined) return { kind: 'unread', text: after }
  return /(?<!\d ?)\b(?:UTC|GMT)\b/.test(text) ? { kind: 'unread', text: JSON.stringify(text.slice(0, SHOWN_CHARS)) } : null
}

function abbreviationIn(text: string): string | undefined {
  const words = Array.from(text.matchAll(/(?<![\w/.-])[A-Z]{3,4}(?![\w/-])/g), ([word]) => word)
  return words.find((word) => word !== 'UTC' && word !== 'GMT' && isZoneAbbreviation(word))
}

/** Hours of a match of sign, hours, minutes and decimals: `-05:00`, `5.5`. */
function hoursOf([, sign = '', hours = '', minutes = '0', decimals = '0', side = '']: RegExpExecArray): number | null {
  const size = Number(hours) + Number(minutes) / 60 + Number(`0.${decimals}`)
  const isBehind = sign === '' || sign === '+' ? /^w/i.test(side) : true
  return zoneOf(String(isBehind ? 0 - size : size))
}
