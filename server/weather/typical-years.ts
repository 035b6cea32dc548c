import { type Finding, findingOf, type Place, type YearQuery } from '@pvyield/engine/quick'
import type { Duties } from '../db/duties.ts'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import { Once } from '../upstream/once.ts'
import { NoTypicalYear, type TypicalYearSource } from '../upstream/typical-year-source.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import { type OutsideSource, SETTINGS, type Source, sourcesFor, typicalYearId, type WantedSource } from './sources.ts'
import type { WeatherMade, WeatherTasks } from './tasks.ts'

/** A year, and why it was used instead of the preferred one. */
export interface FoundYear {
  readonly id: string
  /** Where it is, when it is embedded and not stored yet: the task that needs it makes it. Undefined for a stored one. */
  readonly toMake?: Place
  readonly notes: readonly string[]
  /**
   * What a run repeats: a configured source gave no year. A source that is
   * not configured is not worth a warning.
   */
  readonly findings: readonly Finding[]
  /** What it is the year of, for a task that may need those of other places; undefined for a task of one place. */
  readonly of?: YearQuery | undefined
}

export interface TypicalYearParts {
  /** Null for a source that is not configured. */
  readonly sources: Readonly<Record<OutsideSource, TypicalYearSource | null>>
  /** Whether the embedded year is used when sources cannot be reached. */
  readonly fallback: boolean
  readonly pool: Pool<TasksOf<WeatherTasks>>
  readonly isStored: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly keep: (made: WeatherMade, source: Source, place: Place) => Promise<void>
  /** So that one server of a store fetches a year, and the others wait for it. */
  readonly duties: Duties
  readonly now: () => number
}

/** Why a source gave no year. */
interface Refusal {
  readonly kind: 'no data' | 'unreachable' | 'not configured'
  readonly reason: string
}

/**
 * A year is shared by everyone who waits for it, among them runs that were accepted, so a full queue
 * does not refuse it. Each is asked for by a run or a sizing that the queue had room for.
 */
const ACCEPTED = { isAccepted: true }

/** How long a source that has no data for a location is not asked again. */
const NO_DATA_MILLIS = 86_400_000
const NO_DATA_PLACES_MAX = 10_000
/** Years that are remembered as stored or as impossible, three for each place. */
const KNOWN_MAX = 30_000

/**
 * Typical years by location. They come from the store or from the first source that has one;
 * concurrent requests for a year share one call.
 */
export class TypicalYears {
  private readonly once = new Once()
  /** When and why a source reported that it has no year, by the year's id. */
  private readonly noData = new Map<string, { readonly at: number; readonly reason: string }>()

  /** Whether a year is stored. One that was deleted since is noticed when it is read, see `forget`. */
  private readonly known = new Map<string, boolean>()
  /** Ids by source and place. */
  private readonly ids = new Map<string, string>()

  constructor(private readonly parts: TypicalYearParts) {}

  /** Whether no suitable year is stored, and at least one source is available. */
  async isNew(place: Place, wanted: WantedSource): Promise<boolean> {
    const order = sourcesFor(wanted, place)
    if (order.every((source) => source !== 'embedded' && this.parts.sources[source] === null)) return false
    const stored = await this.stored(order, place)
    return stored.size === 0
  }

  /** Whether this request asks an outside source. */
  async isFetched(place: Place, wanted: WantedSource): Promise<boolean> {
    const order = sourcesFor(wanted, place)
    const stored = await this.stored(order, place)
    const mayAnswer = (source: OutsideSource) =>
      this.parts.sources[source] !== null && this.reasonOfNoData(this.idOf(source, place)) === undefined
    for (const source of order) {
      if (source === 'embedded' || stored.has(this.idOf(source, place))) return false
      if (mayAnswer(source)) return true
    }
    return false
  }

  /** Forgets that a year is stored: it has made room for others. */
  forget(id: string): void {
    this.known.delete(id)
  }

  /**
   * The year of a location from the wanted source. It is stored afterwards, unless a task makes it.
   * @param isForTask  the embedded year is left to the task that needs it
   * Fails: Problem weather_location_unavailable, geo_unavailable, overloaded.
   */
  async find(place: Place, wanted: WantedSource, isForTask = false): Promise<FoundYear> {
    const order = sourcesFor(wanted, place)
    const stored = await this.stored(order, place)
    const refusals: Refusal[] = []
    for (const source of order) {
      const id = this.idOf(source, place)
      if (source === 'embedded' && refusals.length > 0) this.requireFallback(refusals)
      if (source === 'embedded' && isForTask && !stored.has(id)) return { ...foundYear(id, source, refusals), toMake: place }
      const refusal = stored.has(id) ? null : await this.once.do(id, () => this.getOnce(source, place, id))
      if (refusal === null) return foundYear(id, source, refusals)
      refusals.push(refusal)
    }
    throw unavailable(refusals)
  }

  /** A year that the service makes itself is the same whoever makes it. */
  private getOnce(source: Source, place: Place, id: string): Promise<Refusal | null> {
    const isFetched = source !== 'embedded' && this.parts.sources[source] !== null
    return isFetched ? this.parts.duties.inTurn(`year ${id}`, () => this.get(source, place, id)) : this.get(source, place, id)
  }

