import type { Provenance, SweepAnswer, SweepRequest } from '@pvyield/contract/schemas'
import { validate_schema_SweepRequest } from '@pvyield/contract/study-validators'
import { copyFields, isObject } from '../core/copy-fields.ts'
import { readHeldWeather } from '../core/held-weather.ts'
import type { Resolved } from '../core/option.ts'
import { withoutSolePart } from '../core/plant-parts.ts'
import { EngineError, Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { inWords } from '../findings/finding.ts'
import { provenance } from '../report/provenance.ts'
import type { Headlines, Report } from '../report/report.ts'
import { sweepAnswer } from '../studies/sweep/answer.ts'
import { sweptAxes } from '../studies/sweep/axes.ts'
import { type Figure, figuresOf, sourceOf } from '../studies/sweep/figures.ts'
import { SweepGrid } from '../studies/sweep/grid.ts'
import { type SweptChunk, SweptTable, sweptChunk } from '../studies/sweep/table.ts'
import type { Attempt } from '../variants/attempt.ts'
import { firstStages } from '../variants/first-stages.ts'
import { patchBetween } from '../variants/patch.ts'
import { headlinesOnly, REPORT } from '../variants/wanted.ts'
import type { FailureList } from './failure-list.ts'
import { inspectPlainly } from './inspect.ts'
import { PointReader } from './point-reader.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import { runPoints } from './run-points.ts'
import type { Sources } from './sources.ts'
import { type AxisPlace, axisPlace, chunkSize, runsOf, sweepCost } from './sweep-cost.ts'
import { probeAxes } from './swept-paths.ts'
import type { RunWork } from './work.ts'

/** Values of one answer: variants times columns. */
const VALUES_MAX = 1_000_000

/** What a sweep will do, known before its first run. */
export interface PlannedSweep {
  readonly grid: SweepGrid
  /** Number of pieces in which it runs. */
  readonly chunks: number
  /** Runs one piece, which is the same however often it runs. Fails: as the sources. */
  run(chunk: number): Promise<SweptChunk>
  /** Collects the pieces. */
  table(): SweptTable
  /** @param table  with all pieces */
  answer(table: SweptTable): SweepAnswer
}

/**
 * Checks a sweep and plans it. Nothing has run when it returns; `admit` of the sources has been asked for room.
 * Fails: with every failure of the request, of every kind; as its sources.
 * Checked by: test/engine/work/sweep-study.test.ts
 */
export async function planSweep({ body }: { readonly body: unknown }, sources: Sources): Promise<PlannedSweep> {
  const base = isObject(body) ? copyFields((body as { base?: unknown }).base) : undefined // a host may fill the defaults in place
  const { value, failures, invalid } = (sources.inspect ?? inspectPlainly)(body, 'SweepRequest', validate_schema_SweepRequest)
  if (invalid === null || invalid.has('axes')) throw failures.problem()
  const sink = new Sink()
  const axes = sweptAxes(value.axes, sink)
  const figures = invalid.has('results') ? [] : figuresOf(value.results, sink)
  requireColumn(figures, value.best, sink)
  failures.addItems(sink.failures)
  if (!isObject(base) && !invalid.has('base'))
    failures.add([{ path: ['base'], code: 'validation_error', message: 'Input should be a valid object' }])
  if (invalid.has('base') || !isObject(base)) throw failures.problem()
  const reader = new PointReader(kindOf(base), base, sources)
  const read = await baseOf(reader, failures)
  const probes = await probeAxes(axes, base, read.resolved, reader, failures)
  if (!failures.isEmpty) throw failures.problem()
  const places = placesOf(read, probes)
  const grid = new SweepGrid(
    axes,
    places.map(({ rank }) => rank),
  )
  requireValues(grid, figures)
  const cost = sweepCost(read.resolved, grid, places, figures.length)
  await sources.admit?.({ step: 'sweep', request: read.request, resolved: read.resolved, cost, runs: runsOf(grid, places) })
  const size = chunkSize(read.resolved, places)
  const finished = { grid, figures, goal: value.best, places, provenance: provenanceOf(read, sources) }
  return {
    grid,
    chunks: Math.ceil(grid.count / size),
    table: () => new SweptTable(grid.count, figures.length),
    answer: (table) => sweepAnswer(finished, table),
    run: (chunk) => runChunk(chunk * size, Math.min(grid.count, (chunk + 1) * size), { grid, figures, reader }, sources),
  }
}

/** A run request has a site, and a simple request a latitude, as the document tells them apart. */
function kindOf(base: object): RunWork['kind'] {
  return ('latitude' in base || 'longitude' in base) && !('site' in base || 'array' in base) ? 'simple' : 'full'
}

/** Fails: with every failure of the request, those of the base by their paths in the request. */
async function baseOf(reader: PointReader, failures: FailureList): Promise<ReadRun> {
  const read = await reader.read({})
  if ('value' in read) return read.value
  throw failures
    .addItems(read.failures.map((failure) => ({ ...failure, field: failure.field === null ? 'base' : `base.${failure.field}` })))
    .problem()
}

function requireColumn(figures: readonly Figure[], { by }: SweepRequest['best'], sink: Sink): void {
  if ((by ?? null) === null || figures.length === 0 || figures.some(({ name }) => name === by)) return
  sink.fail('best.by', `The answer has no column '${by}': name one of ${figures.map(({ name }) => name).join(', ')}`)
}

/** Fails: EngineError for an answer that is too long. */
function requireValues({ count }: SweepGrid, figures: readonly Figure[]): void {
  if (count * figures.length <= VALUES_MAX) return
  const message = `The answer would have ${count * figures.length} values, more than ${VALUES_MAX}: ask for fewer results, or send fewer values`
  throw new EngineError([{ code: 'validation_error', field: 'results', message }])
}

/** Where the variants of each axis begin to differ from the base. */
function placesOf({ resolved }: ReadRun, probes: readonly (readonly Attempt<ReadRun>[])[]): AxisPlace[] {
  return probes.map((ends) => {
    const plants = ends.flatMap((end) => ('value' in end ? [end.value.resolved] : []))
    const { stages, first } = firstStages(
      resolved,
      plants.map((plant) => patchBetween(resolved, plant)),
    )
    const known = first.flatMap((at) => at ?? [])
    // Of an axis whose ends are refused nothing is known: it shares what it does, and is counted as if it shared nothing.
    return axisPlace(stages, known.length === 0 ? -1 : Math.min(...known))
  })
}

function provenanceOf({ resolved }: ReadRun, { sha256 }: Sources): Provenance {
  const table = readHeldWeather(resolved.weather, new Sink()) as WeatherTable // it has been read for the plan
  return provenance(withoutSolePart(resolved), table, sha256)
}

interface Running {
  readonly grid: SweepGrid
  readonly figures: readonly Figure[]
  readonly reader: PointReader
}

async function runChunk(from: number, to: number, { grid, figures, reader }: Running, sources: Sources): Promise<SweptChunk> {
  const checkpoint = progressOf(sources)
  const indices = Array.from({ length: to - from }, (_, k) => grid.indexOf(from + k))
  const read: Attempt<ReadRun>[] = []
  for (const index of indices) {
    checkpoint()
    read.push(await reader.read(grid.pointOf(index)))
  }
  const plants = read.map((each) => ('value' in each ? { value: each.value.resolved } : each))
  const reports = reportsOf(plants, figures, sources).map((report, k) => inWordsOf(read[k], report))
  return sweptChunk(indices, reports, figures)
}

/** Makes no more of each plant than the figures and what is found need. */
function reportsOf(plants: readonly Attempt<Resolved>[], figures: readonly Figure[], sources: Sources): Attempt<Report | Headlines>[] {
  const from = sourceOf(figures)
  const haveParts = plants.some((plant) => 'value' in plant && (plant.value.sub_arrays ?? null) !== null)
  if (from === 'report' || haveParts) return runPoints(plants, REPORT, sources)
  const found = runPoints(plants, headlinesOnly(from === 'months'), sources)
  const open = [...found.keys()].filter((k) => isOpen(found[k]))
  const whole = runPoints(
    open.map((k) => plants[k]),
    REPORT,
    sources,
  ).values()
  return found.map((each) => (isOpen(each) ? (whole.next().value as Attempt<Report>) : (each as Attempt<Headlines>)))
}

/** Whether only the report can say what is wrong with the plant. */
const isOpen = (found: Attempt<Headlines | null>): boolean => 'value' in found && found.value === null

/** A report with what the reading found too, by the names of fields that the caller can send. */
function inWordsOf(read: Attempt<ReadRun>, report: Attempt<Report | Headlines>): Attempt<Report | Headlines> {
  if ('reason' in read || 'reason' in report) return report
  const { names, findings: before } = read.value
  const { summary } = report.value
  const { findings: found = [] } = summary
  const own = names === null ? found : found.map((finding) => inWords(finding, names))
  return { value: { ...report.value, summary: { ...summary, findings: [...before, ...own] } } }
}
