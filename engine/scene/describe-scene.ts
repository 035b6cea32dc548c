import type { Scene, SceneCounts, SceneValidation } from '@pvyield/contract/schemas'
import { inWords } from '../findings/finding.ts'
import { findAhead } from './ahead.ts'
import { asItStands } from './as-it-stands.ts'
import { defaultId } from './default-ids.ts'
import { type Layout, makeLayout } from './layout.ts'
import { lowSides } from './low-sides.ts'
import { groundCode } from './terrain/load-ground.ts'
import { sceneFindings } from './warnings.ts'

/** @param scene  a scene that passed its checks, with its defaults */
export function describeScene(scene: Scene): SceneValidation {
  const layout = makeLayout(scene)
  const findings = sceneFindings(scene, layout).map((finding) => inWords(finding, ofSceneAlone))
  return {
    scene: withIds(asItStands(scene, layout)),
    counts: sceneCounts(scene, layout),
    warnings: findings.map(({ message }) => message),
    findings,
    notes: lowSides(scene, layout),
    ...(layout.ground === null ? {} : { terrain: groundCode().describeGround(scene, layout, layout.ground, findAhead(layout)) }),
  }
}

export function sceneCounts({ types, placements, objects }: Scene, { devices, bins }: Layout): SceneCounts {
  return {
    types: types.length,
    placements: placements.length,
    objects: objects.length,
    modules: devices.reduce((sum, { modules }) => sum + modules, 0),
    orientation_bins: bins.length,
  }
}

/** The body is the scene. */
function ofSceneAlone(path: string): string {
  return path.replace(/^scene\./, '')
}

function withIds(scene: Scene): Scene {
  return {
    ...scene,
    placements: scene.placements.map((item, at) => (item.id === undefined ? { id: defaultId('placements', at), ...item } : item)),
    objects: scene.objects.map((item, at) => (item.id === undefined ? { id: defaultId('objects', at), ...item } : item)),
  }
}
