import type { ScenePlacement, SceneTerrain, SceneType } from '@pvyield/contract/schemas'
import { type NoGround, type Standing, standOn } from './standing.ts'
import type { Surface } from './surface.ts'
import { surfaceOf } from './surface-of.ts'

/** The ground of a scene, and the devices that stand on it by their position among the placements. */
export interface Ground {
  readonly surface: Surface
  readonly standings: ReadonlyMap<number, Standing>
}

/** The ground of a scene, and its placements with what the ground gives to those that stand on it. */
export function drapedOn(
  terrain: SceneTerrain,
  types: readonly SceneType[],
  placements: readonly ScenePlacement[],
): { readonly ground: Ground; readonly placements: readonly ScenePlacement[] } {
  const surface = surfaceOf(terrain)
  const byId = new Map(types.map((type) => [type.id, type]))
  const standings = new Map<number, Standing>()
  const draped = placements.map((placement, at) => {
    if (placement.above_ground === undefined) return placement
    const standing = standOn(surface, byId.get(placement.type) as SceneType, placement, placement.above_ground, terrain)
    if (!isStanding(standing)) return placement
    standings.set(at, standing)
    return { ...placement, z: standing.z, tilt_deg: standing.tiltDeg, roll_deg: standing.rollDeg }
  })
  return { ground: { surface, standings }, placements: draped }
}

export function isStanding(standing: Standing | NoGround): standing is Standing {
  return typeof standing === 'object'
}
