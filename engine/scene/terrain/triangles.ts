import type { SceneTerrain } from '@pvyield/contract/schemas'
import type { Vector } from '../vector.ts'

/** The triangles of a surface: east, north and up of each vertex, and the vertices of each triangle. */
export interface Triangles {
  readonly vertices: Float64Array
  readonly corners: Int32Array
}

/** @param from  the place from which coordinates count */
export function trianglesOf({ surface }: Pick<SceneTerrain, 'surface'>, from: Vector): Triangles {
  if (surface.kind === 'mesh')
    return {
      vertices: Float64Array.from(surface.vertices.flat(), (value, k) => value - from[k % 3]),
      corners: Int32Array.from(surface.triangles.flat()),
    }
  const { x, y, step, columns, heights } = surface
  const vertices = new Float64Array(3 * heights.length)
  heights.forEach((height, at) => {
    vertices[3 * at] = x + (at % columns) * step - from[0]
    vertices[3 * at + 1] = y + Math.floor(at / columns) * step - from[1]
    vertices[3 * at + 2] = (height ?? Number.NaN) - from[2]
  })
  return { vertices, corners: gridCorners(columns, heights) }
}

/** Two triangles of each square, which meet on its diagonal from south-west to north-east; none at a node without height. */
function gridCorners(columns: number, heights: readonly (number | null)[]): Int32Array {
  const corners = new Int32Array(6 * (columns - 1) * (heights.length / columns - 1))
  let count = 0
  for (let node = 0; node < heights.length - columns; node++) {
    if (node % columns === columns - 1) continue
    const opposite = node + columns + 1
    if (heights[node] === null || heights[opposite] === null) continue
    for (const off of [node + 1, node + columns]) {
      if (heights[off] === null) continue
      corners[count++] = node
      corners[count++] = off
      corners[count++] = opposite
    }
  }
  return corners.subarray(0, count)
}
