import type { SceneType } from '@pvyield/contract/schemas'
import type { ShadeTarget } from './shade/target.ts'

/** How modules fill a table; nothing of it is known of most. */
export interface TableFill extends Pick<ShadeTarget, 'rows' | 'tube'> {
  /** Share of the light that passes between the modules of a sub-row. */
  readonly open: number
  /** Width of the sub-rows over that of the table. */
  readonly filled: number
}

const WHOLE: TableFill = { open: 0, filled: 1 }

/** @param faces  of the device, which share its modules */
export function fillOf(type: SceneType, faces: number): TableFill {
  const { width, length, modules, modules_across, module_gap, sub_rows, torque_tube } = type
  if ((module_gap ?? sub_rows ?? torque_tube) === undefined) return WHOLE
  const count = sub_rows?.count ?? 1
  const filled = 1 - ((count - 1) * (sub_rows?.gap ?? 0)) / width
  const across = modules_across ?? count
  const [up, along] = [across / count, modules / faces / across]
  const closed = (gaps: number, gap = 0, size: number) => 1 - (gaps * gap) / size
  return {
    filled,
    open: 1 - closed(along - 1, module_gap?.along, length) * closed(up - 1, module_gap?.across, (filled * width) / count),
    ...(sub_rows === undefined ? {} : { rows: sub_rows }),
    ...(torque_tube === undefined ? {} : { tube: { radius: torque_tube.diameter / 2, below: torque_tube.below } }),
  }
}
