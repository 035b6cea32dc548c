import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'

/** Place of the height in a vertex `[x, y, z, h]`. */
const H = 3

/** Objects rise above their base, and a cylinder has one width. */
export function checkObjects(scene: Sent, findings: SceneFindings): void {
  listIn(scene.objects).forEach((item, at) => {
    const object = objectIn(item)
    if (object.kind === 'cylinder') checkRadius(object, at, findings)
    else if (object.kind === 'prism' || object.kind === 'wall' || object.kind === 'tree_line') checkHeights(object, at, findings)
  })
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
