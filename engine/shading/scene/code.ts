/** The shade of scenes: loaded with the first of them by `loadScenes`. */

export { tableCircuits } from '../strings/table-circuits.ts'
export { sceneShading } from './scene-shading.ts'
