import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'
import { groundCode } from '../terrain/load-ground.ts'
import type { Standing } from '../terrain/standing.ts'

const NONE: ReadonlyMap<number, Standing> = new Map()

/** Devices stand on terrain that the scene has. @returns as `checkGround` */
export function checkTerrain(scene: Sent, findings: SceneFindings): ReadonlyMap<number, Standing> {
  if (scene.terrain !== undefined) return groundCode().checkGround(scene, findings)
  const at = listIn(scene.placements).findIndex((item) => typeof objectIn(item).above_ground === 'number')
  if (at >= 0) findings.fail(['placements', at, 'above_ground'], 'the scene has no ground: send terrain, or z instead of above_ground')
  return NONE
}
