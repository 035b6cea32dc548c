import type { SentBody } from '@pvyield/contract/handlers'
import type { Inverter, Module, Weather } from '@pvyield/contract/schemas'
import {
  type BeforeYear,
  EngineError,
  type Failure,
  type Finding,
  type Plan,
  type Sources,
  type TypicalYear,
  type YearQuery,
} from '@pvyield/engine'
import type { ReadText } from '../http/json-text.ts'
import { Problem } from '../http/problem.ts'
import { readJson } from '../http/sent-json.ts'
import { sha256 } from '../sha256.ts'
import type { TaskCost } from '../workers/protocol.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { engineWork } from './engine-call.ts'
import { inspectionOf } from './inspection.ts'

/** A typical year that the service has, or makes. */
interface NamedYear {
  readonly id: string
  readonly notes: readonly string[]
  readonly findings: readonly Finding[]
  /** What it is the year of; undefined for work that needs one. */
  readonly of?: YearQuery | undefined
}

/** Where a worker finds what bodies name. */
export interface Stores<Year extends NamedYear = NamedYear> {
  /** Fails: Problem not_found. */
  weather(id: string): Promise<Weather>
  /** The year of a place; null for one that an outside source is asked for. */
  typicalYear(query: YearQuery): Promise<Year | null>
  /** The section of a year, which is made when it is not there, and stored if it is to be kept. Fails: Problem not_found. */
  yearSection(year: Year, isKept: boolean): Promise<Weather>
  /** Fails: Problem not_found. */
  module(id: string): Module
  /** Fails: Problem not_found. */
  inverter(id: string): Inverter
}

/** A body that was read, as it is passed between threads. */
export interface ReadBody {
  readonly value: unknown
  /** Keys of a simple body as sent, when it has passed its checks and has its defaults. */
  readonly checked?: readonly string[]
  /** Length of the body as text, characters. */
  readonly size: number
}

/** What a task adds to the sources of its worker. */
export interface TaskSources extends Pick<Sources, 'chooseSeries' | 'onProgress'> {
  /** What is planned takes; null for what is admitted as a part of more. It may refuse. Fails: Problem. */
  readonly costOf: (plan: Plan, size: number) => TaskCost | null
  /** Typical year of the place; null when it is not known yet. */
  readonly year?: NamedYear | null
  /** Work at many places: their years are not fetched, and those that are made are not kept. */
  readonly isOfManyPlaces?: boolean
  /** Checks what can be checked before the year is known. Fails: Problem. */
  readonly beforeYear?: (before: BeforeYear, size: number) => void
  /** Called when there is room for a plan. */
  readonly admitted?: (plan: Plan) => void | Promise<void>
}

/** Ends work that needs a typical year, which the main thread fetches: a worker does not wait for an outside service. */
class YearNeeded extends Error {
  constructor(readonly wanted: YearQuery) {
    super('The work needs a typical year')
  }
}

/** The work has to be done again with the typical year that it needs. */
export interface YearWish {
  readonly wanted: YearQuery
}

/** The result of work, or the typical year that it needs. */
export async function orYearWish<Result>(work: () => Promise<Result>): Promise<Result | YearWish> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof YearNeeded) return { wanted: cause.wanted }
    throw cause
  }
}

/** The engine's sources in a worker of this service. */
export class WorkSources {
  constructor(
    private readonly stores: Stores,
    private readonly guard: TaskGuard,
  ) {}

  /**
   * Reads a body, unless it was read, and does work with it.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, run_failed; as the guard.
   */
  async withBody<Result>(
    sent: SentBody | ReadBody | ReadText,
    task: TaskSources,
    work: (value: unknown, sources: Sources, size: number) => Promise<Result>,
  ): Promise<Result> {
    if ('value' in sent && !('nonFinite' in sent)) return engineWork(() => work(sent.value, this.of(sent, task), sent.size), sent.value)
    const read = 'nonFinite' in sent ? sent : await readJson(sent, this.guard)
    const sources = { ...this.of(read, task), inspect: inspectionOf(read) }
    return engineWork(() => work(read.value, sources, read.size), read.value)
  }

  /** The sources of work at many places that was admitted. A place or an id that is gone refuses what needs it. */
  ofManyPlaces(): Sources {
    return this.of({ value: null, size: 0 }, { costOf: () => null, isOfManyPlaces: true })
  }

  /** Fails: EngineError for the year of a place that an outside source would be asked for; Problem of the sources. */
  async requireYear(query: YearQuery): Promise<void> {
    if ((await this.stores.typicalYear(query)) === null) throw yearElsewhere(query)
  }

  private of(read: ReadBody, task: TaskSources): Sources {
    const { costOf, year = null, isOfManyPlaces = false, beforeYear, admitted, chooseSeries, onProgress } = task
    const { stores, guard } = this
    return {
      weather: (id) => orUnknown(() => stores.weather(id)),
      module: (id) => orUnknown(async () => stores.module(id)),
      inverter: (id) => orUnknown(async () => stores.inverter(id)),
      typicalYear: async (query, before) => {
        if (year === null && before !== undefined) beforeYear?.(before(), read.size)
        const own = year === null || year.of === undefined || isSame(year.of, query) ? year : null
        const named = own ?? (await stores.typicalYear(query))
        if (named === null && (year !== null || isOfManyPlaces)) throw yearElsewhere(query)
        if (named === null) throw new YearNeeded(query)
        return typicalYear(named, await stores.yearSection(named, !isOfManyPlaces))
      },
      admit: async (plan) => {
        const cost = costOf(plan, read.size)
        if (cost !== null) await guard.admit(cost)
        await admitted?.(plan)
      },
      ...(chooseSeries && { chooseSeries }),
      onProgress: onProgress ?? guard.checkpoint,
      sha256,
      now: () => performance.now(),
    }
  }
}

function isSame(one: YearQuery, other: YearQuery): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude && one.source === other.source
}

/** A study fetches the year of its base. */
function yearElsewhere({ latitude, longitude }: YearQuery): EngineError {
  const message = `The typical year at ${latitude}, ${longitude} is not stored here yet: ask for it with GET /api/weather/tmy first, or set weather_source to embedded`
  return new EngineError([{ code: 'not_found', field: 'latitude', message }])
}

function typicalYear(year: NamedYear, weather: Weather): TypicalYear {
  const { source, radiation_db } = weather.meta ?? {}
  const origin = `typical year at the coordinates rounded to 0.01 deg, source ${source}: ${radiation_db ?? 'radiation data not named'}`
  return { ...year, origin, weather }
}

/** Fails: EngineError for an unknown id, which is reported with what else is wrong. */
async function orUnknown<Section>(find: () => Promise<Section>): Promise<Section> {
  try {
    return await find()
  } catch (cause) {
    if (!(cause instanceof Problem && cause.code === 'not_found')) throw cause
    throw new EngineError(cause.errors.map(({ field, message }): Failure => ({ field, message, code: 'not_found' })))
  }
}
