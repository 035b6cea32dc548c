/** What only scenes with terrain need: loaded with the first of them by `loadGround`. */
export { checkGround } from '../checks/terrain.ts'
export { describeGround } from './describe-ground.ts'
export { drapedOn } from './draped.ts'
export { groundFindings } from './ground-findings.ts'
