/** What only scenes on uneven ground or with wiring need: loaded with the first of them by `loadGround`. */
export { checkGround } from '../checks/terrain.ts'
export { checkWiring } from '../checks/wiring.ts'
export { TerrainRotation } from '../terrain-rotation.ts'
export { allPairs, nearestPairs } from '../tracker-pairs.ts'
export { ViewedRotation } from '../viewed-rotation.ts'
export { describeGround } from './describe-ground.ts'
export { drapedOn } from './draped.ts'
export { groundFindings } from './ground-findings.ts'
