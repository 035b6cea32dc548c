import { equalNeighbourhoods } from './neighbourhoods.ts'
import type { Occluder, ShadeTarget } from './target.ts'

/** Elevations of the sun from which on neighbourhoods are compared. */
const ELEVATIONS_DEG = [3, 12, 35]

/**
 * Targets to look at in place of all, for a sun at least so high. Each stands in for those with the
 * same surroundings.
 */
export interface StandIns {
  elevationSin: number
  targets: Int32Array
  /** For each target of the scene, the one that stands in for it. */
  standIn: Int32Array
}

/** Every target for itself, at any elevation. */
export function everyTarget(count: number): readonly StandIns[] {
  const targets = Int32Array.from({ length: count }, (_, i) => i)
  return [{ elevationSin: -1, targets, standIn: targets }]
}

/**
 * Every target for itself at low sun; from some elevations on, one for all that are alike. Few
 * bodies shade at high sun, so that regular plants have few different targets there.
 * @param keys  as in `equalNeighbourhoods`
 */
export function standInsOf(targets: readonly ShadeTarget[], occluders: readonly Occluder[], keys: Int32Array | null): readonly StandIns[] {
  const levels = [...everyTarget(targets.length)]
  for (const elevationDeg of ELEVATIONS_DEG) {
    const elevationRad = (elevationDeg * Math.PI) / 180
    const standIn = equalNeighbourhoods(targets, occluders, keys, elevationRad)
    levels.push({ elevationSin: Math.sin(elevationRad), targets: standIn.filter((first, i) => first === i), standIn })
  }
  return levels
}

/** The fewest targets that stand in for all at an elevation. */
export function standInsAt(levels: readonly StandIns[], elevationSin: number): StandIns {
  let best = levels[0]
  for (const level of levels) if (elevationSin >= level.elevationSin) best = level
  return best
}
