import type { Scene, SceneTerrain, SceneType } from '@pvyield/contract/schemas'
import { raisedObject, raisedOutline } from './raised.ts'
import { type NoGround, type Standing, standOn } from './standing.ts'
import type { Surface } from './surface.ts'
import { surfaceOf } from './surface-of.ts'

/** The ground of a scene, and the devices that stand on it by their position among the placements. */
export interface Ground {
  readonly surface: Surface
  readonly standings: ReadonlyMap<number, Standing>
}

/** What stands in a scene, with heights in the frame of the ground. */
export interface Draped extends Readonly<Pick<Scene, 'placements' | 'objects' | 'outlines'>> {
  readonly ground: Ground
}

/** The ground of a scene, and what stands on it with what the ground gives to it. */
export function drapedOn(terrain: SceneTerrain, { types, placements, objects, outlines }: Omit<Scene, 'terrain'>): Draped {
  const surface = surfaceOf(terrain)
  const isAbove = terrain.heights === 'above_ground'
  const byId = new Map(types.map((type) => [type.id, type]))
  const standings = new Map<number, Standing>()
  const draped = placements.map((placement, at) => {
    const { above_ground = isAbove ? placement.z : undefined } = placement
    if (above_ground === undefined) return placement
    const standing = standOn(surface, byId.get(placement.type) as SceneType, placement, above_ground, terrain)
    if (!isStanding(standing)) return placement
    standings.set(at, standing)
    return { ...placement, above_ground, z: standing.z, tilt_deg: standing.tiltDeg, roll_deg: standing.rollDeg }
  })
  const ground = { surface, standings }
  if (!isAbove) return { ground, placements: draped, objects, outlines }
  return {
    ground,
    placements: draped,
    objects: objects.map((object) => raisedObject(object, surface)),
    outlines: outlines.map((outline) => raisedOutline(outline, surface)),
  }
}

export function isStanding(standing: Standing | NoGround): standing is Standing {
  return typeof standing === 'object'
}
