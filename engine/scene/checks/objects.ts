import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'

/** Place of the height in a vertex `[x, y, z, h]`. */
const H = 3

/**
 * Most bodies of all objects: each prism and cylinder is one, and each segment of a wall or tree line.
 * More would take hundreds of megabytes.
 */
const BODIES_MAX = 50_000

/** Objects rise above their base, and a cylinder has one width. */
export function checkObjects(scene: Sent, findings: SceneFindings): void {
  const bodies = listIn(scene.objects).reduce<number>((sum, item) => sum + bodiesOf(objectIn(item)), 0)
  if (bodies > BODIES_MAX)
    findings.fail(
      ['objects'],
      `have ${bodies} bodies together (prisms, cylinders, and segments of walls and tree lines), more than ${BODIES_MAX}: draw walls and tree lines with fewer vertices`,
    )
  listIn(scene.objects).forEach((item, at) => {
    const object = objectIn(item)
    if (object.kind === 'cylinder') checkRadius(object, at, findings)
    else if (object.kind === 'prism' || object.kind === 'wall' || object.kind === 'tree_line') checkHeights(object, at, findings)
  })
}

function bodiesOf({ kind, vertices }: Sent): number {
  return kind === 'wall' || kind === 'tree_line' ? Math.max(0, listIn(vertices).length - 1) : 1
}

function checkRadius({ radius, diameter }: Sent, at: number, findings: SceneFindings): void {
  if ((radius === undefined) === (diameter === undefined))
    findings.fail(['objects', at, 'radius'], 'give exactly one of radius or diameter')
}

function checkHeights({ vertices }: Sent, at: number, findings: SceneFindings): void {
  const heights = listIn(vertices).map((vertex) => listIn(vertex)[H])
  heights.forEach((height, k) => {
    if (typeof height === 'number' && height < 0)
      findings.fail(['objects', at, 'vertices', k, H], 'Input should be greater than or equal to 0: h is the height above the base point')
  })
  const areRead = heights.length > 0 && heights.every((height) => typeof height === 'number')
  if (areRead && !heights.some((height) => Number(height) > 0))
    findings.fail(['objects', at, 'vertices'], 'h must be positive on at least one vertex: give the object a height')
}
