import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Vector } from './feature.ts'
import { cross, lengthOf, unit } from './vectors.ts'

/** A map of space: a point becomes x a + y b + z c + origin. */
export interface Affine {
  readonly a: Vector
  readonly b: Vector
  readonly c: Vector
  readonly origin: Vector
}

export const IDENTITY: Affine = { a: [1, 0, 0], b: [0, 1, 0], c: [0, 0, 1], origin: [0, 0, 0] }

export function apply({ a, b, c, origin }: Affine, [x, y, z]: Vector): Vector {
  return [
    a[0] * x + b[0] * y + c[0] * z + origin[0],
    a[1] * x + b[1] * y + c[1] * z + origin[1],
    a[2] * x + b[2] * y + c[2] * z + origin[2],
  ]
}

/** First the inner map, then the outer one. */
export function after(outer: Affine, inner: Affine): Affine {
  const turned = (direction: Vector): Vector => apply({ ...outer, origin: [0, 0, 0] }, direction)
  return { a: turned(inner.a), b: turned(inner.b), c: turned(inner.c), origin: apply(outer, inner.origin) }
}

export const translation = (origin: Vector): Affine => ({ ...IDENTITY, origin })
export const scaling = (x: number, y: number, z: number): Affine => ({ ...IDENTITY, a: [x, 0, 0], b: [0, y, 0], c: [0, 0, z] })

/** Right-handed about an axis through zero. */
export function rotation(axis: Vector, degrees: number): Affine {
  if (!(lengthOf(axis) > 0)) return IDENTITY
  const [x, y, z] = unit(axis)
  const [cos, sin] = [Math.cos(degrees * RAD_PER_DEG), Math.sin(degrees * RAD_PER_DEG)]
  const t = 1 - cos
  return {
    a: [t * x * x + cos, t * x * y + sin * z, t * x * z - sin * y],
    b: [t * x * y - sin * z, t * y * y + cos, t * y * z + sin * x],
    c: [t * x * z + sin * y, t * y * z - sin * x, t * z * z + cos],
    origin: [0, 0, 0],
  }
}

/** The axes of an entity whose plane has this normal: the arbitrary axis algorithm of DXF. */
export function extruded(normal: Vector): Affine {
  if (!(lengthOf(normal) > 0)) return IDENTITY
  const c = unit(normal)
  if (c[0] === 0 && c[1] === 0 && c[2] === 1) return IDENTITY
  const near = Math.abs(c[0]) < 1 / 64 && Math.abs(c[1]) < 1 / 64
  const a = unit(cross(near ? [0, 1, 0] : [0, 0, 1], c))
  return { a, b: cross(c, a), c, origin: [0, 0, 0] }
}
