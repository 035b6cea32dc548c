import { partsOf } from '../core/plant-parts.ts'
import { numberAt } from '../core/value-at.ts'
import type { ReadRun } from './read-full.ts'

/** A field of a part, in a plant of parts. */
const OF_PART = /^sub_arrays\.(\d+)\.(.*)$/

/** The number that a plant runs with in a field that its request does not state; null where there is none. */
export function assumedNumber({ resolved, extra }: ReadRun, path: string): number | null {
  const [, part, own = ''] = OF_PART.exec(path) ?? []
  const running = part === undefined ? numberAt(resolved, path) : numberAt(partsOf(resolved)[Number(part)]?.request, own)
  if (running !== null) return running
  const value = extra().defaults_applied.find(({ field }) => field === path)?.value
  return typeof value === 'number' ? value : null
}
