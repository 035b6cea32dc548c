import { useId } from 'preact/hooks'
import { DAYS, dayInWords, NAMED_DAYS } from './calendar.ts'

/** A day of the year: a slider, and buttons for the days that one looks at most. */
export function DayField({ dayOfYear, onDay }: { readonly dayOfYear: number; readonly onDay: (day: number) => void }) {
  const id = useId()
  return (
    <div class="day-field">
      <label for={id}>Day</label>
      <input
        id={id}
        type="range"
        min={0}
        max={DAYS - 1}
        value={dayOfYear}
        aria-valuetext={dayInWords(dayOfYear)}
        onInput={(event) => onDay(event.currentTarget.valueAsNumber)}
      />
      <output>{dayInWords(dayOfYear)}</output>
      <span class="tools">
        {NAMED_DAYS.map(([name, day]) => (
          <button key={name} type="button" aria-pressed={day === dayOfYear} onClick={() => onDay(day)}>
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
