import type { Frame, LitRows } from '../core/frame.ts'

/** Extreme temperatures of the sunlit rows, which string sizing needs, and the rows that have them. */
export class StringTemperatures {
  coldestAirC = Number.POSITIVE_INFINITY
  /** Row of the weather; -1 without a sunlit row. */
  coldestAirRow = -1
  hottestCellC = Number.NEGATIVE_INFINITY
  hottestCellRow = -1

  add({ lit, sky, faces, first }: Frame): void {
    const coldest = coldestRow(lit, sky.tempAirC, this.coldestAirC)
    if (coldest >= 0) {
      this.coldestAirC = sky.tempAirC[coldest]
      this.coldestAirRow = first + coldest
    }
    for (const { dc } of faces) {
      const hottest = hottestRow(lit, dc.cellTempC, this.hottestCellC)
      if (hottest < 0) continue
      this.hottestCellC = dc.cellTempC[hottest]
      this.hottestCellRow = first + hottest
    }
  }
}

/** The first lit row with the lowest temperature below a limit; -1 without one. */
function coldestRow({ rows, n }: LitRows, tempC: Float64Array, belowC: number): number {
  let coldestC = belowC
  let at = -1
  for (let k = 0; k < n; k++) {
    if (tempC[rows[k]] >= coldestC) continue
    at = rows[k]
    coldestC = tempC[at]
  }
  return at
}

/** The first lit row with the highest temperature above a limit; -1 without one. */
function hottestRow({ rows, n }: LitRows, tempC: Float64Array, aboveC: number): number {
  let hottestC = aboveC
  let at = -1
  for (let k = 0; k < n; k++) {
    if (tempC[rows[k]] <= hottestC) continue
    at = rows[k]
    hottestC = tempC[at]
  }
  return at
}
