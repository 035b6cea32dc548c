import { RAD_PER_DEG } from '../../core/angles.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { metres, type Vector } from './directions.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, readPlacing } from './placing.ts'
import { pointsOf } from './plane-points.ts'
import type { SceneDraft } from './scene-draft.ts'

/** Steepest roof that is drawn. */
const ROOF_MAX_DEG = 80
const ROOFED = /^oe(asym)?house$/i

/** An elementary object: a box of its first three sizes, with a ridge along its length for a house. */
export function readElementary(block: PvsystBlock, draft: SceneDraft): void {
  const keys = new ObjectFacts(block, draft.findings)
  const type = keys.text('ObjetElemType')
  const [length = 0, width = 0, height = 0, pitch = 0] = keys.list('Params')
  if (length === 0 || width === 0 || !(height > 0)) {
    draft.remark('ignored', block.kind, block.line, `An object ${type} without length, width and height in Params is left out`)
    return
  }
  const { origin, axes } = readPlacing(block, draft)
  const isRoofed = ROOFED.test(type) && pitch > 0 && pitch <= ROOF_MAX_DEG
  const at = (along: number, ahead: number, h: number) => [...moved(origin, [along, axes.along], [ahead, axes.ahead]), metres(h)]
  const ridge = height + (Math.abs(width) / 2) * Math.tan(pitch * RAD_PER_DEG)
  draft.addObject({
    kind: 'prism',
    vertices: [
      at(0, 0, height),
      at(length, 0, height),
      ...(isRoofed ? [at(length, width / 2, ridge)] : []),
      at(length, width, height),
      at(0, width, height),
      ...(isRoofed ? [at(0, width / 2, ridge)] : []),
    ],
  })
  if (ROOFED.test(type))
    draft.remark(
      'assumed',
      block.kind,
      block.line,
      'A house is drawn from Params: length, width, height of the eaves, tilt of the roof, whose ridge runs along the length',
    )
  else
    draft.remark(
      'assumed',
      block.kind,
      block.line,
      `An object ${type || 'without a type'} becomes a box of the first three Params (length, width, height): it may shade more than the object`,
    )
}

/** A general body: its points from the lowest one to the highest, as the hull of their ground plan. */
export function readGeneral(block: PvsystBlock, draft: SceneDraft): void {
  const { origin, axes } = readPlacing(block, draft)
  const points = pointsOf(
    block.blocks.find(({ name }) => name.toLowerCase() === 'sommets'),
    3,
  ).map(([x = 0, y = 0, z = 0]) => moved(origin, [x, axes.along], [y, axes.ahead], [z, UP]))
  const hull = hullOf(points)
  const heights = points.map(([, , z]) => z)
  const low = heights.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const high = heights.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  if (hull.length < 3 || !(high > low)) {
    draft.remark('ignored', block.kind, block.line, 'A body without three corners and a height is left out')
    return
  }
  draft.addObject({ kind: 'prism', vertices: hull.map(([x, y]) => [x, y, low, metres(high - low)]) })
  draft.remark(
    'changed',
    block.kind,
    block.line,
    'A body becomes a prism on the outline of its ground plan up to its highest point, which shades more than the body',
  )
}

const UP = [0, 0, 1] as const

/** Corners of the convex hull of a ground plan (Andrew's monotone chain). */
function hullOf(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Vector[]) => {
    const chain: Vector[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain[chain.length - 2] ?? point, chain[chain.length - 1] ?? point, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turn(a: Vector, b: Vector, c: Vector): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
