import { RAD_PER_DEG } from '../../core/angles.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { metres } from './directions.ts'
import { ObjectFacts } from './object-facts.ts'
import { moved, type Placing, readPlacing } from './placing.ts'
import type { SceneDraft } from './scene-draft.ts'

/** Steepest roof that is drawn. */
const ROOF_MAX_DEG = 80
const ROOFED = /^oe(asym)?house$/i
const BOX = /^oeparallelepipede$/i
const CYLINDER = /^oeportioncylinder$/i
/** Sides of a cylinder. */
const SIDES_MAX = 360

/**
 * An elementary object (pvShdElemObject): a box from its corner, a part of a cylinder about its axis,
 * a house. Other shapes are in PVsyst's help, but no file tells their names and the order of Params.
 */
export function readElementary(block: PvsystBlock, draft: SceneDraft, building: Placing | null): void {
  const keys = new ObjectFacts(block, draft.findings)
  const type = keys.text('ObjetElemType')
  const params = keys.list('Params')
  const placing = readPlacing(block, draft, building)
  const isRead = CYLINDER.test(type) ? readCylinder(params, placing, block, draft) : readBox(type, params, placing, block, draft)
  if (isRead) draft.noteTilt(block, placing.tiltDeg)
  else draft.remark('ignored', block.kind, block.line, `An object ${type} without its sizes in Params is left out`)
}

/** Length, width, height; of a house also the tilt of its roof. */
function readBox(type: string, params: readonly number[], { origin, axes }: Placing, block: PvsystBlock, draft: SceneDraft): boolean {
  const [length = 0, width = 0, height = 0, pitch = 0] = params
  if (length === 0 || width === 0 || !(height > 0)) return false
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
  else if (!BOX.test(type))
    draft.remark(
      'assumed',
      block.kind,
      block.line,
      `An object ${type || 'without a type'} becomes a box of the first three Params (length, width, height): it may shade more than the object`,
    )
  return true
}

/** Radius, angle, number of sides, height: PVsyst draws a cylinder as a prism of these sides. */
function readCylinder(params: readonly number[], { origin, axes }: Placing, block: PvsystBlock, draft: SceneDraft): boolean {
  const [radius = 0, angleDeg = 0, sides = 0, height = 0] = params
  if (!(radius > 0 && angleDeg > 0 && sides >= 1 && height > 0)) return false
  const isWhole = angleDeg >= 360
  const count = Math.max(isWhole ? 3 : 1, Math.min(SIDES_MAX, Math.round(sides)))
  const corners = Array.from({ length: isWhole ? count : count + 1 }, (_, k) => {
    const rad = (k / count) * Math.min(360, angleDeg) * RAD_PER_DEG
    return moved(origin, [radius * Math.cos(rad), axes.along], [radius * Math.sin(rad), axes.ahead])
  })
  // the hull of a larger part is that of its arc
  if (angleDeg < 180) corners.push(moved(origin))
  if (corners.length < 3) return false
  draft.addObject({ kind: 'prism', vertices: corners.map((corner) => [...corner, metres(height)]) })
  if (!isWhole)
    draft.remark(
      'assumed',
      block.kind,
      block.line,
      'A part of a cylinder is drawn from its x axis towards y, with its axis as a corner below 180 deg; no file shows where a part begins',
    )
  return true
}
