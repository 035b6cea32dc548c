import type { PvsystBlock } from '../pvsyst-object.ts'
import type { ObjectFacts } from './object-facts.ts'
import type { SceneDraft } from './scene-draft.ts'

/** Borders that differ by less are equal. */
const SAME_M = 0.0005

/**
 * Width of the frame of a field (Cadre, one number for each side), m; 0 without one. It stands outside
 * the sizes of the field, shades and has no cells.
 */
export function frameOf(keys: ObjectFacts, block: PvsystBlock, draft: SceneDraft): number {
  const sides = keys.list('Cadre')
  if (sides.length === 0) return 0
  const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length
  if (sides.some((side) => side < 0)) {
    draft.remark('ignored', block.kind, block.line, 'A frame (Cadre) below 0 is left out')
    return 0
  }
  if (sides.some((side) => Math.abs(side - mean) > SAME_M))
    draft.remark(
      'changed',
      block.kind,
      block.line,
      'The sides of the frame (Cadre) differ, and which is which is not known: the frame has their mean on all sides',
    )
  return Number(mean.toFixed(6))
}

/** The slope of a field's base would be a roll, whose sign no file shows. */
export function noteBaseSlope(keys: ObjectFacts, block: PvsystBlock, draft: SceneDraft): void {
  const slope = keys.number('BaseSlope')
  if (slope !== null && slope !== 0)
    draft.remark(
      'ignored',
      block.kind,
      block.line,
      `BaseSlope ${slope} deg is left out, because its sign is not known: the tables lie level along their base; set roll_deg of their placements`,
    )
}
