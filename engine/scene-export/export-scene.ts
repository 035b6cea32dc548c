import type { Scene } from '@pvyield/contract/schemas'
import { asItStands } from '../scene/as-it-stands.ts'
import { makeLayout } from '../scene/layout.ts'
import { loadGround } from '../scene/terrain/load-ground.ts'
import type { ExportOptions } from './write-scene.ts'

export type { ExportOptions }

/**
 * A complete scene as a file of another program; the writers load with the first one.
 * Fails: EngineError for what the format cannot hold, unless `losses` is `accept`.
 */
export async function exportScene(scene: Scene, options: ExportOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { writeScene } = await import('./write-scene.ts')
  await loadGround()
  return writeScene(scene.terrain === undefined ? scene : asItStands(scene, makeLayout(scene)), options)
}
