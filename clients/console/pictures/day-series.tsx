import type { KnownSeries } from '../worker/picture-parts.ts'
import { seriesText } from './series-choice.tsx'

/** A picture of a day has an axis on each side. */
const UNITS_MAX = 2

/** The series of a day, of at most two units. */
export function DaySeries(props: {
  readonly known: readonly KnownSeries[]
  readonly columns: readonly string[]
  readonly onColumns: (columns: readonly string[]) => void
}) {
  const { known, columns, onColumns } = props
  const units = new Set(known.flatMap(({ name, unit }) => (columns.includes(name) ? [unit] : [])))
  const isFull = units.size >= UNITS_MAX
  const turn = (name: string) => onColumns(columns.includes(name) ? columns.filter((each) => each !== name) : [...columns, name])
  return (
    <details>
      <summary>Series: {columns.join(', ')}</summary>
      <p class="hint">
        {isFull
          ? `The axes are in ${[...units].join(' and ')}. For a series in another unit, take those of one unit out first.`
          : 'Series of two units have an axis each.'}
      </p>
      <ul class="series-list">
        {known.map((each) => {
          const isChosen = columns.includes(each.name)
          const isLast = isChosen && columns.length === 1
          return (
            <li key={each.name}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isLast || (!isChosen && isFull && !units.has(each.unit))}
                  onChange={() => turn(each.name)}
                />{' '}
                {seriesText(each)}
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
