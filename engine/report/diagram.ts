import type { LossRow } from '@pvyield/contract/schemas'
import { rowColumns, withChange } from '../core/column-names.ts'
import type { ColumnName, RowPart, Writer } from '../core/columns.ts'
import type { Parts } from '../core/parts.ts'

interface DiagramRow {
  key: string
  label: string
  unit: 'kWh/m2' | 'kWh'
  /** True for a level. Other rows are losses (negative: gains) from the level named in `basis`. */
  isLevel: boolean
  /**
   * Level to which a fraction refers or from which a level is computed; null where a chain begins.
   */
  basis: string | null
  /** Columns that are added up to give the value of the row. */
  columns: readonly ColumnName[]
  sign: 1 | -1
  /** The row is present only when the plant has this part. */
  only?: RowPart | undefined
}

type Level = Pick<DiagramRow, 'key' | 'label' | 'basis' | 'columns' | 'only'>

const irradiation = (level: Level): DiagramRow => ({ ...level, unit: 'kWh/m2', isLevel: true, sign: 1 })
const energy = (level: Level): DiagramRow => ({ ...level, unit: 'kWh', isLevel: true, sign: 1 })

/** The losses and gains below a level, from the columns that these stages write. */
function rowsBelow(basis: string, unit: DiagramRow['unit'], ...writers: readonly Writer[]): DiagramRow[] {
  return writers.flatMap(rowColumns).flatMap(({ name, entry: { row } }) =>
    row === undefined
      ? []
      : [
          {
            key: row.key,
            label: row.label,
            unit,
            isLevel: false,
            basis,
            columns: withChange(name),
            sign: row.isGain === true ? -1 : 1,
            only: row.only,
          },
        ],
  )
}

/**
 * Rows of the loss diagram, in order. Each row adds up columns that its own model wrote.
 * Closure: a level equals the level named in its basis minus the losses with that basis.
 */
export const DIAGRAM: readonly DiagramRow[] = [
  irradiation({ key: 'glob_hor', label: 'Global horizontal irradiation', basis: null, columns: ['ghiWm2'] }),
  ...rowsBelow('glob_hor', 'kWh/m2', 'transposition'),
  irradiation({
    key: 'glob_inc',
    label: 'Irradiation on the plane',
    basis: 'glob_hor',
    columns: ['beamIncWm2', 'skyIncWm2', 'groundIncWm2'],
  }),
  ...rowsBelow('glob_inc', 'kWh/m2', 'horizon', 'shading', 'optics'),
  irradiation({
    key: 'ground_incident',
    label: 'Irradiation on the ground between rows',
    basis: null,
    columns: ['rearGroundIncidentWm2'],
    only: 'rear',
  }),
  ...rowsBelow('ground_incident', 'kWh/m2', 'rear'),
  irradiation({ key: 'glob_rear', label: 'Irradiation on the rear side', basis: 'ground_incident', columns: ['backWm2'], only: 'rear' }),
  irradiation({ key: 'glob_eff', label: 'Effective irradiation on the front', basis: 'glob_inc', columns: ['effectiveWm2'] }),
  energy({ key: 'e_array_nominal', label: 'Array nominal energy at STC efficiency', basis: null, columns: ['nominalW'] }),
  ...rowsBelow('e_array_nominal', 'kWh', 'dc'),
  energy({ key: 'e_array_mpp', label: 'Array virtual energy at MPP', basis: 'e_array_nominal', columns: ['mppW'] }),
  ...rowsBelow('e_array_mpp', 'kWh', 'inverter', 'dc bus'),
  energy({
    key: 'e_inverter_output',
    label: 'Energy at the inverter output',
    basis: 'e_array_mpp',
    columns: withChange('inverterOutputW'),
  }),
  ...rowsBelow('e_inverter_output', 'kWh', 'storage', 'ac'),
  energy({ key: 'e_grid', label: 'Energy to grid', basis: 'e_inverter_output', columns: ['gridW'] }),
]

/** Every column that the diagram adds up. */
export const DIAGRAM_COLUMNS: readonly ColumnName[] = DIAGRAM.flatMap(({ columns }) => columns)

/** When a level is lost completely, rounding errors leave up to this share of it. */
const NOTHING_LEFT_FRAC = 1e-9

/**
 * Computes the loss diagram from the sum of each frame column.
 * @param columnSum  sum of a column over the (mean) year, kWh/m2 or kWh
 * @param parts      rows of parts that the plant does not have are left out
 * Conventions: `fraction` refers to the level named in `basis`, `fraction_of_previous` to what the
 * rows above leave of that level. From one level to the next, the product of (1 -
 * fraction_of_previous) is the ratio of the levels.
 * Checked by: test/engine/report/diagram.test.ts
 */
export function lossDiagram(columnSum: (name: ColumnName) => number, parts: Pick<Parts, RowPart>): LossRow[] {
  const levels = new Map<string, { reached: number; left: number }>() // `left`: what the rows so far leave
  const rows: LossRow[] = []
  for (const { key, label, unit, isLevel, basis, columns, sign, only } of DIAGRAM) {
    if (only !== undefined && !parts[only]) continue
    let value = 0
    for (const name of columns) value += sign * columnSum(name)
    const above = isLevel || basis === null ? undefined : levels.get(basis)
    rows.push({
      key,
      label,
      value,
      unit,
      loss: !isLevel,
      fraction: above === undefined || above.reached <= 0 ? null : value / above.reached,
      fraction_of_previous: above === undefined || above.left <= NOTHING_LEFT_FRAC * Math.abs(above.reached) ? null : value / above.left,
      basis,
    })
    if (above !== undefined) above.left -= value
    if (isLevel) levels.set(key, { reached: value, left: value })
  }
  return rows
}
