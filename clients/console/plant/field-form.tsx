import { useId, useState } from 'preact/hooks'
import type { FormField } from './form.ts'
import type { FormPanelProps } from './form-props.ts'
import { type Json, valueAt, withValue } from './paths.ts'
import { ProblemList } from './problem-list.tsx'
import type { Problem } from './problems.ts'
import { ValueInput } from './value-input.tsx'
import { valueText } from './value-text.ts'

export interface FieldProps extends Omit<FormPanelProps, 'problems'> {
  readonly field: FormField
  readonly problems: readonly Problem[]
}

/** A field of the request with its unit, its help and what is said about it. */
export function FieldForm({ host, store, state, field, problems, onBody }: FieldProps) {
  const id = useId()
  const [isHelp, setHelp] = useState(false)
  const body = state.plant.body as unknown as Json
  const value = valueAt(body, field.path)
  const { path, label, unit, kind } = field
  const level = problems[0]?.level
  const key = path.slice(path.lastIndexOf('.') + 1)
  const set = (next: unknown, isMoving = false) => onBody(withValue(body, path, next), isMoving ? path : null)
  return (
    <div class={`entry of-${kind} ${level ?? ''}`} data-field={path}>
      <p class="name">
        <label for={id}>{label}</label>
        <button type="button" class="plain ask" aria-expanded={isHelp} aria-controls={`${id}-help`} onClick={() => setHelp(!isHelp)}>
          ?<span class="unseen"> Help on {label}</span>
        </button>
      </p>
      <div class="box">
        <ValueInput
          id={id}
          field={field}
          value={value}
          isFaulty={level === 'error'}
          describedBy={problems.length === 0 ? undefined : `${id}-problems`}
          onValue={set}
          onSettled={() => store.settle()}
        />
        {unit === '' ? null : <span class="unit">{unit}</span>}
      </div>
      <p class="below">
        <code>{key}</code>
        {value === undefined ? (
          <span class="state">{field.isRequired ? 'required' : 'default'}</span>
        ) : field.isRequired ? null : (
          <button type="button" class="plain state" onClick={() => set(undefined)}>
            reset<span class="unseen"> {label} to its default</span>
          </button>
        )}
      </p>
      <div id={`${id}-help`} class="help" hidden={!isHelp}>
        {field.help} {field.bounds === '' ? '' : `Bounds: ${field.bounds}. `}
        {field.default === undefined ? '' : `Default: ${valueText(field.default)}. `}
        <a href={`${host.root}docs/${path}`}>
          Docs<span class="unseen"> of {path}</span>
        </a>
      </div>
      <ProblemList id={`${id}-problems`} root={host.root} problems={problems} />
    </div>
  )
}
