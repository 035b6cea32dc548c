import type { SentBody } from '@pvyield/contract/handlers'
import type { DefaultApplied, Inverter, Module, RunRequest, SimpleRunRequest, SizeRequest, Weather } from '@pvyield/contract/schemas'
import {
  appliedDefaults,
  type Choices,
  copyFields,
  expandSimple,
  type Finding,
  findFailures,
  findWeatherFailures,
  INVALID,
  preferChoices,
  type Resolved,
  type SimplePlace,
  type SimpleSections,
  simpleSeries,
} from '@pvyield/engine'
import { runCost } from '../engine/cost.ts'
import type { BodyFailures } from '../http/body-failures.ts'
import { inspectJsonBody } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import type { Reading } from '../http/read-cost.ts'
import { readJson } from '../http/sent-json.ts'
import type { LibraryService } from '../library/service.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { addSceneFailures, withInvalid } from './failed-sections.ts'
import { preferred } from './preference.ts'
import { type CheckedSimple, type InspectedSimple, inspectedSimple, withoutFailures } from './simple-body.ts'
import { placeOf, wantedYear } from './simple-place.ts'

/** Which of the two run operations a body belongs to. */
export type RunKind = 'full' | 'simple'

/** Where a worker gets stored weather. */
export interface WeatherSource {
  stored(id: string): Promise<Weather>
}

/** A body that passed all checks that are possible before its stages are prepared. */
export interface ReadRun {
  /** The body as sent, with defaults filled in. The paths of failures refer to it. */
  readonly body: unknown
  /** The run request, with ids as sent. */
  readonly request: RunRequest
  readonly resolved: Resolved
  /** Length of the body as text, characters. */
  readonly size: number
  /** Weather id in the body as sent. */
  readonly namedWeather: string | null
  /** Fields that the answer has in addition to those of every run. */
  readonly extra: { request?: RunRequest; defaults_applied: DefaultApplied[] }
  /** Findings that the summary lists before those of the run itself. */
  readonly findings: readonly Finding[]
}

/** A simple run without weather. It must be submitted again with the typical year that it needs. */
export interface YearWish {
  readonly wanted: YearQuery
}

export interface RunWithoutYear extends YearWish {
  /** The request asks for series. */
  readonly withSeries: boolean
  /**
   * The run in a year without weather, for the cost of its scene; null without a scene, when any
   * typical year costs little.
   */
  readonly costly: Pick<ReadRun, 'resolved' | 'size'> | null
  /** Names of the series that the run will have, whatever the year; null when that depends on the year. */
  readonly series: () => readonly string[] | null
}

/** A request for a sized plant that passed its schema, with what its ids refer to. */
export interface ReadSize {
  readonly request: SizeRequest
  readonly place: SimplePlace
  readonly sections: SimpleSections
  /** Length of the body as text, characters. */
  readonly size: number
  /** Of its typical year. */
  readonly findings: readonly Finding[]
}

/**
 * Reads the bodies of runs. A rejected body is rejected with all of its failures, of every kind.
 */
export class RequestReader {
  constructor(
    private readonly weather: WeatherSource,
    private readonly library: LibraryService,
    private readonly reading: Reading & Partial<Pick<TaskGuard, 'checkpoint'>>,
  ) {}

  /**
   * @param year     typical year of a simple run without weather; null: not known yet
   * @param checked  the body of a simple run that was checked on the main thread
   * @param choices  path through the models that the account prefers; undefined for none
   * Fails: Problem validation_error, not_found.
   */
  async read(
    kind: RunKind,
    body: SentBody,
    year: FoundYear | null,
    checked: CheckedSimple | null = null,
    choices?: Choices,
  ): Promise<ReadRun | RunWithoutYear> {
    if (kind === 'full') return this.full(body, choices)
    const inspected = checked === null ? inspectedSimple(await readJson(body, this.reading)) : withoutFailures(checked)
    return this.simple(inspected, year, choices)
  }

