import type { ComparedSource, ComparedWeather, WeatherCompareAnswer, WeatherCompareRequest, WeatherMeta } from '@pvyield/contract/schemas'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN } from '../upstream/http-fetch.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ComparisonTasks } from './comparison-tasks.ts'
import type { FetchedYears, PlannedFetch } from './fetched-years.ts'
import type { Sender, WeatherService } from './service.ts'

/** Sources that are fetched at once for one comparison. */
const AT_ONCE = 3
/** Codes of a source that failed, which do not end the comparison of the others. */
const OF_SOURCE = ['geo_unavailable', 'weather_location_unavailable'] as const

/** Measured: a section of 8,760 rows and nine columns is inflated, parsed and summed in 25 ms. */
const SECONDS_PER_ROW = 3e-6
const BYTES_PER_ROW = 600
const costOf = (rows: number) => ({ seconds: 0.01 + SECONDS_PER_ROW * rows, bytes: 1e6 + BYTES_PER_ROW * rows })

interface SourceProblem {
  readonly code: 'geo_unavailable' | 'weather_location_unavailable'
  readonly detail: string
}

/** Weather to fetch, or stored weather and where its id is in the body. */
type Wanted = PlannedFetch | { readonly id: string; readonly field: string }

/** A weather that was found, or why not. */
type Found = { readonly id: string; readonly meta: WeatherMeta } | { readonly problem: SourceProblem }

/** Weathers of one place side by side. */
export class WeatherComparisons {
  constructor(
    private readonly weather: WeatherService,
    private readonly fetched: FetchedYears,
    private readonly pool: Pool<TasksOf<ComparisonTasks>>,
  ) {}

  /**
   * Fetches what is asked for, and compares it. A source that fails is listed, as long as another one answers; a wrong
   * request, and a caller that asks for too much, end it.
   * Fails: Problem validation_error, not_found, rate_limited, overloaded; geo_unavailable or
   * weather_location_unavailable with the failure of every source, when none answers; CallerLeft.
   */
  async compare({ site, sources }: WeatherCompareRequest, sender: Sender): Promise<WeatherCompareAnswer> {
    const planned = sources.map((wanted, k) => this.plan(wanted, site, `sources.${k}`))
    const found = new Array<Found>(sources.length)
    let next = 0
    const work = async (): Promise<void> => {
      for (let k = next++; k < planned.length; k = next++) {
        const one = planned[k]
        if (one !== undefined) found[k] = 'code' in one ? { problem: one } : await orProblem(() => this.find(one, sender))
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, sources.length) }, work))
    } finally {
      next = sources.length
    }
    requireAny(sources, found)
    const ids = found.flatMap((one) => ('id' in one ? [one.id] : []))
    const names = sources.flatMap((wanted, k) => ('id' in (found[k] ?? {}) ? [nameOf(wanted)] : []))
    const rows = found.reduce((sum, one) => sum + ('id' in one ? rowsOf(one.meta) : 0), 0)
    const options = { caller: sender.caller, signal: sender.signal, host: this.weather.host(sender.owner), cost: costOf(rows) }
    const { figures, ...spread } = await this.pool.submit('compareFigures', { ids, names, site }, options)
    let place = 0
    const listed = sources.map((wanted, k): ComparedWeather => {
      const one = found[k]
      if (one === undefined || 'problem' in one) return failed(wanted, one?.problem ?? null)
      const { rows, years, annual, monthly } = figures[place++] ?? { rows: null, years: null, annual: null, monthly: null }
      const { meta } = one
      const quality = (meta as { quality?: { time_shift_min?: number | null } }).quality
      return {
        name: nameOf(wanted),
        id: one.id,
        source: meta.source ?? 'file',
        radiation_db: meta.radiation_db ?? null,
        rows,
        years,
        time_shift_min: quality?.time_shift_min ?? null,
        annual,
        monthly,
        problem: null,
      }
    })
    return { sources: listed, ...spread }
  }

  /** What is to be found, before anything is fetched; the problem of a source that is not configured. */
  private plan(wanted: ComparedSource, site: WeatherCompareRequest['site'], path: string): Wanted | SourceProblem {
    requireOne(wanted, path)
    const { id, source } = wanted
    if (source === undefined) return { id: id ?? '', field: `${path}.id` }
    try {
      return this.fetched.plan({ ...wanted, source, site }, `${path}.`)
    } catch (cause) {
      return problemOfSource(cause)
    }
  }

  private async find(wanted: Wanted, sender: Sender): Promise<Found> {
    if ('kind' in wanted) {
      const { id, meta } = await this.fetched.fetch(wanted, sender)
      return { id, meta: JSON.parse(meta) as WeatherMeta }
    }
    const meta = await this.weather.metaFor(wanted.id, sender.owner, wanted.field)
    return { id: wanted.id, meta: JSON.parse(meta) as WeatherMeta }
  }
}

/** What was found, or the problem of its source. Fails: with any other problem. */
async function orProblem(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (cause) {
    return { problem: problemOfSource(cause) }
  }
}

/** Fails: with a cause that is not of a source. */
function problemOfSource(cause: unknown): SourceProblem {
  if (!(cause instanceof Problem)) throw cause
  const code = OF_SOURCE.find((known) => known === cause.code)
  if (code === undefined) throw cause
  return { code, detail: cause.detail }
}

/** Fails: Problem with the failure of each source, when none has weather: there is nothing to compare. */
function requireAny(sources: readonly ComparedSource[], found: readonly Found[]): void {
  const problems = found.flatMap((one) => ('problem' in one ? [one.problem] : []))
  if (problems.length < sources.length) return
  const items = problems.map(({ code, detail }, k) => {
    const wanted = sources[k]
    return { field: `sources.${k}`, code, message: `${wanted === undefined ? '' : nameOf(wanted)}: ${detail}` }
  })
  const isElsewhere = problems.every(({ code }) => code === 'weather_location_unavailable')
  if (isElsewhere) throw Problem.ofItems('weather_location_unavailable', items)
  throw Problem.ofItems('geo_unavailable', items, 0, ASK_AGAIN)
}

function requireOne({ source, id, start, end, key }: ComparedSource, path: string): void {
  if ((source === undefined) === (id === undefined))
    throw Problem.ofField(
      'validation_error',
      path,
      `${source === undefined ? 'Neither source nor id is' : 'Both source and id are'} there: send a source to fetch, or the id of stored weather`,
    )
  if (id === undefined) return
  for (const [name, isThere] of Object.entries({ start: start !== null, end: end !== null, key: key !== '' }))
    if (isThere)
      throw Problem.ofField(
        'validation_error',
        `${path}.${name}`,
        `Stored weather has its own years and needs no key: leave ${name} out, or send source instead of id`,
      )
}

function rowsOf(meta: WeatherMeta): number {
  const { rows } = meta as { rows?: unknown }
  return typeof rows === 'number' ? rows : 0
}

function nameOf({ name, id, source, start, end }: ComparedSource): string {
  if (name !== '') return name
  if (source === undefined) return id ?? ''
  return start === null ? source : start === end ? `${source} ${start}` : `${source} ${start} to ${end}`
}

function failed(wanted: ComparedSource, problem: ComparedWeather['problem']): ComparedWeather {
  const nothing = { id: null, radiation_db: null, rows: null, years: null, time_shift_min: null, annual: null, monthly: null }
  return { name: nameOf(wanted), source: wanted.source ?? 'file', ...nothing, problem }
}
