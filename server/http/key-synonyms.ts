import { ALSO_CALLED, HEADINGS } from '@pvyield/contract/also-called'
import { editDistance } from '@pvyield/engine/quick'

/** Longer texts are no names. */
const NAME_MAX_CHARS = 60
/** A shorter name with one wrong letter is another name. */
const TYPO_FROM_CHARS = 6

/** Our keys by the names that other tools give them, and what to change in addition to the name. */
const MEANT = new Map<string, Map<string, string | undefined>>()
for (const { key, names, note } of ALSO_CALLED) for (const name of names) mean(name, lastPart(key), note)
for (const [key, headings] of Object.entries(HEADINGS)) for (const heading of headings) mean(heading, key)

/** Unknown keys that are not typing errors, and what to do with them. */
export const UNWANTED_KEYS: Readonly<Record<string, string>> = {
  _meta: 'Remove _meta: it describes the request of GET /api/defaults and is not part of it',
}

/** Where to get a required section. */
export const SECTION_SOURCES: Readonly<Record<string, string>> = {
  weather: 'Send {"id": ...} with an id from GET /api/weather/tmy or POST /api/parse-weather, or an inline section',
  module: 'Send {"id": ...} with an id from GET /api/library/modules, or an inline section',
  inverter: 'Send {"id": ...} with an id from GET /api/library/inverters, or an inline section',
}

/** The known key that another tool calls `name`. */
export function synonym(name: string, known: readonly string[]): string | undefined {
  return name.length > NAME_MAX_CHARS ? undefined : [...(MEANT.get(plain(name))?.keys() ?? [])].find((key) => known.includes(key))
}

/** The known key that another tool calls so but for one typing error. */
export function nearSynonym(name: string, known: readonly string[]): string | undefined {
  return near(name)
    .flatMap((keys) => [...keys.keys()])
    .find((key) => known.includes(key))
}

/** What to change in addition to the name; undefined for nothing. */
export function synonymNote(name: string, meant: string): string | undefined {
  const exact = MEANT.get(plain(name))
  return exact?.has(meant)
    ? exact.get(meant)
    : near(name)
        .find((keys) => keys.has(meant))
        ?.get(meant)
}

/** What names with at most one typing error mean. */
function near(name: string): Map<string, string | undefined>[] {
  const word = plain(name.slice(0, NAME_MAX_CHARS + 1))
  if (word.length < TYPO_FROM_CHARS || name.length > NAME_MAX_CHARS) return []
  return [...MEANT].flatMap(([other, keys]) => (other.length >= TYPO_FROM_CHARS && editDistance(word, other, 1) <= 1 ? [keys] : []))
}

/** A key in lower case without separators. */
export function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function mean(name: string, key: string, note?: string): void {
  const keys = MEANT.get(plain(name)) ?? new Map<string, string | undefined>()
  MEANT.set(plain(name), keys.set(key, note ?? keys.get(key)))
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}
