import type { Scene, SceneObject, SceneOutline, ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { type OrientationBin, orientationBins } from './bins.ts'
import { defaultId } from './default-ids.ts'
import { type Device, devicesOf } from './device.ts'
import type { Ground } from './terrain/draped.ts'
import { groundCode } from './terrain/load-ground.ts'
import type { Vector } from './vector.ts'

/** A scene in the coordinates in which it is computed: east, north, up about its own middle. */
export interface Layout {
  /** The mean of the placements, which was subtracted: distances keep their digits anywhere. */
  readonly middle: Vector
  /** Those of the scene, with what the terrain gives to them. */
  readonly placements: readonly ScenePlacement[]
  /** Those of the scene, where they stand. */
  readonly objects: readonly SceneObject[]
  readonly outlines: readonly SceneOutline[]
  /** Null for a scene without terrain. */
  readonly ground: Ground | null
  /** In the order of the placements; the two faces of a ridge, east first, follow each other. */
  readonly devices: readonly Device[]
  readonly bins: readonly OrientationBin[]
}

/**
 * @param scene  a scene that passed its checks
 * @param partOf  part of the plant that a type belongs to
 */
export function makeLayout(scene: Scene, partOf: (type: string) => number = () => 0): Layout {
  const { types } = scene
  const { placements, objects, outlines, ground } = standingOf(scene)
  const typesById = new Map(types.map((type) => [type.id, type]))
  const middle = meanOf(placements)
  const placed = placements.flatMap((placement, at) =>
    devicesOf({
      type: typesById.get(placement.type) as SceneType,
      placement,
      id: placement.id ?? defaultId('placements', at),
      at,
      position: [placement.x - middle[0], placement.y - middle[1], placement.z - middle[2]],
    }),
  )
  return {
    middle,
    placements,
    objects,
    outlines,
    ground,
    devices: placed.map(({ device }) => device),
    bins: orientationBins(placed, ({ placement }) => partOf(placements[placement].type)),
  }
}

/** What a scene has as it stands, and the ground that it stands on. */
function standingOf({ terrain, ...scene }: Scene): Pick<Layout, 'placements' | 'objects' | 'outlines' | 'ground'> {
  return terrain === undefined ? { ...scene, ground: null } : groundCode().drapedOn(terrain, scene)
}

function meanOf(placements: readonly ScenePlacement[]): Vector {
  const count = Math.max(1, placements.length)
  let [x, y, z] = [0, 0, 0]
  for (const placement of placements) {
    x += placement.x / count
    y += placement.y / count
    z += placement.z / count
  }
  return [x, y, z]
}
