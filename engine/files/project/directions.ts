import { RAD_PER_DEG } from '../../core/angles.ts'

/** East, north, up. */
export type Vector = readonly [east: number, north: number, up: number]

/**
 * PVsyst's azimuths and axes. Azimuth 0 is the equator's direction: south in the northern hemisphere,
 * north in the southern one; east is negative and west positive in both. The y axis of a scene and of
 * an object with azimuth 0 points to where azimuth 0 does, z up: north of the equator x points west.
 * South of it they are taken to be turned with azimuth 0, y to the north and x to the east.
 * Source: PVsyst help, "Plane azimuth" and "Object positioning"; a northern file of 8.1.5, whose table
 * of shade has the shade of a box to the north-east where x is negative and y small.
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
export function pointOf(x: number, y: number, z: number, { isSouthern }: Frame): Vector {
  return isSouthern ? [x + 0, y + 0, z] : [0 - x, 0 - y, z]
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
