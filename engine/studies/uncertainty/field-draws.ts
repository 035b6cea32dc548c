import { Random } from '../../climate/random.ts'
import { normalQuantile } from '../../core/normal.ts'
import { type Deviation, type Distribution, deviationOf } from './distribution.ts'
import { correlatedColumns, strataOf } from './latin-hypercube.ts'
import { type PartCorrelation, triangleOf } from './parts.ts'

/** A field of the request whose value is uncertain. */
export interface UncertainField {
  readonly name: string
  /** Dot path in the request. */
  readonly path: string
  /** Of its values; of the change of a list of numbers as a fraction, where the list is sent that follows from it. */
  readonly distribution: Distribution
  /** What a run is sent for a value. */
  readonly sent: (value: number) => unknown
}

/** The values that a field takes. */
export interface DrawnField extends UncertainField {
  readonly deviation: Deviation
  readonly values: Float64Array
  /** At its 10 and 90 % quantile. */
  readonly ends: readonly [low: number, high: number]
}

/** Apart from that of the parts. */
const STREAM = 1

/**
 * Values of fields by a Latin hypercube without correlations but those that are stated.
 * Fails: RangeError for correlations that no numbers can have.
 * Checked by: test/engine/studies/uncertainty/field-draws.test.ts
 */
export function drawnFields(
  fields: readonly UncertainField[],
  correlations: readonly PartCorrelation[],
  { runs, seed }: { readonly runs: number; readonly seed: number },
): DrawnField[] {
  if (fields.length === 0) return []
  const target = triangleOf(fields, correlations)
  const all = fields.map((field) => ({ ...field, deviation: deviationOf(field.distribution) }))
  const strata = all.map(({ deviation }) => strataOf(deviation.quantile, runs))
  const columns = correlatedColumns(strata, strataOf(normalQuantile, runs), target, new Random(seed, STREAM))
  return all.map((field, k) => ({
    ...field,
    values: columns[k],
    ends: [field.deviation.quantile(0.1), field.deviation.quantile(0.9)],
  }))
}
