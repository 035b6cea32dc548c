import type { SentBody, SentForm } from '@pvyield/contract/handlers'
import { type Place, type YearQuery, yearPlace } from '@pvyield/engine/quick'
import type { AnswerPart } from '../answers/answer-parts.ts'
import type { Database, Statement } from '../db/database.ts'
import { ALL_DUTIES, type Duties } from '../db/duties.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits, type RateLimitHeaders } from '../http/rate-limit.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { QueryOf, WeatherOperationName } from './derived/index.ts'
import type { DerivingTasks, WeatherDerived } from './derived/tasks.ts'
import { type ReadSection, sectionParts } from './section-parts.ts'
import type { WeatherHost } from './sections.ts'
import type { StoredWeather, UploadLimits, WeatherStore } from './store.ts'
import type { KnownOfFile, WeatherMade, WeatherTasks } from './tasks.ts'
import { type FoundYear, type TypicalYearParts, TypicalYears } from './typical-years.ts'

export type { FoundYear } from './typical-years.ts'
export type { YearQuery }

const HOUR_MILLIS = 3_600_000
/**
 * How long an uploaded series is kept, as long as there is space. Uploading the same series again
 * restarts this time.
 */
const UPLOAD_KEPT_MILLIS = 30 * 24 * HOUR_MILLIS

export interface WeatherParts extends Pick<TypicalYearParts, 'sources' | 'fallback'> {
  /** Without it no other server uses the store. */
  readonly duties?: Duties
  readonly limits?: Limits
  readonly store: WeatherStore
  readonly database: Database
  readonly pool: Pool<TasksOf<WeatherTasks> & TasksOf<DerivingTasks>>
  /** Space for uploads, bytes as stored. */
  readonly uploadsMaxBytes: number
  /** New locations that one caller may ask outside sources for in an hour. */
  readonly newLocationsPerHour: number
  /** Uploads that each account may have. */
  readonly accountUploads: UploadLimits
  readonly now?: () => number
}

/** Who sends a file. */
export interface Sender {
  readonly caller: string
  /** Account that the file belongs to; null for none. */
  readonly owner: string | null
  readonly signal: AbortSignal
}

/** A stored series for an answer. */
export interface StoredSeries {
  readonly section: ReadSection
  /** JSON. */
  readonly meta: string
}

/** Stored weather: typical years by location, and uploaded series. */
export class WeatherService {
  private readonly newLocations: Limit
  private readonly years: TypicalYears
  private readonly now: () => number

  constructor(private readonly parts: WeatherParts) {
    const { store, now = Date.now, limits = ownLimits } = parts
    this.now = now
    this.newLocations = limits({
      name: 'locations',
      limit: parts.newLocationsPerHour,
      windowMillis: HOUR_MILLIS,
      what: 'new weather locations an hour from one address or account',
      isOncePerThing: true,
      now,
    })
    this.years = new TypicalYears({
      ...parts,
      duties: parts.duties ?? ALL_DUTIES,
      now,
      isStored: (ids) => store.stored(ids, now()),
      keep: (made, source, place) => this.keep(made, { source, owner: null, ...place, expiresAt: null }),
    })
  }

  /**
   * The typical year of a location for an answer of its own: every year that is new counts.
   * @param caller  account or address, by which new locations are limited
   * Fails: Problem rate_limited, weather_location_unavailable, geo_unavailable, overloaded.
   */
  async yearFor(query: YearQuery, caller: string): Promise<StoredSeries & Pick<FoundYear, 'notes'>> {
    if (await this.isNew(query)) {
      await this.newLocations.take(caller, keyOf(yearPlace(query.latitude, query.longitude)))
      this.parts.pool.requireRoom(0, { caller })
    }
    return this.withYear(query, caller, async ({ id, notes }) => ({ notes, ...(await this.series(id)) }))
  }

