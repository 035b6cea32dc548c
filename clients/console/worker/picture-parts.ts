/** What pictures of a run are drawn from. Loaded when the first is wanted: numbers are answered without it. */
import { labelsOf, seriesUnit } from '@pvyield/engine/quick'
import type { Outcome, RunWork, Sources } from '@pvyield/engine/work'
import { type RunFigures, type SeriesValues, seriesOf, USUAL_DATE } from '@pvyield/report'
import { columnsOf, figuresOf } from '@pvyield/report/run'
import type { ChosenPicture } from '../state/chosen-picture.ts'

/** What the plant gives a picture besides its answer and its series. */
type PlantPart = Exclude<keyof RunFigures, 'answer' | 'series'>

/** A series that a run can have. */
export interface KnownSeries {
  readonly name: string
  readonly label: string
  readonly unit: string
}

/** The values of a picture. */
export interface PictureParts {
  /** Every series that the run could have; none when the picture shows none. */
  readonly known: readonly KnownSeries[]
  readonly series: readonly SeriesValues[]
  readonly plant: { readonly [Part in PlantPart]?: ReturnType<RunFigures[Part]> }
}

const PLANT_PARTS: Readonly<Partial<Record<ChosenPicture['name'], readonly PlantPart[]>>> = {
  horizon: ['horizon'],
  module: ['module'],
  iam: ['iam'],
  inverter: ['inverter'],
  side: ['side'],
  plan: ['plan', 'shade'],
  single_line: ['wired'],
}

/** What a run has to keep for a picture, and what the picture takes of it. */
export function partsFor({ name, columns, date = USUAL_DATE }: ChosenPicture) {
  const wanted = seriesOf(name, columns)
  let known: Parameters<NonNullable<Sources['chooseSeries']>>[0] = []
  return {
    wish: (wanted.length === 0 ? {} : { series: 'all' }) satisfies Pick<RunWork, 'series'>,
    sources: {
      // Names that this plant lacks are no failure: the picture says so, and the numbers are there.
      chooseSeries: (own) => {
        known = own
        return own.filter((each) => wanted.includes(each))
      },
    } satisfies Pick<Sources, 'chooseSeries'>,
    of: ({ answer, resolved, series }: Outcome): { readonly picture: PictureParts; readonly transfer: Transferable[] } => {
      const find = series === null ? () => null : columnsOf(series)
      const figures = figuresOf(answer, resolved, find, date)
      const picture = {
        known: known.map((each) => ({ name: each, label: labelsOf([each])[each] ?? each, unit: seriesUnit(each) })),
        series: wanted.flatMap((each) => find(each) ?? []),
        plant: Object.fromEntries((PLANT_PARTS[name] ?? []).map((part) => [part, figures[part]()])),
      }
      const columns = series === null ? [] : [series.startMinutes, ...series.columns]
      return { picture, transfer: columns.map(({ buffer }) => buffer as ArrayBuffer) }
    },
  }
}
