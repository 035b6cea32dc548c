/** Simple requests of plants of parts: loaded with the first of them. */
export { preparePlant } from '../plant/prepare-plant.ts'
export { checkSubArrays } from '../simple/check-sub-arrays.ts'
export { expandSubArrays, unsizedParts } from '../simple/expand-sub-arrays.ts'
export { partNames } from '../simple/part-names.ts'
export { findPartFailures, partsToSize, sizePartsAnswer } from '../simple/size-parts-answer.ts'
