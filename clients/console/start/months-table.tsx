import type { Monthly } from '@pvyield/sdk'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

type Name = Exclude<keyof Monthly, 'year'>

interface Column {
  readonly name: Name
  readonly label: string
  readonly unit: string
  readonly decimals: number
  readonly size?: number
}

const COLUMNS: readonly Column[] = [
  { name: 'glob_hor_kwhm2', label: 'Horizontal', unit: 'kWh/m²', decimals: 1 },
  { name: 'glob_inc_kwhm2', label: 'On the plane', unit: 'kWh/m²', decimals: 1 },
  { name: 't_amb_c', label: 'Air', unit: '°C', decimals: 1 },
  { name: 'e_array_kwh', label: 'Array', unit: 'kWh', decimals: 0 },
  { name: 'e_grid_kwh', label: 'Grid', unit: 'kWh', decimals: 0 },
  { name: 'pr', label: 'PR', unit: '%', decimals: 1, size: 0.01 },
]

/** The table of months, closed until someone wants it. */
export function MonthsTable(props: { readonly monthly: Monthly }) {
  const { monthly } = props
  const figureOf = (name: Name, row: number): number | null =>
    (row < 12 ? (monthly[name] as (number | null)[])[row] : monthly.year?.[name]) ?? null
  const rows = [...MONTHS, 'Year']
  const csvRows = () => [
    ['month', ...COLUMNS.map(({ name }) => name)],
    ...rows.map((month, row) => [month, ...COLUMNS.map(({ name }) => figureOf(name, row))]),
  ]
  return (
    <details class="card">
      <summary>Table of months</summary>
      <WideTable label="Table of months">
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Month</th>
              {COLUMNS.map(({ name, label, unit }) => (
                <th key={name} scope="col">
                  {label}
                  <br />
                  <small>{unit}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((month, row) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {COLUMNS.map(({ name, decimals, size = 1 }) => {
                  const value = figureOf(name, row)
                  return <td key={name}>{value === null ? '–' : shown(value / size, decimals)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <TableTools name="months" rows={csvRows} />
    </details>
  )
}
