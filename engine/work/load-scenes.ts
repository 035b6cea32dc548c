import { loadSceneRear } from '../rear/load-scene-rear.ts'
import { loadGround } from '../scene/terrain/load-ground.ts'
import { loadScenes as loadShade } from '../shading/scene/load-scene.ts'

/** Loads all that scenes need: shade, terrain, wiring and rears. Work loads what a request needs; a host that calls the engine directly awaits it once. */
export async function loadScenes(): Promise<void> {
  await Promise.all([loadShade(), loadGround(), loadSceneRear()])
}
