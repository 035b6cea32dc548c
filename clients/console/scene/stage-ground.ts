/** The ground under a scene: its surface with lines of equal height, or a level grid; shadows fall on both. */
import type { Vector } from '@pvyield/engine/quick'
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshLambertMaterial, type Object3D, PlaneGeometry, ShadowMaterial } from 'three'
import type { DrawnGround } from './drawn-ground.ts'
import type { StageColours } from './stage-colours.ts'
import { piecesOf } from './stage-shapes.ts'
import { type Bounds, gridOf } from './surroundings.ts'

/** How dark a shadow is on a level grid. */
const SHADOW = 0.28
/** Lines of height lie above the surface by this share of the side of its squares. */
const ABOVE = 0.03

export function groundOf(ground: DrawnGround | null, bounds: Bounds, colours: StageColours): Object3D[] {
  if (ground === null) return [levelShadow(bounds), piecesOf(gridOf(bounds), colours.grid)]
  const surface = new Mesh(
    surfaceOf(ground),
    new MeshLambertMaterial({
      color: colours.ground,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: 2,
      polygonOffsetUnits: 2,
    }),
  )
  surface.receiveShadow = true
  return [surface, piecesOf(contourEnds(ground), colours.contour)]
}

/** Only shows where a shadow falls. */
function levelShadow({ middle, radius, ground }: Bounds): Object3D {
  const plane = new Mesh(new PlaneGeometry(4 * radius, 4 * radius), new ShadowMaterial({ opacity: SHADOW, depthWrite: false }))
  plane.position.set(middle[0], middle[1], ground)
  plane.receiveShadow = true
  return plane
}

/** Two triangles for each square of which all corners are known. */
function surfaceOf({ raster, zero }: DrawnGround): BufferGeometry {
  const { columns, heights, west, south, step } = raster
  const points = new Float32Array(3 * heights.length)
  heights.forEach((height, k) => {
    points[3 * k] = west + (k % columns) * step - zero[0]
    points[3 * k + 1] = south + Math.floor(k / columns) * step - zero[1]
    points[3 * k + 2] = Number.isNaN(height) ? 0 : height - zero[2]
  })
  const corners: number[] = []
  const add = (...triangle: readonly number[]) => {
    if (!triangle.some((k) => Number.isNaN(heights[k]))) corners.push(...triangle)
  }
  for (let k = 0; k + columns < heights.length; k++) {
    if (k % columns === columns - 1) continue
    add(k, k + 1, k + columns + 1)
    add(k, k + columns + 1, k + columns)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(points, 3))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return geometry
}

function contourEnds({ raster: { step }, contours, zero }: DrawnGround): Vector[] {
  const above = ABOVE * step - zero[2]
  return contours.flatMap(({ height, lines }) =>
    lines.flatMap((line) => {
      const at = (k: number): Vector => [(line[2 * k] ?? 0) - zero[0], (line[2 * k + 1] ?? 0) - zero[1], height + above]
      return Array.from({ length: line.length / 2 - 1 }, (_, k) => [at(k), at(k + 1)]).flat()
    }),
  )
}
