import type { OptimiseAnswer } from '@pvyield/contract/schemas'
import type { Evaluations } from './evaluations.ts'
import type { Goal } from './objective.ts'

type Binding = NonNullable<NonNullable<OptimiseAnswer['optimum']>['binding']>[number]

/** Objective and constraints of an evaluation, in this order: as the columns of the answer have them. */
export type FiguresAt = (evaluation: number) => readonly number[]

/**
 * The constraints that keep the optimum from being better, each with the best plant that it rules out. Only evaluated plants say
 * so. Of plants that break several constraints those count that break no more than others: a plant far away breaks many.
 */
export function bindingAt(best: number, { constraints, sense }: Goal, known: Evaluations, figuresAt: FiguresAt): Binding[] {
  const [optimum = 0, ...slacks] = figuresAt(best)
  const isBetter = (one: number, other: number) => (sense === 'max' ? one > other : one < other)
  const better = known.points.flatMap((_, index) => {
    const broken = known.brokenAt(index).flatMap((by, k) => (by > 0 ? [k] : []))
    const [value = Number.NaN] = figuresAt(index)
    return broken.length > 0 && isBetter(value, optimum) ? [{ index, broken, value }] : []
  })
  const sets = [...new Map(better.map(({ broken }) => [broken.join(), broken])).values()]
  const least = new Set(sets.filter((set) => !sets.some((other) => isPartOf(other, set))).map((set) => set.join()))
  const ruledOut = better
    .filter(({ broken }) => least.has(broken.join()))
    .sort((a, b) => (isBetter(a.value, b.value) ? -1 : isBetter(b.value, a.value) ? 1 : a.index - b.index))
  return constraints.flatMap(({ name, label }, k): Binding[] => {
    const first = ruledOut.find(({ broken }) => broken.includes(k))
    if (first === undefined) return []
    return [{ constraint: name, expression: label, value: slacks[k] ?? 0, evaluation: first.index + 1, objective: first.value }]
  })
}

/** Whether all numbers of one list are in the other, which has more. */
function isPartOf(one: readonly number[], other: readonly number[]): boolean {
  return one.length < other.length && one.every((each) => other.includes(each))
}
