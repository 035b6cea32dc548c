import { useId, useState } from 'preact/hooks'
import { withCoupling } from './dc-battery.ts'
import type { FormField } from './form-entries.ts'
import type { FormPanelProps } from './form-props.ts'
import { type Json, valueAt, withValue } from './paths.ts'
import { ProblemList } from './problem-list.tsx'
import type { Problem } from './problems.ts'
import { isLockedByScene, LOCKED_BY_SCENE } from './scene-lock.ts'
import { ValueInput } from './value-input.tsx'
import { meantNumber, nullWords, placeholderOf } from './value-text.ts'

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
  const meant = kind === 'number' || kind === 'integer' ? meantNumber(value, unit) : null
  const isLocked = isLockedByScene(path, body)
  const described = [...(isLocked ? [`${id}-locked`] : []), ...(problems.length === 0 ? [] : [`${id}-problems`])]
  const set = (next: unknown, isMoving = false) => onBody(withCoupling(withValue(body, path, next), path), isMoving ? path : null)
  return (
    <div class={`entry of-${kind} ${level ?? ''} ${field.isOfPart && value !== undefined ? 'own' : ''}`} data-field={path}>
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
          isLocked={isLocked}
          describedBy={described.length === 0 ? undefined : described.join(' ')}
          onValue={set}
          onSettled={() => store.settle()}
        />
        {unit === '' ? null : <span class="unit">{unit}</span>}
      </div>
      {isLocked ? (
        <p id={`${id}-locked`} class="help">
          {LOCKED_BY_SCENE}
        </p>
      ) : null}
      <Below field={field} isSet={value !== undefined} onReset={() => set(undefined)} />
      <Help id={`${id}-help`} root={host.root} field={field} isShown={isHelp} />
      {level !== 'error' || meant === null ? null : (
        <p class="meant">
          <button type="button" onClick={() => set(meant)}>
            Write {meant}
          </button>
        </p>
      )}
      <ProblemList id={`${id}-problems`} root={host.root} problems={problems} />
    </div>
  )
}

/** The key in the request, the bounds, and whether somebody decided the value. */
function Below({ field, isSet, onReset }: { readonly field: FormField; readonly isSet: boolean; readonly onReset: () => void }) {
  const { path, label, bounds, isRequired, isOfPart } = field
  return (
    <p class="below">
      <span>
        <code>{path.slice(path.lastIndexOf('.') + 1)}</code> {bounds}
      </span>
      {!isSet ? (
        <span class="state">{stateOf(field)}</span>
      ) : isRequired ? null : (
        <button type="button" class="plain state" onClick={onReset}>
          reset<span class="unseen">{` ${label} to ${isOfPart ? 'that of the plant' : 'its default'}`}</span>
        </button>
      )}
    </p>
  )
}

function Help(props: { readonly id: string; readonly root: string; readonly field: FormField; readonly isShown: boolean }) {
  const { path, page = path, help, default: assumed, isOfPart } = props.field
  return (
    <div id={props.id} class="help" hidden={!props.isShown}>
      {help} {assumed === undefined ? '' : `${isOfPart ? 'In the plant' : 'Default'}: ${placeholderOf(assumed)}. `}
      <a href={`${props.root}docs/${page}`}>
        Docs<span class="unseen"> of {page}</span>
      </a>
    </div>
  )
}

/** What stands in the place of a value that nobody decided. */
function stateOf({ isRequired, isOfPart, default: assumed, kind, help }: FormField): string {
  if (isOfPart) return 'as the plant'
  if (isRequired) return 'required'
  if (assumed !== null || kind === 'choice') return assumed === undefined ? 'not set' : 'default'
  const words = nullWords(help)
  return words === 'none' ? 'default' : `default: ${words}`
}