  /** Gets a year and stores it. Returns null, or why there is no year. */
  private async get(source: Source, place: Place, id: string): Promise<Refusal | null> {
    const { pool, keep } = this.parts
    // The year may have been stored since the caller looked.
    if ((await this.stored([source], place)).has(id)) return null
    if (source === 'embedded') {
      await keep(await pool.submit('makeTypicalYear', { ...place, id }, ACCEPTED), source, place)
      return null
    }
    const outside = this.parts.sources[source]
    if (outside === null)
      return { kind: 'not configured', reason: `${source} is not configured on this service (its operator can set ${SETTINGS[source]})` }
    const known = this.reasonOfNoData(id)
    if (known !== undefined) return { kind: 'no data', reason: known }
    try {
      const bytes = await outside.fetch(place.latitude, place.longitude)
      const { service, notes } = outside
      await keep(
        await pool.submit('readTypicalYear', { ...place, id, source, service, notes, bytes }, { ...ACCEPTED, size: bytes.length }),
        source,
        place,
      )
      return null
    } catch (cause) {
      if (cause instanceof NoTypicalYear) {
        this.remember(id, cause.message)
        return { kind: 'no data', reason: cause.message }
      }
      if (cause instanceof UpstreamUnavailable) return { kind: 'unreachable', reason: cause.message }
      if (cause instanceof Problem && cause.code === 'geo_unavailable') return { kind: 'unreachable', reason: cause.detail }
      throw cause
    }
  }

  /**
   * Ids of those years that are stored. A year of a source that is not configured never comes: the
   * store is asked once for each of these, so a simple run at a known place asks it nothing.
   */
  private async stored(sources: readonly Source[], place: Place): Promise<Set<string>> {
    const years = sources.map((source) => ({ source, id: this.idOf(source, place) }))
    const unknown = years.filter(({ id }) => !this.known.has(id))
    if (unknown.length > 0) {
      const found = await this.parts.isStored(unknown.map(({ id }) => id))
      for (const { source, id } of unknown) {
        const cannotCome = source !== 'embedded' && this.parts.sources[source] === null
        if (found.has(id) || cannotCome) this.know(id, found.has(id))
      }
    }
    return new Set(years.filter(({ id }) => this.known.get(id) === true).map(({ id }) => id))
  }

  /** As `typicalYearId`. A run asks for the ids of its place several times, and each is a digest. */
  private idOf(source: Source, place: Place): string {
    const name = `${source} ${place.latitude} ${place.longitude}`
    const known = this.ids.get(name)
    if (known !== undefined) return known
    const id = typicalYearId(source, place)
    addBounded(this.ids, name, id)
    return id
  }

  private know(id: string, isStored: boolean): void {
    addBounded(this.known, id, isStored)
  }

  private reasonOfNoData(id: string): string | undefined {
    const known = this.noData.get(id)
    return known !== undefined && this.parts.now() < known.at + NO_DATA_MILLIS ? known.reason : undefined
  }

  private remember(id: string, reason: string): void {
    this.noData.delete(id)
    this.noData.set(id, { at: this.parts.now(), reason })
    if (this.noData.size > NO_DATA_PLACES_MAX) this.noData.delete(this.noData.keys().next().value ?? '')
  }

  /**
   * Checks that the embedded year may be used: only if sources could not be reached. If the
   * preferred source was reached and has no data, no year is better than a synthetic one.
   * Fails: Problem weather_location_unavailable, geo_unavailable.
   */
  private requireFallback(refusals: readonly Refusal[]): void {
    if (isWithoutData(refusals) || !this.parts.fallback) throw unavailable(refusals)
  }
}

/** Forgets the oldest entry when there are too many. */
function addBounded<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  if (map.size > KNOWN_MAX) map.delete(map.keys().next().value ?? '')
}

function foundYear(id: string, source: Source, refusals: readonly Refusal[]): FoundYear {
  if (refusals.length === 0) return { id, notes: [], findings: [] }
  const finding = findingOf('weather_source_failed', null, { source, reason: reasonsOf(refusals) })
  return { id, notes: [finding.message], findings: refusals.some(({ kind }) => kind !== 'not configured') ? [finding] : [] }
}

function reasonsOf(refusals: readonly Refusal[]): string {
  return refusals.map(({ reason }) => reason.replace(/[.\s]+$/, '')).join(', and ')
}

function unavailable(refusals: readonly Refusal[]): Problem {
  const text = `${reasonsOf(refusals)}: send your own weather, or request the embedded typical year with the source embedded`
  if (isWithoutData(refusals)) return new Problem('weather_location_unavailable', text)
  const mayCome = refusals.some(({ kind }) => kind === 'unreachable')
  return new Problem('geo_unavailable', text, mayCome ? { headers: ASK_AGAIN } : {})
}

/**
 * Whether asking again is useless: the preferred source has no data, and every other source was
 * reached too or is not configured.
 */
function isWithoutData(refusals: readonly Refusal[]): boolean {
  return refusals[0]?.kind === 'no data' && !refusals.some(({ kind }) => kind === 'unreachable')
}
