/** Studies of finished runs: nothing here simulates. */
export { type CountedCodes, countedBehind, listedCodes } from './studies/batch/counted-findings.ts'
export { BATCH_COLUMNS_MAX, BATCH_LINE_MAX_BYTES, BATCH_REQUESTS_MAX } from './studies/batch/limits.ts'
export { type Line, lineField, linesOf, textOf } from './studies/batch/lines.ts'
export { type BatchRequest, batchRequest } from './studies/batch/request.ts'
export { type BatchRow, batchColumns, batchCsvHead, batchCsvRow, batchFigures } from './studies/batch/results.ts'
export { type TableHead, tableHead, tableRow } from './studies/batch/table.ts'
export { differenceParts, METHOD as COMPARE_METHOD, type Part } from './studies/compare/attribution.ts'
export { comparisonOf, letterOf } from './studies/compare/compare-runs.ts'
export { sentFields } from './studies/compare/compared-fields.ts'
export type { ComparedRequest, ComparedRun } from './studies/compare/compared-run.ts'
export { type DifferingField, differingFields, valueText } from './studies/compare/differing-fields.ts'
export { CONVERSION, energyOf, type Figures } from './studies/compare/energy-chain.ts'
export { FIELD_NAMES, fieldName } from './studies/compare/field-names.ts'
export { kindOf } from './studies/request-kind.ts'
export { assessUncertainty, uncertaintySeconds } from './studies/uncertainty/assess.ts'
export {
  type ClosedModel,
  closedUncertainty,
  HORIZONS,
  type PartShare,
  type UncertainEnergy,
  type UncertaintyResult,
} from './studies/uncertainty/closed-model.ts'
export type { Distribution } from './studies/uncertainty/distribution.ts'
export { modelFailures } from './studies/uncertainty/model-failures.ts'
export type { PartCorrelation, UncertainPart } from './studies/uncertainty/parts.ts'
