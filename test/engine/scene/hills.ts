import type { SceneTerrain } from '@pvyield/contract/schemas'
import { ShadingGround } from '../../../engine/scene/terrain/shading-ground.ts'
import { type Body, OPAQUE, type Point } from './bodies.ts'

export type Grid = SceneTerrain['surface'] & { kind: 'grid' }

/** Ground of heights, a grid about the origin. */
export function gridOf(step: number, nodes: number, height: (x: number, y: number) => number): Grid {
  const from = (-step * (nodes - 1)) / 2
  const heights = Array.from({ length: nodes * nodes }, (_, at) => height(from + (at % nodes) * step, from + Math.floor(at / nodes) * step))
  return { kind: 'grid', x: from, y: from, step, columns: nodes, heights }
}

/** The triangles of a grid, written anew. */
export function trianglesOf({ x, y, step, columns, heights }: Grid): [Point, Point, Point][] {
  const node = (column: number, line: number): Point => [x + column * step, y + line * step, heights[line * columns + column] ?? Number.NaN]
  const triangles: [Point, Point, Point][] = []
  for (let line = 0; line < heights.length / columns - 1; line++)
    for (let column = 0; column < columns - 1; column++) {
      const [low, high] = [node(column, line), node(column + 1, line + 1)]
      triangles.push([low, node(column + 1, line), high], [low, node(column, line + 1), high])
    }
  return triangles.filter((corners) => corners.every(([, , up]) => Number.isFinite(up)))
}

/** The same ground as a mesh that shares no vertices. */
export function meshOf(grid: Grid): SceneTerrain['surface'] {
  const vertices = trianglesOf(grid).flat()
  return {
    kind: 'mesh',
    vertices: vertices.map((corner) => [...corner]),
    triangles: Array.from({ length: vertices.length / 3 }, (_, k) => [3 * k, 3 * k + 1, 3 * k + 2]),
  }
}

export function bodiesOf(grid: Grid): Body[] {
  return trianglesOf(grid).map((corners) => ({ kind: 'triangle', corners, ...OPAQUE }))
}

/** The ground as a kernel takes it, with coordinates as sent. */
export function shadingGround(surface: SceneTerrain['surface']): ShadingGround {
  const layout = { middle: [0, 0, 0], devices: [] } as const
  return new ShadingGround({ surface, heights: 'absolute', posts: 5, max_slope_deg: 45, shades: true }, layout)
}

/** Height of a grid at a place, between its nodes. */
export function heightOn({ x: west, y: south, step, columns, heights }: Grid, x: number, y: number): number {
  const [east, north] = [(x - west) / step, (y - south) / step]
  const [column, line] = [Math.floor(east), Math.floor(north)]
  const node = (c: number, l: number): number => heights[l * columns + c] ?? Number.NaN
  const [u, v] = [east - column, north - line]
  const [low, high] = [node(column, line), node(column + 1, line + 1)]
  const off = u >= v ? node(column + 1, line) : node(column, line + 1)
  return u >= v ? low + u * (off - low) + v * (high - off) : low + v * (off - low) + u * (high - off)
}
