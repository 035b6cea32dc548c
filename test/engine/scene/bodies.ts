import { RAD_PER_DEG } from '../../../engine/core/angles.ts'

/** East, north, up. */
export type Point = readonly [number, number, number]

/** What the ray caster knows about a body. It shares no code with the engine. */
export type Body = RectangleBody | TriangleBody | CylinderBody

export interface Light {
  /** Name of what weakens a ray once. */
  group: string
  transmittance: number
}

export interface RectangleBody extends Light {
  kind: 'rectangle'
  centre: Point
  along: Point
  across: Point
  halfLength: number
  halfWidth: number
}

interface TriangleBody extends Light {
  kind: 'triangle'
  corners: readonly [Point, Point, Point]
}

interface CylinderBody extends Light {
  kind: 'cylinder'
  foot: Point
  radius: number
  height: number
}

export const OPAQUE: Light = { group: 'opaque', transmittance: 0 }

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function combine(...terms: readonly (readonly [factor: number, vector: Point])[]): Point {
  const sum = [0, 0, 0]
  for (const [factor, vector] of terms) for (let axis = 0; axis < 3; axis++) sum[axis] += factor * vector[axis]
  return [sum[0], sum[1], sum[2]]
}

/** Turns a vector about a unit vector, right-handed (Rodrigues). */
export function turned(vector: Point, about: Point, rad: number): Point {
  return combine([Math.cos(rad), vector], [Math.sin(rad), cross(about, vector)], [(1 - Math.cos(rad)) * dot(about, vector), about])
}

/** Direction at an azimuth clockwise from north and an elevation. */
export function direction(azimuthDeg: number, elevationDeg: number): Point {
  const [azimuth, elevation] = [azimuthDeg * RAD_PER_DEG, elevationDeg * RAD_PER_DEG]
  return [Math.cos(elevation) * Math.sin(azimuth), Math.cos(elevation) * Math.cos(azimuth), Math.sin(elevation)]
}

/** Axes of a rack by tilt, azimuth and roll about its slope line. */
export function rackAxes(tiltDeg: number, azimuthDeg: number, rollDeg: number): { along: Point; across: Point } {
  const across = direction(azimuthDeg + 180, tiltDeg)
  const along = direction(azimuthDeg - 90, 0)
  // right-handed about the direction that the plane faces, which points down the slope
  return { along: turned(along, combine([-1, across]), rollDeg * RAD_PER_DEG), across }
}

/** Axes of a tracker at rotation 0 by the tilt and azimuth of its axis; a positive tilt lowers the end it points to. */
export function trackerAxes(axisTiltDeg: number, axisAzimuthDeg: number): { along: Point; across: Point } {
  return { along: direction(axisAzimuthDeg, -axisTiltDeg), across: direction(axisAzimuthDeg - 90, 0) }
}
