import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import type { SweptAxis, SweptPath } from '../studies/sweep/axes.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { FailureList } from './failure-list.ts'
import { meantBy, meantInSimple } from './meant-field.ts'
import type { PointReader } from './point-reader.ts'
import type { ReadRun } from './read-full.ts'

/** How the check of a body says that it has no such field. */
const UNKNOWN = 'Extra inputs are not permitted'

/**
 * Finds paths that lead nowhere: every variant would fail by the same word. Values that a field refuses are no failures
 * of the sweep.
 * @param body  the base as sent
 * @param at  where the request has it
 * @returns of each axis, the variants of its first and last value that are valid
 */
export async function probeAxes(
  axes: readonly SweptAxis[],
  body: object,
  base: Resolved,
  reader: PointReader,
  failures: FailureList,
  at = 'base',
): Promise<Attempt<ReadRun>[][]> {
  const sink = new Sink()
  const probes: Attempt<ReadRun>[][] = []
  for (const axis of axes) {
    const found = axis.paths.filter((path) => !isDeadEnd(path, at, body, sink))
    const ends = found.length === axis.paths.length ? [0, axis.count - 1] : []
    const read: Attempt<ReadRun>[] = []
    for (const end of new Set(ends))
      read.push(await reader.read(Object.fromEntries(axis.paths.map(({ path, values }) => [path, values[end]]))))
    for (const each of read) if ('reason' in each) findUnknown(found, at, each.failures, (path) => meantAt(path, base, reader), sink)
    probes.push(read)
  }
  failures.addItems(sink.failures)
  return probes
}

type Named = Pick<SweptPath, 'path' | 'at'>

/** Keys of the items of a list. */
const ITEM = /^\d+$/

/** Whether a path leads through a value, or to an item of a list that the base does not have: nothing would change. */
function isDeadEnd({ path, at }: Named, base: string, body: object, sink: Sink): boolean {
  const keys = path.split('.')
  let inner: unknown = body
  for (const [k, key] of keys.entries()) {
    const where = keys.slice(0, k).join('.')
    if (inner === null || inner === undefined) {
      if (!ITEM.test(key)) continue
      sink.fail(at, `The ${base} has no ${where}, of which ${path} names an item: add ${where} to it with all of its items`)
      return true
    }
    if (Array.isArray(inner) && !Object.hasOwn(inner, key)) {
      sink.fail(at, `The ${base} has no item '${key}' in ${where}: its items are 0 to ${inner.length - 1}`)
      return true
    }
    if (typeof inner !== 'object') {
      sink.fail(at, `In the ${base}, ${where} is a value without fields: end the path there`)
      return true
    }
    inner = Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined
  }
  return false
}

/** The fields that were probably meant, as the base has them. */
function meantAt(path: string, base: Resolved, { simpleFields }: PointReader): string[] {
  return simpleFields === null ? meantBy(path, base) : meantInSimple(path, simpleFields)
}

function findUnknown(
  paths: readonly Named[],
  name: string,
  failures: readonly { readonly field: string | null; readonly message: string }[],
  meantAt: (path: string) => readonly string[],
  sink: Sink,
): void {
  for (const { path, at } of paths) {
    const isUnknown = failures.some(
      ({ field, message }) => message.startsWith(UNKNOWN) && field !== null && `${path}.`.startsWith(`${field}.`),
    )
    if (!isUnknown) continue
    const meant = meantAt(path)
    sink.fail(at, `The ${name} has no field ${path}${meant.length === 0 ? '' : `. Did you mean ${meant.join(' or ')}?`}`)
  }
}
