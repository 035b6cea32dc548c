import type { SceneTerrain } from '@pvyield/contract/schemas'
import { boundsOf } from './bounds.ts'

type Span = readonly [least: number, most: number]

/** What a surface spans in x and in y. */
export function extentOf(surface: SceneTerrain['surface']): readonly [x: Span, y: Span] {
  if (surface.kind === 'mesh') return [spanOf(surface.vertices.map(([x]) => x)), spanOf(surface.vertices.map(([, y]) => y))]
  const { x, y, step, columns, heights } = surface
  return [
    [x, x + step * (columns - 1)],
    [y, y + step * (heights.length / columns - 1)],
  ]
}

function spanOf(coordinates: readonly number[]): Span {
  const { lowest, highest } = boundsOf(coordinates)
  return [lowest, highest]
}
