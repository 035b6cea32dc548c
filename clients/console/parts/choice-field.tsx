import { useId } from 'preact/hooks'

/** A few options, of which one is chosen. */
export function ChoiceField(props: {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onValue: (value: string) => void
  /** Why an option cannot be chosen, by its value. */
  readonly reasons?: ReadonlyMap<string, string>
}) {
  const { label, value, options, onValue, reasons } = props
  const name = useId()
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="options">
        {options.map(([option, text]) => (
          <label key={option} title={reasons?.get(option)}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              disabled={reasons?.has(option) === true && option !== value}
              onChange={() => onValue(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
