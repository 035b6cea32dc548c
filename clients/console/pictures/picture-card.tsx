import { LACKING, seriesOf, USUAL_DATE } from '@pvyield/report'
import { useRef } from 'preact/hooks'
import { dayNumber, monthDay } from '../parts/calendar.ts'
import { DayField } from '../parts/day-field.tsx'
import { Figure } from '../parts/figure.tsx'
import type { ChosenPicture } from '../state/chosen-picture.ts'
import type { PlantRun } from '../worker/use-run.ts'
import { DaySeries } from './day-series.tsx'
import { drawPicture, fileName, isThere, type RunPicture, titleOf } from './run-picture.ts'
import { SeriesChoice } from './series-choice.tsx'
import { seriesRows } from './series-rows.ts'

export interface CardProps {
  readonly root: string
  readonly picture: ChosenPicture
  readonly run: PlantRun
  /** @param gesture  what is being moved, such as a slider */
  readonly onPicture: (picture: ChosenPicture | undefined, gesture?: string) => void
}

/** A picture of the run with what it shows to choose. While the next one is made, the one before stays. */
export function PictureCard(props: CardProps) {
  const { picture, run } = props
  const { result } = run
  const isNew = run.picture === picture && result?.picture != null
  const last = useRef<RunPicture | null>(null)
  if (isNew && result.picture !== null) last.current = { chosen: picture, answer: result.answer, parts: result.picture }
  const shown = last.current
  return (
    <div class="picture" data-picture={shown === null ? '' : fileName(shown.chosen)} aria-busy={!isNew}>
      <Choices {...props} known={shown?.parts.known ?? []} />
      {shown === null ? null : <Shown picture={shown} />}
    </div>
  )
}

/** The series and the day of a picture that has them. */
function Choices({ root, picture, onPicture, known }: CardProps & Pick<RunPicture['parts'], 'known'>) {
  const { name, date = USUAL_DATE } = picture
  const columns = seriesOf(name, picture.columns)
  const show = (columns: readonly string[]) => onPicture({ ...picture, columns })
  if (columns.length === 0 || name === 'daily') return null
  return (
    <section class="card picture-choices" aria-label="What the picture shows">
      {name === 'day' ? (
        <>
          <DayField dayOfYear={dayNumber(date)} onDay={(day) => onPicture({ ...picture, date: monthDay(day) }, 'date')} />
          <DaySeries known={known} columns={columns} onColumns={show} />
        </>
      ) : (
        <SeriesChoice root={root} known={known} name={columns[0] ?? ''} onName={(column) => show([column])} />
      )}
    </section>
  )
}

function Shown({ picture }: { readonly picture: RunPicture }) {
  const { chosen, parts } = picture
  if (!isThere(picture)) return <p class="card">This plant has no such picture, because {reasonOf(picture)}.</p>
  const date = chosen.name === 'day' ? (chosen.date ?? USUAL_DATE) : null
  return (
    <Figure
      title={titleOf(picture)}
      name={fileName(chosen)}
      draw={(options) => drawPicture(picture, options)}
      rows={parts.series.length === 0 ? undefined : () => seriesRows(parts.series, date)}
    />
  )
}

function reasonOf({ chosen: { name, columns, date = USUAL_DATE }, parts }: RunPicture): string {
  const wanted = seriesOf(name, columns)
  if (name === 'day' && parts.series.length > 0) return `its weather does not have ${date}`
  return wanted.length === 0 ? (LACKING[name] ?? 'its run lacks what the picture shows') : `its run has no series ${wanted.join(', ')}`
}
