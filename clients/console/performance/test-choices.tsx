import { useId, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { ChosenMeasured } from '../state/chosen-measured.ts'
import { type Decided, withNumber } from './take-measured.ts'
import { TEST_NUMBERS, type TestNumber } from './test-numbers.ts'
import type { PerformanceAnswer, PerformanceResult } from './test-plant.ts'

interface TestChoicesProps {
  readonly measured: ChosenMeasured
  readonly result: PerformanceResult | null
  readonly onDecided: (change: Decided, gesture?: string | null) => void
  readonly onSettled: () => void
}

const EXCLUDED = [
  ['curtailed', 'Leave out curtailed rows'],
  ['unavailable', 'Leave out rows that are not fully available'],
] as const

/** What the plant and the tests take other than they would. */
export function TestChoices({ measured, result, onDecided, onSettled }: TestChoicesProps) {
  const tested = result?.is === 'tested' ? result : null
  const excluded = measured.exclude ?? []
  const weather = measured.weather ?? tested?.weather ?? 'run'
  return (
    <section class="card" aria-labelledby="choices-title">
      <h2 id="choices-title">Plant and tests</h2>
      <ChoiceField
        label="The plant runs in"
        value={weather}
        options={[
          ['measured', 'the measured weather'],
          ['run', 'its own weather'],
        ]}
        onValue={(value) => onDecided({ weather: value as 'measured' | 'run' })}
      />
      <p class="hint">
        {weather === 'measured'
          ? 'The run has the irradiance and the temperatures of the rows: the energies are compared row by row.'
          : 'The run has a year of its own: ratios are compared, and energies where its rows are of the same times.'}
      </p>
      {TEST_NUMBERS.map((number) => (
        <NumberField
          key={number.key}
          number={number}
          value={measured[number.group]?.[number.key]}
          answer={tested?.answer ?? null}
          onValue={(value) => onDecided({ [number.group]: withNumber(measured[number.group], number.key, value) }, number.key)}
          onSettled={onSettled}
        />
      ))}
      {EXCLUDED.map(([name, label]) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={excluded.includes(name)}
            onChange={() => {
              const next = excluded.includes(name) ? excluded.filter((each) => each !== name) : [...excluded, name]
              onDecided({ exclude: next.length === 0 ? undefined : next })
            }}
          />{' '}
          {label}
        </label>
      ))}
    </section>
  )
}

interface NumberFieldProps {
  readonly number: TestNumber
  readonly value: number | undefined
  readonly answer: PerformanceAnswer | null
  readonly onValue: (value: number | undefined) => void
  readonly onSettled: () => void
}

function NumberField({ number: { label, unit, size, own }, value, answer, onValue, onSettled }: NumberFieldProps) {
  const id = useId()
  // What is being written stays as it is: "0." is not "0" yet.
  const [draft, setDraft] = useState<string | null>(null)
  const taken = answer === null ? null : own(answer)
  const shown = (number: number) => String(Number((number / size).toPrecision(6)))
  return (
    <div class="number">
      <label for={id}>{label}</label>
      <span class="box">
        <input
          id={id}
          type="number"
          step="any"
          value={draft ?? (value === undefined ? '' : shown(value))}
          placeholder={taken === null ? 'default' : shown(taken)}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value)
            const { valueAsNumber: next } = currentTarget
            onValue(Number.isFinite(next) ? Number((next * size).toPrecision(12)) : undefined)
          }}
          onBlur={() => {
            setDraft(null)
            onSettled()
          }}
        />
        <span class="unit">{unit}</span>
      </span>
    </div>
  )
}
