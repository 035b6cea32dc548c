import type { SceneType } from '@pvyield/contract/schemas'
import type { Figures } from './feature.ts'

/** Fields of a type that say how modules fill its tables. */
export type TableFill = Pick<SceneType, 'modules_across' | 'module_gap' | 'sub_rows' | 'torque_tube'>

/** Gaps, sub-rows and the tube that a file states; null where it states none. */
export function fillOf({ across, gapAlong, gapAcross, subRowGap, subRows, tubeDiameter, tubeBelow }: Figures): TableFill | null {
  const isCount = (value: number | undefined): value is number => value !== undefined && Number.isInteger(value) && value > 0
  const isLength = (value: number | undefined): value is number => value !== undefined && value > 0
  const count = subRows ?? across
  const gap = { ...(isLength(gapAlong) ? { along: gapAlong } : {}), ...(isLength(gapAcross) ? { across: gapAcross } : {}) }
  const fill = {
    ...(isCount(across) && Object.keys(gap).length > 0 ? { module_gap: gap } : {}),
    ...(isCount(count) && count > 1 && isLength(subRowGap) ? { sub_rows: { count, gap: subRowGap } } : {}),
    ...(isLength(tubeDiameter) ? { torque_tube: { diameter: tubeDiameter, below: Math.max(tubeBelow ?? 0, tubeDiameter / 2) } } : {}),
  }
  if (Object.keys(fill).length === 0) return null
  return { ...(isCount(across) ? { modules_across: across } : {}), ...fill }
}
