import type { ComparedField, Project, RunDifference, VariantDifference } from '@pvyield/sdk'
import { useState } from 'preact/hooks'
import { signed } from '../compare/signed.ts'
import { FieldName } from '../parts/field-name.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { textWords } from '../plant/option-words.ts'
import { call, messageOf } from './service.ts'

/** Rows of less than this share of the difference are not shown. */
const ROUNDING = 1e-9

/** The difference of two variants, as the service answers it. */
export function Difference({ root, project }: { readonly root: string; readonly project: Project }) {
  const [first, second] = project.variants
  const [a, setA] = useState(first?.variant_id ?? '')
  const [b, setB] = useState(second?.variant_id ?? '')
  const [found, setFound] = useState<VariantDifference | null>(null)
  const [fault, setFault] = useState('')
  const compare = async () => {
    setFault('')
    const query = new URLSearchParams({ a, b })
    setFound(await call<VariantDifference>(root, 'GET', `api/projects/${project.project_id}/difference?${query}`))
  }
  return (
    <section class="card" aria-labelledby="project-difference">
      <h2 id="project-difference">Difference</h2>
      <div class="tools">
        <Choice label="From" value={a} onValue={setA} project={project} />
        <Choice label="to" value={b} onValue={setB} project={project} />
        <button type="button" onClick={() => void compare().catch((cause: unknown) => setFault(messageOf(cause)))}>
          Compare
        </button>
      </div>
      <p class="fault" role="status">
        {fault}
      </p>
      {found === null ? null : <Found {...found} />}
    </section>
  )
}

function Choice(props: {
  readonly label: string
  readonly value: string
  readonly onValue: (id: string) => void
  readonly project: Project
}) {
  return (
    <label>
      {props.label}{' '}
      <select value={props.value} onChange={(event) => props.onValue(event.currentTarget.value)}>
        {props.project.variants.map(({ variant_id, name }) => (
          <option key={variant_id} value={variant_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Found({ a, b, fields, comparison }: VariantDifference) {
  const [difference] = comparison?.differences ?? []
  const isOld = comparison !== null && !(a.run?.current === true && b.run?.current === true)
  // A run says what it assumed; requests alone do not.
  const known = comparison === null || isOld ? fields : comparison.fields
  const isAssumed = known === fields && known.some(({ words }) => words.includes(NOT_SENT))
  return (
    <>
      <WideTable label="Fields that differ">
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{a.name}</th>
              <th scope="col">{b.name}</th>
            </tr>
          </thead>
          <tbody>
            {known.map((field) => (
              <tr key={field.path}>
                <th scope="row">
                  <FieldName {...field} />
                </th>
                <Value field={field} of={0} isRun={known !== fields} />
                <Value field={field} of={1} isRun={known !== fields} />
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {known.length === 0 ? <p class="hint">The requests are the same.</p> : null}
      {isAssumed ? <p class="hint">A run of both says which values are the defaults.</p> : null}
      {difference === undefined ? (
        <p class="hint">Run both to see why their energies differ.</p>
      ) : (
        <Rows difference={difference} title={`${b.name} minus ${a.name}`} />
      )}
      {isOld ? <p class="hint">A request has changed since its run: run all, then compare again.</p> : null}
    </>
  )
}

/** What the service writes for a field that is not in a request. */
const NOT_SENT = '–'

/** A value, and whether it is a default: what a run assumed, or that the request does not state it. */
function Value(props: { readonly field: ComparedField; readonly of: 0 | 1; readonly isRun: boolean }) {
  const { path, values, words, assumed } = props.field
  const { [props.of]: text = NOT_SENT } = words
  const { [props.of]: value } = values
  if (!props.isRun && text === NOT_SENT) return <td>default</td>
  return (
    <td>
      {typeof value === 'string' ? textWords(path, text) : text}
      {assumed[props.of] === true && text !== NOT_SENT ? <small> default</small> : null}
    </td>
  )
}

function Rows({ difference, title }: { readonly difference: RunDifference; readonly title: string }) {
  return (
    <WideTable label={title}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">kWh</th>
          </tr>
        </thead>
        <tbody>
          {difference.rows
            .filter(({ kwh }) => Math.abs(kwh) > ROUNDING * Math.abs(difference.energy))
            .map(({ key, label, kwh }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{signed(kwh, 0)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Energy to grid</th>
            <td>{signed(difference.energy, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  )
}
