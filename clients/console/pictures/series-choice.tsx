import { useId } from 'preact/hooks'
import type { KnownSeries } from '../worker/picture-parts.ts'

/** One series of those that the run can have. */
export function SeriesChoice(props: {
  readonly root: string
  readonly known: readonly KnownSeries[]
  readonly name: string
  readonly onName: (name: string) => void
}) {
  const { root, known, name, onName } = props
  const id = useId()
  return (
    <div class="series-field">
      <label for={id}>Series</label>
      <select id={id} value={name} onChange={(event) => onName(event.currentTarget.value)}>
        {known.some((each) => each.name === name) ? null : <option value={name}>{name}</option>}
        {known.map((each) => (
          <option key={each.name} value={each.name}>
            {seriesText(each)}
          </option>
        ))}
      </select>
      <a href={`${root}docs/${name}`}>What {name} is</a>
    </div>
  )
}

/** Its name, what it contains, and its unit. */
export function seriesText({ name, label, unit }: KnownSeries): string {
  return `${name}: ${label}${unit === '1' ? '' : `, ${unit}`}`
}
