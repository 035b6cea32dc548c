import { loadGround } from '../engine/scene/terrain/load-ground.ts'

// Tests call the engine as a host that has loaded the code of scenes with terrain.
await loadGround()
