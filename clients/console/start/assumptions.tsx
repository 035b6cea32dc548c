import type { RunAnswer } from '@pvyield/sdk'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { FieldWords } from '../plant/field-words.ts'
import type { Plant } from '../state/console-state.ts'
import { partOfField } from '../sub-arrays/part-of-field.ts'
import type { RunAnswerHere } from '../worker/jobs.ts'

type Findings = NonNullable<RunAnswer['summary']['findings']>

/** What the run found worth saying, most serious first. */
export function Findings(props: { readonly findings: Findings; readonly plant: Plant; readonly words: FieldWords }) {
  const { findings, plant, words } = props
  return (
    <ul class="findings" aria-label="Findings">
      {findings.map(({ code, level, message, field }) => (
        <li key={`${code} ${field}`} class={level}>
          <OfPart field={field} plant={plant} />
          {words(message)}
        </li>
      ))}
    </ul>
  )
}

/** The part of the plant that a field is of, by its name. */
export function OfPart({ field, plant }: { readonly field: string | null; readonly plant: Plant }) {
  const name = partOfField(field, plant)
  return name === '' ? null : <strong>{name}: </strong>
}

/** What the run assumed and what it left out, in words. */
export function Assumptions(props: { readonly answer: RunAnswerHere }) {
  const { defaults_applied: defaults, not_counted: notCounted = [] } = props.answer
  return (
    <section class="card" aria-labelledby="assumed-title">
      <h2 id="assumed-title">What this assumes</h2>
      <details>
        <summary>{notCounted.length} effects are not counted</summary>
        <ul>
          {notCounted.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{defaults.length} values are assumed</summary>
        <WideTable label="Assumed values">
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Value</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {defaults.map(({ field, value, source }) => (
                <tr key={field}>
                  <td>
                    <code>{field}</code>
                  </td>
                  <td>{textOf(value)}</td>
                  <td>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <TableTools
          name="assumed-values"
          rows={() => [['field', 'value', 'why'], ...defaults.map(({ field, value, source }) => [field, jsonOf(value), source])]}
        />
      </details>
    </section>
  )
}

function jsonOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const SHOWN_CHARS = 60

function textOf(value: unknown): string {
  const text = jsonOf(value)
  return text.length <= SHOWN_CHARS ? text : `${text.slice(0, SHOWN_CHARS - 1)}…`
}
