import type { IamCurve } from '../answer.ts'
import type { PictureOptions } from './canvas.ts'
import type { SvgElement } from './element.ts'
import { lineChart } from './line-chart.ts'
import { fixed } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'

const NAMED_DEG = [50, 60, 70, 80]

/** The share of the beam that passes the front, relative to normal incidence. */
export function iamCurvePicture({ title, beam }: Pick<IamCurve, 'title' | 'beam'>, options: PictureOptions = {}): SvgElement {
  const { angles_deg: angles, factors } = beam
  const named = NAMED_DEG.map((deg) => `${deg} deg ${fixed(factors[angles.indexOf(deg)] ?? Number.NaN, 3)}`)
  return lineChart(
    {
      title: 'Incidence-angle factor (IAM) of the beam',
      description: `${title}: ${named.join(', ')}.`,
      x: { title: 'Incidence angle, deg', scale: (from, to) => scaleOf(0, 90, 10, from, to) },
      y: { title: 'Factor', scale: (from, to) => roundScale(0, Math.max(1, ...factors), from, to) },
      curves: [{ name: title, points: angles.map((deg, k) => [deg, factors[k] ?? Number.NaN] as const) }],
    },
    options,
  )
}
