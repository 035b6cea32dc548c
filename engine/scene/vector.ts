/** East, north, up. */
export type Vector = readonly [east: number, north: number, up: number]

/** a + factor x b */
export function plus(a: Vector, factor: number, b: Vector): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]]
}

export function scaled(factor: number, a: Vector): Vector {
  return [factor * a[0], factor * a[1], factor * a[2]]
}
