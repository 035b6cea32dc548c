import type { Scene, ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { type NoGround, type Standing, standOn } from './standing.ts'
import { type Surface, surfaceOf } from './surface.ts'

/** The ground of a scene, and the devices that stand on it by their position among the placements. */
export interface Ground {
  readonly surface: Surface
  readonly standings: ReadonlyMap<number, Standing>
}

/** The ground of a scene; null where it has none. */
export function groundOf({ terrain, types, placements }: Pick<Scene, 'terrain' | 'types' | 'placements'>): Ground | null {
  if (terrain === undefined) return null
  const surface = surfaceOf(terrain)
  const byId = new Map(types.map((type) => [type.id, type]))
  const standings = new Map<number, Standing>()
  placements.forEach((placement, at) => {
    if (placement.above_ground === undefined) return
    const standing = standOn(surface, byId.get(placement.type) as SceneType, placement, placement.above_ground, terrain)
    if (isStanding(standing)) standings.set(at, standing)
  })
  return { surface, standings }
}

export function isStanding(standing: Standing | NoGround): standing is Standing {
  return typeof standing === 'object'
}

/** The placements of a scene with what the ground gives to those that stand on it. */
export function drapedPlacements(placements: readonly ScenePlacement[], ground: Ground | null): readonly ScenePlacement[] {
  if (ground === null || ground.standings.size === 0) return placements
  return placements.map((placement, at) => {
    const standing = ground.standings.get(at)
    if (standing === undefined) return placement
    return { ...placement, z: standing.z, tilt_deg: standing.tiltDeg, roll_deg: standing.rollDeg }
  })
}
