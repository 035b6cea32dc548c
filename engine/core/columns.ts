import { AC } from './columns/ac.ts'
import { DC } from './columns/dc.ts'
import { PLANE } from './columns/plane.ts'
import { SKY } from './columns/sky.ts'

export { type ColumnEntry, type RowPart, WRITERS, type Writer, type WrittenRows } from './columns/entry.ts'

/**
 * The table of columns: every quantity that one stage passes to another, stated once. The types,
 * the allocation of a frame, the combination of several faces, the totals, the loss diagram and the
 * series derive from it.
 *
 * Units: W/m2, W, V, A, degC, m/s, rad, min; `1` for fractions and flags.
 *
 * A frame is kept from run to run, and what its columns contain at the start of a block depends on
 * `rows` and `only` (see `core/clearing.ts`): a stage finds zero in every row that it may leave
 * unwritten, and must write every row that its column's entry says it writes.
 */
export const COLUMNS = { sky: SKY, plane: PLANE, dc: DC, ac: AC } as const

export type Group = keyof typeof COLUMNS
/** Names of the columns of a group. Names are unique over all groups. */
export type ColumnName<G extends Group = Group> = { [K in G]: keyof (typeof COLUMNS)[K] & string }[G]
