/** Nodes and weights of a quadrature over 0 to 1. */
export interface Quadrature {
  nodes: Float64Array
  weights: Float64Array
}

const ROOT_TOLERANCE = 1e-15
const ROOT_ITERATIONS_MAX = 20

/**
 * Gauss-Legendre quadrature of `count` points over 0 to 1, exact for polynomials up to degree 2
 * count - 1. Newton's method finds the roots from Tricomi's initial values, which are so close that
 * the iteration limit is never reached.
 * Source: Abramowitz and Stegun 1964, 25.4.29, 22.7.10 and 22.16.6.
 */
export function gaussLegendre(count: number): Quadrature {
  const nodes = new Float64Array(count)
  const weights = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5))
    let slope = 1
    for (let iteration = 0; iteration < ROOT_ITERATIONS_MAX; iteration++) {
      let previous = 1
      let value = x // Legendre polynomials of degree 0 and 1
      for (let degree = 2; degree <= count; degree++) {
        const next = ((2 * degree - 1) * x * value - (degree - 1) * previous) / degree
        previous = value
        value = next
      }
      slope = (count * (x * value - previous)) / (x * x - 1)
      const step = value / slope
      x -= step
      if (Math.abs(step) < ROOT_TOLERANCE) break
    }
    nodes[i] = (1 - x) / 2
    weights[i] = 1 / ((1 - x * x) * slope * slope)
  }
  return { nodes, weights }
}
