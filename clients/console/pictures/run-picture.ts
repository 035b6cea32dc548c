import {
  hasDay,
  ofFirst,
  ofYears,
  PICTURES,
  type PictureOptions,
  type RunFigures,
  type SvgElement,
  seriesOf,
  USUAL_DATE,
  yearsIn,
} from '@pvyield/report'
import { dayInWords, dayNumber } from '../parts/calendar.ts'
import type { ChosenName, ChosenPicture } from '../state/chosen-picture.ts'
import type { RunAnswerHere } from '../worker/jobs.ts'
import type { PictureParts } from '../worker/picture-parts.ts'

/** A picture with the values of its run. */
export interface RunPicture {
  readonly chosen: ChosenPicture
  readonly answer: RunAnswerHere
  readonly parts: PictureParts
}

const TITLES: Readonly<Record<Exclude<ChosenName, 'heatmap' | 'duration' | 'day'>, string>> = {
  normalized: 'Yields and losses by month, per kW and day',
  daily: 'Light and energy of every day',
  horizon: 'Horizon and paths of the sun',
  module: 'Current and voltage of the module',
  iam: 'Light by its angle of incidence',
  inverter: 'Efficiency of the inverter',
  side: 'Rows from the side, on the day with the lowest sun',
  plan: 'The scene from above',
  single_line: 'Single-line diagram',
  exceedance: 'Energy that is exceeded',
  lifetime: 'Energy by year of operation',
}

export function titleOf({ chosen: { name, date = USUAL_DATE }, parts }: RunPicture): string {
  const [series] = parts.series
  if (name === 'day') return `${dayInWords(dayNumber(date))}${series === undefined ? '' : ofFirst(series.rows, date)}, by hour`
  if (name !== 'heatmap' && name !== 'duration') return TITLES[name]
  const mean = series === undefined ? '' : ofYears(yearsIn(series.rows))
  return `${series?.label ?? ''}${name === 'heatmap' ? ', by day of the year and hour' : ', hours of the year'}${mean}`
}

/** Of saved files. */
export function fileName({ name, columns, date }: ChosenPicture): string {
  return [name, ...seriesOf(name, columns), ...(name === 'day' ? [date ?? USUAL_DATE] : [])].join('-')
}

/** Whether the run has what its picture shows. */
export function isThere(picture: RunPicture): boolean {
  const { name, columns, date = USUAL_DATE } = picture.chosen
  const [first] = picture.parts.series
  if (name === 'day') return first !== undefined && hasDay(first.rows, date)
  return seriesOf(name, columns).length > 0 ? first !== undefined : drawn(picture, {}) !== null
}

/** The picture of a run that has it. */
export function drawPicture(picture: RunPicture, options: PictureOptions): SvgElement {
  const tree = drawn(picture, options)
  if (tree === null) throw new Error(`The run has no picture ${picture.chosen.name}`)
  return tree
}

function drawn(
  { chosen: { name, columns = [], date = USUAL_DATE }, answer, parts }: RunPicture,
  options: PictureOptions,
): SvgElement | null {
  const { series, plant } = parts
  const figures = {
    answer,
    series: (name: string) => series.find((each) => each.name === name) ?? null,
    ...Object.fromEntries(Object.entries(plant).map(([part, value]) => [part, () => value])),
  } as unknown as RunFigures // the worker gives the parts that this picture is drawn from
  return PICTURES[name](figures, { columns, date }, options)
}
