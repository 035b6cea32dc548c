import type { OptimiseAnswer, Provenance } from '@pvyield/contract/schemas'
import type { Figure } from '../sweep/figures.ts'
import type { Changes } from '../sweep/shares.ts'
import type { SweptTable } from '../sweep/table.ts'
import type { Evaluated } from './evaluated.ts'
import type { Evaluations } from './evaluations.ts'
import type { VariedField } from './fields.ts'
import { type Point, valueAt } from './lattice.ts'
import type { Goal } from './objective.ts'
import { METHOD, type Stop } from './search.ts'
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
  return {
    count,
    fields: fields.map(({ path, linked, isInteger, lattice: { min, max, step } }, k) => ({
      path,
      linked: [...linked],
      min,
      max,
      step,
      integer: isInteger,
      changes: places[k].changes,
    })),
    objective: { expression, sense, unit },
    optimum: known.best && optimumAt(known.best, of, known, table),
    stopped,
    method: METHOD,
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
): OptimiseAnswer['optimum'] {
  const evaluation = known.bestIndex + 1
  const objective = table.columns[0][evaluation]
  const ofBase = table.columns[0][0]
  return {
    evaluation,
    point: pointAt(fields, best),
    objective,
    figures: Object.fromEntries(figures.map(({ name }, k) => [name, orNull(table.columns[k][evaluation])])),
    change_frac: Number.isNaN(ofBase) ? null : changeFrac(objective, ofBase),
    at_bounds: fields.flatMap(({ path, lattice: { last } }, k) => {
      const bound = best[k] === 0 ? 'min' : best[k] === last ? 'max' : null
      return bound === null ? [] : [{ path, bound }]
    }),
  }
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
