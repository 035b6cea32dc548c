import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeKey, standardOffsetHours } from '@pvyield/engine'
import { typos } from './nearest.ts'

/** The part of an answer of the place search that is printed. */
export interface FoundPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly elevation: number | null
  readonly timezone: number
}

/** The table of the service (`server/geo`), as its lines. */
interface Table {
  /** Code, name, and the keys of all names of each country and region. */
  readonly regions: readonly (readonly string[])[]
  /** The most populous first. */
  readonly places: readonly string[]
  /** Key of a name, and the numbers of the places that have it. */
  readonly names: readonly string[]
}

/** One way to read a text: the key of a place, and of the regions and countries that it lies in. */
interface Reading {
  readonly name: string
  readonly within: readonly string[]
}

const SHOWN_MAX = 10
/** In a shorter name, two wrong letters make another one. */
const SHORT_CHARS = 6

/**
 * Places whose name begins with a text, the most populous first; names that are equal come before
 * those. A region or country may follow the name: `Paris, Texas`, `munich germany`. The table is that
 * of the service, whose search also knows addresses and typing errors.
 * @param root  folder of the repository
 */
export function findPlaces(root: string, text: string): FoundPlace[] {
  const [name = '', ...within] = text
    .split(',')
    .map(placeKey)
    .filter((key) => key !== '')
  if (name === '') return []
  const table = openTable(root)
  const whole = namedIn(table, { name, within }, true)
  if (whole.length > 0) return whole
  // The longest name wins.
  const words = name.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const reading = { name: words.slice(0, count).join(' '), within: [words.slice(count).join(' '), ...within] }
    const found = namedIn(table, reading, false)
    if (found.length > 0) return found
  }
  return []
}

/**
 * The place whose name is nearest to one that no place has; of equally near ones the most populous. Null
 * when none is near, as for an address.
 * @param root  folder of the repository
 */
export function nearestPlace(root: string, text: string): FoundPlace | null {
  const name = placeKey(text.split(',')[0] ?? '')
  const table = openTable(root)
  let [least, found] = [name.length < SHORT_CHARS ? 1 : 2, Number.POSITIVE_INFINITY]
  for (const line of table.names) {
    // Nobody misspells the first letter, and only names of about this length can be as near.
    if (line[0] !== name[0]) continue
    const [known = '', numbers = ''] = line.split('\t')
    if (Math.abs(known.length - name.length) > least) continue
    const distance = typos(name, known)
    const number = Math.min(...Array.from(numbers.matchAll(/\d+/g), Number))
    if (distance < least || (distance === least && number < found)) [least, found] = [distance, number]
  }
  return found === Number.POSITIVE_INFINITY ? null : placeIn((table.places[found] ?? '').split('\t'), regionNamesOf(table))
}

function openTable(root: string): Table {
  const packed = readFileSync(join(root, 'server', 'geo', 'places.tsv.zst'))
  const lines = new TextDecoder().decode(Bun.zstdDecompressSync(packed)).split('\n')
  const { regions, places } = JSON.parse(lines[0] ?? '') as { regions: number; places: number }
  const [firstPlace, firstName] = [1 + regions, 1 + regions + places]
  return {
    regions: lines.slice(1, firstPlace).map((line) => line.split('\t')),
    places: lines.slice(firstPlace, firstName),
    names: lines.slice(firstName),
  }
}

function namedIn({ regions, places, names }: Table, { name, within }: Reading, mayBegin: boolean): FoundPlace[] {
  const codes = within.map((key) => regions.filter(([, , keys = '']) => keys.split('|').includes(key)).map(([code]) => code))
  const lies = (region: string) => codes.every((list) => list.includes(region) || list.includes(countryOf(region)))
  const equal = new Set<number>()
  const beginning = new Set<number>()
  for (const line of names) {
    if (!line.startsWith(name)) continue
    const [known = '', numbers = ''] = line.split('\t')
    if (known !== name && !mayBegin) continue
    for (const [number] of numbers.matchAll(/\d+/g)) (known === name ? equal : beginning).add(Number(number))
  }
  const order = (found: Iterable<number>) => [...found].sort((one, other) => one - other)
  const regionNames = regionNamesOf({ regions })
  return [...order(equal), ...order(beginning).filter((number) => !equal.has(number))]
    .map((number) => (places[number] ?? '').split('\t'))
    .filter(([, region = '']) => lies(region))
    .slice(0, SHOWN_MAX)
    .map((cells) => placeIn(cells, regionNames))
}

function regionNamesOf({ regions }: Pick<Table, 'regions'>): ReadonlyMap<string, string> {
  return new Map(regions.map(([code = '', label = '']) => [code, label]))
}

function placeIn(
  [name = '', region = '', lat = '', lon = '', height = '']: readonly string[],
  regionNames: ReadonlyMap<string, string>,
): FoundPlace {
  const [latitude, longitude] = [Number(lat), Number(lon)]
  const country = regionNames.get(countryOf(region))
  const label = [name, region.includes('.') ? regionNames.get(region) : undefined, country].filter((part) => part !== undefined).join(', ')
  const timezone = standardOffsetHours(latitude, longitude)
  return { label, latitude, longitude, elevation: height === '' ? null : Number(height), timezone }
}

/** Code of the country of a place: that of its region begins with it, `US.TX`. */
function countryOf(region: string): string {
  return region.split('.')[0] ?? ''
}
