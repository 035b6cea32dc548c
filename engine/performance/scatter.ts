import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import type { Records } from './records.ts'
import { valueAt } from './test-rows.ts'

type Scatter = PerformanceAnswer['scatter']['measured']

/**
 * Records with light and power, thinned evenly.
 * @param used  whether the regression used each record; null for none
 */
export function scatterOf(records: Records, used: Uint8Array | null, most: number): Scatter {
  const { n, poaWm2, acW, cellC } = records
  const rows: number[] = []
  for (let i = 0; i < n; i++) if (poaWm2[i] > 0 && !Number.isNaN(valueAt(acW, i))) rows.push(i)
  const count = Math.min(most, rows.length)
  const chosen = Array.from({ length: count }, (_, k) => rows[Math.floor((k * rows.length) / count)])
  const orNull = (value: number, parts: number) => (Number.isNaN(value) ? null : Math.round(value * parts) / parts)
  return {
    records: rows.length,
    irradiance_wm2: chosen.map((i) => orNull(poaWm2[i], 10)),
    power_kw: chosen.map((i) => orNull(valueAt(acW, i) / 1000, 1e4)),
    temp_cell_c: chosen.map((i) => orNull(valueAt(cellC, i), 100)),
    used: chosen.map((i) => used !== null && used[i] === 1),
  }
}
