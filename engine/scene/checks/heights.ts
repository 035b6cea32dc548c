import type { SceneFindings } from '../findings.ts'
import { isWithin, listIn, objectIn, type Sent } from '../sent-scene.ts'
import type { Surface } from '../terrain/surface.ts'

/** Comparisons of corners with triangles, which bound the time for hostile meshes: a second. */
const COMPARED_MAX = 300_000_000
/** Coordinates of a scene. */
const FARTHEST = 1e9

/** Whether heights of a scene count from its ground. */
export function areAboveGround(terrain: Sent): boolean {
  return terrain.heights === 'above_ground'
}

/** Heights that count from the ground: no device is below it, and it is under every object. */
export function checkHeights(scene: Sent, ground: Surface, findings: SceneFindings): void {
  listIn(scene.placements).forEach((item, at) => {
    const { z, above_ground: own } = objectIn(item)
    if (own === undefined && isWithin(z, -FARTHEST, FARTHEST) && z < 0)
      findings.fail(
        ['placements', at, 'z'],
        'must not be negative: with terrain.heights above_ground it is the height above the ground; send absolute for heights in the frame of the terrain',
      )
  })
  let compared = 0
  listIn(scene.objects).forEach((item, at) => {
    for (const [path, x, y] of placesOf(objectIn(item))) {
      compared += ground.comparedAt(x, y)
      if (compared > COMPARED_MAX) continue
      const height = ground.heightAt(x, y)
      if (Number.isNaN(height))
        findings.fail(
          ['objects', at, ...path],
          'is beyond the terrain, or over a part without heights, and terrain.heights is above_ground: extend the terrain, or leave the object out',
        )
      else if (!Number.isFinite(height))
        findings.fail(['objects', at, ...path], 'two triangles of the terrain have different heights here: leave one out')
    }
  })
  if (compared > COMPARED_MAX)
    findings.fail(
      ['objects'],
      'have so many corners on so many triangles that the ground under them takes too long: send a grid, or fewer corners',
    )
}

type Place = readonly [path: readonly (string | number)[], x: number, y: number]

/** Where an object meets the ground, as far as it can be read. */
function placesOf({ kind, x, y, vertices }: Sent): Place[] {
  if (kind === 'cylinder') return isPlace(x) && isPlace(y) ? [[['x'], x, y]] : []
  return listIn(vertices).flatMap((vertex, k): Place[] => {
    const [east, north] = listIn(vertex)
    return isPlace(east) && isPlace(north) ? [[['vertices', k], east, north]] : []
  })
}

function isPlace(value: unknown): value is number {
  return isWithin(value, -FARTHEST, FARTHEST)
}
