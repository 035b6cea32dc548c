import type { SceneTerrainGrid } from '@pvyield/contract/schemas'
import { boundsOf } from './bounds.ts'
import type { Surface } from './surface.ts'

/** Each square is two triangles, which meet on its diagonal from south-west to north-east. */
export function gridSurface({ x: west, y: south, step, columns, heights }: SceneTerrainGrid): Surface {
  const lines = heights.length / columns
  const node = (column: number, line: number): number => heights[line * columns + column] ?? Number.NaN
  return {
    ...boundsOf(heights),
    comparedAt: () => 1,
    heightAt(x, y) {
      const [toEast, toNorth] = [(x - west) / step, (y - south) / step]
      if (!(toEast >= 0 && toEast <= columns - 1 && toNorth >= 0 && toNorth <= lines - 1)) return Number.NaN
      const column = Math.min(Math.floor(toEast), columns - 2)
      const line = Math.min(Math.floor(toNorth), lines - 2)
      const [a, b] = [toEast - column, toNorth - line]
      const [low, high] = [node(column, line), node(column + 1, line + 1)]
      // The corner off the diagonal on the side of the place: south-east or north-west.
      const off = a >= b ? node(column + 1, line) : node(column, line + 1)
      return a >= b ? low + a * (off - low) + b * (high - off) : low + b * (off - low) + a * (high - off)
    },
  }
}
