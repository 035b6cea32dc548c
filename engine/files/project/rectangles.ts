import type { PvsystBlock } from '../pvsyst-object.ts'
import { frameOf, noteBaseSlope } from './borders.ts'
import { type ModuleLayout, readModuleLayout } from './module-layout.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, readPlacing } from './placing.ts'
import type { SceneDraft } from './scene-draft.ts'

/** Racks of pvShdArrayRect: one for each rectangle of the plane. */
export function readRectangles(block: PvsystBlock, draft: SceneDraft): void {
  const { origin, azimuthDeg, tiltDeg, axes } = readPlacing(block, draft)
  const keys = new ObjectFacts(block, draft.findings)
  const lengths = keys.list('LongA')
  const widths = keys.list('LargA')
  const [xs, ys] = [keys.list('XOrig'), keys.list('YOrig')]
  const layout = readModuleLayout(keys)
  const stated = keys.integer('NElemChamps')
  if (lengths.length === 0 || widths.length === 0) {
    draft.remark('ignored', block.kind, block.line, 'A field of rectangles without LongA and LargA is left out')
    return
  }
  if (stated !== null && stated !== lengths.length)
    draft.remark('deviation', block.kind, block.line, 'NElemChamps is not the number of rectangles in LongA, which are used')
  noteBaseSlope(keys, block, draft)
  const ofField = { kind: 'gft' as const, frame: frameOf(keys, block, draft), orientation: keys.integer('NoOrient'), azimuthDeg, tiltDeg }
  for (const [k, length] of lengths.entries()) {
    // a list that is shorter repeats its last item
    const width = widths[k] ?? widths.at(-1) ?? 0
    if (!(length > 0 && width > 0)) {
      draft.remark('ignored', block.kind, block.line, 'A rectangle without a length and a width is left out')
      continue
    }
    const along = (xs[k] ?? 0) + length / 2
    const up = (ys[k] ?? 0) + width / 2
    const centre = moved(origin, [along, axes.along], [up, axes.up])
    draft.addTable({ ...ofField, length, width, ...modulesOf(layout, length, width, block, draft), centre })
  }
  draft.remark(
    'assumed',
    block.kind,
    block.line,
    'Rectangles are placed from the lower corner of the plane, XOrig along its base to the west when it faces south, YOrig up the slope',
  )
}

/** Modules of a rectangle: rows times columns where they fill it, else as many as fit by area. */
export function modulesOf(
  { rows, columns, heightM, widthM }: ModuleLayout,
  length: number,
  width: number,
  block: PvsystBlock,
  draft: SceneDraft,
): { modules: number | null; modulesUp: number | null } {
  const counted = rows !== null && columns !== null && rows * columns >= 1 ? rows * columns : null
  if (heightM === null || widthM === null) return { modules: counted, modulesUp: counted === null ? null : rows }
  const share = ((counted ?? 0) * heightM * widthM) / (length * width)
  if (counted !== null && share > FILLED_LEAST && share < FILLED_MOST) return { modules: counted, modulesUp: rows }
  // a little more than the whole number, because fields are drawn to the decimetre
  const modules = Math.max(1, Math.floor((length * width) / (heightM * widthM) + ROUNDING))
  const modulesUp = Math.max(1, Math.floor(width / heightM + ROUNDING))
  const why =
    counted === null ? 'NModInHeight and NModInWidth are not stated' : 'NModInHeight x NModInWidth modules do not fill the rectangle'
  draft.remark(counted === null ? 'derived' : 'changed', block.kind, block.line, `${why}: modules are counted by area`)
  return { modules, modulesUp }
}

const FILLED_LEAST = 0.5
const FILLED_MOST = 1.1
const ROUNDING = 0.05
