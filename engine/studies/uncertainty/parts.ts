import { type Deviation, type Distribution, deviationOf } from './distribution.ts'
import { cholesky } from './latin-hypercube.ts'
import type { Moments } from './levels.ts'

/** A cause of uncertainty. */
export interface UncertainPart {
  readonly name: string
  readonly distribution: Distribution
  /** Whether each year has a deviation of its own, so that it averages out; otherwise it is the same in all years. */
  readonly averages: boolean
}

/** Of the normal scores of two parts, which both average out or both do not. */
export interface PartCorrelation {
  readonly between: readonly string[]
  readonly coefficient: number
}

export interface Drawn extends UncertainPart {
  readonly deviation: Deviation
}

/** What is integrated and not drawn. */
export interface Integrated {
  readonly parts: readonly Drawn[]
  /** @param left  what averaging leaves of the standard deviation of one year. Returns: null where nothing is integrated. */
  deviation(left: number): Deviation | null
}

/** Less of all that is uncertain does not smooth the draws. */
const SMOOTHS = 0.01

/**
 * All normal parts, whose sum is normal whatever their correlations; or the largest independent part that is the same in all
 * years, if that is larger.
 */
export function integratedOf(parts: readonly Drawn[], correlations: readonly PartCorrelation[]): Integrated {
  const normals = normalOnes(parts, correlations)
  const able = parts.filter((part) => !part.averages && !normals.includes(part) && !isCorrelated(part, correlations))
  const [largest] = able.toSorted((a, b) => b.deviation.sigma - a.deviation.sigma)
  const { sigma } = momentsOf(normals, correlations)
  const other = largest?.deviation.sigma ?? 0
  if (Math.max(sigma, other) <= SMOOTHS * momentsOf(parts, correlations).sigma) return { parts: [], deviation: () => null }
  if (other > sigma) return { parts: [largest], deviation: () => largest.deviation }
  const [always, yearly] = [false, true].map((averages) =>
    momentsOf(
      normals.filter((part) => part.averages === averages),
      correlations,
    ),
  )
  const mean = always.mean + yearly.mean
  return {
    parts: normals,
    deviation: (left) =>
      normals.length === 0 ? null : deviationOf({ kind: 'normal', mean, sigma: Math.hypot(always.sigma, yearly.sigma * left) }),
  }
}

/** The normal parts that have no correlation with another kind, nor through others. */
function normalOnes(parts: readonly Drawn[], correlations: readonly PartCorrelation[]): Drawn[] {
  const drawn = parts.filter(({ distribution: { kind } }) => kind !== 'normal' && kind !== 'years')
  // The list grows while it is walked.
  for (const { name } of drawn) drawn.push(...parts.filter((part) => !drawn.includes(part) && arePaired(name, part.name, correlations)))
  return parts.filter((part) => !drawn.includes(part))
}

function arePaired(a: string, b: string, correlations: readonly PartCorrelation[]): boolean {
  return correlations.some(({ between }) => between.includes(a) && between.includes(b))
}

export function isCorrelated({ name }: Pick<UncertainPart, 'name'>, correlations: readonly PartCorrelation[]): boolean {
  return correlations.some(({ between }) => between.includes(name))
}

export function matrixOf(parts: readonly Pick<UncertainPart, 'name'>[], correlations: readonly PartCorrelation[]): number[][] {
  const between = (a: string, b: string) => correlations.find(({ between: pair }) => pair.includes(a) && pair.includes(b))?.coefficient ?? 0
  return parts.map(({ name: a }, i) => parts.map(({ name: b }, j) => (i === j ? 1 : between(a, b))))
}

/** The lower triangle of the correlation of parts or fields. Fails: RangeError for correlations that no numbers can have. */
export function triangleOf(parts: readonly Pick<UncertainPart, 'name'>[], correlations: readonly PartCorrelation[]): number[][] {
  const triangle = cholesky(matrixOf(parts, correlations))
  if (triangle === null) throw new RangeError('No numbers can have these correlations')
  return triangle
}

/** Of the sum of parts. */
export function momentsOf(parts: readonly Drawn[], correlations: readonly PartCorrelation[]): Moments {
  const variance = covariancesOf(parts, correlations).reduce((sum, value) => sum + value, 0)
  // Parts that even each other out leave nothing, or less by rounding.
  return { mean: parts.reduce((sum, { deviation }) => sum + deviation.mean, 0), sigma: Math.sqrt(Math.max(variance, 0)) }
}

/** Of each part with the sum of all. */
export function covariancesOf(parts: readonly Drawn[], correlations: readonly PartCorrelation[]): number[] {
  const matrix = matrixOf(parts, correlations)
  return parts.map(({ deviation: { sigma } }, i) => parts.reduce((sum, other, j) => sum + matrix[i][j] * sigma * other.deviation.sigma, 0))
}