  /**
   * Does work with the typical year of a location, which is made or fetched and stored at the first
   * request. The work is done again when the year made room for others before it was read.
   * @param caller  account or address, by which locations are limited that an outside source is asked for; null for no limit
   * Fails: Problem rate_limited, weather_location_unavailable, geo_unavailable, overloaded; as the work does.
   */
  async withYear<Result>(query: YearQuery, caller: string | null, work: (year: FoundYear) => Promise<Result>): Promise<Result> {
    return this.withFound(query, caller, false, work)
  }

  /** The same for a task of a worker, which makes an embedded year that is not stored. Fails: as `withYear`. */
  async withTaskYear<Result>(query: YearQuery, caller: string | null, work: (year: FoundYear) => Promise<Result>): Promise<Result> {
    return this.withFound(query, caller, true, work)
  }

  private async withFound<Result>(
    query: YearQuery,
    caller: string | null,
    isForTask: boolean,
    work: (year: FoundYear) => Promise<Result>,
  ): Promise<Result> {
    await this.claimLocation(query, caller)
    const find = () => this.years.find(yearPlace(query.latitude, query.longitude), query.source, isForTask)
    const year = await find()
    try {
      return await work(year)
    } catch (cause) {
      if (!isUnknownWeather(cause)) throw cause
      this.years.forget(year.id)
      return work(await find())
    }
  }

  /**
   * Counts a location that an outside source is asked for. A year that the service makes itself is
   * work like the run that needs it, and is not counted.
   * Fails: Problem rate_limited above the limit.
   */
  async claimLocation({ latitude, longitude, source }: YearQuery, caller: string | null): Promise<void> {
    const place = yearPlace(latitude, longitude)
    if (caller !== null && (await this.years.isFetched(place, source))) await this.newLocations.take(caller, keyOf(place))
  }

  /** Whether an outside source is asked for the year of a place. */
  isFetched({ latitude, longitude, source }: YearQuery): Promise<boolean> {
    return this.years.isFetched(yearPlace(latitude, longitude), source)
  }

  /** Whether the year of a place is still to be made or fetched. */
  isNew({ latitude, longitude, source }: YearQuery): Promise<boolean> {
    return this.years.isNew(yearPlace(latitude, longitude), source)
  }

  /** Headers that report how many new locations a caller has left. */
  async locationsLeft(caller: string): Promise<RateLimitHeaders> {
    return this.newLocations.headers(caller)
  }

  /** A stored series. Fails: Problem not_found. */
  async series(id: string): Promise<StoredSeries> {
    const meta = (await this.parts.store.meta(id, this.now())) ?? raise(unknownWeather(id))
    return { section: async () => (await this.required(id, null)).section, meta }
  }

  /** Fails: Problem not_found. */
  async requireStored(id: string, reader: string | null = null): Promise<void> {
    const stored = await this.parts.store.stored([id], this.now(), reader)
    if (!stored.has(id)) throw unknownWeather(id)
  }

  /** Section of a stored series, JSON; null when it is no longer stored. */
  async section(id: string, reader: string | null): Promise<AnswerPart[] | null> {
    const meta = await this.parts.store.meta(id, this.now(), reader)
    return meta === undefined ? null : sectionParts(async () => (await this.required(id, reader)).section, meta)
  }

  /**
   * Reads a weather file and stores it. The oldest uploads of its account make room, or the oldest
   * of all without an account.
   * Fails: Problem validation_error of the form or its field `file`, payload_too_large, too_costly,
   * overloaded; CallerLeft.
   */
  async upload(form: SentForm, known: KnownOfFile, { owner, ...sender }: Sender): Promise<WeatherMade> {
    const made = await this.parts.pool.submit(
      'parseWeather',
      { form, known, owner },
      { ...sender, size: form.bytes.length, cost: likelyCost(form) },
    )
    await this.keepFile(made, 'file', owner)
    return made
  }

