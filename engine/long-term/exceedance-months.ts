import type { Candidate, CandidateMonth } from './candidates.ts'

/** Width of the steps of the sum in which combinations are compared, kWh/m2. */
const STEP_KWHM2 = 0.25
/** Sums this close to the wanted one count as met, fraction of it. */
const MET_FRAC = 0.002

/** For each sum: the best combination up to a month, its exact sum, its last choice and where that came from. */
interface Stage {
  readonly sum: Float64Array
  readonly distance: Float64Array
  readonly choice: Int32Array
  readonly from: Int32Array
}

/**
 * Of all combinations of twelve months whose sum is within 0.2 % of the wanted one, the one whose months
 * are nearest to the typical ones; when none is, the one with the nearest sum. Found by dynamic
 * programming over the sum in steps of 0.25 kWh/m2.
 * @param distances  of each candidate of each month, less is nearer
 * @param wantedKwhm2  sum of the year
 * Source: that a Pxx year is a typical year of another sum is that of T. Cebecauer, M. Suri, Energy
 * Procedia 69 (2015), 1958, doi 10.1016/j.egypro.2015.03.195; the search is ours.
 * Checked by: test/engine/long-term/exceedance-months.test.ts
 */
export function exceedanceMonths(
  months: readonly CandidateMonth[],
  distances: readonly (readonly number[])[],
  wantedKwhm2: number,
): Candidate[] {
  const most = months.reduce((sum, { candidates }) => sum + Math.max(...candidates.map(({ ghiKwhm2 }) => ghiKwhm2)), 0)
  const size = Math.ceil(most / STEP_KWHM2) + 2
  const kept: Stage[] = [emptyStage(size)]
  kept[0].distance[0] = 0
  months.forEach(({ candidates }, month) => {
    const before = kept[month]
    const after = emptyStage(size)
    for (let bin = 0; bin < size; bin++) {
      if (before.distance[bin] === Number.POSITIVE_INFINITY) continue
      for (let k = 0; k < candidates.length; k++) {
        const sum = before.sum[bin] + candidates[k].ghiKwhm2
        const distance = before.distance[bin] + distances[month][k]
        const to = Math.round(sum / STEP_KWHM2)
        if (distance >= after.distance[to]) continue
        after.distance[to] = distance
        after.sum[to] = sum
        after.choice[to] = k
        after.from[to] = bin
      }
    }
    kept.push(after)
  })
  return walkBack(months, kept, bestOf(kept[months.length], wantedKwhm2))
}

function emptyStage(size: number): Stage {
  return {
    sum: new Float64Array(size),
    distance: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    choice: new Int32Array(size),
    from: new Int32Array(size),
  }
}

/** Bin of the nearest combination whose sum is met, or of the nearest sum. */
function bestOf({ sum, distance }: Stage, wantedKwhm2: number): number {
  const tolerance = MET_FRAC * wantedKwhm2
  let best = -1
  for (let bin = 0; bin < sum.length; bin++) {
    if (distance[bin] === Number.POSITIVE_INFINITY) continue
    if (best < 0) best = bin
    const [apart, bestApart] = [Math.abs(sum[bin] - wantedKwhm2), Math.abs(sum[best] - wantedKwhm2)]
    const isBetter = apart <= tolerance && bestApart <= tolerance ? distance[bin] < distance[best] : apart < bestApart
    if (isBetter) best = bin
  }
  return best
}

function walkBack(months: readonly CandidateMonth[], kept: readonly Stage[], last: number): Candidate[] {
  const chosen: Candidate[] = []
  let bin = last
  for (let month = months.length - 1; month >= 0; month--) {
    const { choice, from } = kept[month + 1]
    chosen[month] = months[month].candidates[choice[bin]]
    bin = from[bin]
  }
  return chosen
}
