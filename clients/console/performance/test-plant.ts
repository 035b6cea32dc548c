/** Tests a plant against measured rows, in the worker. Loaded with the first test. */
import {
  assessPerformance,
  completePerformanceRequest,
  type MeasuredTable,
  measuredTable,
  measuredWeather,
  PERFORMANCE_SERIES,
  parseMeasured,
  standardOffsetHours,
  standardOffsetOfZone,
  testedRun,
  WeatherFileError,
} from '@pvyield/engine/performance'
import { EngineError, type Failure, giveBackSeries, perform, type RunWork } from '@pvyield/engine/work'
import { inPageWords } from '../plant/page-words.ts'
import type { ChosenMeasured } from '../state/chosen-measured.ts'
import { isDropped, keptFile } from '../state/dropped-files.ts'
import type { PageSources } from '../worker/sources.ts'

type Plant = Pick<RunWork, 'kind' | 'body'>
type Parsed = ReturnType<typeof parseMeasured>

/** Measured rows, and the plant that they are tested against. */
export interface PerformanceJob extends Plant {
  readonly measured: ChosenMeasured
  /** Of the plant, where a file states no time zone. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null
}

/** How the rows of a file were read. */
export interface ReadRows {
  readonly meta: Parsed['meta']
  readonly notes: readonly string[]
  /** Hours from UTC. */
  readonly timezone: number
  readonly stepMinutes: number
  readonly hasAir: boolean
}

export type PerformanceAnswer = ReturnType<typeof assessPerformance>

/** How far a test came. */
export type PerformanceResult =
  | { readonly is: 'missing' }
  | { readonly is: 'unread'; readonly table: MeasuredTable | null; readonly fault: string }
  | { readonly is: 'refused'; readonly table: MeasuredTable | null; readonly read: ReadRows; readonly failures: readonly Failure[] }
  | {
      readonly is: 'tested'
      readonly table: MeasuredTable | null
      readonly read: ReadRows
      readonly weather: 'run' | 'measured'
      readonly answer: PerformanceAnswer
    }

/** Reads the rows, runs the plant, and tests one against the other. */
export async function testPlant(job: PerformanceJob, sources: PageSources): Promise<PerformanceResult> {
  const bytes = await keptFile(job.measured.id)
  if (bytes === null) return { is: 'missing' }
  const table = measuredTable(bytes)
  let parsed: Parsed
  try {
    parsed = rowsOf(bytes, job)
  } catch (cause) {
    if (cause instanceof WeatherFileError) return { is: 'unread', table, fault: inPageWords(cause.message) }
    throw cause
  }
  const read = readRows(parsed)
  try {
    const { answer, weather } = await tested(parsed, job, sources)
    return { is: 'tested', table, read, weather, answer }
  } catch (cause) {
    if (cause instanceof EngineError) return { is: 'refused', table, read, failures: cause.failures }
    throw cause
  }
}

/** The request of the same test, for the service: measured rows and choices, without its run. */
export async function performanceRequest(job: PerformanceJob): Promise<object> {
  const bytes = await keptFile(job.measured.id)
  if (bytes === null) throw new Error('The file is not in this browser: drop it again')
  return requestOf(rowsOf(bytes, job), job)
}

/** Rows that were read last: a choice about the test does not read them again. */
let last: { readonly key: string; readonly parsed: Parsed } | null = null

function rowsOf(bytes: Uint8Array, { measured: { id, stamps = {}, roles = {} }, place }: PerformanceJob): Parsed {
  const key = JSON.stringify([id, stamps, roles, place])
  if (last?.key === key) return last.parsed
  const parsed = parseMeasured(bytes, {
    ...stamps,
    ...place,
    roles,
    timezoneAt: standardOffsetHours,
    offsetOfZone: standardOffsetOfZone,
  })
  last = { key, parsed }
  return parsed
}

function readRows({ measured, meta, notes }: Parsed): ReadRows {
  const { timezone, step_minutes: stepMinutes } = measured
  return { meta, notes: notes.map(inPageWords), timezone, stepMinutes, hasAir: hasValues(measured.temp_air_c) }
}

function hasValues(column: readonly (number | null)[] | undefined): boolean {
  return column?.some((value) => value !== null) === true
}

/**
 * The request without its run. A plant in the weather of a file of its own, which may be that of the measured time, runs in
 * that unless someone decides otherwise; any other one in the measured weather, where that has an air temperature.
 */
function requestOf({ measured }: Parsed, { measured: { weather, plant, filters, exclude }, body }: PerformanceJob) {
  const id = (body as { readonly weather?: { readonly id?: unknown } } | null)?.weather?.id
  const hasOwn = typeof id === 'string' && isDropped(id)
  const whose = weather ?? (!hasOwn && hasValues(measured.temp_air_c) ? 'measured' : 'run')
  return { measured, weather: whose, ...(plant && { plant }), ...(filters && { filters }), ...(exclude && { exclude }) }
}

async function tested(parsed: Parsed, job: PerformanceJob, sources: PageSources) {
  const { kind, body } = job
  // A stored run stands for the plant, whose request is checked when it runs.
  const request = completePerformanceRequest({ ...requestOf(parsed, job), run: { run_id: '' } })
  const weather = request.weather === 'measured' ? measuredWeather(request) : null
  if (request.weather === 'measured' && weather === null)
    throw new EngineError([
      {
        code: 'validation_error',
        field: 'measured.temp_air_c',
        message: 'A run in the measured weather needs air temperature: choose its column, or let the run have its own weather',
      },
    ])
  const ran = weather === null ? body : inWeather(body, weather)
  const { resolved, series } = await perform({ kind, body: ran, series: PERFORMANCE_SERIES }, sources.of(body))
  if (series === null) throw new Error('The run has series')
  const run = testedRun(resolved, series)
  giveBackSeries(series)
  return { answer: assessPerformance(request, run), weather: request.weather }
}

/** The plant in weather of its own, in the place of a typical year. */
function inWeather(body: unknown, weather: object): object {
  const { weather_source: _, ...fields } = body as Record<string, unknown>
  return { ...fields, weather }
}
