import type { SweepRequest } from '@pvyield/contract/schemas'
import type { Sink } from '../../core/sink.ts'

/** More variants are more than anybody reads, and their answer more than a page holds. */
export const VARIANTS_MAX = 20_000

/** Digits of the values between the ends of an axis, so that 0.1 + 0.2 is sent as 0.3. */
const DIGITS = 12

export type AxisValue = number | string | boolean | null

/** A field of the base and the values that it takes. */
export interface SweptPath {
  readonly path: string
  readonly values: readonly AxisValue[]
  /** Where the request names it. */
  readonly at: string
}

/** An axis: one path, or several that move together. */
export interface SweptAxis {
  readonly paths: readonly [SweptPath, ...SweptPath[]]
  readonly count: number
}

type SentAxis = SweepRequest['axes'][number]

/**
 * The axes of a sweep with all of their values.
 * @param sink  receives what is wrong, with the field of each failure
 */
export function sweptAxes(sent: readonly SentAxis[], sink: Sink): SweptAxis[] {
  const axes = sent.map((axis, k): SweptAxis => {
    const own = { path: axis.path, values: valuesOf(axis, `axes.${k}`, sink), at: `axes.${k}.path` }
    const { linked = [] } = axis
    linked.forEach(({ values }, i) => {
      requireAsMany(values.length, own.values.length, `axes.${k}.linked.${i}.values`, sink)
    })
    return { paths: [own, ...linked.map((each, i) => ({ ...each, at: `axes.${k}.linked.${i}.path` }))], count: own.values.length }
  })
  requireApart(axes, sink)
  const count = axes.reduce((product, axis) => product * axis.count, 1)
  if (count > VARIANTS_MAX)
    sink.fail('axes', `The axes make ${count} variants, more than the ${VARIANTS_MAX} of one sweep: send fewer values, or several sweeps`)
  return axes
}

function requireAsMany(count: number, ofAxis: number, at: string, sink: Sink): void {
  if (ofAxis > 0 && count !== ofAxis) sink.fail(at, `A linked path has as many values as its axis, which has ${ofAxis}, not ${count}`)
}

/** The values of an axis; none when it does not say them, which the sink receives. */
function valuesOf({ values, from, to, steps = null }: SentAxis, at: string, sink: Sink): readonly AxisValue[] {
  const isList = (values ?? null) !== null
  const isRange = (from ?? null) !== null || (to ?? null) !== null
  if (isList && isRange) sink.fail(`${at}.from`, 'Send either values, or from, to and steps, not both')
  if (isList && !isRange) return values as readonly AxisValue[]
  if (isList) return []
  if (typeof from !== 'number' || typeof to !== 'number' || steps === null) {
    const missing = typeof from !== 'number' ? 'from' : typeof to !== 'number' ? 'to' : 'steps'
    sink.fail(`${at}.${isRange ? missing : 'values'}`, 'Field required: send values, or from, to and steps')
    return []
  }
  if (!Number.isFinite(to - from)) {
    sink.fail(`${at}.to`, `The range from ${from} to ${to} is longer than the largest number: send ends that are nearer to each other`)
    return []
  }
  return Array.from({ length: steps }, (_, k) => betweenEnds(from, to, steps < 2 ? 0 : k / (steps - 1)))
}

/** Both ends are exact. */
function betweenEnds(from: number, to: number, frac: number): number {
  if (frac === 0) return from
  return frac === 1 ? to : Number((from + (to - from) * frac).toPrecision(DIGITS))
}

/** Two paths of which one leads to the other would set one field twice. */
export function requireApart(axes: readonly SweptAxis[], sink: Sink): void {
  const all = axes.flatMap(({ paths }) => paths)
  for (const [k, { path, at }] of all.entries()) {
    const other = all.slice(0, k).find((earlier) => `${path}.`.startsWith(`${earlier.path}.`) || `${earlier.path}.`.startsWith(`${path}.`))
    if (other !== undefined) sink.fail(at, `${path} and ${other.path} (${other.at}) set the same field: send each field once`)
  }
}
