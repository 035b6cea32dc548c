import type { WeatherFetchRequest } from '@pvyield/contract/schemas'
import { standardOffsetHours, yearPlace } from '@pvyield/engine/quick'
import type { Duties } from '../db/duties.ts'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import { Once } from '../upstream/once.ts'
import { Turns } from '../upstream/turns.ts'
import { NoTypicalYear } from '../upstream/typical-year-source.ts'
import { YEAR_SOURCES, type YearSourceId } from '../upstream/years/index.ts'
import { KeyRefused } from '../upstream/years/year-fetcher.ts'
import type { YearFetchers } from '../upstream/years/year-fetchers.ts'
import type { AskedYears } from '../upstream/years/year-source.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import { weatherId } from './location.ts'
import type { Sender, StoredSeries, WeatherService, YearQuery } from './service.ts'
import type { WeatherMade, WeatherTasks } from './tasks.ts'

/** Settings by which the operator switches a source of years on. */
const SETTINGS: Record<YearSourceId, string> = {
  open_meteo: 'OPEN_METEO_BASE_URL',
  era5: 'ERA5_URL',
  nasa_power: 'NASA_POWER_BASE_URL',
  cams: 'CAMS_BASE_URL',
  pvgis: 'PVGIS_BASE_URL',
  nsrdb: 'NSRDB_API_KEY and NSRDB_EMAIL',
  solcast: 'SOLCAST_BASE_URL',
  solargis: 'SOLARGIS_BASE_URL',
}

/** How the answers of sources are read. Years that were read in another way have other ids. */
const READING = 1
/** Reanalyses and satellites are complete after so long. */
const DELAY_MILLIS = 10 * 86_400_000

/** Fetches at once: each may hold the answers of its years. */
const FETCHES_AT_ONCE = 8
const FETCHES_WAITING_MAX = 100

/** What is asked, without what names its fields: a comparison asks several times. */
export type FetchWish = Pick<WeatherFetchRequest, 'source' | 'start' | 'end' | 'key'> & {
  readonly site: Pick<WeatherFetchRequest['site'], 'latitude' | 'longitude' | 'elevation'>
}

/** A wish whose source and years are known. */
export type PlannedFetch =
  | { readonly kind: 'typical'; readonly query: YearQuery }
  | {
      readonly kind: 'years'
      readonly source: YearSourceId
      readonly asked: AskedYears
      /** Of the caller; empty for the operator's. */
      readonly key: string
      /** Of years that anyone may use; null for one that follows from the content. */
      readonly id: string | null
      /** Where the wish is in the body, with a dot at its end. */
      readonly path: string
    }

export interface FetchedYearsParts {
  readonly fetchers: YearFetchers
  readonly weather: WeatherService
  readonly pool: Pool<TasksOf<WeatherTasks>>
  /** So that one server of a store fetches years, and the others wait for it. */
  readonly duties: Duties
  readonly now?: () => number
}

/** Real years of the outside sources, by name and by year. */
export class FetchedYears {
  private readonly once = new Once()
  private readonly turns = new Turns(FETCHES_AT_ONCE, FETCHES_WAITING_MAX)
  private readonly now: () => number

  constructor(private readonly parts: FetchedYearsParts) {
    this.now = parts.now ?? Date.now
  }

  /**
   * What a wish asks of which source, before anything is fetched.
   * @param path  where the wish is in the body, with a dot at its end; empty for the body itself
   * Fails: Problem validation_error; geo_unavailable for a source that is not configured.
   */
  plan(wish: FetchWish, path = ''): PlannedFetch {
    const { source } = wish
    const isTypical = requirePair(wish, path)
    if (isTypical && (source === 'embedded' || source === 'pvgis' || source === 'nsrdb')) {
      requireNoKey(wish, path)
      return { kind: 'typical', query: { latitude: wish.site.latitude, longitude: wish.site.longitude, source } }
    }
    if (source === 'embedded')
      throw Problem.ofField(
        'validation_error',
        `${path}start`,
        'The embedded year is a typical year: leave start and end out, or choose another source',
      )
    const asked = this.askedOf(wish, source, isTypical, path)
    const isOwn = this.requireAccess(wish, source, path)
    return { kind: 'years', source, asked, key: isOwn ? wish.key : '', id: isOwn ? null : idOf(source, asked), path }
  }

  /**
   * The weather of a source. It is stored afterwards.
   * Fails: Problem validation_error, rate_limited, weather_location_unavailable, geo_unavailable, overloaded; CallerLeft.
   */
  async fetch(planned: PlannedFetch, sender: Sender): Promise<StoredSeries & { readonly id: string }> {
    const { weather, pool } = this.parts
    if (planned.kind === 'typical') {
      const { section, meta } = await weather.yearFor(planned.query, sender.caller)
      return { section, meta, id: idIn(meta) }
    }
    const { source, asked, key, id, path } = planned
    const known = id === null ? null : await this.stored(id)
    if (known !== null) return known
    await weather.claimFetch(sender.caller, nameOf(source, asked))
    pool.requireRoom(0, { caller: sender.caller })
    try {
      if (id === null) {
        const made = await this.get(source, asked, key, null, sender)
        return { ...weather.made(made), id: made.id }
      }
      await this.shared(source, asked, id, sender)
      // from the store: an answer takes the bytes of its section along
      return { ...(await weather.series(id)), id }
    } catch (cause) {
      throw problemOf(cause, path)
    }
  }

  /** Years that anyone may use are fetched once, whoever asks. */
  private shared(source: YearSourceId, asked: AskedYears, id: string, sender: Sender): Promise<WeatherMade> {
    const shared = { ...sender, owner: null, signal: new AbortController().signal }
    return this.once.do(id, () => this.parts.duties.inTurn(`year ${id}`, () => this.get(source, asked, '', id, shared)))
  }

