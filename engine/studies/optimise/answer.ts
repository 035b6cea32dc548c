import type { OptimiseAnswer, Provenance } from '@pvyield/contract/schemas'
import type { Figure } from '../sweep/figures.ts'
import type { Changes } from '../sweep/shares.ts'
import type { SweptTable } from '../sweep/table.ts'
import { bindingAt, type FiguresAt } from './binding.ts'
import type { Evaluated } from './evaluated.ts'
import type { Evaluations } from './evaluations.ts'
import type { VariedField } from './fields.ts'
import { type Point, valueAt } from './lattice.ts'
import type { Goal } from './objective.ts'
import { METHOD, OF_CONSTRAINTS, type Stop } from './search.ts'
import { changeFrac, sensitivityOf } from './sensitivity.ts'

/** A finished optimisation. */
export interface FinishedOptimisation {
  readonly fields: readonly VariedField[]
  /** Of each field, its value in the base; null where the base does not state it. */
  readonly sent: readonly (number | null)[]
  /** The same, with what is assumed for those that it does not state; null for a field that its plant does not have. */
  readonly assumed: readonly (number | null)[]
  readonly goal: Goal
  /** The columns, with the objective and the constraints first. */
  readonly figures: readonly Figure<Evaluated>[]
  readonly places: readonly { readonly changes: Changes }[]
  readonly provenance: Provenance
}

type Optimum = NonNullable<OptimiseAnswer['optimum']>

/** Refused plants that are listed. */
const FAILED_MAX = 1000

/**
 * The answer of an optimisation.
 * @param table  the base, then the evaluations
 */
export function optimiseAnswer(of: FinishedOptimisation, known: Evaluations, table: SweptTable, stopped: Stop): OptimiseAnswer {
  const { fields, goal, figures, places, provenance } = of
  const { expression, sense, unit } = { expression: goal.objective.expression.text, sense: goal.sense, unit: goal.objective.unit || null }
  const count = known.count + 1
  const failed = table.failed.toSorted((a, b) => a.index - b.index)
  const objectiveAt = (index: number) => (Number.isNaN(known.values[index]) ? Number.NaN : table.columns[0][index + 1])
  const figuresAt: FiguresAt = (index) => table.columns.slice(0, 1 + goal.constraints.length).map((column) => column[index + 1])
  return {
    count,
    fields: fields.map(({ path, linked, isInteger, lattice: { min, max, step, isCircle } }, k) => ({
      path,
      linked: [...linked],
      min,
      max,
      step,
      integer: isInteger,
      circle: isCircle,
      changes: places[k].changes,
    })),
    objective: { expression, sense, unit },
    optimum: known.best && optimumAt(known.best, of, known, table, bindingAt(known.bestIndex, goal, known, figuresAt)),
    nearest: known.best === null ? nearestIn(of, known, figuresAt) : null,
    stopped,
    method: goal.constraints.length === 0 ? METHOD : `${METHOD}${OF_CONSTRAINTS}`,
    sensitivity: known.best === null ? [] : sensitivityOf(fields, known, known.best, objectiveAt),
    improvements: improvementsOf(known).map((index) => index + 1),
    points: pointsOf(of, known),
    columns: Object.fromEntries(figures.map(({ name }, k) => [name, Array.from(table.columns[k].subarray(0, count), orNull)])),
    units: Object.fromEntries(figures.map(({ name, unit: own }) => [name, own])),
    labels: Object.fromEntries(figures.map(({ name, label }) => [name, label])),
    infeasible_count: known.values.filter((value, index) => Number.isNaN(value) && !Number.isNaN(table.columns[0][index + 1])).length,
    failed: failed.slice(0, FAILED_MAX).map(({ index, errors }) => ({
      variant: index,
      point: index === 0 ? {} : pointAt(fields, known.points[index - 1]),
      errors: errors.map((error) => ({ ...error })),
    })),
    failed_count: failed.length,
    findings: table.findings,
    provenance,
  }
}

/** The values of a point, by path. */
export function pointAt(fields: readonly VariedField[], point: Point): Record<string, number> {
  const entries = fields.flatMap(({ path, linked, lattice }, k) => [path, ...linked].map((each) => [each, valueAt(lattice, point[k])]))
  return Object.fromEntries(entries)
}

function optimumAt(
  best: Point,
  { fields, figures }: FinishedOptimisation,
  known: Evaluations,
  table: SweptTable,
  binding: Optimum['binding'],
): Optimum {
  const evaluation = known.bestIndex + 1
  const objective = table.columns[0][evaluation]
  const ofBase = table.columns[0][0]
  return {
    evaluation,
    point: pointAt(fields, best),
    objective,
    figures: Object.fromEntries(figures.map(({ name }, k) => [name, orNull(table.columns[k][evaluation])])),
    change_frac: Number.isNaN(ofBase) ? null : changeFrac(objective, ofBase),
    binding,
    at_bounds: fields.flatMap(({ path, lattice: { last, isCircle } }, k) => {
      const bound = isCircle ? null : best[k] === 0 ? 'min' : best[k] === last ? 'max' : null
      return bound === null ? [] : [{ path, bound }]
    }),
  }
}

/** The plant that breaks the constraints least, where every plant breaks some; null when all were refused. */
function nearestIn({ fields, goal }: FinishedOptimisation, known: Evaluations, figuresAt: FiguresAt): OptimiseAnswer['nearest'] {
  const index = known.nearestIndex
  if (index === -1) return null
  const [objective = 0, ...slacks] = figuresAt(index)
  const broken = goal.constraints.map(({ name, label }, k) => ({ constraint: name, expression: label, value: slacks[k] ?? 0 }))
  return { evaluation: index + 1, point: pointAt(fields, known.points[index]), objective, broken: broken.filter(({ value }) => value < 0) }
}

/** The evaluations that were better than all before them. */
function improvementsOf({ values }: Evaluations): number[] {
  let best = Number.POSITIVE_INFINITY
  return values.flatMap((value, index) => {
    if (!(value < best)) return []
    best = value
    return [index]
  })
}

function pointsOf({ fields, sent }: FinishedOptimisation, { points }: Evaluations): OptimiseAnswer['points'] {
  const columns = fields.flatMap(({ path, linked, lattice }, k) =>
    [path, ...linked].map((each, i): [string, (number | null)[]] => [
      each,
      [i === 0 ? sent[k] : null, ...points.map((point) => valueAt(lattice, point[k]))],
    ]),
  )
  return Object.fromEntries(columns)
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
