import type { ArrayFigures, InverterCurve, ModuleCurve, PlantPart, ScenePlan, ShadeMap, SideView } from '@pvyield/engine'
import type { Answer, Exceedance, IamCurve, LifetimeTable } from '../answer.ts'
import { normalizedYields } from '../normalized.ts'
import type { PictureOptions } from './canvas.ts'
import { dailyPicture } from './daily.ts'
import { dayPicture } from './day.ts'
import { durationPicture } from './duration.ts'
import type { SvgElement } from './element.ts'
import { exceedancePicture } from './exceedance.ts'
import { heatmapPicture } from './heatmap.ts'
import { type HorizonValues, horizonPicture } from './horizon.ts'
import { iamCurvePicture } from './iam-curve.ts'
import { inverterCurvesPicture } from './inverter-curves.ts'
import { lifetimePicture } from './lifetime.ts'
import { lossesPicture } from './losses.ts'
import { moduleCurvesPicture } from './module-curves.ts'
import { monthsPicture } from './months.ts'
import { normalizedPicture } from './normalized.ts'
import { type PlanShade, scenePlanPicture } from './scene-plan.ts'
import { hasDay, type SeriesValues } from './series-values.ts'
import { sideViewPicture } from './side-view.ts'
import { singleLinePicture, type WiredPlant } from './single-line.ts'

/**
 * What the pictures of a run are drawn from. Each part is asked for when a picture needs it; null where the run does not
 * have it.
 */
export interface RunFigures {
  readonly answer: Pick<Answer, 'summary' | 'loss_diagram'>
  /** A column of the series by its name. */
  readonly series: (name: string) => SeriesValues | null
  readonly horizon: () => HorizonValues
  readonly module: () => readonly ModuleCurve[] | null
  readonly iam: () => Pick<IamCurve, 'title' | 'beam'>
  readonly inverter: () => readonly InverterCurve[]
  readonly side: () => SideView | null
  readonly plan: () => ScenePlan | null
  readonly shade: () => PlanShade | null
  /** Null for a scene with trackers, and for a large one. */
  readonly shadeMap: () => ShadeMap | null
  readonly wired: () => WiredPlant
  readonly array: () => ArrayFigures
  /** Of a plant with `sub_arrays`; none of another. */
  readonly parts: () => readonly PartFigures[]
}

/** A part of a plant as a plant of its own, with what its pictures are drawn from. */
export interface PartFigures extends PlantPart {
  readonly figures: RunFigures
}

/** Which picture, of what. */
export interface PictureChoice {
  /** Series of the picture, see `seriesOf`; `heatmap` and `duration` show the first of several. */
  readonly columns: readonly string[]
  /** `MM-DD` of `day`. */
  readonly date: string
}

type Draw = (figures: RunFigures, choice: PictureChoice, options: PictureOptions) => SvgElement | null

/** The pictures of a run by their names on the wire; null for one that the run cannot have. */
export const PICTURES = {
  losses: ({ answer }, _, options) => lossesPicture(answer.loss_diagram, options),
  months: ({ answer }, _, options) => monthsPicture(answer.summary.monthly, options, answer.summary.years?.year.length),
  normalized: ({ answer }, _, options) => drawn(normalizedYields(answer), (yields) => normalizedPicture(yields, options)),
  heatmap: ({ series }, { columns }, options) =>
    drawn(series(seriesOf('heatmap', columns)[0] ?? ''), (column) => heatmapPicture(column, options)),
  duration: ({ series }, { columns }, options) =>
    drawn(series(seriesOf('duration', columns)[0] ?? ''), (column) => durationPicture(column, options)),
  day: ({ series }, { columns, date }, options) => {
    const found = seriesOf('day', columns).flatMap((name) => series(name) ?? [])
    return found[0] === undefined || !hasDay(found[0].rows, date) ? null : dayPicture(found, date, options)
  },
  daily: ({ series }, _, options) =>
    drawn(series('GlobInc'), (light) => drawn(series('E_Grid'), (energy) => dailyPicture(light, energy, options))),
  horizon: ({ horizon }, _, options) => horizonPicture(horizon(), options),
  module: ({ module }, _, options) => drawn(module(), (curves) => moduleCurvesPicture(curves, options)),
  iam: ({ iam }, _, options) => iamCurvePicture(iam(), options),
  inverter: ({ inverter }, _, options) =>
    drawn(inverter(), (curves) => (curves.length === 0 ? null : inverterCurvesPicture(curves, options))),
  side: ({ side }, _, options) => drawn(side(), (view) => sideViewPicture(view, options)),
  plan: ({ plan, shade }, _, options) => drawn(plan(), (found) => scenePlanPicture(found, shade(), options)),
  single_line: ({ wired }, _, options) => singleLinePicture(wired(), options),
  exceedance: ({ answer }, _, options) => drawn<Exceedance>(answer.summary.exceedance, (found) => exceedancePicture(found, options)),
  lifetime: ({ answer }, _, options) => drawn<LifetimeTable>(answer.summary.lifetime, (found) => lifetimePicture(found, options)),
} satisfies Record<string, Draw>

export type PictureName = keyof typeof PICTURES

/** Pictures that are drawn from the series of a run, with the series that they show when none are named. */
const USUAL_SERIES: Readonly<Record<string, readonly string[]>> = {
  heatmap: ['E_Grid'],
  duration: ['E_Grid'],
  day: ['GlobInc', 'GlobEff', 'E_Grid'],
  daily: ['GlobInc', 'E_Grid'],
}

/** Series that a picture shows; none for one of other values. @param named  those that the caller names */
export function seriesOf(name: string, named: readonly string[] = []): readonly string[] {
  const usual = USUAL_SERIES[name]
  if (usual === undefined) return []
  if (name === 'daily') return usual
  const wanted = named.length > 0 ? named : usual
  return name === 'day' ? wanted : wanted.slice(0, 1)
}

/** The day of `day` when none is named. */
export const USUAL_DATE = '06-21'

function drawn<T>(value: T | null, draw: (value: T) => SvgElement | null): SvgElement | null {
  return value === null ? null : draw(value)
}
