import type { SweepAnswer, SweepRequest } from '@pvyield/contract/schemas'
import { validate_schema_SweepRequest } from '@pvyield/contract/study-validators'
import { copyFields, isObject } from '../core/copy-fields.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { kindOf } from '../studies/request-kind.ts'
import { sweepAnswer } from '../studies/sweep/answer.ts'
import { sweptAxes } from '../studies/sweep/axes.ts'
import { type Figure, figuresOf } from '../studies/sweep/figures.ts'
import { SweepGrid } from '../studies/sweep/grid.ts'
import { type SweptChunk, SweptTable, sweptChunk } from '../studies/sweep/table.ts'
import { inspectPlainly } from './inspect.ts'
import { PointReader } from './point-reader.ts'
import { reportsAt } from './point-reports.ts'
import type { Sources } from './sources.ts'
import { baseOf, placesOf, provenanceOf } from './study-base.ts'
import { chunkSize, runsOf, sweepCost } from './sweep-cost.ts'
import { probeAxes } from './swept-paths.ts'

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

interface Running {
  readonly grid: SweepGrid
  readonly figures: readonly Figure[]
  readonly reader: PointReader
}

async function runChunk(from: number, to: number, { grid, figures, reader }: Running, sources: Sources): Promise<SweptChunk> {
  const indices = Array.from({ length: to - from }, (_, k) => grid.indexOf(from + k))
  const results = await reportsAt(
    indices.map((index) => grid.pointOf(index)),
    figures,
    reader,
    sources,
  )
  return sweptChunk(indices, results, figures)
}
