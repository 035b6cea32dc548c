import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import { Once } from '../upstream/once.ts'
import { NoTypicalYear, type TypicalYearSource } from '../upstream/typical-year-source.ts'
import type { Pool } from '../workers/pool.ts'
import type { Place } from './location.ts'
import { type OutsideSource, SETTINGS, type Source, sourcesFor, typicalYearId, type WantedSource } from './sources.ts'
import type { WeatherMade, WeatherTasks } from './tasks.ts'

/** A stored year, and why it and not the preferred one. */
export interface FoundYear {
  readonly id: string
  readonly notes: readonly string[]
  /** The notes of which a run warns: a source that is configured gave nothing. That none is configured is no news of this run. */
  readonly warnings: readonly string[]
}

export interface TypicalYearParts {
  /** Null for a source that is not configured. */
  readonly sources: Readonly<Record<OutsideSource, TypicalYearSource | null>>
  /** The embedded year stands in for sources that cannot be reached. */
  readonly fallback: boolean
  readonly pool: Pool<WeatherTasks>
  readonly isStored: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly keep: (made: WeatherMade, source: Source, place: Place) => Promise<void>
  readonly now: () => number
}

/** Why a source gave no year. */
interface Refusal {
  readonly kind: 'no data' | 'unreachable' | 'not configured'
  readonly reason: string
}

/** That a source has no data is believed for a day. */
const NO_DATA_MILLIS = 86_400_000
const NO_DATA_PLACES_MAX = 10_000

/** Typical years of places: found in the store, or got from the first source that has one, once however many ask at a time. */
export class TypicalYears {
  private readonly once = new Once()
  /** When and why a source said that it has no year, by the year's id. */
  private readonly noData = new Map<string, { readonly at: number; readonly reason: string }>()

  constructor(private readonly parts: TypicalYearParts) {}

  /** A year must be got for this request: none that it may get is stored yet, and there is a source to ask. */
  async isNew(place: Place, wanted: WantedSource): Promise<boolean> {
    const order = sourcesFor(wanted, place)
    if (order.every((source) => source !== 'embedded' && this.parts.sources[source] === null)) return false
    const stored = await this.parts.isStored(order.map((source) => typicalYearId(source, place)))
    return stored.size === 0
  }

  /**
   * The year of a place from the wanted source, stored.
   * Fails: Problem weather_location_unavailable, geo_unavailable, overloaded.
   */
  async find(place: Place, wanted: WantedSource): Promise<FoundYear> {
    const order = sourcesFor(wanted, place)
    const stored = await this.parts.isStored(order.map((source) => typicalYearId(source, place)))
    const refusals: Refusal[] = []
    for (const source of order) {
      const id = typicalYearId(source, place)
      if (source === 'embedded' && refusals.length > 0) this.requireFallback(refusals)
      const refusal = stored.has(id) ? null : await this.once.do(id, () => this.get(source, place, id))
      if (refusal === null) return foundYear(id, source, refusals)
      refusals.push(refusal)
    }
    throw unavailable(refusals)
  }

  /** Gets a year and stores it; or says why there is none. */
  private async get(source: Source, place: Place, id: string): Promise<Refusal | null> {
    const { pool, keep, isStored } = this.parts
    // It may have come between the caller's look into the store and now.
    if ((await isStored([id])).has(id)) return null
    if (source === 'embedded') {
      await keep(await pool.submit('makeTypicalYear', { ...place, id }), source, place)
      return null
    }
    const outside = this.parts.sources[source]
    if (outside === null)
      return { kind: 'not configured', reason: `${source} is not configured on this service (its operator sets ${SETTINGS[source]})` }
    const known = this.noData.get(id)
    if (known !== undefined && this.parts.now() < known.at + NO_DATA_MILLIS) return { kind: 'no data', reason: known.reason }
    try {
      const bytes = await outside.fetch(place.latitude, place.longitude)
      const { service, notes } = outside
      await keep(
        await pool.submit('readTypicalYear', { ...place, id, source, service, notes, bytes }, { size: bytes.length }),
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

  private remember(id: string, reason: string): void {
    this.noData.delete(id)
    this.noData.set(id, { at: this.parts.now(), reason })
    if (this.noData.size > NO_DATA_PLACES_MAX) this.noData.delete(this.noData.keys().next().value ?? '')
  }

  /**
   * The embedded year stands in for sources that were not reached; where the preferred one was, and has no data, none is better than a made-up one.
   * Fails: Problem weather_location_unavailable, geo_unavailable.
   */
  private requireFallback(refusals: readonly Refusal[]): void {
    if (isWithoutData(refusals) || !this.parts.fallback) throw unavailable(refusals)
  }
}

function foundYear(id: string, source: Source, refusals: readonly Refusal[]): FoundYear {
  if (refusals.length === 0) return { id, notes: [], warnings: [] }
  const notes = [`The typical year is from source ${source}, because ${reasonsOf(refusals)}.`]
  return { id, notes, warnings: refusals.some(({ kind }) => kind !== 'not configured') ? notes : [] }
}

function reasonsOf(refusals: readonly Refusal[]): string {
  return refusals.map(({ reason }) => reason.replace(/[.\s]+$/, '')).join(', and ')
}

function unavailable(refusals: readonly Refusal[]): Problem {
  const text = `${reasonsOf(refusals)}: send weather of your own, or ask for the embedded typical year by its name, embedded`
  if (isWithoutData(refusals)) return new Problem('weather_location_unavailable', text)
  const mayCome = refusals.some(({ kind }) => kind === 'unreachable')
  return new Problem('geo_unavailable', text, mayCome ? { headers: ASK_AGAIN } : {})
}

/** The preferred source was reached and has no data, and no other may have: to ask again is no use. */
function isWithoutData(refusals: readonly Refusal[]): boolean {
  return refusals[0]?.kind === 'no data' && !refusals.some(({ kind }) => kind === 'unreachable')
}
