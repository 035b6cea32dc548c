import { completeRunRequest, expandSimple, type QuantityName, type Resolved, type RunOutcome, run } from '@pvyield/engine'
import type { DefaultApplied, RunRequest, SimpleRunRequest, Weather } from '../../generated/schemas.gen.ts'
import type { ValidatorName } from '../../generated/validators.gen.js'
import { engineCall, refusal } from '../engine/engine-call.ts'
import { checkJsonBody } from '../http/json-body.ts'
import { readJsonText } from '../http/json-text.ts'
import { Problem } from '../http/problem.ts'
import type { LibraryService } from '../library/service.ts'
import { sha256 } from '../sha256.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import { type WrittenAnswer, writeAnswer } from './answer-text.ts'
import type { Delivery } from './caller.ts'
import { type PackedBlock, packSeries, type SeriesTable, seriesTable } from './series.ts'
import { chosenSeries, referenceOf } from './series-choice.ts'
import { requireKnownColumns, type SeriesWish } from './series-wish.ts'
import { placeOf, wantedYear } from './simple-place.ts'

/** Which of the two run operations a body belongs to. */
export type RunKind = 'full' | 'simple'

export interface RunInput {
  readonly kind: RunKind
  /** Body as sent. */
  readonly text: string
  readonly wish: SeriesWish
  /** A caller waits for the answer. */
  readonly isAwaited: boolean
  /** The caller who waits reads gzip. */
  readonly gzip: boolean
  /** Typical year of a simple run's location, when it is known that it needs one. */
  readonly year: FoundYear | null
}

/** What a run asks the main thread. */
export interface RunHost {
  delivery(): Promise<Delivery>
}

/** A finished run as it is stored. */
export interface RunRecord {
  /** Sections of the library that the body named, and the id of its weather, JSON. */
  readonly resolved: string
  /** Answer without series and links, JSON, packed. */
  readonly response: Uint8Array
  readonly seriesHead: string | null
  readonly blocks: readonly PackedBlock[]
}

export type RunDone = ({ readonly answer: WrittenAnswer } | { readonly record: RunRecord }) & { readonly millis: number }

/** A simple run without weather, which is to be sent again with the typical year that it wants. */
export interface RunWithoutYear {
  readonly wanted: YearQuery
}

/** Where a worker finds weather. */
export interface WeatherSource {
  stored(id: string): Promise<Weather>
}

const VALIDATORS = { full: 'validate_createRun_body', simple: 'validate_createSimpleRun_body' } as const satisfies Record<
  RunKind,
  ValidatorName
>

/** What a worker does for runs. */
export class RunTasks {
  constructor(
    private readonly host: RunHost,
    private readonly weather: WeatherSource,
    private readonly library: LibraryService,
  ) {}

  /** Checks a body as a run would, without running. Fails: Problem. */
  readonly check = async ({ kind, text, wish }: Pick<RunInput, 'kind' | 'text' | 'wish'>): Promise<null> => {
    requireKnownColumns(wish.columns, checkJsonBody(readJsonText(text), VALIDATORS[kind]) as RunRequest | SimpleRunRequest)
    return null
  }

