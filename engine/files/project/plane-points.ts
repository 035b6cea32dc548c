import { decimalNumber } from '../decimal-number.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'

/** Most points of one polygon or body. */
const POINTS_MAX = 10_000

/** The points of a list TPoly2D or TPoly3D; without those that are not numbers. */
export function pointsOf(block: PvsystBlock | undefined, size: 2 | 3): number[][] {
  const points: number[][] = []
  for (const { key, value } of block?.entries ?? []) {
    if (points.length >= POINTS_MAX) break
    if (!/^Point_?\d*$/i.test(key) || value.length > 200) continue
    const cells = value.split(value.includes(';') ? ';' : ',').map((cell) => decimalNumber(cell.trim()))
    const point = cells.slice(0, size)
    if (point.length === size && point.every((cell) => !Number.isNaN(cell))) points.push(point)
  }
  return points
}
