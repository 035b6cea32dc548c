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

/** A field that is an angle of the compass: 0 and 360 are one direction. */
const DIRECTION = /(^|[._])azimuth_deg$/

/** Values have twelve digits. */
const DIGITS_FRAC = 1e-11

/** The fields of an optimisation. @param sink  receives what is wrong, with the field of each failure */
export function variedFields(sent: readonly SentField[], sink: Sink): VariedField[] {
  const fields = sent.map((field, k): VariedField => {
    const { path, linked = [], integer: isInteger = false } = field
    return { path, linked, isInteger, lattice: latticeIn(field, `fields.${k}`, isInteger ? 'as integer says' : null, sink) }
  })
  requireApart(axesOf(fields), sink)
  return fields
}

/**
 * A field that the base takes as whole numbers only, whatever its request says.
 * @param taker  the path that takes no others
 */
export function asWhole(field: VariedField, sent: SentField, taker: string, at: string, sink: Sink): VariedField {
  return { ...field, isInteger: true, lattice: latticeIn(sent, at, `because ${taker} takes no others`, sink) }
}

/** A value within the bounds that is no whole number. */
export function fractionIn({ lattice: { min, max } }: VariedField): number {
  return Number.isInteger(min) ? min + Math.min(1, max - min) / 2 : min
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

/** @param whole  why it takes whole numbers only; null for a field that does not */
function latticeIn(
  { path, linked = [], min, max, step: sentStep = null }: SentField,
  at: string,
  whole: string | null,
  sink: Sink,
): Lattice {
  const before = sink.failures.length
  if (max <= min) sink.fail(`${at}.max`, `It has to be greater than min, which is ${min}`)
  for (const [name, value] of Object.entries({ min, max, step: sentStep }))
    if (whole !== null && value !== null && !Number.isInteger(value)) sink.fail(`${at}.${name}`, `It has to be a whole number, ${whole}`)
  const step = sentStep ?? (whole === null ? usualStep(min, max) : 1)
  if (max > min && step > max - min) sink.fail(`${at}.step`, `It is longer than the range from ${min} to ${max}: send a shorter step`)
  if (max > min && step < Math.max(Math.abs(min), Math.abs(max)) * DIGITS_FRAC)
    sink.fail(`${at}.max`, `It is too near to min, which is ${min}: values have 12 digits`)
  if ((max - min) / step > STEPS_MAX) sink.fail(`${at}.step`, `More than ${STEPS_MAX} steps between min and max: send a longer step`)
  return sink.failures.length > before
    ? latticeOf(0, 1, 1)
    : latticeOf(
        min,
        max,
        step,
        [path, ...linked].every((each) => DIRECTION.test(each)),
      )
}
