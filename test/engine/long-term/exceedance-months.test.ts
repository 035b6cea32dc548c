import { expect, test } from 'bun:test'
import type { CandidateMonth } from '../../../engine/long-term/candidates.ts'
import { exceedanceMonths } from '../../../engine/long-term/exceedance-months.ts'

/** Months of `years` candidates with given sums; three months keep the count of all combinations small. */
function monthsOf(sums: readonly (readonly number[])[]): CandidateMonth[] {
  return sums.map((list, month) => ({
    all: new Map(),
    candidates: list.map((ghiKwhm2, k) => ({
      instance: { year: 2000 + k, month, firstRow: 0, days: 30 },
      days: new Map(),
      statistics: new Map(),
      ghiKwhm2,
    })),
  }))
}

test('finds the nearest months among all combinations with the sum, as trying them all does', () => {
  const sums = [
    [30, 34, 38.5, 41],
    [90, 97, 101, 110],
    [150, 158, 166, 171],
  ]
  const distances = [
    [0.4, 0.1, 0.2, 0.5],
    [0.3, 0.15, 0.1, 0.4],
    [0.5, 0.2, 0.1, 0.3],
  ]
  for (const wanted of [275, 289, 300, 310, 320, 500]) {
    const chosen = exceedanceMonths(monthsOf(sums), distances, wanted)
    const sum = chosen.reduce((total, { ghiKwhm2 }) => total + ghiKwhm2, 0)
    const distance = chosen.reduce((total, { instance: { year } }, m) => total + (distances[m]?.[year - 2000] ?? 0), 0)
    let best = { met: false, distance: Number.POSITIVE_INFINITY, apart: Number.POSITIVE_INFINITY }
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 4; b++)
        for (let c = 0; c < 4; c++) {
          const apart = Math.abs((sums[0]?.[a] ?? 0) + (sums[1]?.[b] ?? 0) + (sums[2]?.[c] ?? 0) - wanted)
          const own = {
            met: apart <= 0.002 * wanted,
            distance: (distances[0]?.[a] ?? 0) + (distances[1]?.[b] ?? 0) + (distances[2]?.[c] ?? 0),
            apart,
          }
          const isBetter = own.met ? !best.met || own.distance < best.distance : !best.met && own.apart < best.apart
          if (isBetter) best = own
        }
    if (best.met) expect(distance).toBeCloseTo(best.distance, 9)
    else expect(Math.abs(sum - wanted)).toBeCloseTo(best.apart, 9)
  }
})
