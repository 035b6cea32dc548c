/**
 * The logarithmic mean of two numbers that are not negative: (b - a) / ln(b / a); of two equal ones the number itself, and 0
 * when one of them is 0.
 */
export function logarithmicMean(a: number, b: number): number {
  if (a <= 0 || b <= 0) return 0
  const relative = (b - a) / a
  const logarithm = Math.log1p(relative)
  return logarithm === 0 ? a : (b - a) / logarithm
}

/**
 * The difference of two products of the same factors, divided among the factors: the part of a factor is the logarithmic mean
 * of the products times the logarithm of its ratio. The parts add up to the difference, and exchange their signs with the order.
 * A factor that is 0 in one product takes the whole difference, as it does in the limit; several share it.
 * Source: LMDI-I, additive form: B. W. Ang, The LMDI approach to decomposition analysis: a practical guide, Energy Policy 33
 * (2005) 867-871; zeros by their limit: B. W. Ang and N. Liu, Handling zero values in the logarithmic mean Divisia index
 * decomposition approach, Energy Policy 35 (2007) 238-246.
 * @param before  factors of the one product, none negative
 * @param after   of the other one, in the same order
 * Checked by: test/engine/studies/compare/lmdi.test.ts
 */
export function productParts(before: readonly number[], after: readonly number[]): number[] {
  const [from, to] = [productOf(before), productOf(after)]
  if (from === 0 && to === 0) return before.map(() => 0)
  if (from === 0 || to === 0) {
    const zeros = from === 0 ? before : after
    const count = zeros.filter((factor) => factor === 0).length
    return zeros.map((factor) => (factor === 0 ? (to - from) / count : 0))
  }
  const mean = logarithmicMean(from, to)
  return before.map((factor, k) => mean * Math.log((after[k] ?? factor) / factor))
}

function productOf(factors: readonly number[]): number {
  return factors.reduce((product, factor) => product * factor, 1)
}
