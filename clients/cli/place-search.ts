import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standardOffsetHours } from '@pvyield/engine'

/** The part of an answer of the place search that is printed. */
export interface FoundPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly elevation: number | null
  readonly timezone: number
}

const SHOWN_MAX = 10

/**
 * Places whose name begins with a text, the most populous first; names that are equal come before
 * those. The table is that of the service, whose search also knows regions and typing errors.
 * @param root  folder of the repository
 */
export function findPlaces(root: string, name: string): FoundPlace[] {
  const packed = readFileSync(join(root, 'server', 'geo', 'places.tsv.zst'))
  const lines = new TextDecoder().decode(Bun.zstdDecompressSync(packed)).split('\n')
  const { regions, places } = JSON.parse(lines[0] ?? '') as { regions: number; places: number }
  const [firstPlace, firstName] = [1 + regions, 1 + regions + places]
  const key = keyOf(name)
  const equal = new Set<number>()
  const beginning = new Set<number>()
  if (key === '') return []
  for (const line of lines.slice(firstName)) {
    if (!line.startsWith(key)) continue
    const [known = '', indexes = ''] = line.split('\t')
    for (const [index] of indexes.matchAll(/\d+/g)) (known === key ? equal : beginning).add(Number(index))
  }
  // The table has places in the order of their population.
  const order = (found: Iterable<number>) => [...found].sort((one, other) => one - other)
  const found = [...order(equal), ...order(beginning).filter((index) => !equal.has(index))].slice(0, SHOWN_MAX)
  const regionNames = new Map(lines.slice(1, firstPlace).map((line) => line.split('\t').slice(0, 2) as [string, string]))
  return found.flatMap((index) => placeIn(lines[firstPlace + index], regionNames))
}

function placeIn(line: string | undefined, regions: ReadonlyMap<string, string>): FoundPlace[] {
  const [name = '', region = '', lat = '', lon = '', height = ''] = (line ?? '').split('\t')
  if (name === '') return []
  const [latitude, longitude] = [Number(lat), Number(lon)]
  const country = regions.get(region.split('.')[0] ?? '')
  const label = [name, region.includes('.') ? regions.get(region) : undefined, country].filter((part) => part !== undefined).join(', ')
  return [
    { label, latitude, longitude, elevation: height === '' ? null : Number(height), timezone: standardOffsetHours(latitude, longitude) },
  ]
}

/** As the keys of the table: lower case, no accents, one space between words. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['`´’‘]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
