import { createHash } from 'node:crypto'
import {
  completeRunRequest,
  EngineError,
  type Failure,
  expandSimple,
  type Resolved,
  run,
  type SimplePlace,
  seriesToWire,
  standardOffsetHours,
} from '@pvyield/engine'
import type { DefaultApplied, RunRequest, SimpleRunRequest, Weather } from '../../generated/schemas.gen.ts'
import type { ValidatorName } from '../../generated/validators.gen.js'
import { checkJsonBody } from '../http/json-body.ts'
import { readJsonText } from '../http/json-text.ts'
import { Problem } from '../http/problem.ts'
import { requireAnswerable } from '../runs/answerable.ts'
import type { NamedIds, ReferenceColumns, RunDone, RunKind, Task, WrittenAnswer } from './protocol.ts'
import type { Sections } from './sections.ts'

const VALIDATORS = { full: 'validate_createRun_body', simple: 'validate_createSimpleRun_body' } as const satisfies Record<
  RunKind,
  ValidatorName
>

/** Answers from this size on are compressed here and not on the main thread. */
const COMPRESS_FROM_BYTES = 64 * 1024
const GZIP_LEVEL = 1

/** Checks a body as a run would, without running. Fails: Problem. */
export function checkRun(kind: RunKind, text: string): null {
  checkJsonBody(readJsonText(text), VALIDATORS[kind])
  return null
}

/**
 * Simulates the plant of a body.
 * Fails: Problem validation_error, not_found, run_failed, rate_limited.
 */
export async function runTask({ run: kind, text, answer }: Task & { kind: 'run' }, sections: Sections): Promise<RunDone> {
  const begun = performance.now()
  const { request, named, extra } = kind === 'full' ? fullRequest(text) : await simpleRequest(text, sections)
  const resolved: Resolved = {
    ...request,
    weather: await sections.weather(request.weather),
    module: sections.module(request.module),
    inverter: sections.inverter(request.inverter),
  }
  const outcome = engineCall(() => run(resolved, { sha256 }))
  const record = JSON.stringify({ ...outcome.answer, ...extra })
  return {
    record,
    series: outcome.series,
    reference: referenceOf(resolved.weather, outcome.series?.startMin.length ?? 0),
    written: answer === null ? null : write({ ...outcome.answer, ...seriesOf(outcome.series), links: {}, ...extra }, answer.gzip),
    named: {
      ...named,
      ...('id' in request.module ? { module: { id: request.module.id, section: resolved.module } } : {}),
      ...('id' in request.inverter ? { inverter: { id: request.inverter.id, section: resolved.inverter } } : {}),
    },
    millis: performance.now() - begun,
  }
}

interface Prepared {
  request: RunRequest
  named: NamedIds
  /** What a simple run answers beyond a full one. */
  extra: { request?: RunRequest; defaults_applied?: DefaultApplied[] }
}

function fullRequest(text: string): Prepared {
  const request = checkJsonBody(readJsonText(text), VALIDATORS.full) as RunRequest
  return { request, named: 'id' in request.weather ? { weather: request.weather.id } : {}, extra: {} }
}

async function simpleRequest(text: string, sections: Sections): Promise<Prepared> {
  const read = readJsonText(text)
  const sent = new Set(typeof read.value === 'object' && read.value !== null ? Object.keys(read.value) : [])
  const simple = checkJsonBody(read, VALIDATORS.simple) as SimpleRunRequest
  const expanded = expandSimple(simple, sent, await placeOf(simple, sections))
  if ('failures' in expanded) throw refusal(expanded.failures)
  const request = engineCall(() => completeRunRequest(expanded.request))
  const named = simple.weather !== undefined && 'id' in simple.weather ? { weather: simple.weather.id } : {}
  return { request, named, extra: { request, defaults_applied: expanded.defaultsApplied } }
}

/** The weather to run and the facts of the location: the request's own weather, or the typical year. */
async function placeOf({ latitude, longitude, weather }: SimpleRunRequest, sections: Sections): Promise<SimplePlace> {
  if (weather !== undefined) {
    return { weather, weatherSource: null, timezoneH: standardOffsetHours(latitude, longitude), elevationM: null }
  }
  const year = await sections.typicalYear(latitude, longitude)
  return {
    weather: { id: year.id },
    weatherSource: `embedded typical year at the coordinates (rounded to 0.01 deg): ${year.weather.meta?.radiation_db ?? ''}`.slice(0, 1000),
    timezoneH: year.weather.timezone,
    elevationM: year.weather.elevation,
  }
}

/** The series of another tool that travel along with the weather, as long as the run's own. */
function referenceOf({ reference_series: series = {} }: Weather, rows: number): ReferenceColumns {
  const names = rows === 0 ? [] : Object.keys(series)
  return { names, columns: names.map((name) => Float64Array.from({ length: rows }, (_, row) => series[name]?.[row] ?? Number.NaN)) }
}

function seriesOf(series: Parameters<typeof seriesToWire>[0] | null) {
  if (series === null) return {}
  requireAnswerable(series.columns.length * series.startMin.length)
  return { series: seriesToWire(series) }
}

function write(answer: object, gzip: boolean): WrittenAnswer {
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  if (!gzip || bytes.length < COMPRESS_FROM_BYTES) return { bytes, contentEncoding: null }
  return { bytes: Bun.gzipSync(bytes, { level: GZIP_LEVEL }), contentEncoding: 'gzip' }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Calls the engine; its failures become a problem. */
function engineCall<T>(call: () => T): T {
  try {
    return call()
  } catch (cause) {
    if (cause instanceof EngineError) throw refusal(cause.failures)
    throw cause
  }
}

function refusal(failures: readonly Failure[]): Problem {
  const hasFailedRun = failures.some(({ code }) => code === 'run_failed')
  return Problem.ofItems(hasFailedRun ? 'run_failed' : 'validation_error', failures)
}
