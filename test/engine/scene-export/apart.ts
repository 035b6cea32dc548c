import { expect } from 'bun:test'
import type { Scene } from '@pvyield/contract/schemas'
import { exportScene, parseSceneFile } from '@pvyield/engine'
import { solidsOf, tablesOf } from '../../../engine/scene-export/parts.ts'

export type Point = readonly [number, number, number]
export const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** How far the tables of one scene are from those of another, corner by corner in the same order. */
export function tablesApart(a: Scene, b: Scene): number {
  const [ours, theirs] = [tablesOf(a), tablesOf(b)]
  expect(theirs).toHaveLength(ours.length)
  const nearest = (corners: readonly Point[]) =>
    theirs.reduce(
      (best, table) =>
        Math.min(
          best,
          corners.reduce((most, corner, k) => Math.max(most, apart(corner, table.corners[k] ?? corner)), 0),
        ),
      Number.POSITIVE_INFINITY,
    )
  return ours.reduce((most, { corners }) => Math.max(most, nearest(corners)), 0)
}

export function objectsApart(a: Scene, b: Scene): number {
  const [ours, theirs] = [solidsOf(a), solidsOf(b)]
  expect(theirs.map(({ object, id }) => [object.kind, id])).toEqual(ours.map(({ object, id }) => [object.kind, id]))
  const points = (solids: typeof ours) => solids.flatMap(({ pairs }) => pairs.flat())
  return points(ours).reduce((most, point, k) => Math.max(most, apart(point, points(theirs)[k] ?? [Number.NaN, 0, 0])), 0)
}

/** A scene is the same within a millimetre when it is exported as PVCollada and read again. */
export async function expectAgain(scene: Scene): Promise<void> {
  const { scene: found } = await parseSceneFile(await exportScene(scene, { format: 'pvc' }), { latitude: 45 })
  if (found === null) throw new Error('The exported scene is not read')
  expect(tablesApart(scene, found)).toBeLessThan(1e-3)
  expect(objectsApart(scene, found)).toBeLessThan(1e-3)
}
