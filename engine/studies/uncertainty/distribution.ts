import { betaOf } from '../../core/beta.ts'
import { normalCdf, normalDensity, normalQuantile } from '../../core/normal.ts'

/** How a deviation is distributed. Numbers are fractions of the energy: -0.03 is 3 % less. */
export type Distribution =
  | { readonly kind: 'normal'; readonly mean?: number; readonly sigma: number }
  | { readonly kind: 'truncated'; readonly mean?: number; readonly sigma: number; readonly min: number; readonly max: number }
  | { readonly kind: 'triangular'; readonly min: number; readonly mode: number; readonly max: number }
  | { readonly kind: 'uniform'; readonly min: number; readonly max: number }
  | { readonly kind: 'beta'; readonly alpha: number; readonly beta: number; readonly min: number; readonly max: number }
  | { readonly kind: 'years'; readonly values: readonly number[] }

/** What is computed of a distribution. */
export interface Deviation {
  readonly mean: number
  readonly sigma: number
  /** Probability of a smaller deviation. */
  readonly cdf: (x: number) => number
  /** The deviation below which a share u of all is, 0 < u < 1. */
  readonly quantile: (u: number) => number
}

/** Checked by: test/engine/studies/uncertainty/distribution.test.ts */
export function deviationOf(distribution: Distribution): Deviation {
  switch (distribution.kind) {
    case 'normal':
      return normal(distribution)
    case 'truncated':
      return truncated(distribution)
    case 'triangular':
      return triangular(distribution)
    case 'uniform':
      return uniform(distribution)
    case 'beta':
      return beta(distribution)
    case 'years':
      return normal({ kind: 'normal', sigma: scatterOf(distribution.values) })
  }
}

type Of<Kind extends Distribution['kind']> = Extract<Distribution, { readonly kind: Kind }>

function normal({ mean = 0, sigma }: Of<'normal'>): Deviation {
  return { mean, sigma, cdf: (x) => normalCdf((x - mean) / sigma), quantile: (u) => mean + sigma * normalQuantile(u) }
}

/** Source: N. L. Johnson, S. Kotz, N. Balakrishnan, Continuous univariate distributions 1 (1994), 13.10.1. */
function truncated({ mean = 0, sigma, min, max }: Of<'truncated'>): Deviation {
  const [a, b] = [(min - mean) / sigma, (max - mean) / sigma]
  const [below, above] = [normalCdf(a), normalCdf(b)]
  const inside = above - below
  const shift = (normalDensity(a) - normalDensity(b)) / inside
  return {
    mean: mean + sigma * shift,
    sigma: sigma * Math.sqrt(1 + (a * normalDensity(a) - b * normalDensity(b)) / inside - shift * shift),
    cdf: (x) => Math.min(1, Math.max(0, (normalCdf((x - mean) / sigma) - below) / inside)),
    quantile: (u) => mean + sigma * normalQuantile(below + u * inside),
  }
}

function triangular({ min, mode, max }: Of<'triangular'>): Deviation {
  const [range, up, down] = [max - min, mode - min, max - mode]
  return {
    mean: (min + mode + max) / 3,
    sigma: Math.sqrt((range * range - up * down) / 18),
    cdf: (x) => {
      if (x <= min) return 0
      if (x >= max) return 1
      return x < mode ? (x - min) ** 2 / (range * up) : 1 - (max - x) ** 2 / (range * down)
    },
    quantile: (u) => (u * range < up ? min + Math.sqrt(u * range * up) : max - Math.sqrt((1 - u) * range * down)),
  }
}

function uniform({ min, max }: Of<'uniform'>): Deviation {
  return {
    mean: (min + max) / 2,
    sigma: (max - min) / Math.sqrt(12),
    cdf: (x) => Math.min(1, Math.max(0, (x - min) / (max - min))),
    quantile: (u) => min + u * (max - min),
  }
}

/**
 * Standard deviation of years around their linear trend, as a fraction of their mean; two degrees of freedom are of the trend.
 * Checked by: test/engine/studies/uncertainty/distribution.test.ts
 */
function scatterOf(values: readonly number[]): number {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const middle = (count - 1) / 2
  const [along, square] = values.reduce(([a, b], value, k) => [a + (k - middle) * (value - mean), b + (k - middle) ** 2], [0, 0])
  const slope = along / square
  const residuals = values.map((value, k) => value - mean - slope * (k - middle))
  return Math.sqrt(residuals.reduce((sum, value) => sum + value ** 2, 0) / (count - 2)) / mean
}

function beta({ alpha, beta: other, min, max }: Of<'beta'>): Deviation {
  const sum = alpha + other
  const { cdf, quantile } = betaOf(alpha, other)
  return {
    mean: min + ((max - min) * alpha) / sum,
    sigma: ((max - min) * Math.sqrt((alpha * other) / (sum + 1))) / sum,
    cdf: (x) => cdf((x - min) / (max - min)),
    quantile: (u) => min + (max - min) * quantile(u),
  }
}
