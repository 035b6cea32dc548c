/** Positions on the lattices of the fields, from 0. */
export type Point = readonly number[]

/** The values that a field can take: from `min` to `max` in equal steps, both included. The last step may be shorter. */
export interface Lattice {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Position of `max`. */
  readonly last: number
  /** Whether `max` is the same place as `min`, as of azimuths: its position is then 0, and behind it the values begin again. */
  readonly isCircle: boolean
}

const CIRCLE_DEG = 360

/** Digits of the values between the ends, so that 0.1 + 0.2 is sent as 0.3. */
const DIGITS = 12
/** A continuous field has about so many values where its request names no step. */
const VALUES_OF_RANGE = 1000
/** A rest of a step that is less than this is rounding. */
const ROUNDING = 1e-9

/** @param isDirection  whether the values are angles of the compass, which a whole turn leads back to where it began */
export function latticeOf(min: number, max: number, step: number, isDirection = false): Lattice {
  const last = Math.max(1, Math.ceil((max - min) / step - ROUNDING))
  return { min, max, step, last, isCircle: isDirection && max - min === CIRCLE_DEG }
}

/** A thousandth of a range or a little less: 1, 2 or 5 with a power of ten. */
export function usualStep(min: number, max: number): number {
  const most = (max - min) / VALUES_OF_RANGE
  const decade = 10 ** Math.floor(Math.log10(most))
  const digit = [5, 2, 1].find((each) => each * decade <= most * (1 + ROUNDING)) ?? 1
  return Number((digit * decade).toPrecision(DIGITS))
}

export function valueAt({ min, max, step, last }: Lattice, position: number): number {
  return position >= last ? max : Number((min + position * step).toPrecision(DIGITS))
}

/** The point of the lattice next to one of the unit cube. */
export function pointOfUnit(lattices: readonly Lattice[], unit: readonly number[]): Point {
  return lattices.map((lattice, k) => within(lattice, Math.round(unit[k] * lattice.last)))
}

/** A point that is moved, and stays within the bounds. */
export function moved(lattices: readonly Lattice[], point: Point, by: readonly number[]): Point {
  return lattices.map((lattice, k) => within(lattice, point[k] + by[k]))
}

/** Steps from one position to another, on a circle the shorter way. */
export function stepsBetween({ last, isCircle }: Lattice, from: number, to: number): number {
  return isCircle ? shorter(to - from, last) : to - from
}

/** As far as one value is from another, on a circle the shorter way. */
export function distance({ isCircle }: Lattice, from: number, to: number): number {
  return isCircle ? shorter(to - from, CIRCLE_DEG) : to - from
}

/** The value in the middle of the lattice. */
export function middleOf(lattice: Lattice): number {
  return valueAt(lattice, Math.round(lattice.last / 2))
}

export function isSamePoint(one: Point, other: Point): boolean {
  return one.every((position, k) => position === other[k])
}

function within({ last, isCircle }: Lattice, position: number): number {
  return isCircle ? ((position % last) + last) % last : Math.min(last, Math.max(0, position))
}

/** A distance on a circle of a length: between minus and plus half of it. */
function shorter(by: number, whole: number): number {
  return by - whole * Math.round(by / whole)
}
