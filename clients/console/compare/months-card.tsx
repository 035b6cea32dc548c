import { MONTHS, monthsComparedPicture } from '@pvyield/report/comparison'
import { Figure } from '../parts/figure.tsx'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { RanVariant } from './ran-variant.ts'
import { energyDecimals, signed } from './signed.ts'

/** The months of variants: bars, and a table of differences. */
export function MonthsCard(props: { readonly base: RanVariant; readonly others: readonly RanVariant[]; readonly isPerKwp: boolean }) {
  const { base, others, isPerKwp } = props
  const unit = isPerKwp ? 'kWh/kWp' : 'kWh'
  const months = [base, ...others].map(({ name, answer }) => {
    const size = isPerKwp ? answer.summary.dc_kwp : 1
    return { name, values: answer.summary.monthly.e_grid_kwh.map((kwh) => (kwh === null ? null : kwh / size)) }
  })
  const [first, ...rest] = months
  const of = (month: number) => first?.values[month] ?? null
  const decimals = isPerKwp ? 2 : energyDecimals(Math.max(...months.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0)))))
  const csvRows = () => [
    ['month', ...months.map(({ name }) => `${name}, ${unit}`)],
    ...MONTHS.map((month, k) => [month, ...months.map(({ values }) => values[k] ?? null)]),
  ]
  return (
    <>
      <Figure
        title={`Energy to grid by month, ${unit}`}
        name="months-compared"
        height={320}
        draw={(options) => monthsComparedPicture(months, unit, options)}
      />
      <details class="card">
        <summary>Table of months</summary>
        <WideTable label="Table of months">
          <table class="numbers">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">
                  {base.name}
                  <br />
                  <small>{unit}</small>
                </th>
                {rest.map(({ name }, k) => (
                  <th key={k} scope="col" colSpan={2}>
                    {name}
                    <br />
                    <small>difference, {unit} and %</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {MONTHS.map((month, k) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{textOf(of(k), (value) => shown(value, decimals))}</td>
                  {rest.flatMap(({ values }, column) => {
                    const [from, to] = [of(k), values[k] ?? null]
                    const difference = from === null || to === null ? null : to - from
                    const share = difference === null || from === null || from === 0 ? null : (100 * difference) / from
                    return [
                      <td key={`d${column}`}>{textOf(difference, (value) => signed(value, decimals))}</td>,
                      <td key={`p${column}`}>{textOf(share, (value) => signed(value, 2))}</td>,
                    ]
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <TableTools name="months-compared" rows={csvRows} />
      </details>
    </>
  )
}

function textOf(value: number | null, text: (value: number) => string): string {
  return value === null ? '–' : text(value)
}
