import type { OptimiseAnswer, OptimiseRequest } from '@pvyield/contract/schemas'
import { validate_schema_OptimiseRequest } from '@pvyield/contract/study-validators'
import { copyFields, isObject } from '../core/copy-fields.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { numberAt } from '../core/value-at.ts'
import { type FinishedOptimisation, optimiseAnswer, pointAt } from '../studies/optimise/answer.ts'
import { Evaluations } from '../studies/optimise/evaluations.ts'
import { asWhole, axesOf, fractionIn, type VariedField, variedFields } from '../studies/optimise/fields.ts'
import { middleOf } from '../studies/optimise/lattice.ts'
import { Names, requireOwnNames } from '../studies/optimise/names.ts'
import { failuresAt, type Goal, goalOf, worthOf } from '../studies/optimise/objective.ts'
import { PROBES_OF_FIELD } from '../studies/optimise/probes.ts'
import { search } from '../studies/optimise/search.ts'
import { kindOf } from '../studies/request-kind.ts'
import { figuresOf } from '../studies/sweep/figures.ts'
import { type SweptChunk, SweptTable, sweptChunk } from '../studies/sweep/table.ts'
import type { Patch } from '../variants/patch.ts'
import { assumedNumber } from './assumed-number.ts'
import type { FailureList } from './failure-list.ts'
import { inspectPlainly } from './inspect.ts'
import { optimiseCost, optimiseRuns } from './optimise-cost.ts'
import { PointReader } from './point-reader.ts'
import { type PointReport, plantsAt } from './point-reports.ts'
import type { Sources } from './sources.ts'
import { baseOf, placesOf, provenanceOf } from './study-base.ts'
import { chunkSize } from './sweep-cost.ts'
import { probeAxes } from './swept-paths.ts'

/** How the check of a body says that a field takes no fractions. */
const WHOLE_ONLY = 'Input should be a valid integer'
/** Evaluations for each field where a request does not say how many. */
const EVALUATIONS_OF_FIELD = 80

/**
 * Makes a piece of an optimisation, or gives the one that an earlier attempt has left.
 * @param key  says what the piece is of: one that was left under another key is of no use
 */
export type Keeping = (chunk: number, key: string, make: () => Promise<SweptChunk>) => Promise<SweptChunk>

/** What an optimisation will do, known before its first run. */
export interface PlannedOptimisation {
  /** Most plants that run, the base and those around the optimum among them. */
  readonly most: number
  /** Runs it. The same pieces give the same answer, byte for byte. Fails: as the sources. */
  run(keeping?: Keeping): Promise<OptimiseAnswer>
}

/**
 * Checks an optimisation and plans it. Nothing has run when it returns; `admit` of the sources has been asked for room.
 * Fails: with every failure of the request, of every kind; as its sources.
 * Checked by: test/engine/work/optimise-study.test.ts
 */
export async function planOptimise({ body }: { readonly body: unknown }, sources: Sources): Promise<PlannedOptimisation> {
  const base = isObject(body) ? copyFields((body as { base?: unknown }).base) : undefined // a host may fill the defaults in place
  const { value, failures, invalid } = (sources.inspect ?? inspectPlainly)(body, 'OptimiseRequest', validate_schema_OptimiseRequest)
  if (invalid === null || invalid.has('fields')) throw failures.problem()
  const { fields: sentFields, names, goal, results } = partsIn(value, invalid, failures)
  if (!isObject(base) && !invalid.has('base'))
    failures.add([{ path: ['base'], code: 'validation_error', message: 'Input should be a valid object' }])
  if (invalid.has('base') || !isObject(base)) throw failures.problem()
  const reader = new PointReader(kindOf(base), base, sources)
  const read = await baseOf(reader, failures)
  const fields = failures.isEmpty ? await withWhole(sentFields, value.fields, reader, failures) : sentFields
  const probes = await probeAxes(axesOf(fields), base, read.resolved, reader, failures)
  if (failures.isEmpty) failures.addItems(await refusedRanges(fields, probes, reader))
  if (!failures.isEmpty || goal === null) throw failures.problem()
  const places = placesOf(read, probes)
  const evaluations = value.max_evaluations ?? EVALUATIONS_OF_FIELD * fields.length
  const probed = PROBES_OF_FIELD * fields.length
  const most = 1 + evaluations + probed
  const cost = optimiseCost(read.resolved, places, most)
  await sources.admit?.({ step: 'optimise', request: read.request, resolved: read.resolved, cost, runs: optimiseRuns(places, most) })
  const finished: FinishedOptimisation = {
    fields,
    sent: fields.map(({ path }) => numberAt(base, path)),
    assumed: fields.map(({ path }) => numberAt(base, path) ?? assumedNumber(read, path)),
    goal,
    figures: [goal.objective, ...goal.constraints, ...results],
    places,
    provenance: provenanceOf(read, sources),
  }
  const size = chunkSize(read.resolved, places)
  return {
    most,
    run: (keeping = (_chunk, _key, make) => make()) => run({ finished, names, reader, sources, size, evaluations, probed }, keeping),
  }
}

