import type { Frame } from '../core/frame.ts'

/** Extreme temperatures of the sunlit rows, which string sizing needs, and the rows that have them. */
export class StringTemperatures {
  coldestAirC = Number.POSITIVE_INFINITY
  /** Row of the weather; -1 without a sunlit row. */
  coldestAirRow = -1
  hottestCellC = Number.NEGATIVE_INFINITY
  hottestCellRow = -1

  add({ lit: { rows, n }, sky: { tempAirC }, faces, first }: Frame): void {
    for (let k = 0; k < n; k++) {
      if (tempAirC[rows[k]] >= this.coldestAirC) continue
      this.coldestAirC = tempAirC[rows[k]]
      this.coldestAirRow = first + rows[k]
    }
    for (const { dc } of faces) {
      const { cellTempC } = dc
      for (let k = 0; k < n; k++) {
        if (cellTempC[rows[k]] <= this.hottestCellC) continue
        this.hottestCellC = cellTempC[rows[k]]
        this.hottestCellRow = first + rows[k]
      }
    }
  }
}
