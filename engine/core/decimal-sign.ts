interface Exact {
  readonly digits: bigint
  readonly power: number
}

const ONE: Exact = { digits: 1n, power: 0 }

/** Rounding errors of a sum of products, over the sum of their magnitudes, are far smaller. */
const SURE = 1e-12

/**
 * Exact sign of a sum of products, with each number read as the decimal that it is written as. In
 * binary, 2.1 exceeds 3 x 0.7.
 * @param terms  the factors of each product, all finite
 */
export function decimalSign(...terms: readonly (readonly number[])[]): -1 | 0 | 1 {
  let sumInBinary = 0
  let magnitude = 0
  for (const factors of terms) {
    const product = factors.reduce((a, b) => a * b, 1)
    sumInBinary += product
    magnitude += Math.abs(product)
  }
  if (Math.abs(sumInBinary) > SURE * magnitude) return sumInBinary > 0 ? 1 : -1
  const products = terms.map((factors) => factors.map(exact).reduce(times, ONE))
  const least = Math.min(0, ...products.map(({ power }) => power))
  let sum = 0n
  for (const { digits, power } of products) sum += digits * 10n ** BigInt(power - least)
  return sum > 0n ? 1 : sum < 0n ? -1 : 0
}

function times(a: Exact, b: Exact): Exact {
  return { digits: a.digits * b.digits, power: a.power + b.power }
}

/**
 * The shortest decimal that parses to the number, which is what a person wrote, up to 15 digits.
 */
function exact(value: number): Exact {
  const [mantissa = '', exponent] = value.toExponential().split('e')
  const [whole, fraction = ''] = mantissa.split('.')
  return { digits: BigInt(`${whole}${fraction}`), power: Number(exponent) - fraction.length }
}
