import { MONTHS, monthsComparedPicture } from '@pvyield/report/comparison'
import type { SubArrayResult } from '@pvyield/sdk'
import { Figure } from '../parts/figure.tsx'
import { shown } from '../parts/numbers.ts'
import { NumbersTable } from '../parts/numbers-table.tsx'
import { titleOf } from './part-figures.ts'

const OUTPUT = 'Energy at the inverter output'

/** The energy of a part by month. */
export function PartMonths({ part }: { readonly part: SubArrayResult }) {
  const name = titleOf(part)
  return (
    <Figure
      title={`${name}: energy by month`}
      name={`months-${part.id}`}
      height={300}
      draw={(options) => monthsComparedPicture([{ name, values: part.monthly.e_inverter_output_kwh }], 'kWh', options, OUTPUT)}
    />
  )
}

const COLUMNS = [
  ['glob_inc_kwhm2', 'On the plane', 'kWh/m²', 1],
  ['glob_eff_kwhm2', 'Effective', 'kWh/m²', 1],
  ['e_array_kwh', 'Array', 'kWh', 0],
  ['e_inverter_output_kwh', 'At the inverters', 'kWh', 0],
] as const

/** The table of months of a part, closed until someone wants it. */
export function PartMonthsTable({ part }: { readonly part: SubArrayResult }) {
  const { monthly } = part
  const rows = MONTHS.map((month, k) => [
    month,
    ...COLUMNS.map(([name, , , decimals]) => {
      const value = monthly[name][k] ?? null
      return value === null ? '–' : shown(value, decimals)
    }),
  ])
  const head = [['Month', ''] as const, ...COLUMNS.map(([, label, unit]) => [label, unit] as const)]
  return (
    <details class="card">
      <summary>Table of months: {titleOf(part)}</summary>
      <NumbersTable title={`Months of ${titleOf(part)}`} name={`months-${part.id}`} head={head} rows={rows} />
    </details>
  )
}
