import type { Sink } from './sink.ts'

/**
 * A weather column without gaps: each holds the value before it, the first ones the next.
 * @param name  of the column in the weather section
 * Fails: `weather.<name>` when every value is null. Warns of gaps.
 */
export function holdGaps(source: readonly (number | null)[], name: string, sink: Sink): Float64Array {
  const out = new Float64Array(source.length)
  let last = source.find((value) => value !== null) ?? Number.NaN
  let gaps = 0
  for (let i = 0; i < source.length; i++) {
    const value = source[i]
    if (value === null) gaps++
    else last = value
    out[i] = last
  }
  if (Number.isNaN(last)) sink.fail(`weather.${name}`, 'Every value is null: send at least one, or leave an optional column out')
  else if (gaps > 0) sink.warn(`weather.${name} has ${gaps} gaps: each holds the value before it`)
  return out
}
