import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunRequest, SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import {
  type ClimateTable,
  completeRunRequest,
  completeSimpleRequest,
  EngineError,
  expandSimple,
  type Failure,
  type Library,
  openClimate,
  openLibrary,
  type Resolved,
  type RunOutcome,
  run,
  standardOffsetHours,
  typicalYear,
} from '../../engine/index.ts'
import { expandSubArrays } from '../../engine/simple/expand-sub-arrays.ts'
import { checkJsonBody } from '../../server/http/json-body.ts'
import { readJsonText } from '../../server/http/json-text.ts'
import { Problem } from '../../server/http/problem.ts'

const ROOT = join(import.meta.dir, '..', '..')
const PLANTS = join(ROOT, 'docs', 'pages', 'plants')

type Json = { readonly [key: string]: unknown }

/** Stands for weather that is checked on its own. */
const NOT_READ = { id: 'met_none' }

/** A weather section around the fields that a page changes. */
const ANY_WEATHER = { timezone: 0, step_minutes: 60, start: '2001-01-01T00:00', ghi_wm2: [0], temp_air_c: [0] }

/** A plant that completes the request around a weather section. */
const ANY_PLANT = {
  array: { modules_per_string: 1, strings_per_inverter: 1 },
  module: { id: 'any' },
  inverter: { id: 'any' },
}

const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

/** The simple request that a page changes; its parts have the sizes. */
function simpleBody(changes: readonly Json[]): Json {
  const { system_capacity_kw: size, ...rest } = changes.reduce(merged, SIMPLE)
  return 'sub_arrays' in rest ? rest : { ...rest, system_capacity_kw: size }
}

/** Runs the plants on which the pages measure, with the changes that a page shows. */
export class ExamplePlants {
  private climate: ClimateTable | null = null
  private library: Library | null = null
  private readonly years = new Map<string, Weather>()
  private readonly outcomes = new Map<string, RunOutcome>()

  /**
   * @param plant    name of a file in `docs/pages/plants/`, or `simple`
   * @param changes  merged into the request, one after the other
   * Fails: EngineError.
   */
  run(plant: string, ...changes: readonly Json[]): RunOutcome {
    return this.outcome(plant, changes, false)
  }

  /** The same, with its series. */
  runWithSeries(plant: string, ...changes: readonly Json[]): RunOutcome {
    return this.outcome(plant, changes, true)
  }

  private outcome(plant: string, changes: readonly Json[], withSeries: boolean): RunOutcome {
    const key = JSON.stringify([plant, ...changes, withSeries])
    const known = this.outcomes.get(key)
    if (known !== undefined) return known
    const outcome = run(this.request(plant, ...changes), { withSeries })
    this.outcomes.set(key, outcome)
    return outcome
  }

  /** The request of `run`, complete. */
  request(plant: string, ...changes: readonly Json[]): Resolved {
    return plant === 'simple' ? this.simple(changes) : this.full(plant, changes)
  }

  /** Failures of a request that must not run, in the words of the service. */
  failures(plant: string, ...changes: readonly Json[]): readonly Pick<Failure, 'field' | 'message'>[] {
    const described = this.failuresOfSchema(plant, changes)
    if (described.length > 0) return described
    try {
      this.run(plant, ...changes)
      return []
    } catch (error) {
      if (error instanceof EngineError) return error.failures
      throw error
    }
  }

  /** What the service finds before the engine reads the request, with what it suggests. */
  private failuresOfSchema(plant: string, changes: readonly Json[]): readonly Pick<Failure, 'field' | 'message'>[] {
    const isSimple = plant === 'simple'
    const sent = isSimple ? simpleBody(changes) : changes.reduce(merged, this.base(plant))
    const { weather } = sent
    const body = { ...sent, ...(isSimple ? {} : { weather: isObject(weather) ? { ...ANY_WEATHER, ...withoutNull(weather) } : NOT_READ }) }
    try {
      checkJsonBody(readJsonText(JSON.stringify(body)), isSimple ? 'validate_createSimpleRun_body' : 'validate_createRun_body')
      return []
    } catch (error) {
      if (error instanceof Problem) return error.errors.map(({ field, message }) => ({ field: field ?? '', message }))
      throw error
    }
  }

  /** The written request of a plant, with its components as sections. */
  private base(plant: string): Json {
    const written = JSON.parse(readFileSync(join(PLANTS, `${plant}.json`), 'utf8')) as Pick<RunRequest, 'module' | 'inverter'>
    return { ...written, module: this.module(written.module), inverter: this.inverter(written.inverter) }
  }

