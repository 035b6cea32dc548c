import type { Vector } from '@pvyield/engine/quick'
import type { Eye } from '../state/scene-look.ts'
import type { Ray } from './pick.ts'

/** Where the eye is, as seen from what it looks at. */
export interface Orbit {
  /** Clockwise from north. */
  readonly azimuthDeg: number
  /** Above the horizon. */
  readonly elevationDeg: number
  readonly distance: number
  readonly target: Vector
}

/** Angle of view from bottom to top. */
export const VIEW_DEG = 40
/** At 90 deg there would be no upwards. */
const HIGHEST_DEG = 89.9
const LOWEST_DEG = 2
const KEY_DEG = 10
const KEY_ZOOM = 1.15
const KEY_MOVE = 0.08
const RAD = Math.PI / 180

export function turnedBy(orbit: Orbit, azimuthDeg: number, elevationDeg: number): Orbit {
  const elevation = Math.min(HIGHEST_DEG, Math.max(LOWEST_DEG, orbit.elevationDeg + elevationDeg))
  return { ...orbit, azimuthDeg: (orbit.azimuthDeg + azimuthDeg + 720) % 360, elevationDeg: elevation }
}

export function zoomed(orbit: Orbit, factor: number, radius: number): Orbit {
  return { ...orbit, distance: Math.min(20 * radius, Math.max(0.02 * radius, orbit.distance * factor)) }
}

/** Moves what is looked at, on the level. @param right, ahead  shares of the distance */
export function movedBy(orbit: Orbit, right: number, ahead: number): Orbit {
  const { azimuthDeg, distance, target } = orbit
  const [east, north] = [-Math.sin(azimuthDeg * RAD), -Math.cos(azimuthDeg * RAD)]
  const [x, y] = [right * distance, ahead * distance]
  return { ...orbit, target: [target[0] + x * north + y * east, target[1] - x * east + y * north, target[2]] }
}

/** The orbit of an eye of the state. @param middle  of the scene, about which everything is drawn */
export function orbitOf([azimuthDeg, elevationDeg, distance, ...point]: Eye, middle: Vector): Orbit {
  const [east = 0, north = 0, up = 0] = point.map((value, axis) => value - (middle[axis] ?? 0))
  return turnedBy({ azimuthDeg, elevationDeg, distance, target: [east, north, up] }, 0, 0)
}

/** The eye as the state has it, in few digits. */
export function eyeFrom({ azimuthDeg, elevationDeg, distance, target }: Orbit, middle: Vector): Eye {
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(distance)))
  const [east = 0, north = 0, up = 0] = target.map((value, axis) => Number((value + (middle[axis] ?? 0)).toFixed(decimals)))
  return [Number(azimuthDeg.toFixed(1)), Number(elevationDeg.toFixed(1)), Number(distance.toPrecision(4)), east, north, up]
}

/** What a key does to the view; null for nothing. */
export function orbitByKey(orbit: Orbit, key: string, isShifted: boolean, radius: number): Orbit | null {
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const upwards = { ArrowDown: -1, ArrowUp: 1 }[key] ?? 0
  if (sideways !== 0 || upwards !== 0) {
    if (isShifted) return movedBy(orbit, KEY_MOVE * sideways, KEY_MOVE * upwards)
    return turnedBy(orbit, KEY_DEG * -sideways, KEY_DEG * upwards)
  }
  if (key === '+' || key === '=') return zoomed(orbit, 1 / KEY_ZOOM, radius)
  if (key === '-') return zoomed(orbit, KEY_ZOOM, radius)
  return null
}

/** Directions of a view: from the target to the eye, to the right, and upwards in the picture. */
function axesOf({ azimuthDeg, elevationDeg }: Orbit): { toEye: Vector; right: Vector; up: Vector } {
  const [sin, cos] = [Math.sin(azimuthDeg * RAD), Math.cos(azimuthDeg * RAD)]
  const [high, level] = [Math.sin(elevationDeg * RAD), Math.cos(elevationDeg * RAD)]
  return { toEye: [sin * level, cos * level, high], right: [-cos, sin, 0], up: [-sin * high, -cos * high, level] }
}

/** Where the eye is. */
export function eyeOf(orbit: Orbit): Vector {
  const { toEye } = axesOf(orbit)
  const { target, distance } = orbit
  return [target[0] + distance * toEye[0], target[1] + distance * toEye[1], target[2] + distance * toEye[2]]
}

/**
 * The ray through a point of the picture.
 * @param x, y  from the middle, to the right and upwards; 1 at the edges
 */
export function rayThrough(orbit: Orbit, aspect: number, x: number, y: number): Ray {
  const { toEye, right, up } = axesOf(orbit)
  const half = Math.tan((VIEW_DEG / 2) * RAD)
  const [a, b] = [x * half * aspect, y * half]
  const to: Vector = [a * right[0] + b * up[0] - toEye[0], a * right[1] + b * up[1] - toEye[1], a * right[2] + b * up[2] - toEye[2]]
  return { from: eyeOf(orbit), to }
}
