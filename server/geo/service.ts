import type { PlaceMatch } from '@pvyield/contract/schemas'
import { standardOffsetHours } from '@pvyield/engine/quick'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import type { GeocodedPlace, Nominatim } from '../upstream/nominatim.ts'
import type { GeoAnswers } from './answers.ts'
import { type Coordinates, readCoordinates } from './coordinates.ts'
import type { PlaceIndex } from './place-index.ts'
import type { FoundPlace } from './place-queries.ts'
import type { PlaceSearch } from './place-search.ts'
import { searchTable } from './table-search.ts'

const KEPT_MILLIS = 30 * 24 * 3_600_000
const INDEX_ATTRIBUTION = 'Place data (c) GeoNames (geonames.org), CC BY 4.0'

const UNKNOWN = {
  elevation: null,
  timezone_name: null,
  country: null,
  country_code: null,
  region: null,
  population: null,
  attribution: null,
} satisfies Partial<PlaceMatch>

export interface PlaceServiceParts {
  readonly source: Nominatim | null
  readonly answers: GeoAnswers
  readonly index: PlaceIndex
  readonly search: PlaceSearch
  /** Whether the embedded index is used when the source cannot be reached. */
  readonly fallback: boolean
  /** How long a person waits for the outside search, and how long for the index, before the embedded table answers. */
  readonly waitMillis: number
}

/**
 * Finds the location that a text names. Reads coordinates directly; finds places with the
 * configured search, or else in the embedded index.
 */
export class PlaceService {
  constructor(private readonly parts: PlaceServiceParts) {}

  /**
   * Up to five matches, best first.
   * Fails: Problem validation_error of the field `q`; geo_unavailable when the search cannot be
   * reached and `fallback` is false.
   */
  async find(text: string): Promise<PlaceMatch[]> {
    const coordinates = readCoordinates(text)
    if (coordinates !== null && 'wrong' in coordinates) throw Problem.ofField('validation_error', 'q', `'${text}': ${coordinates.wrong}`)
    if (coordinates !== null) return [atCoordinates(coordinates)]
    const { source, answers, fallback } = this.parts
    if (source === null) return this.inIndex(text, [])
    try {
      const id = `places ${text.trim().replace(/\s+/g, ' ').toLowerCase()}`
      return (
        await this.inTime(
          source.service,
          answers.get(id, KEPT_MILLIS, () => source.search(text)),
        )
      ).map(geocoded)
    } catch (cause) {
      if (!(cause instanceof UpstreamUnavailable)) throw cause
      if (!fallback) throw new Problem('geo_unavailable', cause.message, { headers: ASK_AGAIN })
      return this.inIndex(text, [`${cause.message}: these matches are from the embedded index of places`])
    }
  }

  /** Builds the index, so that the first search need not wait for it. */
  async prepare(): Promise<void> {
    const { source, index } = this.parts
    if (source !== null || index.isClosed) return
    await index.ready().catch((cause) => {
      if (!index.isClosed) throw cause
    })
  }

  /** Ends the preparation. */
  close(): void {
    this.parts.index.close()
  }

  /** The answer of a search, which may wait for others before it and for the network. It is stored also when it is late. */
  private async inTime<Answer>(service: string, search: Promise<Answer>): Promise<Answer> {
    const { waitMillis } = this.parts
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new UpstreamUnavailable(service, `did not answer within ${waitMillis / 1000} s`)), waitMillis)
    })
    try {
      return await Promise.race([search, late])
    } finally {
      clearTimeout(timer)
    }
  }

  private async inIndex(text: string, notes: readonly string[]): Promise<PlaceMatch[]> {
    const { index, search, waitMillis } = this.parts
    const table = await index.tableUnlessReady(waitMillis)
    const { places, notes: how } = table === null ? await search.find(text) : searchTable(table, text)
    return places.map((place) => indexed(place, [...notes, ...how]))
  }
}

function atCoordinates({ latitude, longitude }: Coordinates): PlaceMatch {
  const name = `${latitude}, ${longitude}`
  const timezone = standardOffsetHours(latitude, longitude)
  return { ...UNKNOWN, name, label: name, kind: 'coordinates', latitude, longitude, timezone, source: 'coordinates', notes: [] }
}

function geocoded({ countryCode, ...place }: GeocodedPlace): PlaceMatch {
  const timezone = standardOffsetHours(place.latitude, place.longitude)
  return { ...UNKNOWN, ...place, country_code: countryCode, timezone, source: 'geocoder', notes: [] }
}

function indexed(place: FoundPlace, notes: readonly string[]): PlaceMatch {
  const { name, kind, latitude, longitude, country, region, population } = place
  return {
    name,
    label: [...new Set([name, region, country])].filter((part) => part !== null).join(', '),
    kind,
    latitude,
    longitude,
    elevation: place.elevationM,
    timezone: standardOffsetHours(latitude, longitude),
    timezone_name: place.timezone,
    country,
    country_code: place.countryCode,
    region,
    population,
    source: 'index',
    attribution: INDEX_ATTRIBUTION,
    notes: [...notes],
  }
}
