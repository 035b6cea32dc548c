import type { PictureOptions } from './canvas.ts'
import type { SvgElement } from './element.ts'
import { type Curve, lineChart } from './line-chart.ts'
import { fixed } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'

/** A month of a weather that was tested, as `POST /api/weather/quality` answers it. */
export interface TestedMonth {
  readonly clear_sky_ratio: number | null
  readonly clearest_ratio: number | null
  readonly clearest_beam_ratio: number | null
}

const CURVES = [
  ['GHI of the clearest hours', 'clearest_ratio'],
  ['DNI of the clearest hours', 'clearest_beam_ratio'],
  ['GHI of all hours', 'clear_sky_ratio'],
] as const
/** More months have no marks of their own. */
const MARKED_MAX = 24

/** Irradiance over that of a clear sky, by month: a sensor that drifts leaves the line of the clearest hours. */
export function weatherMonthsPicture(months: readonly TestedMonth[], options: PictureOptions = {}): SvgElement {
  const curves = CURVES.map(([name, key]): Curve => {
    const points = months.flatMap((month, k) => (month[key] === null ? [] : [[k + 1, month[key]] as const]))
    return { name, points, marks: months.length > MARKED_MAX ? [] : points }
  }).filter(({ points }) => points.length > 0)
  const most = Math.max(1, ...curves.flatMap(({ points }) => points.map(([, y]) => y)))
  const last = Math.max(months.length, 2)
  return lineChart(
    {
      title: 'Irradiance over that of a clear sky, by month',
      description: curves.map(({ name, points }) => `${name}: ${points.map(([, y]) => fixed(y, 2)).join(', ')}.`).join(' '),
      x: { title: 'Month', scale: (from, to) => scaleOf(1, last, Math.max(1, Math.ceil(last / 24)), from, to) },
      y: { title: 'Ratio', scale: (from, to) => roundScale(0, most, from, to) },
      curves,
    },
    options,
  )
}
