import type { BodyBounds } from './body-bounds.ts'
import { PlanGrid } from './plan-grid.ts'

/** Size over the median up to which bodies share a grid. */
const LARGE = 4
/** Shares of the bodies to west and south of the middle of a grid: a grid reaches beyond by as much again. */
const MIDDLE = [0.02, 0.98] as const
/** Bodies of one grid, at most, of whatever size and wherever they are. */
const FEW = 8

/**
 * Grids of bodies: one of those of usual size that stand together, another one of the usual among the
 * rest, and so on, so that a few large or far ones spoil no cell.
 */
export function planGrids(bounds: BodyBounds, bodies: Int32Array): PlanGrid[] {
  const grids: PlanGrid[] = []
  for (let rest = bodies; rest.length > 0; ) {
    const usual = rest.length <= FEW ? rest : rest.filter(isUsualAmong(bounds, rest))
    grids.push(new PlanGrid(bounds, usual))
    const taken = new Set(usual.length === rest.length ? [] : usual)
    rest = usual.length === rest.length ? rest.subarray(0, 0) : rest.filter((body) => !taken.has(body))
  }
  return grids
}

function isUsualAmong(bounds: BodyBounds, bodies: Int32Array): (body: number) => boolean {
  const size = (body: number): number => Math.max(bounds.half(body, 1, 0), bounds.half(body, 0, 1))
  const sizes = Float64Array.from(bodies, size).sort()
  const largest = LARGE * sizes[sizes.length >> 1]
  const [west, east] = middleOf(bodies, bounds.east)
  const [south, north] = middleOf(bodies, bounds.north)
  return (body) => {
    const [toEast, toNorth] = [bounds.east[body], bounds.north[body]]
    return size(body) <= largest && toEast >= west && toEast <= east && toNorth >= south && toNorth <= north
  }
}

function middleOf(bodies: Int32Array, values: Float64Array): [from: number, to: number] {
  const sorted = Float64Array.from(bodies, (body) => values[body]).sort()
  const [from, to] = MIDDLE.map((share) => sorted[Math.floor(share * (sorted.length - 1))])
  return [2 * from - to, 2 * to - from]
}
