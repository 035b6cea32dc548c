import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/contract/schemas'
import { validate_schema_UncertaintyRequest } from '@pvyield/contract/study-validators'
import { copyFields, isObject } from '../core/copy-fields.ts'
import { readHeldWeather } from '../core/held-weather.ts'
import { meanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure, Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { kindOf } from '../studies/request-kind.ts'
import type { AxisValue } from '../studies/sweep/axes.ts'
import type { Figure } from '../studies/sweep/figures.ts'
import { type SweptChunk, SweptTable, sweptChunk } from '../studies/sweep/table.ts'
import { assessPlant, assessUncertainty, uncertaintySeconds } from '../studies/uncertainty/assess.ts'
import { type DrawnField, drawnFields } from '../studies/uncertainty/field-draws.ts'
import { FieldPoints } from '../studies/uncertainty/field-points.ts'
import { modelFailures } from '../studies/uncertainty/model-failures.ts'
import { requestFailures } from '../studies/uncertainty/request-failures.ts'
import { SimulatedRuns } from '../studies/uncertainty/simulated-runs.ts'
import type { FailureList } from './failure-list.ts'
import { inspectPlainly } from './inspect.ts'
import { PointReader } from './point-reader.ts'
import { reportsAt } from './point-reports.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import type { Sources } from './sources.ts'
import { baseOf, placesOf, provenanceOf } from './study-base.ts'
import { type AxisPlace, chunkSize, runsOf, sweepCost } from './sweep-cost.ts'
import { probeAxes } from './swept-paths.ts'
import { uncertainFields } from './uncertain-fields.ts'

/** Draws that may be refused: without more of them their distribution is another. */
const REFUSED_MAX = 0.1
const FAILED_MAX = 100

/** What a study of a plant with uncertain fields will do, known before its first run. Of a budget without a plant nothing runs. */
export interface PlannedUncertainty {
  readonly grid: { readonly count: number }
  /** Number of pieces in which it runs. */
  readonly chunks: number
  /** Runs one piece, which is the same however often it runs. Fails: as the sources. */
  run(chunk: number): Promise<SweptChunk>
  /** Collects the pieces. */
  table(): SweptTable
  /** @param table  with all pieces. Fails: EngineError where too many runs were refused. */
  answer(table: SweptTable): UncertaintyAnswer
}

/**
 * Checks a study of a plant and plans it. Nothing has run when it returns; `admit` of the sources has been asked for room.
 * Fails: with every failure of the request, of every kind; as its sources.
 * Checked by: test/engine/work/uncertainty-study.test.ts
 */
export async function planUncertainty({ body }: { readonly body: unknown }, sources: Sources): Promise<PlannedUncertainty> {
  const plant = isObject(body) ? copyFields((body as { request?: unknown }).request) : undefined // a host may fill the defaults in place
  const inspected = (sources.inspect ?? inspectPlainly)(body, 'UncertaintyRequest', validate_schema_UncertaintyRequest)
  const { failures, invalid } = inspected
  const value = { ...inspected.value, request: inspected.value.request ?? null } // a check without plants has no default of it
  if (invalid === null || invalid.has('fields') || invalid.has('parts')) throw failures.problem()
  failures.addItems([...requestFailures(value), ...(invalid.has('correlations') ? [] : modelFailures(value))])
  if (value.request === null && invalid.size === 0 && failures.isEmpty) return budgetOf(value, sources)
  if (!isObject(plant) && !invalid.has('request') && failures.isEmpty)
    failures.add([{ path: ['request'], code: 'validation_error', message: 'Input should be a valid object' }])
  if (invalid.has('request') || !isObject(plant)) throw failures.problem()
  const reader = new PointReader(kindOf(plant), plant, sources)
  const read = await baseOf(reader, failures, 'request')
  const fields = await checkedFields(value, plant, read, reader, failures)
  const place = fields.places.reduce((first, each) => (each.rank < first.rank ? each : first), NO_CHANGE)
  const points = new FieldPoints(fields.drawn, value.runs)
  const figures = energiesOf(read.resolved)
  const closed = uncertaintySeconds({ ...value, energiesKwh: figures.map(() => 1) })
  const { seconds, bytes } = sweepCost(read.resolved, points, [place], figures.length)
  const runs = runsOf(points, [place])
  const cost = { seconds: seconds + closed, bytes: bytes + value.draws * (value.parts.length + 1) * 40 }
  await sources.admit?.({ step: 'sweep', request: read.request, resolved: read.resolved, cost, runs })
  const size = chunkSize(read.resolved, [place])
  return {
    grid: points,
    chunks: Math.ceil(points.count / size),
    table: () => new SweptTable(points.count, figures.length),
    run: async (chunk) => {
      const indices = Array.from({ length: Math.min(size, points.count - chunk * size) }, (_, k) => chunk * size + k)
      return sweptChunk(indices, await reportsAt(indices.map(points.pointOf, points), figures, reader, sources), figures)
    },
    answer: (table) => answerOf({ request: value, fields: fields.drawn, points, read }, table, sources),
  }
}

function budgetOf(budget: UncertaintyRequest, sources: Sources): PlannedUncertainty {
  return {
    grid: { count: 0 },
    chunks: 0,
    table: () => new SweptTable(0, 0),
    run: () => Promise.reject(new RangeError('A budget has no runs')),
    answer: () => assessUncertainty(budget, progressOf(sources)),
  }
}

const NO_CHANGE = { changes: 'electrical', rank: Number.POSITIVE_INFINITY, isShade: false } as const

interface CheckedFields {
  readonly drawn: readonly DrawnField[]
  /** Where each begins to change something. */
  readonly places: readonly AxisPlace[]
}

/** Draws the fields. Fails: with every failure of the request; of a field whose least or largest value is refused too. */
async function checkedFields(
  { fields, correlations, runs, seed }: UncertaintyRequest,
  plant: object,
  read: ReadRun,
  reader: PointReader,
  failures: FailureList,
): Promise<CheckedFields> {
  const sink = new Sink()
  const known = uncertainFields(fields, plant, read, sink)
  requireYear(read.resolved, sink)
  if (!failures.addItems(sink.failures).isEmpty) throw failures.problem()
  const drawn = drawnFields(known, correlations, { runs, seed })
  const ends = drawn.map(({ values }) => [Math.min(...values), Math.max(...values)])
  const axes = drawn.map(({ path, sent }, k) => ({
    paths: [{ path, values: ends[k].map(sent) as AxisValue[], at: `fields.${k}.path` }] as const,
    count: 2,
  }))
  const probes = await probeAxes(axes, plant, read.resolved, reader, failures, 'request')
  if (!failures.isEmpty) throw failures.problem()
  for (const [k, probe] of probes.entries()) {
    const refused = probe.flatMap((end, i) =>
      'reason' in end ? [`${ends[k][i]} is refused: ${end.failures[0]?.message ?? end.reason}`] : [],
    )
    if (refused.length > 0) failures.addItems([refusedValues(fields[k], k, refused)])
  }
  if (!failures.isEmpty) throw failures.problem()
  return { drawn, places: placesOf(read, probes) }
}

function refusedValues({ path, distribution: { kind } }: UncertaintyRequest['fields'][number], k: number, refused: string[]): Failure {
  const isNumber = !refused.every((text) => NO_NUMBER.test(text))
  const fix = isNumber ? (kind === 'normal' ? CUT : 'state narrower limits') : 'name a field that is a number'
  const message = `This distribution has values that ${path} does not take (${refused.join('; ')}): ${fix}`
  return { code: 'validation_error', field: `fields.${k}.distribution`, message }
}

/** How the check of a body says that a field is no number between others. */
const NO_NUMBER = /: Input should be (a valid (string|object|integer|boolean)|')/
const CUT = "kind 'truncated' cuts a normal distribution at limits"

/** Energies by probability are those of whole years. */
function requireYear({ weather, site }: Resolved, sink: Sink): void {
  const table = readHeldWeather(weather, new Sink())
  if (table === null || !meanYear(table as WeatherTable, site).isPart) return
  sink.fail('request.weather', 'The weather is a part of a year, and energies by probability are of whole years: send a year at least')
}

/** The energy of the first year, or of each year of operation. */
function energiesOf({ lifetime: { analysis_period_years: years } }: Resolved): Figure[] {
  const unit = 'kWh'
  if (years === 1)
    return [{ name: 'e_grid_kwh', label: 'Energy to grid', unit, from: 'headlines', of: ({ summary }) => summary.e_grid_kwh }]
  return Array.from({ length: years }, (_, k) => ({
    name: `lifetime.e_grid_kwh.${k + 1}`,
    label: `Energy to grid, year ${k + 1}`,
    unit,
    from: 'report',
    of: ({ summary }) => ('lifetime' in summary ? (summary.lifetime?.e_grid_kwh[k] ?? null) : null),
  }))
}

interface FinishedUncertainty {
  readonly request: UncertaintyRequest
  readonly fields: readonly DrawnField[]
  readonly points: FieldPoints
  readonly read: ReadRun
}

function answerOf({ request, fields, points, read }: FinishedUncertainty, table: SweptTable, sources: Sources): UncertaintyAnswer {
  requireRuns(points, table)
  const runs = fields.length === 0 ? null : new SimulatedRuns(fields, request.correlations, points, table.columns)
  const energiesKwh = table.columns.map(([energy]) => energy)
  const { simulation, ...answer } = assessPlant(request, fields, energiesKwh, runs, progressOf(sources))
  const failed = table.failed.toSorted((a, b) => a.index - b.index).slice(0, FAILED_MAX)
  const provenance = provenanceOf(read, sources)
  return {
    ...answer,
    simulation: {
      ...simulation,
      failed_count: table.failed.length,
      failed: failed.map(({ index, errors }) => ({
        variant: index,
        point: points.pointOf(index) as Readonly<Record<string, number>>,
        errors: errors.map((error) => ({ ...error })),
      })),
      findings: table.findings,
      provenance,
    },
  }
}

/** Fails: EngineError for a request that does not run, and where too many draws were refused. */
function requireRuns(points: FieldPoints, { columns, failed }: SweptTable): void {
  const [energies] = columns
  if (Number.isNaN(energies[0])) {
    const own = failed.find(({ index }) => index === 0)?.errors ?? []
    const none = { code: 'run_failed', field: 'request.weather', message: 'The weather has too little light to be a year' } as const
    throw new EngineError(own.length === 0 ? [none] : own.map((error) => ({ ...error, field: within('request', error.field) })))
  }
  const draws = points.count - points.firstDraw
  const refused = failed.filter(({ index }) => index >= points.firstDraw)
  if (refused.length <= REFUSED_MAX * draws) return
  const [{ errors }] = refused
  const why = errors[0] === undefined ? '' : `, the first for ${errors[0].field ?? 'the request'}: ${errors[0].message}`
  const message = `${refused.length} of ${draws} runs with drawn values were refused${why}. Without them the distribution is another: state narrower ones`
  throw new EngineError([{ code: 'run_failed', field: 'fields', message }])
}

function within(path: string, field: string | null): string {
  return field === null ? path : `${path}.${field}`
}
