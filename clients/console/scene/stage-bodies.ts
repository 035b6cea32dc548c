/** What shades the tables, with the ridges of its roofs. */
import type { Occluder } from '@pvyield/engine/quick'
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  Vector3,
} from 'three'
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js'
import type { StageColours } from './stage-colours.ts'

/** Faces that meet at less are one that is bent, such as the side of a tank. */
const CREASE_DEG = 12
/** The edges of more points would be a tangle, and take as long as the bodies. */
const EDGE_POINTS_MAX = 20_000

/** Bodies through which as much light passes are one mesh: thousands of meshes would take seconds for each frame. */
export function meshesOf(occluders: readonly Occluder[], colours: StageColours): Object3D[] {
  const points = occluders.reduce((sum, { points: { length } }) => sum + length / 3, 0)
  return [...byTransmittance(occluders)].flatMap(([transmittance, bodies]) => {
    const isTree = transmittance > 0
    const material = new MeshLambertMaterial({
      color: isTree ? colours.trees : colours.object,
      side: DoubleSide,
      transparent: isTree,
      opacity: 1 - transmittance,
      depthWrite: !isTree,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    })
    const geometries = bodies.map(({ points }) => (points.length === 12 ? quadOf(points) : hullOf(points)))
    const mesh = new Mesh(joined(geometries, ['position', 'normal']), material)
    mesh.castShadow = true
    if (isTree || points > EDGE_POINTS_MAX) return [mesh]
    const edges = joined(
      geometries.map((geometry) => new EdgesGeometry(geometry, CREASE_DEG)),
      ['position'],
    )
    return [mesh, new LineSegments(edges, new LineBasicMaterial({ color: colours.edge, toneMapped: false }))]
  })
}

function byTransmittance(occluders: readonly Occluder[]): ReadonlyMap<number, readonly Occluder[]> {
  const found = new Map<number, Occluder[]>()
  for (const occluder of occluders) {
    const same = found.get(occluder.transmittance)
    if (same === undefined) found.set(occluder.transmittance, [occluder])
    else same.push(occluder)
  }
  return found
}

/** Corners of several geometries as those of one. */
function joined(geometries: readonly BufferGeometry[], names: readonly string[]): BufferGeometry {
  const whole = new BufferGeometry()
  for (const name of names) {
    const arrays = geometries.flatMap((geometry) => geometry.getAttribute(name)?.array ?? [])
    const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const array of arrays) {
      all.set(array, at)
      at += array.length
    }
    whole.setAttribute(name, new BufferAttribute(all, 3))
  }
  return whole
}

function quadOf(points: Float64Array): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const triangles = geometry.toNonIndexed()
  triangles.computeVertexNormals()
  return triangles
}

/** A body shades as the convex hull of its points. One without volume has no hull, and nothing of it is drawn. */
function hullOf(points: Float64Array): BufferGeometry {
  const corners = Array.from({ length: points.length / 3 }, (_, k) => new Vector3(points[3 * k], points[3 * k + 1], points[3 * k + 2]))
  try {
    return new ConvexGeometry(corners)
  } catch {
    return new BufferGeometry()
  }
}
