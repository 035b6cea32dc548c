import type { UncertaintyRequest } from '@pvyield/contract/schemas'
import type { Sink } from '../core/sink.ts'
import { valueAt } from '../core/value-at.ts'
import type { Distribution } from '../studies/uncertainty/distribution.ts'
import type { UncertainField } from '../studies/uncertainty/field-draws.ts'
import { distributionFailures } from '../studies/uncertainty/model-failures.ts'
import type { ReadRun } from './read-full.ts'

type SentField = UncertaintyRequest['fields'][number]

/**
 * Fields with the distributions of their values.
 * @param body  the plant as sent
 * @param sink  receives what is wrong, with the field of each failure
 */
export function uncertainFields(sent: readonly SentField[], body: object, read: ReadRun, sink: Sink): UncertainField[] {
  return sent.flatMap((field, k) => {
    const { name, path } = field
    const found = valuesOf(field, sentValue(path, body, read), `fields.${k}`, sink)
    if (found === null) return []
    const failures = distributionFailures(found.distribution, `fields.${k}.distribution`, 'value')
    for (const { field: at, message } of failures) sink.fail(at, message)
    return failures.length > 0 ? [] : [{ name, path, ...found }]
  })
}

/** The value of a field in a body, or its default; undefined for none. */
function sentValue(path: string, body: object, { extra, resolved }: ReadRun): unknown {
  const own = valueAt(body, path)
  if (own !== undefined) return own
  return extra().defaults_applied.find(({ field }) => field === path)?.value ?? ('site' in body ? valueAt(resolved, path) : undefined)
}

type Values = Pick<UncertainField, 'distribution' | 'sent'>

/** The distribution of values; null for one that follows from a value that the request does not have. */
function valuesOf(field: SentField, value: unknown, at: string, sink: Sink): Values | null {
  const { path, distribution, relative } = field
  if (isNumbers(value)) return valuesOfList(field, value, at, sink)
  const sent = (drawn: number) => drawn
  if (!relative && !isAroundRequest(distribution)) return { distribution: distribution as Distribution, sent }
  if (typeof value !== 'number') {
    const what = relative ? 'A change as a fraction' : 'A distribution without a mean'
    sink.fail(`${at}.path`, `${what} is around the value of the request, and ${path} has no number there: send one, or state the values`)
    return null
  }
  if (!relative) return { distribution: { ...distribution, mean: value } as Distribution, sent }
  if (value !== 0) return { distribution: scaled(distribution, value), sent }
  sink.fail(`${at}.relative`, `${path} is 0 in the request, and a fraction of that is no uncertainty: state the values themselves`)
  return null
}

/** A list, such as one of months, takes a value in each place, or each of its values changes by the same fraction. */
function valuesOfList({ path, distribution, relative }: SentField, list: readonly number[], at: string, sink: Sink): Values | null {
  if (relative) {
    const around = isAroundRequest(distribution) ? { ...distribution, mean: 0 } : distribution
    return { distribution: around as Distribution, sent: (change) => list.map((own) => own * (1 + change)) }
  }
  const sent = (value: number) => list.map(() => value)
  if (!isAroundRequest(distribution)) return { distribution: distribution as Distribution, sent }
  const [first = 0] = list
  if (list.every((own) => own === first)) return { distribution: { ...distribution, mean: first } as Distribution, sent }
  sink.fail(`${at}.distribution.mean`, `The values of ${path} differ: state the mean of a value for all of them, or send relative: true`)
  return null
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number')
}

/** Whether the mean is the value that the request has. */
function isAroundRequest(distribution: SentField['distribution']): boolean {
  return 'mean' in distribution && (distribution.mean ?? null) === null
}

/** Of a change as a fraction, the distribution of the values. Of a value below 0 it is turned around. */
function scaled(distribution: SentField['distribution'], by: number): Distribution {
  const value = (change: number) => by * (1 + change)
  const size = Math.abs(by)
  switch (distribution.kind) {
    case 'normal':
      return { ...distribution, mean: value(distribution.mean ?? 0), sigma: size * distribution.sigma }
    case 'truncated':
      return { ...limited(distribution, value), mean: value(distribution.mean ?? 0), sigma: size * distribution.sigma }
    case 'triangular':
      return { ...limited(distribution, value), mode: value(distribution.mode) }
    case 'uniform':
      return limited(distribution, value)
    case 'beta': {
      const { alpha, beta } = distribution
      return { ...limited(distribution, value), ...(by < 0 && { alpha: beta, beta: alpha }) }
    }
  }
}

function limited<Limits extends { readonly min: number; readonly max: number }>(limits: Limits, value: (change: number) => number): Limits {
  const ends = [value(limits.min), value(limits.max)]
  return { ...limits, min: Math.min(...ends), max: Math.max(...ends) }
}
