import { columnNamed } from '../core/column-names.ts'
import type { ColumnEntry, ColumnName } from '../core/columns.ts'
import { COLUMNS } from '../core/columns.ts'
import { DIAGRAM_COLUMNS } from '../report/diagram.ts'
import { type Summed, summedColumns } from '../report/totals.ts'

const isOfGrid = (name: ColumnName): boolean => ['outages', 'storage', 'ac'].includes(columnNamed(name).entry.writers[0])

/** What is added up of each part. */
export const SUMMED_OF_PARTS: readonly Summed[] = summedColumns(DIAGRAM_COLUMNS).filter(({ name }) => !isOfGrid(name))

/** Power at the inverters of parts, which adds up. Their voltages and currents do not. */
export const INVERTER_POWER = Object.entries<ColumnEntry>(COLUMNS.ac).flatMap(([name, { writers, unit }]) =>
  writers[0] === 'inverter' && unit === 'W' && name !== 'unlimitedW' ? [name as ColumnName<'ac'>] : [],
)
