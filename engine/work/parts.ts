/** Plants of parts, and batteries at a DC side: loaded with the first of them. */
export { partFailures } from '../plant/part-failures.ts'
export { preparePlant } from '../plant/prepare-plant.ts'
