import { checkBins } from './checks/bins.ts'
import { checkTerrain } from './checks/has-terrain.ts'
import { checkIds } from './checks/ids.ts'
import { checkObjects } from './checks/objects.ts'
import { checkPlacements } from './checks/placements.ts'
import { checkTypes } from './checks/types.ts'
import { SceneFindings } from './findings.ts'
import { objectIn } from './sent-scene.ts'

/**
 * Rules of a scene that the schema cannot state. Parts that fail the schema are left out, one by one, so
 * that the failures of both can be answered together.
 * @param value  the scene as sent
 * @param base   path of the scene in the body, which the fields begin with
 */
export function findSceneFailures(value: unknown, base: readonly string[] = []): SceneFindings {
  const findings = new SceneFindings(base)
  const scene = objectIn(value)
  for (const check of [checkIds, checkTypes, checkPlacements, checkObjects]) check(scene, findings)
  checkBins(scene, checkTerrain(scene, findings), findings)
  return findings
}
