import { type HttpUpstream, UpstreamUnavailable } from './http-fetch.ts'
import { isObject, readJson, shownText, unreadable } from './json-answer.ts'

/** A place that the search found. */
export interface GeocodedPlace {
  readonly name: string
  /** Name, street, town and country in one line. */
  readonly label: string
  /** Kind of place: `city`, `house`, `place_of_worship`, ... */
  readonly kind: string
  readonly latitude: number
  readonly longitude: number
  readonly country: string | null
  /** ISO code, two capital letters. */
  readonly countryCode: string | null
  readonly region: string | null
  readonly attribution: string
}

export interface PacedOptions {
  /** Time between two searches. The public service allows one per second. */
  readonly spacingMillis?: number
  /** Maximum number of waiting searches. */
  readonly waitingMax?: number
}

const SPACING_MILLIS = 1000
const WAITING_MAX = 5
const MATCHES_MAX = 5
/** Used when the answer does not state an attribution. */
const ATTRIBUTION = 'Data (c) OpenStreetMap contributors, ODbL 1.0'

/**
 * Place search with the Nominatim API: towns, streets and houses of OpenStreetMap. Searches are
 * made one after another, as the usage policy of the public service requires.
 * Source: Nominatim API, "Search queries"; its answers from 2012 to today: ids and coordinates as
 * texts or numbers, HTML for clients that searched too often.
 */
export class Nominatim {
  private readonly spacingMillis: number
  private readonly waitingMax: number
  private lastTurn: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(
    private readonly upstream: HttpUpstream,
    { spacingMillis = SPACING_MILLIS, waitingMax = WAITING_MAX }: PacedOptions = {},
  ) {
    this.spacingMillis = spacingMillis
    this.waitingMax = waitingMax
  }

  get service(): string {
    return this.upstream.service
  }

  /** Up to five places, best first. Fails: UpstreamUnavailable. */
  async search(text: string): Promise<GeocodedPlace[]> {
    if (this.waiting >= this.waitingMax) throw new UpstreamUnavailable(this.service, 'has too many searches waiting')
    this.waiting++
    const turn = this.lastTurn
    const search = turn.then(() => this.ask(text)).finally(() => this.waiting--)
    this.lastTurn = Promise.all([search.catch(() => undefined), turn.then(() => Bun.sleep(this.spacingMillis))])
    return search
  }

  private async ask(text: string): Promise<GeocodedPlace[]> {
    const query = { q: text, format: 'jsonv2', addressdetails: '1', limit: String(MATCHES_MAX), 'accept-language': 'en' }
    const answer = await this.upstream.get('/search', query)
    const entries = readJson(answer.bytes)
    if (answer.status !== 200 || !Array.isArray(entries)) throw unreadable(this.service, answer)
    return entries.flatMap(placeOf).slice(0, MATCHES_MAX)
  }
}

/** The place of an entry; an empty list for an entry without a name or coordinates. */
function placeOf(entry: unknown): GeocodedPlace[] {
  if (!isObject(entry)) return []
  const label = shownText(entry.display_name)
  const [latitude, longitude] = [coordinate(entry.lat, 90), coordinate(entry.lon, 180)]
  if (label === null || latitude === null || longitude === null) return []
  const address = isObject(entry.address) ? entry.address : {}
  return [
    {
      name: shownText(entry.name) ?? label.split(',')[0] ?? label,
      label,
      kind: shownText(entry.addresstype) ?? shownText(entry.type) ?? 'place',
      latitude,
      longitude,
      country: shownText(address.country),
      countryCode: shownText(address.country_code)?.toUpperCase() ?? null,
      region: shownText(address.state) ?? shownText(address.region),
      attribution: shownText(entry.licence) ?? ATTRIBUTION,
    },
  ]
}

function coordinate(value: unknown, max: number): number | null {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Math.abs(degrees) <= max ? degrees : null
}
