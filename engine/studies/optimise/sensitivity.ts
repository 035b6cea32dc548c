import type { FieldSensitivity } from '@pvyield/contract/schemas'
import type { Evaluations } from './evaluations.ts'
import type { VariedField } from './fields.ts'
import { distance, type Point, valueAt } from './lattice.ts'
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
  /** From the optimum. */
  readonly away: number
}

/** How much each field matters around the optimum: from the points that were evaluated along it. */
export function sensitivityOf(
  fields: readonly VariedField[],
  known: Evaluations,
  best: Point,
  objectiveAt: ObjectiveAt,
): FieldSensitivity[] {
  const optimum = objectiveAt(known.indexOf(best))
  const lattices = fields.map(({ lattice }) => lattice)
  return fields.map(({ path, lattice }, k) => {
    const around = (point: Point): Around => {
      const [index, value] = [known.indexOf(point), valueAt(lattice, point[k])]
      return { value, evaluation: index + 1, objective: objectiveAt(index), away: distance(lattice, valueAt(lattice, best[k]), value) }
    }
    const probes = probesAlong(lattices, best, k).filter((point) => known.indexOf(point) !== -1)
    const points = probes.map(around)
    const along = known.points.filter((point) => point.every((position, field) => (field === k) !== (position === best[field])))
    return {
      path,
      points: points.map(({ away: _, ...point }) => ({ ...point, ...changeOf(point.objective, optimum) })),
      second_derivative: secondDerivative(points, optimum),
      nearly_optimal: nearlyOptimal(along.map(around), valueAt(lattice, best[k]), optimum),
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

/** Of the parabola through the optimum and the outermost points on both sides that count. */
function secondDerivative(points: readonly Around[], optimum: number): number | null {
  const counted = points.filter(({ objective }) => !Number.isNaN(objective))
  const [low, high] = [counted[0], counted.at(-1)]
  if (low === undefined || high === undefined || low.away >= 0 || high.away <= 0) return null
  const bend = (2 * ((low.objective - optimum) / -low.away + (high.objective - optimum) / high.away)) / (high.away - low.away)
  return shortened(bend)
}

/**
 * From the optimum as far as all evaluated points are nearly as good: both ends are evaluated points.
 * @param points  that differ from the optimum in this field alone, in any order
 */
function nearlyOptimal(points: readonly Around[], own: number, optimum: number): FieldSensitivity['nearly_optimal'] {
  const most = NEARLY * Math.abs(optimum)
  const reach = (sign: -1 | 1): number => {
    const side = points.filter(({ away }) => Math.sign(away) === sign).sort((a, b) => sign * (a.away - b.away))
    const worse = side.findIndex(({ objective }) => !(Math.abs(objective - optimum) <= most))
    return (worse === -1 ? side : side.slice(0, worse)).at(-1)?.value ?? own
  }
  return most === 0 || points.length === 0 ? null : { from: reach(-1), to: reach(1) }
}

function shortened(value: number): number {
  return Number(value.toPrecision(DIGITS))
}