  /** Fails: Problem validation_error, not_found. */
  async full(body: SentBody, choices?: Choices): Promise<ReadRun> {
    const read = await readJson(body, this.reading)
    const before = copyFields(read.value)
    const { failures, invalid } = inspectJsonBody(read, 'validate_createRun_body')
    if (invalid === null) throw failures.problem()
    const sent = read.value as RunRequest
    const request = withInvalid(sent, addSceneFailures(sent.scene, failures) ? new Set([...invalid, 'scene']) : invalid)
    const resolved = await this.resolve(request, invalid, failures)
    if (!failures.isEmpty) throw failures.addItems(findFailures(resolved)).problem()
    const common = { body: read.value, size: read.size, namedWeather: idIn(request.weather) }
    const { applied, findings, ...run } = preferred(request, resolved, choices ?? {})
    return { ...common, ...run, extra: { defaults_applied: withPreferred(appliedDefaults(before, request), applied) }, findings }
  }

  private async simple(
    { request: simple, size, sent, failures, invalid }: InspectedSimple,
    year: FoundYear | null,
    choices: Choices = {},
  ): Promise<ReadRun | RunWithoutYear> {
    if (invalid === null) throw failures.problem()
    const { weather } = simple
    const own = weather === undefined || invalid.has('weather') ? null : await this.weatherOf(weather, failures)
    const components = await this.componentsOf(simple, invalid, failures)
    if (!failures.isEmpty) throw failures.addItems(own === null ? [] : findWeatherFailures(own)).problem()
    const wanted = wantedYear(simple)
    if (wanted !== null && year === null) {
      const costly = simple.scene === null ? null : { resolved: inEmptyYear(simple, new Set(sent), choices), size }
      const series = () => seriesWithout(simple, new Set(sent), components, choices)
      return { wanted, withSeries: simple.include_series, costly, series }
    }
    const place = await placeOf(simple, year, (id) => this.weather.stored(id))
    const sections =
      components === null ? null : await this.admitSizing(simple, place, { ...components, weather: own ?? (await this.yearOf(year)) }, size)
    const expanded = expandSimple(simple, new Set(sent), place, sections)
    if ('failures' in expanded) throw failures.addItems(expanded.failures).problem()
    const found = await this.resolve(expanded.request, new Set(), failures)
    const { request, resolved, applied, findings } = preferred(expanded.request, found, choices, sent)
    const extra = { request, defaults_applied: withPreferred(expanded.defaultsApplied, applied) }
    return {
      body: simple,
      size,
      request,
      resolved,
      namedWeather: weather === undefined ? null : idIn(weather),
      extra,
      findings: [...(year?.findings ?? []), ...expanded.findings, ...findings],
    }
  }

  /** The module and the inverter that a simple request names; null without both. */
  private async componentsOf(
    { module, inverter }: SimpleRunRequest,
    invalid: ReadonlySet<string>,
    failures: BodyFailures,
  ): Promise<Pick<SimpleSections, 'module' | 'inverter'> | null> {
    const named = {
      module: module === undefined || invalid.has('module') ? null : await this.moduleOf(module, failures),
      inverter: inverter === undefined || invalid.has('inverter') ? null : await this.inverterOf(inverter, failures),
    }
    return named.module === null || named.inverter === null ? null : { module: named.module, inverter: named.inverter }
  }

  /** Waits until there is room for finding the temperatures of the cells, which takes as long as a run. */
  private async admitSizing(simple: SimpleRunRequest, place: SimplePlace, sections: SimpleSections, size: number): Promise<SimpleSections> {
    const any = expandSimple(simple, new Set(), place)
    if ('failures' in any) throw new Error('A checked simple request has failures')
    const resolved = { ...(any.request as Resolved), weather: sections.weather }
    await this.reading.admit(runCost({ resolved, size }, { columns: 0, isAwaited: true, valuesMax: 0 }))
    return { ...sections, onProgress: () => this.reading.checkpoint?.() }
  }

  private yearOf(year: FoundYear | null): Promise<Weather> {
    if (year === null) throw new Error('A simple run without weather has no typical year')
    return this.weather.stored(year.id)
  }

  private async moduleOf(module: RunRequest['module'], failures: BodyFailures): Promise<Module | null> {
    return 'id' in module ? found(() => this.library.module(module.id), failures) : module
  }

  private async inverterOf(inverter: RunRequest['inverter'], failures: BodyFailures): Promise<Inverter | null> {
    return 'id' in inverter ? found(() => this.library.inverter(inverter.id), failures) : inverter
  }

