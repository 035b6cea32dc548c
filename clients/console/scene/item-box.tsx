import { optionWords } from '../plant/option-words.ts'
import type { Column } from './scene-forms.ts'

interface BoxProps {
  readonly column: Column
  readonly name: string
  readonly value: unknown
  readonly placeholder: string | undefined
  readonly choices: readonly string[] | undefined
  readonly isFaulty: boolean
  readonly describedBy: string | undefined
  readonly onValue: (value: unknown) => void
}

/** A text or a number of an entry. It is taken when it is left, so that what is half written is not checked. */
export function ItemBox({ column, name, value, placeholder, choices, isFaulty, describedBy, onValue }: BoxProps) {
  const { kind, head, options, default: assumed } = column
  const about = { 'aria-label': `${head} of ${name}`, 'aria-invalid': isFaulty, 'aria-describedby': describedBy }
  const known = choices ?? (kind === 'choice' ? options.map(String) : null)
  const written = value === undefined || value === null ? '' : String(value)
  if (known !== null)
    return (
      <select value={written} {...about} onChange={(event) => onValue(event.currentTarget.value)}>
        {[...new Set([...known, written])].map((option) => (
          <option key={option} value={option}>
            {choices === undefined ? optionWords(column.path, option) : option}
          </option>
        ))}
      </select>
    )
  if (kind === 'text')
    return (
      <input
        value={written}
        placeholder={placeholder}
        {...about}
        onChange={({ currentTarget: { value: text } }) => onValue(text === '' ? undefined : text)}
      />
    )
  return <NumberBox about={about} value={value} placeholder={assumed === undefined ? undefined : String(assumed)} onValue={onValue} />
}

/** A number; undefined when it is left empty. */
export function NumberBox(props: {
  readonly about: Readonly<Record<string, unknown>>
  readonly value: unknown
  readonly placeholder?: string | undefined
  readonly onValue: (value: number | undefined) => void
}) {
  const { about, value, placeholder, onValue } = props
  return (
    <input
      type="number"
      step="any"
      value={typeof value === 'number' ? value : ''}
      placeholder={placeholder}
      {...about}
      onChange={({ currentTarget: { valueAsNumber } }) => onValue(Number.isFinite(valueAsNumber) ? valueAsNumber : undefined)}
    />
  )
}
