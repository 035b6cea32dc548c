import type { GeoNamesPlace } from './geonames.ts'

/** A country or a region of a country, with the names by which a search finds it. */
export interface Region {
  /** `DE`, or `DE.02` for a region. */
  code: string
  /** In English. */
  name: string
  names: string[]
}

interface NamedPlace {
  country_code: string
  latitude: number
  longitude: number
  /** Name of the region; absent when the list has none. */
  state?: string
}

/**
 * Names of the regions of the places. The list of names has no codes, so each code gets the name
 * that most of its places have.
 */
export function regionNames(places: readonly GeoNamesPlace[], namedPlacesJson: string): Region[] {
  const stateOf = new Map<string, string>()
  for (const place of JSON.parse(namedPlacesJson) as NamedPlace[]) {
    if (place.state) stateOf.set(`${place.country_code} ${place.latitude} ${place.longitude}`, place.state)
  }
  const votes = new Map<string, Map<string, number>>()
  for (const { country, region, latitude, longitude } of places) {
    const state = stateOf.get(`${country} ${Number(latitude)} ${Number(longitude)}`)
    if (region === '' || state === undefined) continue
    const code = `${country}.${region}`
    const ofCode = votes.get(code) ?? new Map<string, number>()
    votes.set(code, ofCode.set(state, (ofCode.get(state) ?? 0) + 1))
  }
  return [...votes]
    .map(([code, ofCode]) => {
      const [name] = [...ofCode].reduce((most, vote) => (vote[1] > most[1] ? vote : most))
      return { code, name, names: [name, ...abbreviation(code)] }
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** A code of letters is a name that people write, such as CA for California. */
function abbreviation(code: string): string[] {
  const region = code.slice(code.indexOf('.') + 1)
  return /^[A-Z]{2,3}$/.test(region) ? [region] : []
}