interface Parts {
  readonly fields: readonly VariedField[]
  readonly names: Names
  readonly goal: Goal | null
  readonly results: ReturnType<typeof figuresOf>
}

/** What a request says besides its plant. @param failures  receives what is wrong with it */
function partsIn(value: OptimiseRequest, invalid: ReadonlySet<string>, failures: FailureList): Parts {
  const sink = new Sink()
  const fields = variedFields(value.fields, sink)
  const costs = invalid.has('costs') ? {} : (value.costs ?? {})
  requireOwnNames(costs, fields, sink)
  const names = new Names(fields, costs)
  const isRead = !['objective', 'constraints', 'costs'].some((name) => invalid.has(name))
  const goal = isRead ? goalOf(value, names, sink) : null
  const results = invalid.has('results') ? [] : figuresOf(value.results, sink)
  failures.addItems(sink.failures)
  return { fields, names, goal, results }
}

/** The fields, with whole numbers for those that take no others: the check of a fraction says so. */
async function withWhole(
  fields: readonly VariedField[],
  sent: OptimiseRequest['fields'],
  reader: PointReader,
  failures: FailureList,
): Promise<VariedField[]> {
  const sink = new Sink()
  const whole: VariedField[] = []
  for (const [k, field] of fields.entries()) {
    const paths = [field.path, ...field.linked]
    const read = await reader.read(Object.fromEntries(paths.map((path) => [path, fractionIn(field)])))
    const refused = 'reason' in read ? read.failures.find(({ message }) => message.startsWith(WHOLE_ONLY))?.field : undefined
    const taker = paths.find((path) => path === refused)
    whole.push(taker === undefined ? field : asWhole(field, sent[k], taker, `fields.${k}`, sink))
  }
  failures.addItems(sink.failures)
  return whole
}

/** Fields of which neither a bound nor the middle is a value that the base takes: nothing would count. */
async function refusedRanges(
  fields: readonly VariedField[],
  probes: Awaited<ReturnType<typeof probeAxes>>,
  reader: PointReader,
): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const [k, { path, linked, lattice }] of fields.entries()) {
    if (probes[k].some((end) => 'value' in end)) continue
    const middle = await reader.read(Object.fromEntries([path, ...linked].map((each) => [each, middleOf(lattice)])))
    const own = 'reason' in middle ? middle.failures.find(({ field }) => field !== null && [path, ...linked].includes(field)) : undefined
    if (own === undefined) continue
    const message = `The base takes neither ${lattice.min} nor ${lattice.max} nor a value between them: ${own.field}: ${own.message}`
    failures.push({ code: 'validation_error', field: `fields.${k}.min`, message })
  }
  return failures
}

interface Running {
  readonly finished: FinishedOptimisation
  readonly names: Names
  readonly reader: PointReader
  readonly sources: Sources
  /** Plants that run together. */
  readonly size: number
  readonly evaluations: number
  readonly probed: number
}

async function run(running: Running, keeping: Keeping): Promise<OptimiseAnswer> {
  const { finished, evaluations, probed } = running
  const { fields, figures, goal } = finished
  const known = new Evaluations(evaluations)
  const table = new SweptTable(1 + evaluations + probed, figures.length)
  let chunk = 0
  const evaluated = async (points: readonly Patch[]): Promise<SweptChunk> => {
    const first = table.done
    const key = JSON.stringify(points)
    const made = await keeping(chunk++, key, () => evaluate(points, first, running))
    table.add(made)
    return made
  }
  await evaluated([{}])
  const asking = search(
    fields.map(({ lattice }) => lattice),
    known,
    probed,
  )
  let asked = asking.next([])
  while (!asked.done) {
    const { values } = await evaluated(asked.value.map((point) => pointAt(fields, point)))
    asked = asking.next(asked.value.map((_, k) => worthOf(values.subarray(k * figures.length, (k + 1) * figures.length), goal)))
  }
  return optimiseAnswer(finished, known, table, asked.value)
}

/** Runs some plants, as many at once as there is memory for. @param first  number of the first of them */
async function evaluate(points: readonly Patch[], first: number, { finished, names, reader, sources, size }: Running): Promise<SweptChunk> {
  const { figures, goal, fields, assumed } = finished
  const reports: PointReport[] = []
  for (let from = 0; from < points.length; from += size)
    reports.push(...(await plantsAt(points.slice(from, from + size), figures, reader, sources)))
  const ofBase = Object.fromEntries(fields.map(({ path }, k) => [path, assumed[k]]))
  const results = reports.map(({ read, report }, k) => {
    if ('reason' in report || 'reason' in read) return report as Extract<typeof report, { reason: string }>
    const evaluated = { ...report.value, plant: read.value.resolved, point: first === 0 ? ofBase : (points[k] as Patch) }
    const failures = failuresAt(goal, evaluated, names)
    return failures.length === 0 ? { value: evaluated } : { reason: failures[0].message, failures }
  })
  return sweptChunk(
    points.map((_, k) => first + k),
    results,
    figures,
  )
}