  private full(plant: string, changes: readonly Json[]): Resolved {
    const changed = changes.reduce(merged, this.base(plant))
    const { latitude, longitude } = changed.site as { latitude: number; longitude: number }
    const weather = this.weather(latitude, longitude, changed.weather as Json | undefined)
    // The weather is complete and frozen: runs share what they compute of it.
    return this.resolved({ ...completeRunRequest({ ...changed, weather: NOT_READ }), weather })
  }

  private simple(changes: readonly Json[]): Resolved {
    const sent = simpleBody(changes)
    const request: SimpleRunRequest = completeSimpleRequest(sent)
    const { latitude, longitude } = request
    const weather = this.weather(latitude, longitude)
    const place = {
      weather,
      weatherSource: 'embedded typical year',
      timezoneH: standardOffsetHours(latitude, longitude),
      elevationM: weather.elevation,
    }
    const { module, inverter } = request
    const sections =
      module === undefined || inverter === undefined ? null : { module: this.module(module), inverter: this.inverter(inverter), weather }
    const keys = new Set(Object.keys(sent))
    const expanded =
      request.sub_arrays === null
        ? expandSimple(request, keys, place, sections)
        : expandSubArrays(request, keys, place, sections && request.sub_arrays.map(() => sections))
    if ('failures' in expanded) throw new EngineError(expanded.failures)
    return this.resolved(expanded.request)
  }

  private resolved(request: RunRequest): Resolved {
    const parts = request.sub_arrays?.map(({ module, inverter, ...part }) => ({
      ...part,
      module: module && this.module(module as unknown as RunRequest['module']),
      inverter: inverter && this.inverter(inverter as unknown as RunRequest['inverter']),
    }))
    const sections = { module: this.module(request.module), inverter: this.inverter(request.inverter) }
    return { ...request, ...sections, ...(parts && { sub_arrays: parts }) } as unknown as Resolved
  }

  private module(sent: RunRequest['module']): Resolved['module'] {
    const found = 'id' in sent ? this.tables().modules.get(sent.id) : sent
    if (found == null) throw new Error(`The library has no module ${JSON.stringify(sent)}`)
    return found
  }

  private inverter(sent: RunRequest['inverter']): Resolved['inverter'] {
    const found = 'id' in sent ? this.tables().inverters.get(sent.id) : sent
    if (found == null) throw new Error(`The library has no inverter ${JSON.stringify(sent)}`)
    return found
  }

  private tables(): Library {
    const read = (name: string) => new Uint8Array(readFileSync(join(ROOT, 'engine', 'library', name)))
    this.library ??= openLibrary(read('modules.bin'), read('inverters.bin'))
    return this.library
  }

  /**
   * The embedded year of a place.
   * @param change  fields to replace; null removes a column
   */
  private weather(latitude: number, longitude: number, change: Json = {}): Weather {
    const key = JSON.stringify([latitude, longitude, change])
    const known = this.years.get(key)
    if (known !== undefined) return known
    this.climate ??= openClimate(readFileSync(join(ROOT, 'engine', 'climate', 'table.bin')))
    const { weather } = typicalYear(this.climate, { latitude, longitude })
    const kept = Object.entries({ ...weather, ...change }).filter(([name]) => change[name] !== null)
    const site = { latitude, longitude }
    const { weather: year } = completeRunRequest({ ...ANY_PLANT, site, weather: Object.fromEntries(kept) })
    this.years.set(key, Object.freeze(year) as Weather)
    return year as Weather
  }
}

/** A change of null removes a column of the weather. */
function withoutNull(section: Json): Json {
  return Object.fromEntries(Object.entries(section).filter(([, value]) => value !== null))
}

/** Objects merge key by key; everything else replaces what was there. */
function merged(base: Json, change: Json): Json {
  const pairs = Object.entries(change).map(([key, value]) => {
    const before = base[key]
    return [key, isObject(before) && isObject(value) && !isOther(value) ? merged(before, value) : value] as const
  })
  return { ...base, ...Object.fromEntries(pairs) }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A component by id, or a whole one, replaces the one that was there. */
function isOther(value: Json): boolean {
  return 'id' in value || ('model' in value && ('p_nom_w' in value || 'p_ac_nom_kw' in value))
}
