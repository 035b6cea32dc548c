import { useState } from 'preact/hooks'
import type { FormField } from './form-entries.ts'
import { JsonFault, jsonText, readJson } from './json-text.ts'
import { optionWords } from './option-words.ts'
import { isLong, nullWords, numberOf, numbersOf, placeholderOf, valueText } from './value-text.ts'

interface ValueInputProps {
  readonly id: string
  readonly field: FormField
  /** Undefined when it is not decided. */
  readonly value: unknown
  readonly isFaulty: boolean
  /** Whether it cannot be changed. */
  readonly isLocked?: boolean
  readonly describedBy: string | undefined
  readonly onValue: (value: unknown, isMoving?: boolean) => void
  readonly onSettled: () => void
}

/** A value as it is written. What cannot be read as the field's kind is sent as it is: the check of the request says what is wrong. */
export function ValueInput(props: ValueInputProps) {
  const { field, value } = props
  if (isLong(value)) return <output id={props.id}>{(value as unknown[]).length.toLocaleString('en-US')} values, see the JSON</output>
  if (field.kind === 'boolean' || field.kind === 'choice') return <Choice {...props} />
  if (field.kind === 'months') return <Months {...props} />
  if (field.kind === 'json') return <JsonInput {...props} />
  const read = field.kind === 'text' ? (text: string) => (text === '' ? undefined : text) : field.kind === 'numbers' ? numbersOf : numberOf
  return <TextInput {...props} read={read} />
}

function TextInput(props: ValueInputProps & { readonly read: (text: string) => unknown }) {
  const { id, field, value, isFaulty, isLocked = false, describedBy, read, onValue, onSettled } = props
  // What is being written stays as it is: "0." is not "0" yet.
  const [draft, setDraft] = useState<string | null>(null)
  const isNumber = field.kind === 'number' || field.kind === 'integer'
  return (
    <input
      id={id}
      type="text"
      inputMode={isNumber && !field.isSigned ? 'decimal' : 'text'} // that keyboard of phones has no minus
      autocomplete="off"
      spellcheck={false}
      disabled={isLocked}
      value={draft ?? valueText(value)}
      placeholder={defaultText(field)}
      aria-invalid={isFaulty}
      aria-describedby={describedBy}
      onInput={({ currentTarget: { value: text } }) => {
        setDraft(text)
        onValue(read(text), true)
      }}
      onBlur={() => {
        setDraft(null)
        onSettled()
      }}
    />
  )
}

/** A box is too short for what null stands for: it is said below. */
function defaultText({ kind, default: assumed, help }: FormField): string {
  return assumed === null && kind !== 'months' && nullWords(help) !== 'none' ? '' : placeholderOf(assumed)
}

function Choice({ id, field, value, isFaulty, describedBy, onValue }: ValueInputProps) {
  const known = field.kind === 'boolean' ? [true, false] : field.options
  const options = value === undefined || known.includes(value) ? known : [...known, value]
  return (
    <select
      id={id}
      value={value === undefined ? '' : JSON.stringify(value)}
      aria-invalid={isFaulty}
      aria-describedby={describedBy}
      onChange={({ currentTarget: { value: text } }) => onValue(text === '' ? undefined : JSON.parse(text))}
    >
      <option value="">
        {field.default === undefined ? 'choose' : `${wordOf(field, field.default)} (${field.isOfPart ? 'as the plant' : 'default'})`}
      </option>
      {options.map((option) => (
        <option key={JSON.stringify(option)} value={JSON.stringify(option)}>
          {wordOf(field, option)}
        </option>
      ))}
    </select>
  )
}

function wordOf({ page, path, help }: FormField, value: unknown): string {
  if (value === null) return nullWords(help).replaceAll('_', ' ')
  return typeof value === 'string' ? optionWords(page ?? path, value) : value === true ? 'yes' : value === false ? 'no' : valueText(value)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function Months(props: ValueInputProps) {
  const { id, field, value, onValue } = props
  const own = Array.isArray(value) ? value : null
  const assumed = Array.isArray(field.default) ? field.default : null
  // The first month that is written stands for all, until they are written too.
  const set = (month: number, next: unknown, isMoving?: boolean) => {
    const written = next ?? assumed?.[month] ?? 0
    onValue(
      MONTHS.map((_, k) => (k === month ? written : (own?.[k] ?? assumed?.[k] ?? written))),
      isMoving,
    )
  }
  return (
    <fieldset class="months">
      <legend class="unseen">{field.label}</legend>
      {MONTHS.map((name, k) => (
        <div key={name}>
          <label for={k === 0 ? id : `${id}-${k}`}>{name}</label>
          <TextInput
            {...props}
            id={k === 0 ? id : `${id}-${k}`}
            field={{ ...field, kind: 'number', default: assumed?.[k] }}
            value={own?.[k]}
            read={numberOf}
            onValue={(next, isMoving) => set(k, next, isMoving)}
          />
        </div>
      ))}
    </fieldset>
  )
}

const SHOWN_CHARS = 2000

function JsonInput({ id, field, value, isFaulty, describedBy, onValue, onSettled }: ValueInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const text = value === undefined ? '' : jsonText(value)
  if (text.length > SHOWN_CHARS)
    return <output id={id}>{Array.isArray(value) ? `${value.length} entries` : 'A long value'}, see the JSON</output>
  const read = (next: string) => {
    setDraft(next)
    try {
      onValue(next.trim() === '' ? undefined : readJson(next).value, true)
      setFault('')
    } catch (cause) {
      if (!(cause instanceof JsonFault)) throw cause
      setFault(`Line ${cause.line}: ${cause.message}`)
    }
  }
  return (
    <>
      <textarea
        id={id}
        rows={Math.min(8, (draft ?? text).split('\n').length)}
        spellcheck={false}
        value={draft ?? text}
        placeholder={defaultText(field)}
        aria-invalid={isFaulty || fault !== ''}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => read(currentTarget.value)}
        onBlur={() => {
          if (fault === '') setDraft(null)
          onSettled()
        }}
      />
      {fault === '' ? null : (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}
