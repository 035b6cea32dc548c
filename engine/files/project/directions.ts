import { RAD_PER_DEG } from '../../core/angles.ts'

/** East, north, up. */
export type Vector = readonly [east: number, north: number, up: number]

/**
 * PVsyst's azimuths and axes. Azimuth 0 is the equator's direction: south in the northern hemisphere,
 * north in the southern one; east is negative and west positive in both. The axes of a scene are x to
 * the west, y to the south and z up.
 * Source: PVsyst help, "Plane azimuth" and "Object positioning"; the axes as written by programs
 * whose scenes PVsyst loads.
 */
export interface Frame {
  /** True for a site south of the equator. */
  readonly isSouthern: boolean
}

/** Azimuth clockwise from north, 0 to below 360. */
export function azimuthOf(pvsystDeg: number, { isSouthern }: Frame): number {
  const deg = isSouthern ? -pvsystDeg : 180 + pvsystDeg
  const wrapped = deg - 360 * Math.floor(deg / 360)
  return wrapped >= 360 ? 0 : wrapped + 0
}

/** A point of PVsyst's scene: east, north, up. */
export function pointOf(x: number, y: number, z: number): Vector {
  return [0 - x, 0 - y, z]
}

/** Axes of an object that faces an azimuth. */
export interface PlaneAxes {
  /** Along its base: west when it faces south. */
  readonly along: Vector
  /** Level, to where it faces. */
  readonly ahead: Vector
  /** Up its slope. */
  readonly up: Vector
}

/**
 * PVsyst turns an object by its azimuth and then tilts it about its x axis, so x stays level.
 * @param azimuthDeg  clockwise from north
 */
export function planeAxes(azimuthDeg: number, tiltDeg: number): PlaneAxes {
  const azimuth = azimuthDeg * RAD_PER_DEG
  const tilt = tiltDeg * RAD_PER_DEG
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  return {
    along: [north, -east, 0],
    ahead: [east, north, 0],
    up: [-east * Math.cos(tilt), -north * Math.cos(tilt), Math.sin(tilt)],
  }
}

/** Metres to the micrometre, without the noise of the rotation. */
export function metres(value: number): number {
  return Number(value.toFixed(6)) + 0
}
