/** Days of plants with a scene: loaded with the first of them. */
export { drawSceneDay } from '../scene-day/draw-day.ts'
export { solveSceneDay } from '../scene-day/solve-day.ts'
