/**
 * What works on many plants at once. A page that runs single plants never loads it, and loads all of it with the first
 * variants: each module that is loaded by itself divides the others into more and smaller files.
 */
export { runVariants } from '../variants/run-variants.ts'
export { REPORT, wholeAnswer } from '../variants/wanted.ts'
export { checkedVariants } from './check-variants.ts'
export { planOptimise } from './optimise-study.ts'
export { PointReader } from './point-reader.ts'
export { runBatch } from './run-batch.ts'
export { runPoints } from './run-points.ts'
export { planSweep } from './sweep-study.ts'
export { planUncertainty } from './uncertainty-study.ts'
