import type { Scene, SceneCounts, SceneValidation } from '@pvyield/contract/schemas'
import { defaultId } from './default-ids.ts'
import { type Layout, makeLayout } from './layout.ts'
import { lowSides } from './low-sides.ts'
import { sceneWarnings } from './warnings.ts'

/** @param scene  a scene that passed its checks, with its defaults */
export function describeScene(scene: Scene): SceneValidation {
  const layout = makeLayout(scene)
  return {
    scene: withIds(scene),
    counts: sceneCounts(scene, layout),
    warnings: sceneWarnings(scene, layout),
    notes: lowSides(scene, layout),
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

function withIds(scene: Scene): Scene {
  return {
    ...scene,
    placements: scene.placements.map((item, at) => (item.id === undefined ? { id: defaultId('placements', at), ...item } : item)),
    objects: scene.objects.map((item, at) => (item.id === undefined ? { id: defaultId('objects', at), ...item } : item)),
  }
}
