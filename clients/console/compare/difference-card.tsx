import { differenceParts, energyOf, type Part } from '@pvyield/engine/studies'
import { differenceHeight, differencePicture } from '@pvyield/report/comparison'
import { useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { Figure } from '../parts/figure.tsx'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { RanVariant } from './ran-variant.ts'
import { energyDecimals, signed } from './signed.ts'

/** A smaller share of the energy is rounding, no difference. */
const ROUNDING_FRAC = 1e-12

interface Column {
  readonly name: string
  readonly energy: number
  readonly parts: readonly Part[]
}

/** Why variants differ in energy: by rows of the loss diagram that add up. */
export function DifferenceCard(props: {
  readonly base: RanVariant
  readonly others: readonly RanVariant[]
  readonly isPerKwp: boolean
  readonly setPerKwp: (isPerKwp: boolean) => void
}) {
  const { base, others, isPerKwp, setPerKwp } = props
  const [drawn, draw] = useState<string | null>(null)
  const from = energyOf(base.answer, isPerKwp)
  const columns = others.map(
    ({ name, answer }): Column => ({ name, energy: energyOf(answer, isPerKwp), parts: differenceParts(base.answer, answer, isPerKwp) }),
  )
  const rows = rowsOf(columns, Math.abs(from) * ROUNDING_FRAC)
  const unit = isPerKwp ? 'kWh/kWp' : 'kWh'
  const decimals = isPerKwp ? 2 : energyDecimals(Math.max(Math.abs(from), ...columns.map(({ energy }) => Math.abs(energy))))
  const picked = columns.find(({ name }) => name === drawn) ?? columns.at(-1)
  const parts = picked?.parts.filter(({ key }) => rows.some((row) => row.key === key)) ?? []
  const csvRows = () => [
    ['row', ...columns.map(({ name }) => `${name} minus ${base.name}, ${unit}`)],
    ...rows.map(({ label, values }) => [label, ...values]),
    ['Sum', ...columns.map(({ parts }) => sumOf(parts))],
  ]
  return (
    <>
      <section class="card" aria-labelledby="difference-title">
        <h2 id="difference-title">Difference by loss, from {base.name}</h2>
        <ChoiceField
          label="Energy"
          value={isPerKwp ? 'kwp' : 'plant'}
          options={[
            ['plant', 'of the plant, kWh'],
            ['kwp', 'per kWp of each'],
          ]}
          onValue={(value) => setPerKwp(value === 'kwp')}
        />
        {rows.length === 0 ? (
          <p class="hint">The energies do not differ. Change the plant under Plant, or show another variant.</p>
        ) : (
          <>
            <DifferenceTable {...{ base: base.name, from, columns, rows, unit, decimals }} />
            <TableTools name="differences" rows={csvRows} />
            <HowRowsAddUp />
          </>
        )}
      </section>
      {rows.length === 0 || picked === undefined ? null : (
        <>
          {columns.length < 2 ? null : (
            <ChoiceField label="Draw" value={picked.name} options={columns.map(({ name }) => [name, name] as const)} onValue={draw} />
          )}
          <Figure
            title={`From ${base.name} to ${picked.name}, ${unit}`}
            name="differences"
            height={differenceHeight({ parts })}
            draw={(options) =>
              differencePicture(
                { from: { name: base.name, value: from }, to: { name: picked.name, value: picked.energy }, parts, unit, decimals },
                options,
              )
            }
          />
        </>
      )}
    </>
  )
}

interface TableProps {
  readonly base: string
  readonly from: number
  readonly columns: readonly Column[]
  readonly rows: ReturnType<typeof rowsOf>
  readonly unit: string
  readonly decimals: number
}

function DifferenceTable({ base, from, columns, rows, unit, decimals }: TableProps) {
  return (
    <WideTable label="Differences by loss">
      <table class="numbers differences">
        <thead>
          <tr>
            <th scope="col">More (+) or less (−) energy by</th>
            {columns.map(({ name }, k) => (
              <th key={k} scope="col" colSpan={2}>
                {name}
                <br />
                <small>
                  {unit} and % of {base}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line label={base} cells={columns.map(() => [shown(from, decimals), '100.00'])} />
          {rows.map(({ key, label, values }) => (
            <Line key={key} label={label} cells={values.map((value) => cells(value, from, decimals))} />
          ))}
        </tbody>
        <tfoot>
          <Line label="Sum of the rows" cells={columns.map(({ parts }) => cells(sumOf(parts), from, decimals))} />
          <Line label="Difference of the energies" cells={columns.map(({ energy }) => cells(energy - from, from, decimals))} />
        </tfoot>
      </table>
    </WideTable>
  )
}

function HowRowsAddUp() {
  return (
    <details class="hint">
      <summary>How the rows add up</summary>
      <p>
        A row says how much more or less energy reaches the grid because of it. The energy is the light times what each row leaves of it;
        the difference of two plants is divided among these ratios by their logarithms (logarithmic mean Divisia index, LMDI-I; Ang, Energy
        Policy 33, 2005). Plants that differ in one loss only have the whole difference in its row, and the rows add up without a remainder,
        whichever plant is the base. What a plant stores, uses on site or spends in its devices, and the light on the rear side, are amounts
        that the rows above do not scale. “Power of the modules” is the energy that the same light gives.
      </p>
      <p>
        A row says where energy is lost, not which field is the cause: a steeper tilt changes transposition, shading, temperature and
        clipping together.
      </p>
    </details>
  )
}

function Line(props: { readonly label: string; readonly cells: readonly (readonly [string, string])[] }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      {props.cells.flatMap(([value, share], k) => [<td key={`v${k}`}>{value}</td>, <td key={`p${k}`}>{share}</td>])}
    </tr>
  )
}

function cells(value: number, of: number, decimals: number): [string, string] {
  return [signed(value, decimals), of === 0 ? '–' : signed((100 * value) / of, 2)]
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { kwh }) => sum + kwh, 0)
}

/** The rows in which any variant differs. */
function rowsOf(columns: readonly Column[], rounding: number) {
  const all = new Map(columns.flatMap(({ parts }) => parts.map(({ key, label }) => [key, label] as const)))
  return [...all]
    .map(([key, label]) => ({ key, label, values: columns.map(({ parts }) => parts.find((part) => part.key === key)?.kwh ?? 0) }))
    .filter(({ values }) => values.some((value) => Math.abs(value) > rounding))
}
