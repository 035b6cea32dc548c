import { fill } from '../weather-tests/filling.ts'
import { COMPONENTS, type Component } from '../weather-tests/tested-rows.ts'
import type { MonthInstance } from './month-instances.ts'
import type { RowSky } from './row-sky.ts'
import { type Series, VALUE_COLUMNS, type ValueColumn } from './series.ts'

/**
 * The series with the gaps of its light filled as `POST /api/weather/quality` fills all of them, in shares of the sun
 * outside the atmosphere: a mean over rows of day and night would make a month of missing noons too dark.
 * Checked by: test/engine/long-term/gaps.test.ts
 */
export function withFilledLight(series: Series, sky: RowSky): Series {
  const columns = filledComponents(series, sky, {
    ghi_wm2: series.column('ghi_wm2'),
    dhi_wm2: series.column('dhi_wm2'),
    dni_wm2: series.column('dni_wm2'),
  })
  return { ...series, column: (name) => (isComponent(name) ? columns[name] : series.column(name)) }
}

/** Global irradiance without its gaps. */
export function filledGlobal(series: Series, sky: RowSky, ghiWm2: Float64Array): Float64Array {
  return filledComponents(series, sky, { ghi_wm2: Float64Array.from(ghiWm2), dhi_wm2: null, dni_wm2: null }).ghi_wm2 ?? ghiWm2
}

type Components = Record<Component, Float64Array | null>

/** @param columns  are changed */
function filledComponents(series: Series, sky: RowSky, columns: Components): Components {
  const { n, stepMinutes, startMinutes } = series
  if (!COMPONENTS.some((name) => columns[name]?.some(Number.isNaN))) return columns
  const { zenithCos, extraWm2 } = sky
  const ways = { ghi_wm2: new Uint8Array(n), dhi_wm2: new Uint8Array(n), dni_wm2: new Uint8Array(n) }
  const rows = {
    n,
    stepMinutes,
    startMinutes,
    sunZenithCos: zenithCos,
    isUp: Uint8Array.from(extraWm2, (extra) => (extra > 0 ? 1 : 0)),
    extraNormalWm2: extraWm2.map((extra, i) => (extra > 0 ? extra / zenithCos[i] : 0)),
    columns,
    clear: null,
  }
  fill(rows, { columns, ways }, 'all')
  return columns
}

const isComponent = (name: ValueColumn): name is Component => COMPONENTS.some((component) => component === name)

/** Rows of the chosen months whose light was filled, and those that still have no value. */
export function gapNotes(
  sent: Series,
  filled: Series,
  { extraWm2 }: RowSky,
  months: readonly { readonly instance: MonthInstance }[],
): string[] {
  const { stepMinutes } = sent
  const count = (is: (row: number) => boolean): number => {
    let rows = 0
    for (const {
      instance: { firstRow, days },
    } of months)
      for (let i = firstRow; i < firstRow + (days * 1440) / stepMinutes; i++) if (is(i)) rows++
    return rows
  }
  const [light, left]: [string[], string[]] = [[], []]
  for (const name of VALUE_COLUMNS) {
    const [before, after] = [sent.column(name), filled.column(name)]
    if (before === null || after === null) continue
    const made = count((i) => Number.isNaN(before[i]) && !Number.isNaN(after[i]) && extraWm2[i] > 0)
    const gaps = count((i) => Number.isNaN(after[i]))
    if (made > 0) light.push(`${name} in ${made} rows`)
    if (gaps > 0) left.push(`${name} in ${gaps} rows`)
  }
  const notes: string[] = []
  if (light.length > 0)
    notes.push(
      `Gaps by day of the chosen months were filled by the share of the sun in the rows and days around them: ${light.join(', ')}. Sums of months contain them.`,
    )
  if (left.length > 0) notes.push(`Gaps of other columns are null in the year: ${left.join(', ')}.`)
  return notes
}