  /**
   * Makes weather of other weather, and stores it as an upload.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly, overloaded; CallerLeft.
   */
  async derive<Name extends WeatherOperationName>(
    operation: Name,
    { body, query }: { readonly body: SentBody; readonly query: QueryOf<Name> },
    { owner, caller, signal }: Sender,
  ): Promise<WeatherDerived> {
    const options = { host: this.host(caller), size: sizeOf(body), cost: likelyCost(body), caller, signal, isOneAtATime: true }
    const derived = await this.parts.pool.submit('deriveWeather', { operation, body, query, owner }, options)
    if (derived.made !== null) await this.keepFile(derived.made, 'file', owner)
    return derived
  }

  /**
   * Stores a series for 30 days. The oldest of its account make room, or the oldest of all without an account.
   * @param source  where it is from
   * @param owner   account that it belongs to; null for none
   */
  async keepFile(made: WeatherMade, source: string, owner: string | null): Promise<void> {
    const { store, uploadsMaxBytes, accountUploads } = this.parts
    const origin = { source, owner, latitude: null, longitude: null, expiresAt: this.now() + UPLOAD_KEPT_MILLIS }
    const limits = owner === null ? { bytes: uploadsMaxBytes, records: null } : accountUploads
    await this.keep(made, origin, store.forgetBeyond(limits, made.id, owner))
  }

  /** A series that was just made, as it is answered. */
  made({ section, meta }: WeatherMade): StoredSeries {
    return { section: async () => section, meta }
  }

  /** Counts what an outside source is asked for, as a new location. Fails: Problem rate_limited above the limit. */
  async claimFetch(caller: string, what: string): Promise<void> {
    await this.newLocations.take(caller, what)
  }

  /** Metadata of a series that a caller may use, JSON. Fails: Problem not_found at the field. */
  async metaFor(id: string, reader: string | null, field: string): Promise<string> {
    return (await this.parts.store.meta(id, this.now(), reader)) ?? raise(unknownWeather(id, field))
  }

  /**
   * What tasks may request from the store.
   * @param reader  account whose weather they may use, see `Context.caller`; null for none
   */
  host(reader: string | null): WeatherHost {
    return {
      storedWeather: async (id) => {
        const { section, meta } = await this.required(id, reader)
        return { section, meta }
      },
      requireWeather: (id) => this.requireStored(id, reader),
      typicalYear: async (query) => {
        if (await this.isFetched(query)) return null
        return this.years.find(yearPlace(query.latitude, query.longitude), query.source, true)
      },
      keepYear: (made, place) => this.keep(made, { source: 'embedded', owner: null, ...place, expiresAt: null }),
    }
  }

  /** Deletes expired uploads. */
  async sweep(): Promise<void> {
    const { database, store } = this.parts
    await database.write(store.forgetExpired(this.now()))
  }

  private async required(id: string, reader: string | null) {
    return (await this.parts.store.find(id, this.now(), reader)) ?? raise(unknownWeather(id))
  }

  private async keep(
    { id, section, meta }: WeatherMade,
    origin: Pick<StoredWeather, 'source' | 'owner' | 'latitude' | 'longitude' | 'expiresAt'>,
    ...more: readonly Statement[]
  ): Promise<void> {
    const { database, store } = this.parts
    await database.write(...(await store.keep({ id, ...origin, createdAt: this.now(), meta, section })), ...more)
  }
}

function keyOf({ latitude, longitude }: Place): string {
  return `${latitude} ${longitude}`
}

function unknownWeather(id: string, field = 'weather.id'): Problem {
  return Problem.ofField(
    'not_found',
    field,
    `No weather is stored under the id '${id.slice(0, 100)}': get ids from GET /api/weather/tmy and POST /api/parse-weather`,
  )
}

function isUnknownWeather(cause: unknown): boolean {
  return cause instanceof Problem && cause.code === 'not_found' && cause.errors.some(({ field }) => field === 'weather.id')
}

function raise(problem: Problem): never {
  throw problem
}
