import type { GridSide } from '../../core/models.ts'

/**
 * Bus power of a row in which the battery charges with all that it can have.
 * @param row  of the weather
 */
export function chargingTargetW(grid: GridSide, fromGrid: boolean, outputW: number, isUp: number, row: number): number {
  if (fromGrid) return Number.NEGATIVE_INFINITY
  // leaves the plant's own consumption on the bus; otherwise charging would import it
  return outputW > 0 ? Math.min(outputW, grid.busForLoadW(0, outputW, isUp, row)) : outputW
}