  /** Simulates the plant of a body. Fails: Problem validation_error, not_found, run_failed. */
  readonly run = async ({ kind, text, wish, isAwaited, gzip, year }: RunInput): Promise<RunDone | RunWithoutYear> => {
    const begun = performance.now()
    const prepared = kind === 'full' ? fullRequest(text) : await simpleRequest(text, year, this.weather)
    if ('wanted' in prepared) return prepared
    const { request, namedWeather, extra, warnings } = prepared
    const resolved = await this.resolve(request)
    requireKnownColumns(wish.columns, resolved)
    const chooseSeries = (own: readonly QuantityName[]) => chosenSeries(own, resolved, wish, isAwaited)
    const withSeries = wish.form === 'csv' || resolved.include_series
    const outcome = engineCall(() => run(resolved, { withSeries, chooseSeries, sha256 }))
    requireFinite(outcome.answer)
    const { summary } = outcome.answer
    const answer = { ...outcome.answer, summary: { ...summary, warnings: [...warnings, ...summary.warnings] }, ...extra }
    const delivery = await this.host.delivery()
    const series = outcome.series && seriesTable(outcome.series, referenceOf(resolved, wish, delivery), wish.columns)
    if (delivery === 'answer') return { answer: writeAnswer(answer, series, wish, gzip), millis: performance.now() - begun }
    const named = {
      ...(namedWeather === null ? {} : { weather: namedWeather }),
      ...('id' in request.module ? { module: resolved.module } : {}),
      ...('id' in request.inverter ? { inverter: resolved.inverter } : {}),
    }
    return { record: recordOf(answer, series, named), millis: performance.now() - begun }
  }

  /** The run request of a body, checked and with its ids resolved. Fails: Problem validation_error, not_found. */
  readonly read = async (text: string): Promise<Resolved> => this.resolve(fullRequest(text).request)

  private async resolve(request: RunRequest): Promise<Resolved> {
    const { weather, module, inverter } = request
    return {
      ...request,
      weather: 'id' in weather ? await this.weather.stored(weather.id) : weather,
      module: 'id' in module ? this.library.module(module.id) : module,
      inverter: 'id' in inverter ? this.library.inverter(inverter.id) : inverter,
    }
  }
}

interface Prepared {
  request: RunRequest
  /** Weather id of the body as sent. */
  namedWeather: string | null
  /** What a simple run answers beyond a full one. */
  extra: { request?: RunRequest; defaults_applied?: DefaultApplied[] }
  /** What the summary warns of before what the run found. */
  warnings: readonly string[]
}

function fullRequest(text: string): Prepared {
  const request = checkJsonBody(readJsonText(text), VALIDATORS.full) as RunRequest
  return { request, namedWeather: idIn(request.weather), extra: {}, warnings: [] }
}

async function simpleRequest(text: string, year: FoundYear | null, source: WeatherSource): Promise<Prepared | RunWithoutYear> {
  const read = readJsonText(text)
  // Before the check fills the defaults in.
  const sent = new Set(typeof read.value === 'object' && read.value !== null ? Object.keys(read.value) : [])
  const simple = checkJsonBody(read, VALIDATORS.simple) as SimpleRunRequest
  const wanted = wantedYear(simple)
  if (wanted !== null && year === null) return { wanted }
  const expanded = expandSimple(simple, sent, await placeOf(simple, year, (id) => source.stored(id)))
  if ('failures' in expanded) throw refusal(expanded.failures)
  const request = engineCall(() => completeRunRequest(expanded.request))
  const namedWeather = simple.weather === undefined ? null : idIn(simple.weather)
  return { request, namedWeather, extra: { request, defaults_applied: expanded.defaultsApplied }, warnings: year?.warnings ?? [] }
}

function idIn(weather: RunRequest['weather']): string | null {
  return 'id' in weather ? weather.id : null
}

/** JSON has no NaN: an energy that is not finite would be answered as null. Fails: Problem run_failed. */
function requireFinite({ summary, loss_diagram }: RunOutcome['answer']): void {
  const lost = [...Object.entries(summary), ...loss_diagram.map(({ key, value }) => [key, value] as const)].find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  )
  if (lost === undefined) return
  throw new Problem('run_failed', `${lost[0]} is not a finite number: a parameter of the plant is far out of any physical range`)
}

function recordOf(answer: object, series: SeriesTable | null, named: object): RunRecord {
  return {
    resolved: JSON.stringify(named),
    response: Bun.zstdCompressSync(JSON.stringify(answer)),
    seriesHead: series && JSON.stringify(series.head),
    blocks: series === null ? [] : packSeries(series),
  }
}
