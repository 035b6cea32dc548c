import type { Project, RunDifference, VariantDifference } from '@pvyield/sdk'
import { useState } from 'preact/hooks'
import { signed } from '../compare/signed.ts'
import { shown } from '../parts/numbers.ts'
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
  return (
    <>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{a.name}</th>
            <th scope="col">{b.name}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, label, words }) => (
            <tr key={path}>
              <th scope="row">{label ?? path}</th>
              <td>{words[0]}</td>
              <td>{words[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {difference === undefined ? (
        <p class="hint">Run both to see why their energies differ.</p>
      ) : (
        <Rows difference={difference} title={`${b.name} minus ${a.name}`} />
      )}
      {isOld ? <p class="hint">A request has changed since its run: run all, then compare again.</p> : null}
    </>
  )
}

function Rows({ difference, title }: { readonly difference: RunDifference; readonly title: string }) {
  return (
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
        <tr>
          <th scope="row">Energy to grid</th>
          <td>{shown(difference.energy)}</td>
        </tr>
      </tbody>
    </table>
  )
}
