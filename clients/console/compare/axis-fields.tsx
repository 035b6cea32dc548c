import { useId } from 'preact/hooks'
import type { SweepField } from './sweep-fields.ts'
import { type Axis, axisFault } from './sweep-plan.ts'

/** Which field is swept, from where to where. */
export function AxisFields(props: {
  readonly legend: string
  readonly fields: readonly SweepField[]
  /** Null for none. */
  readonly axis: Axis | null
  /** Whether there may be none. */
  readonly isOptional: boolean
  readonly onAxis: (axis: Axis | null) => void
}) {
  const { legend, fields, axis, isOptional, onAxis } = props
  const id = useId()
  const fault = axis === null ? null : axisFault(axis)
  const choose = (path: string) => {
    const field = fields.find((each) => each.path === path)
    onAxis(field === undefined ? null : { field, from: field.from, to: field.to, count: axis?.count ?? 20 })
  }
  const number = (name: 'from' | 'to' | 'count', label: string) =>
    axis === null ? null : (
      <label>
        {label}
        <input
          type="number"
          step="any"
          value={Number.isFinite(axis[name]) ? axis[name] : ''}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onInput={({ currentTarget: { valueAsNumber } }) => onAxis({ ...axis, [name]: valueAsNumber })}
        />
      </label>
    )
  return (
    <fieldset class="axis">
      <legend>{legend}</legend>
      <label>
        Field
        <select value={axis?.field.path ?? ''} onChange={({ currentTarget: { value } }) => choose(value)}>
          {isOptional ? <option value="">none</option> : null}
          {fields.map(({ path, label, unit }) => (
            <option key={path} value={path}>
              {unit === '' ? label : `${label}, ${unit}`}
            </option>
          ))}
        </select>
      </label>
      {number('from', 'From')}
      {number('to', 'To')}
      {number('count', 'Values')}
      {fault === null ? null : (
        <p id={`${id}-fault`} class="fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
