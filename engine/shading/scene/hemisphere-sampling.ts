import { RAD_PER_DEG } from '../../core/angles.ts'

/** How finely the sky and the ground light of a scene are averaged. Slices: `scene/shade/hemisphere.ts`. */
export interface HemisphereSampling {
  /** Slices for each table of a scene, and of all at least and at most. */
  readonly perTable: number
  readonly least: number
  readonly most: number
  /** Slices of a bin at least, while bins are so few that this is no more than `most` of all. */
  readonly perBin: number
  /** Largest distance between the rotations of trackers at which sky and ground are computed. */
  readonly stepRad: number
}

/** For a year: within 0.3 points of the sky, and of the light on the plane from the ground (300 scenes, `test/torture/scenes.test.ts`). */
export const FINE_SAMPLING: HemisphereSampling = { perTable: 160, least: 4096, most: 16_384, perBin: 2048, stepRad: 15 * RAD_PER_DEG }

/** For one day of a large scene: within 0.1 % of the light of a day. */
export const QUICK_SAMPLING: HemisphereSampling = { perTable: 0, least: 2048, most: 4096, perBin: 128, stepRad: 40 * RAD_PER_DEG }

/** Slices of a bin, however many bins there are. */
const LEAST_PER_BIN = 40

/** One round of the lattice is all that scenes of more tables need: with two the error is the same. */
const MANY = { tablesFrom: 1000, most: 8192 }

/** Bins of more tables change more evenly with the rotation: within 0.15 points of the sky by 30 deg, few within 0.8. */
const EVEN = { tablesFrom: 500, stepRad: 30 * RAD_PER_DEG }

/** Largest distance between the rotations of a scene of so many tables. */
export function stepOf({ stepRad }: HemisphereSampling, tables: number): number {
  return tables < EVEN.tablesFrom ? stepRad : Math.max(stepRad, EVEN.stepRad)
}

/**
 * Slices from a bin.
 * @param tables  of the bin, of @param all in @param bins
 * @param amongTables  false where objects alone are looked for, which few slices meet
 */
export function slicesOf(
  { perTable, least, most, perBin }: HemisphereSampling,
  tables: number,
  all: number,
  bins: number,
  amongTables = true,
): number {
  const limit = all < MANY.tablesFrom || !amongTables ? most : Math.min(most, MANY.most)
  const inAll = Math.max(least, Math.min(limit, perTable * all))
  return Math.ceil(Math.max(LEAST_PER_BIN, Math.min(perBin, limit / bins), (inAll * tables) / all))
}
