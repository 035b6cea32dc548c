import {
  arrayFigures,
  iamCurve,
  inverterCurves,
  moduleCurves,
  partsOf,
  QUANTITIES,
  type Resolved,
  type SeriesColumns,
  scenePlan,
  sceneShadeAt,
  shadeMap,
  sideView,
  sunPaths,
} from '@pvyield/engine'
import type { RunFigures } from './pictures/choice.ts'
import type { PlanShade } from './pictures/scene-plan.ts'
import type { SeriesValues } from './pictures/series-values.ts'

/** The plant of a run: its full request with the sections that its ids stand for. Pictures need no weather. */
export type PicturedPlant = Omit<Resolved, 'weather'>

/**
 * What the pictures of a run are drawn from, with the models of the run itself.
 * @param date  of the shade of a scene, `MM-DD`
 */
export function figuresOf(
  answer: RunFigures['answer'],
  sent: PicturedPlant,
  series: (name: string) => SeriesValues | null,
  date = '12-21',
): RunFigures {
  const parts = partsOf(sent as Resolved)
  const plant = parts.length === 1 && parts[0] !== undefined ? parts[0].request : sent
  const { site } = plant
  const hasHorizon = site.use_horizon && site.horizon_azimuths_deg.length > 0
  return {
    answer,
    series,
    horizon: () => ({
      latitude: site.latitude,
      paths: sunPaths(site),
      azimuthsDeg: hasHorizon ? site.horizon_azimuths_deg : [],
      elevationsDeg: hasHorizon ? site.horizon_elevations_deg : [],
    }),
    module: () => moduleCurves(plant),
    iam: () => iamCurve(plant.iam, plant.module),
    inverter: () => inverterCurves(plant),
    side: () => sideView(plant),
    plan: () => scenePlan(plant),
    shade: () => shadeOn(plant, date),
    wired: () => plant,
    parts: () =>
      sent.sub_arrays === null ? [] : parts.map((part) => ({ ...part, figures: figuresOf(answer, part.request, series, date) })),
    array: () => arrayFigures(plant),
    shadeMap: () => (plant.scene === null ? null : shadeMap({ ...plant, scene: plant.scene })),
  }
}

/** Mean solar time, three hours before noon, when rows in the same line shade each other. */
const SHADE_TIME = '09:00'

/** The shade of a scene in the morning of a day; null where there is none to show. */
function shadeOn({ site, array, scene }: PicturedPlant, date: string): PlanShade | null {
  if (scene === null) return null
  const shade = sceneShadeAt({ site, array, scene }, { date, time: SHADE_TIME })
  if (shade.every(Number.isNaN)) return null
  return { when: `${date} ${SHADE_TIME} mean solar time`, shaded: Array.from(shade, (share) => (Number.isNaN(share) ? null : share)) }
}

/** The columns of a finished run by their names. */
export function columnsOf({
  startMinutes,
  stepMinutes,
  timezoneH,
  names,
  units,
  columns,
}: SeriesColumns): (name: string) => SeriesValues | null {
  const rows = { startMinutes, stepMinutes, timezoneH }
  return (name) => {
    const at = names.indexOf(name)
    const values = columns[at]
    if (values === undefined) return null
    const label = Object.hasOwn(QUANTITIES, name) ? QUANTITIES[name as keyof typeof QUANTITIES].label : name
    return { name, label, unit: units[at] ?? '', values, rows }
  }
}
