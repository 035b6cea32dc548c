import { useId } from 'preact/hooks'

/** A range of a slider. */
export interface SliderRange {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Whether equal ways of the slider are equal ratios. */
  readonly isLogarithmic?: boolean
}

export interface RangeFieldProps extends SliderRange {
  readonly label: string
  readonly unit: string
  /** Null for none: nobody has chosen one, and none is assumed. */
  readonly value: number | null
  /** Whether nobody has chosen the value. */
  readonly isDefault?: boolean
  /** What is wrong with it; null for nothing. */
  readonly fault?: string | null
  /** Why it cannot be changed; null where it can. */
  readonly lockedBy?: string | null
  /** @param isMoving  whether the slider is still held, or the box still written in */
  readonly onValue: (value: number, isMoving: boolean) => void
  /** Takes the choice back. */
  readonly onDefault?: () => void
}

/** A number with a slider for its usual range and a box for any. */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, value, isDefault = false, fault = null, lockedBy = null, onValue, onDefault } = props
  const id = useId()
  const read = (event: { currentTarget: HTMLInputElement }, isMoving: boolean) => {
    const { valueAsNumber } = event.currentTarget
    if (Number.isFinite(valueAsNumber)) onValue(valueAsNumber, isMoving)
  }
  return (
    <div class={fault === null ? 'field' : 'field faulty'}>
      <label for={id}>{label}</label>
      {isDefault || onDefault === undefined ? (
        <span class="state">{isDefault && lockedBy === null ? (value === null ? 'none' : 'default') : ''}</span>
      ) : (
        <button type="button" class="plain state" onClick={onDefault}>
          reset<span class="unseen"> {label} to its default</span>
        </button>
      )}
      <Slider {...props} />
      <span class="box">
        <input
          id={id}
          type="number"
          step="any"
          value={value ?? ''}
          disabled={lockedBy !== null}
          onInput={(event) => read(event, true)}
          onChange={(event) => read(event, false)}
          aria-invalid={fault !== null}
          aria-describedby={fault !== null ? `${id}-fault` : lockedBy !== null ? `${id}-locked` : undefined}
        />
        <span class="unit">{unit}</span>
      </span>
      <Below id={id} fault={fault} lockedBy={lockedBy} />
    </div>
  )
}

function Below({ id, fault, lockedBy }: { readonly id: string; readonly fault: string | null; readonly lockedBy: string | null }) {
  return (
    <>
      {lockedBy === null ? null : (
        <p id={`${id}-locked`} class="hint">
          {lockedBy}
        </p>
      )}
      {fault === null ? null : (
        <p id={`${id}-fault`} class="fault">
          {fault}
        </p>
      )}
    </>
  )
}

/** Steps of a logarithmic slider from one end to the other. */
const LOG_STEPS = 400
const LOG_DIGITS = 3

function Slider({ label, unit, value, min, max, step, isLogarithmic = false, lockedBy = null, onValue }: RangeFieldProps) {
  const placeOf = (number: number) => (isLogarithmic ? (LOG_STEPS * Math.log(number / min)) / Math.log(max / min) : number)
  const valueAt = (place: number) => (isLogarithmic ? Number((min * (max / min) ** (place / LOG_STEPS)).toPrecision(LOG_DIGITS)) : place)
  return (
    <input
      type="range"
      disabled={lockedBy !== null}
      aria-label={`${label}, slider`}
      aria-valuetext={value === null ? 'none' : `${value} ${unit}`}
      min={isLogarithmic ? 0 : min}
      max={isLogarithmic ? LOG_STEPS : max}
      step={isLogarithmic ? 1 : step}
      value={placeOf(Math.min(Math.max(value ?? min, min), max))}
      onInput={(event) => onValue(valueAt(event.currentTarget.valueAsNumber), true)}
      onChange={(event) => onValue(valueAt(event.currentTarget.valueAsNumber), false)}
    />
  )
}
