import { loadSceneRear } from '../engine/rear/load-scene-rear.ts'
import { loadGround } from '../engine/scene/terrain/load-ground.ts'
import { loadScenes } from '../engine/shading/scene/load-scene.ts'

// Tests call the engine as a host that has loaded the code of scenes.
await loadGround()
await loadScenes()
await loadSceneRear()