  private async get(source: YearSourceId, asked: AskedYears, key: string, id: string | null, sender: Sender): Promise<WeatherMade> {
    const { fetchers, pool, weather } = this.parts
    const fetcher = fetchers[source]
    if (fetcher === null) throw notConfigured(source)
    if (!this.turns.hasRoom) throw new UpstreamUnavailable(YEAR_SOURCES[source].service, 'has too many requests of this service waiting')
    return this.turns.take(async () => {
      const answers = await fetcher.fetch(asked, key)
      const size = answers.reduce((sum, { length }) => sum + length, 0)
      const made = await pool.submit('readFetchedYears', { source, asked, id, owner: sender.owner, answers }, { ...sender, size })
      await weather.keepFile(made, source, sender.owner)
      return made
    })
  }

  private async stored(id: string): Promise<(StoredSeries & { readonly id: string }) | null> {
    try {
      return { ...(await this.parts.weather.series(id)), id }
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'not_found') return null
      throw cause
    }
  }

  private askedOf({ site, start, end }: FetchWish, source: YearSourceId, isTypical: boolean, path: string): AskedYears {
    const { service, firstYear, lastYear, yearsMax, hasTypicalYear } = YEAR_SOURCES[source]
    const { latitude, longitude } = yearPlace(site.latitude, site.longitude)
    const place = { latitude, longitude, elevation: site.elevation ?? null, zoneH: Math.round(standardOffsetHours(latitude, longitude)) }
    if (isTypical || start === null || end === null) {
      if (hasTypicalYear) return { ...place, years: null }
      throw Problem.ofField(
        'validation_error',
        `${path}start`,
        `${service} has no typical year here: send start and end, years from ${firstYear} on`,
      )
    }
    const last = lastYear ?? new Date(this.now() - DELAY_MILLIS).getUTCFullYear() - 1
    for (const [name, year] of [
      ['start', start],
      ['end', end],
    ] as const)
      if (year < firstYear || year > last)
        throw Problem.ofField(
          'validation_error',
          `${path}${name}`,
          `${year} is not among the years of ${service}: send ${firstYear} to ${last}`,
        )
    if (end < start)
      throw Problem.ofField('validation_error', `${path}end`, `end ${end} is before start ${start}: send the first year as start`)
    if (end - start >= yearsMax)
      throw Problem.ofField(
        'validation_error',
        `${path}end`,
        `${end - start + 1} years are more than ${service} gives in one request: send at most ${yearsMax}, and further requests for more`,
      )
    return { ...place, years: { start, end } }
  }

  /** Returns whether the caller's own key opens the source. */
  private requireAccess(wish: FetchWish, source: YearSourceId, path: string): boolean {
    const { service, keyOwner } = YEAR_SOURCES[source]
    const fetcher = this.parts.fetchers[source]
    if (fetcher === null) throw notConfigured(source)
    if (keyOwner === 'nobody' || keyOwner === 'operator') {
      requireNoKey(wish, path)
      return false
    }
    if (wish.key !== '') {
      if (/^[\x21-\x7e]+$/.test(wish.key)) return true
      throw Problem.ofField(
        'validation_error',
        `${path}key`,
        'The key has a blank or a character that no key has: send it as the provider shows it',
      )
    }
    if (fetcher.isOpen) return false
    throw Problem.ofField(
      'validation_error',
      `${path}key`,
      `${service} needs your own key: send it as ${path}key. It is used for this call and not stored`,
    )
  }
}

/** Returns whether neither year is sent. */
function requirePair({ start, end }: FetchWish, path: string): boolean {
  if ((start === null) === (end === null)) return start === null
  throw Problem.ofField(
    'validation_error',
    `${path}${start === null ? 'start' : 'end'}`,
    'start and end belong together: send both for real years, or neither for a typical year',
  )
}

/** A key that nothing would use is refused: it was meant for another source. */
function requireNoKey({ key, source }: FetchWish, path: string): void {
  if (key === '') return
  throw Problem.ofField(
    'validation_error',
    `${path}key`,
    `${source} takes no key of callers: leave it out, or choose solcast, solargis or cams`,
  )
}

function notConfigured(source: YearSourceId): Problem {
  return new Problem(
    'geo_unavailable',
    `${source} is not configured on this service (its operator can set ${SETTINGS[source]}): choose another source, or send your own weather`,
  )
}

function problemOf(cause: unknown, path: string): unknown {
  if (cause instanceof KeyRefused)
    return Problem.ofField('validation_error', `${path}key`, `${cause.message}. Check the key and what it is allowed at ${cause.service}`)
  if (cause instanceof NoTypicalYear)
    return new Problem('weather_location_unavailable', `${cause.message}: choose another source, or send your own weather`)
  if (cause instanceof UpstreamUnavailable)
    return new Problem('geo_unavailable', `${cause.message}: choose another source, try again later, or send your own weather`, {
      headers: ASK_AGAIN,
    })
  return cause
}

function nameOf(source: YearSourceId, { latitude, longitude, years }: AskedYears): string {
  return `${source} ${latitude} ${longitude} ${years?.start ?? ''} ${years?.end ?? ''}`
}

/** Id of the years of a source that anyone may use. */
function idOf(source: YearSourceId, asked: AskedYears): string {
  return weatherId(`years ${READING} ${nameOf(source, asked)} ${asked.elevation ?? ''}`)
}

function idIn(meta: string): string {
  return (JSON.parse(meta) as { id: string }).id
}
