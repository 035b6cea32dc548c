import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import { hasNoPower } from './outages.ts'
import { type TestRows, valueAt } from './test-rows.ts'

/**
 * Share of the time, and of the energy, in which the plant was available: as its column says, otherwise
 * while it has power.
 * @param leastWm2  irradiance from which an available plant produces
 * @param dcW  DC power of the plant, W
 * @param expected  weight of a row: the energy expected in it, up to a factor
 * Source: IEC TS 63019:2019 and IEC TS 61724-3:2016, clause 6.8, on the level of the plant.
 */
export function availabilityOf(
  rows: TestRows,
  leastWm2: number,
  dcW: number,
  expected: (i: number) => number,
): PerformanceAnswer['availability'] {
  const { n, poaWm2, acW, availableFrac } = rows
  let count = 0
  let available = 0
  let weight = 0
  let availableWeight = 0
  for (let i = 0; i < n; i++) {
    const ac = valueAt(acW, i)
    if (!(poaWm2[i] >= leastWm2) || Number.isNaN(ac)) continue
    const stated = valueAt(availableFrac, i)
    const share = Number.isNaN(stated) ? (hasNoPower(ac, dcW) ? 0 : 1) : stated
    const energy = Math.max(0, expected(i))
    count++
    available += share
    if (Number.isNaN(energy)) continue
    weight += energy
    availableWeight += energy * share
  }
  return {
    rows: count,
    available_rows: available,
    by_time: count === 0 ? null : available / count,
    by_energy: weight > 0 ? availableWeight / weight : null,
  }
}
