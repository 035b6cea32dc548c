import type { Sink } from './sink.ts'

/** A column of the weather section: a value or null for each row. */
export type GappyColumn = readonly (number | null)[]

/**
 * A column of the weather section; null when it is missing or has no value, which counts as not
 * sent.
 */
export function sentColumn(column: GappyColumn | undefined): GappyColumn | null {
  return column?.some((value) => value !== null) ? column : null
}

/**
 * Fills the gaps of a weather column: each gap gets the previous value, and rows before the first
 * value get the first value.
 * @param name  name of the column in the weather section
 * Fails: at `weather.<name>` when every value is null. Warns about gaps.
 */
export function fillGaps(source: GappyColumn, name: string, sink: Sink): Float64Array {
  const out = new Float64Array(source.length)
  const firstValue = source.findIndex((value) => value !== null)
  let last = source[firstValue] ?? Number.NaN
  let gaps = 0
  for (let i = 0; i < source.length; i++) {
    const value = source[i]
    if (value === null) gaps++
    else last = value
    out[i] = last
  }
  if (firstValue < 0) sink.fail(`weather.${name}`, 'Every value is null: send at least one')
  else if (gaps > 0) sink.warn(`weather.${name} has ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}: ${repairOf(gaps, firstValue)}`)
  return out
}

function repairOf(gaps: number, leading: number): string {
  if (leading === 0) return 'each is filled with the previous value'
  const before = 'rows before the first value are filled with the first value'
  return gaps === leading ? before : `each is filled with the previous value, ${before}`
}
