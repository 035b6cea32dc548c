import type { PvsystBlock } from '../pvsyst-object.ts'
import { metres, type Vector } from './directions.ts'
import { moved, type Placing, readPlacing } from './placing.ts'
import { pointsOf } from './plane-points.ts'
import type { SceneDraft } from './scene-draft.ts'

/** A general body: its points from the lowest one to the highest, as the hull of their ground plan. */
export function readGeneral(block: PvsystBlock, draft: SceneDraft, building: Placing | null): void {
  const { origin, axes, tiltDeg } = readPlacing(block, draft, building)
  draft.noteTilt(block, tiltDeg)
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