  /**
   * Reads a request for a sized plant.
   * @param year  its typical year; null: not known yet
   * Fails: Problem validation_error, not_found.
   */
  async size(body: SentBody, year: FoundYear | null): Promise<ReadSize | YearWish> {
    const read = await readJson(body, this.reading)
    const { failures, invalid } = inspectJsonBody(read, 'validate_sizePlant_body')
    if (invalid === null) throw failures.problem()
    const request = read.value as SizeRequest
    const { module, inverter, weather } = request
    const named = {
      module: invalid.has('module') ? null : await this.moduleOf(module, failures),
      inverter: invalid.has('inverter') ? null : await this.inverterOf(inverter, failures),
      weather: weather === undefined || invalid.has('weather') ? null : await this.weatherOf(weather, failures),
    }
    if (!failures.isEmpty) throw failures.addItems(named.weather === null ? [] : findWeatherFailures(named.weather)).problem()
    const wanted = wantedYear(request)
    if (wanted !== null && year === null) return { wanted }
    const place = await placeOf(request, year, (id) => this.weather.stored(id))
    const sections = {
      module: named.module as Module,
      inverter: named.inverter as Inverter,
      weather: named.weather ?? (await this.yearOf(year)),
    }
    return { request, place, sections, size: read.size, findings: year?.findings ?? [] }
  }

  /** Replaces ids by the sections that they refer to, and unknown ids by INVALID. */
  private async resolve(request: RunRequest, invalid: ReadonlySet<string>, failures: BodyFailures): Promise<Resolved> {
    const { weather, module, inverter } = request
    const named = {
      weather: invalid.has('weather') ? null : await this.weatherOf(weather, failures),
      module: invalid.has('module') ? null : await this.moduleOf(module, failures),
      inverter: invalid.has('inverter') ? null : await this.inverterOf(inverter, failures),
    }
    return { ...request, weather: named.weather ?? INVALID, module: named.module ?? INVALID, inverter: named.inverter ?? INVALID }
  }

  private async weatherOf(weather: RunRequest['weather'], failures: BodyFailures): Promise<Weather | null> {
    return 'id' in weather ? found(() => this.weather.stored(weather.id), failures) : weather
  }
}

/** What was assumed, and what the account prefers in its place. */
function withPreferred(assumed: readonly DefaultApplied[], applied: readonly DefaultApplied[]): DefaultApplied[] {
  return [...assumed.filter(({ field }) => !applied.some((preference) => preference.field === field)), ...applied]
}

/** The hours of a typical year. */
const ZEROS = new Array<number>(8760).fill(0)
const EMPTY_YEAR = {
  timezone: 0,
  step_minutes: 60,
  start: '2001-01-01T00:00',
  time: null,
  temp_air_c: ZEROS,
  wind_speed_ms: ZEROS,
  ghi_wm2: ZEROS,
  dhi_wm2: ZEROS,
}

/**
 * Series of the run of a checked simple request by a preferred path, whatever its year; null when the
 * year decides what of the path suits the plant.
 */
function seriesWithout(
  simple: SimpleRunRequest,
  sent: ReadonlySet<string>,
  components: Pick<SimpleSections, 'module' | 'inverter'> | null,
  choices: Choices,
): readonly string[] | null {
  if (Object.keys(choices).length === 0) return simpleSeries(simple, sent, components)
  let isKnown = true
  const names = simpleSeries(simple, sent, components, (full) => {
    const plant = { ...full, weather: EMPTY_YEAR as unknown as Weather }
    const { findings, resolved } = preferred(plant, plant, choices, [...sent])
    isKnown = findings.length === 0
    return resolved
  })
  return isKnown ? names : null
}

/** A checked simple request in a year of hours without weather: what its run takes does not depend on the values. */
function inEmptyYear(simple: SimpleRunRequest, sent: ReadonlySet<string>, choices: Choices): Resolved {
  const expanded = expandSimple(simple, sent, { weather: EMPTY_YEAR, weatherSource: null, timezoneH: 0, elevationM: null })
  if ('failures' in expanded) throw new Error('A checked simple request has failures')
  const plant = expanded.request as Resolved
  // Looking for what of no path suits the plant would check its whole scene.
  return Object.keys(choices).length === 0 ? plant : preferChoices(plant, choices).request
}

/** The section that an id refers to; null, with a failure added, for an unknown id. */
async function found<T>(find: () => Promise<T> | T, failures: BodyFailures): Promise<T | null> {
  try {
    return await find()
  } catch (cause) {
    if (!(cause instanceof Problem && cause.code === 'not_found')) throw cause
    failures.addItems(cause.errors)
    return null
  }
}

function idIn(weather: RunRequest['weather']): string | null {
  return 'id' in weather ? weather.id : null
}
