import type { Project, VariantEntry } from '@pvyield/sdk'
import { percent, shown } from '../parts/numbers.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { labelOf } from '../plant/key-words.ts'

interface Props {
  readonly project: Project
  readonly onChange: (variant: VariantEntry, set: object) => void
  readonly onCopy: (variant: VariantEntry) => void
  readonly onDelete: (variant: VariantEntry) => void
  readonly onShow: (variant: VariantEntry) => void
  readonly onRun: (variant: VariantEntry) => void
}

const STATUSES = ['draft', 'open', 'chosen', 'rejected'] as const

/** The variants of a project with the figures of their last runs. */
export function VariantsTable(props: Props) {
  return (
    <WideTable label="Variants">
      <table class="numbers variants stacked">
        <thead>
          <tr>
            <th scope="col">Name and notes</th>
            <th scope="col">Status</th>
            <th scope="col">
              Energy to grid
              <br />
              <small>kWh</small>
            </th>
            <th scope="col">
              Specific yield
              <br />
              <small>kWh/kWp</small>
            </th>
            <th scope="col">
              PR
              <br />
              <small>%</small>
            </th>
            <th scope="col">
              <span class="unseen">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.project.variants.map((variant) => (
            <Row key={`${variant.variant_id} ${variant.revision}`} {...props} variant={variant} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function Row({ variant, onChange, onCopy, onDelete, onShow, onRun }: Props & { readonly variant: VariantEntry }) {
  const { name, status, locked, run } = variant
  const isDone = run?.status === 'running' || (run?.status === 'complete' && run.current)
  return (
    <tr>
      <Names variant={variant} onChange={onChange} />
      <td data-label="Status">
        <select
          aria-label={`Status of ${name}`}
          value={status}
          onChange={(event) => onChange(variant, { status: event.currentTarget.value })}
        >
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </select>
      </td>
      <Figures variant={variant} />
      <td>
        <span class="tools">
          {isDone ? null : (
            <button type="button" onClick={() => onRun(variant)}>
              Run<span class="unseen"> {name}</span>
            </button>
          )}
          <button type="button" onClick={() => onShow(variant)}>
            Show<span class="unseen"> {name}</span>
          </button>
          <button type="button" onClick={() => onCopy(variant)}>
            Copy<span class="unseen"> {name}</span>
          </button>
          <button type="button" aria-pressed={locked} onClick={() => onChange(variant, { locked: !locked })}>
            {locked ? 'Unlock' : 'Lock'}
            <span class="unseen"> {name}</span>
          </button>
          <button type="button" disabled={locked} onClick={() => onDelete(variant)}>
            Delete<span class="unseen"> {name}</span>
          </button>
        </span>
      </td>
    </tr>
  )
}

function Figures({ variant: { run } }: { readonly variant: VariantEntry }) {
  if (run === null || run.status !== 'complete')
    return (
      <td colSpan={3} class={run?.status === 'failed' ? 'fault' : 'hint'}>
        {run === null ? 'Not run on the service yet' : run.status === 'failed' ? 'The run failed' : 'Running'}
      </td>
    )
  const { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio, current } = run
  return (
    <>
      <td data-label="Energy to grid, kWh">
        {shown(e_grid_kwh ?? 0)}
        {current ? null : <small class="stale">of an earlier request</small>}
      </td>
      <td data-label="Specific yield, kWh/kWp">{shown(specific_yield_kwh_per_kwp ?? 0, 1)}</td>
      <td data-label="PR, %">{performance_ratio === null ? '–' : percent(performance_ratio).text}</td>
    </>
  )
}

function Names({ variant, onChange }: Pick<Props, 'onChange'> & { readonly variant: VariantEntry }) {
  const { name, notes, problems, warning } = variant
  const [problem] = problems
  return (
    <th scope="row">
      <input
        aria-label={`Name of ${name}`}
        value={name}
        maxLength={200}
        onChange={(event) => onChange(variant, { name: event.currentTarget.value })}
      />
      <input
        class="soft"
        aria-label={`Notes of ${name}`}
        placeholder="Notes"
        value={notes}
        maxLength={5000}
        onChange={(event) => onChange(variant, { notes: event.currentTarget.value })}
      />
      {problem === undefined ? null : <p class="fault">{`${problem.field ?? ''}: ${problem.message}`.replace(/^: /, '')}</p>}
      {warning === null ? null : <p class="hint">{warning}</p>}
    </th>
  )
}
