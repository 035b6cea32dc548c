import type { LossRow } from '@pvyield/sdk'
import { signed } from '../compare/signed.ts'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'

/** The rows of the loss diagram with those of 0, closed until someone wants it. */
export function LossesTable(props: { readonly root: string; readonly rows: readonly LossRow[]; readonly of?: string }) {
  const { root, rows, of = '' } = props
  const csvRows = () => [
    ['row', 'label', 'value', 'unit', 'basis', 'fraction', 'fraction_of_previous'],
    ...rows.map((row) => [row.key, row.label, row.value, row.unit, row.basis, row.fraction, row.fraction_of_previous]),
  ]
  return (
    <details class="card">
      <summary>Table of losses{of === '' ? '' : `: ${of}`}</summary>
      <WideTable label="Table of losses">
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Value</th>
              <th scope="col">Unit</th>
              <th scope="col">
                Loss (-) or gain (+)
                <br />
                <small>% of what is left before</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, value, unit, loss, fraction_of_previous: share }) => (
              <tr key={key} class={loss ? undefined : 'level'}>
                <th scope="row">
                  <a href={`${root}docs/row.${key}`}>{label}</a>
                </th>
                <td>{loss ? signed(-value, unit === 'kWh' ? 0 : 1) : shown(value, unit === 'kWh' ? 0 : 1)}</td>
                <td>{unit === 'kWh' ? 'kWh' : 'kWh/m²'}</td>
                <td>{share === null ? '' : signed(-100 * share, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <TableTools name="losses" rows={csvRows} />
    </details>
  )
}
