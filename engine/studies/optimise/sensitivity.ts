import type { FieldSensitivity } from '@pvyield/contract/schemas'
import type { Evaluations } from './evaluations.ts'
import type { VariedField } from './fields.ts'
import { type Point, valueAt } from './lattice.ts'
import { probesAlong } from './probes.ts'

/** What is nearly optimal, as a share of the optimum. */
const NEARLY = 0.001
/** Digits of what follows from a parabola. */
const DIGITS = 6

/** The objective of an evaluation; NaN for one that does not count. */
export type ObjectiveAt = (evaluation: number) => number

interface Around {
  readonly value: number
  readonly evaluation: number
  readonly objective: number
}

/** How much each field matters around the optimum: from the points that were evaluated along it. */
export function sensitivityOf(
  fields: readonly VariedField[],
  known: Evaluations,
  best: Point,
  objectiveAt: ObjectiveAt,
): FieldSensitivity[] {
  const optimum = objectiveAt(known.indexOf(best))
  return fields.map(({ path, lattice }, k) => {
    const lattices = fields.map((field) => field.lattice)
    const points = probesAlong(lattices, best, k).flatMap((point): Around[] => {
      const index = known.indexOf(point)
      return index === -1 ? [] : [{ value: valueAt(lattice, point[k]), evaluation: index + 1, objective: objectiveAt(index) }]
    })
    const own = valueAt(lattice, best[k])
    const counted = points.filter(({ objective }) => !Number.isNaN(objective))
    return {
      path,
      points: points.map((point) => ({ ...point, ...changeOf(point.objective, optimum) })),
      second_derivative: secondDerivative(counted, own, optimum),
      nearly_optimal: nearlyOptimal(points, own, optimum, lattice),
    }
  })
}

function changeOf(objective: number, optimum: number): { objective: number | null; change_frac: number | null } {
  if (Number.isNaN(objective)) return { objective: null, change_frac: null }
  return { objective, change_frac: changeFrac(objective, optimum) }
}

/** A change as a share of the size of what it changes; null for one of zero. */
export function changeFrac(to: number, from: number): number | null {
  return from === 0 ? null : (to - from) / Math.abs(from)
}

/** Of the parabola through the optimum and the outermost points on both sides. */
function secondDerivative(points: readonly Around[], own: number, optimum: number): number | null {
  const [low, high] = [points[0], points.at(-1)]
  if (low === undefined || high === undefined || low.value >= own || high.value <= own) return null
  const [below, above] = [own - low.value, high.value - own]
  const bend = (2 * ((low.objective - optimum) / below + (high.objective - optimum) / above)) / (below + above)
  return shortened(bend)
}

function nearlyOptimal(points: readonly Around[], own: number, optimum: number, bounds: { readonly min: number; readonly max: number }) {
  const most = NEARLY * Math.abs(optimum)
  if (most === 0) return null
  /** @param all  nearest first */
  const reach = (all: readonly Around[], limit: number): number | null => {
    const refused = all.findIndex(({ objective }) => Number.isNaN(objective))
    const side = refused === -1 ? all : all.slice(0, refused)
    // No farther than the last that counts, where one beyond it does not.
    const bound = refused === -1 ? limit : (side.at(-1)?.value ?? own)
    if (own === bound) return own
    // The nearest point that loses so much, else the farthest: the loss grows with the square of the distance.
    const at = side.find(({ objective }) => Math.abs(objective - optimum) >= most) ?? side.at(-1)
    if (at === undefined) return null
    const loss = Math.abs(at.objective - optimum)
    const far = loss === 0 ? Number.POSITIVE_INFINITY : Math.abs(at.value - own) * Math.sqrt(most / loss)
    return far >= Math.abs(bound - own) ? bound : shortened(own + Math.sign(bound - own) * far)
  }
  const from = reach(points.filter(({ value }) => value < own).reverse(), bounds.min)
  const to = reach(
    points.filter(({ value }) => value > own),
    bounds.max,
  )
  return from === null || to === null || from === to ? null : { from, to }
}

function shortened(value: number): number {
  return Number(value.toPrecision(DIGITS))
}
