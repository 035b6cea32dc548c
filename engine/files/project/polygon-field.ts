import type { PvsystBlock } from '../pvsyst-object.ts'
import { frameOf, noteBaseSlope } from './borders.ts'
import { readModuleLayout } from './module-layout.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, readPlacing } from './placing.ts'
import { pointsOf } from './plane-points.ts'
import { modulesOf } from './rectangles.ts'
import type { SceneDraft } from './scene-draft.ts'

/** A field with a polygonal border (pvShdArrayPoly): the rack of its bounding rectangle. */
export function readPolygon(block: PvsystBlock, draft: SceneDraft): void {
  const points = pointsOf(
    block.blocks.find(({ name }) => name.toLowerCase() === 'sommets2d'),
    2,
  )
  if (points.length < 3) {
    draft.remark('ignored', block.kind, block.line, 'A polygonal field with fewer than three points is left out')
    return
  }
  const { origin, azimuthDeg, tiltDeg, axes } = readPlacing(block, draft)
  const [left, right] = bounds(points.map(([x = 0]) => x))
  const [low, high] = bounds(points.map(([, y = 0]) => y))
  const [length, width] = [right - left, high - low]
  if (!(length > 0 && width > 0)) {
    draft.remark('ignored', block.kind, block.line, 'A polygonal field without an area is left out')
    return
  }
  const keys = new ObjectFacts(block, draft.findings)
  const counted = block.blocks.find(({ name }) => name.toLowerCase() === 'modulelist')?.blocks.length ?? 0
  const byArea = modulesOf(readModuleLayout(keys), length, width, block, draft)
  const centre = moved(origin, [(left + right) / 2, axes.along], [(low + high) / 2, axes.up])
  noteBaseSlope(keys, block, draft)
  draft.addTable({
    ...{ kind: 'gft', length, width, frame: frameOf(keys, block, draft), orientation: keys.integer('NoOrient') },
    ...byArea,
    ...(counted > 0 ? { modules: counted } : {}),
    ...{ centre, azimuthDeg, tiltDeg },
  })
  draft.remark(
    'changed',
    block.kind,
    block.line,
    'A polygonal field becomes the rack of its bounding rectangle, which shades and sees more than the polygon',
  )
}

function bounds(values: readonly number[]): [least: number, most: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
}
