/** How finely the sky and the ground light of a scene are averaged. */
export interface HemisphereSampling {
  /** Tables of one bin that stand for all of it, at most. */
  readonly perBin: number
  /** Tables of the scene that do so; bins take their share, a few at least. */
  readonly inAll: number
  /** Largest distance between the rotations of trackers at which sky and ground are computed. */
  readonly skyStepRad: number
  readonly groundStepRad: number
  /** Whether tables with equal surroundings are looked for, which pays off for many directions. */
  readonly findsEqual: boolean
}

/** For a year. */
export const FINE_SAMPLING: HemisphereSampling = {
  perBin: 200,
  inAll: 100,
  skyStepRad: Math.PI / 6,
  groundStepRad: (2 * Math.PI) / 9,
  findsEqual: true,
}

/** For one day of a large scene: within 0.25 % of the light of a day. */
export const QUICK_SAMPLING: HemisphereSampling = {
  perBin: 200,
  inAll: 32,
  skyStepRad: (2 * Math.PI) / 9,
  groundStepRad: (2 * Math.PI) / 9,
  findsEqual: false,
}

const LEAST_PER_BIN = 4

/** Number of tables of a bin that stand for all of it. @param tables  of the bin, of @param all */
export function sampledOf({ perBin, inAll }: HemisphereSampling, tables: number, all: number): number {
  if (inAll >= all) return Math.min(perBin, tables)
  return Math.min(perBin, tables, Math.max(LEAST_PER_BIN, Math.ceil((inAll * tables) / all)))
}
