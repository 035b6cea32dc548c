import type { OptimiseRequest } from '@pvyield/contract/schemas'
import type { Sink } from '../../core/sink.ts'
import { requireApart, type SweptAxis } from '../sweep/axes.ts'
import { type Lattice, latticeOf, usualStep } from './lattice.ts'

/** A field that is varied, with the values that it can take. */
export interface VariedField {
  readonly path: string
  /** Fields that take the same value. */
  readonly linked: readonly string[]
  readonly isInteger: boolean
  readonly lattice: Lattice
}

type SentField = OptimiseRequest['fields'][number]

/** A step this much shorter than its range is shorter than anybody builds. */
const STEPS_MAX = 1_000_000

/** Values have twelve digits. */
const DIGITS_FRAC = 1e-11

/** The fields of an optimisation. @param sink  receives what is wrong, with the field of each failure */
export function variedFields(sent: readonly SentField[], sink: Sink): VariedField[] {
  const fields = sent.map((field, k): VariedField => {
    const { path, linked = [], integer: isInteger = false } = field
    return { path, linked, isInteger, lattice: latticeIn(field, `fields.${k}`, sink) }
  })
  requireApart(axesOf(fields), sink)
  return fields
}

/** The fields as the axes of a sweep, each with its two ends. */
export function axesOf(fields: readonly VariedField[]): SweptAxis[] {
  return fields.map(({ path, linked, lattice: { min, max } }, k) => {
    const values = [min, max]
    return {
      paths: [
        { path, values, at: `fields.${k}.path` },
        ...linked.map((other, i) => ({ path: other, values, at: `fields.${k}.linked.${i}` })),
      ],
      count: 2,
    }
  })
}

function latticeIn({ min, max, step: sentStep = null, integer }: SentField, at: string, sink: Sink): Lattice {
  const before = sink.failures.length
  if (max <= min) sink.fail(`${at}.max`, `It has to be greater than min, which is ${min}`)
  for (const [name, value] of Object.entries({ min, max, step: sentStep }))
    if (integer && value !== null && !Number.isInteger(value)) sink.fail(`${at}.${name}`, `It has to be a whole number, as integer says`)
  const step = sentStep ?? (integer ? 1 : usualStep(min, max))
  if (max > min && step > max - min) sink.fail(`${at}.step`, `It is longer than the range from ${min} to ${max}: send a shorter step`)
  if (max > min && step < Math.max(Math.abs(min), Math.abs(max)) * DIGITS_FRAC)
    sink.fail(`${at}.max`, `It is too near to min, which is ${min}: values have 12 digits`)
  if ((max - min) / step > STEPS_MAX) sink.fail(`${at}.step`, `More than ${STEPS_MAX} steps between min and max: send a longer step`)
  return sink.failures.length > before ? latticeOf(0, 1, 1) : latticeOf(min, max, step)
}
