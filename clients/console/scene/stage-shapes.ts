/** Small makers of three's shapes. */
import type { Vector } from '@pvyield/engine/quick'
import { BufferGeometry, type Group, InstancedMesh, Line, LineBasicMaterial, LineSegments, type Material, Mesh, Vector3 } from 'three'

export function pointsOf(points: readonly Vector[]): BufferGeometry {
  return new BufferGeometry().setFromPoints(points.map((point) => new Vector3(...point)))
}

export function lineOf(points: readonly Vector[], colour: string): Line {
  return new Line(pointsOf(points), new LineBasicMaterial({ color: colour, toneMapped: false }))
}

/** @param ends  two of each piece */
export function piecesOf(ends: readonly Vector[], colour: string): LineSegments {
  return new LineSegments(pointsOf(ends), new LineBasicMaterial({ color: colour, toneMapped: false }))
}

/** Takes everything out of a group, and gives the memory of the card back. */
export function emptied(group: Group): void {
  group.traverse((item) => {
    if (!(item instanceof Mesh || item instanceof Line)) return
    item.geometry.dispose()
    ;(item.material as Material).dispose()
    if (item instanceof InstancedMesh) item.dispose()
  })
  group.clear()
}
