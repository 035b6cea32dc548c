import { placeKey } from '@pvyield/engine/quick'
import type { FoundPlace } from './place-queries.ts'
import { best, type PlaceMatches, partsOf } from './place-search.ts'
import type { PlaceTable } from './place-table.ts'

const NOTE =
  'The index of places is still being built: only whole names and their beginnings were compared, without countries, regions and typing errors. Ask again in a minute for the full search'
/** Names that begin with the text and are ranked; the table has them in the order of their keys. */
const BEGINNING_MAX = 2000

/**
 * Searches the table of places itself, while the index of it is being built: names that are the first part of a text, and
 * names that begin with it. Reads every name, a few milliseconds.
 */
export function searchTable({ names, places, regions }: PlaceTable, text: string): PlaceMatches {
  const key = placeKey(partsOf(text)[0] ?? '')
  const [exact, beginning]: [FoundPlace[], FoundPlace[]] = [[], []]
  if (key === '') return { places: [], notes: [NOTE] }
  const nameOf = new Map(regions.map((line) => line.split('\t').slice(0, 2) as [code: string, name: string]))
  for (const line of names) {
    if (!line.startsWith(key)) continue
    const [known, numbers = ''] = line.split('\t')
    const list = known === key ? exact : beginning
    for (const number of numbers.split(' ')) {
      const id = Number.parseInt(number, 10)
      if (list.length < BEGINNING_MAX) list.push(placeAt(places[id] ?? '', id, number.endsWith('*'), nameOf))
    }
  }
  return { places: best(distinct(exact), distinct(beginning)), notes: [NOTE] }
}

function placeAt(line: string, id: number, isMain: boolean, nameOf: ReadonlyMap<string, string>): FoundPlace {
  const [name = '', code = '', latitude, longitude, elevationM, timezone = '', population, kind = ''] = line.split('\t')
  const countryCode = code.slice(0, 2)
  return {
    id,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevationM: elevationM ? Number(elevationM) : null,
    timezone,
    population: Number(population),
    kind,
    country: nameOf.get(countryCode) ?? countryCode,
    countryCode,
    region: code === countryCode ? null : (nameOf.get(code) ?? null),
    isMain,
  }
}

/** Places once each, as their main name where that is among them. */
function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const byId = new Map<number, FoundPlace>()
  for (const place of places) if (place.isMain || !byId.has(place.id)) byId.set(place.id, place)
  return [...byId.values()]
}
