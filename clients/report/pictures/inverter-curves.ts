import type { InverterCurve } from '@pvyield/engine'
import type { PictureOptions } from './canvas.ts'
import type { SvgElement } from './element.ts'
import { lineChart } from './line-chart.ts'
import { fixed, percent } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'

/** Lower efficiencies, at the smallest loads, are not drawn: the rest would be one line. */
const LEAST_PERCENT = 80

/** The efficiency of an inverter over its load, at several DC voltages. */
export function inverterCurvesPicture(curves: readonly InverterCurve[], options: PictureOptions = {}): SvgElement {
  const shown = curves.flatMap(({ efficienciesFrac }) => efficienciesFrac).filter((value) => value >= LEAST_PERCENT / 100)
  const low = Math.min(...shown, 0.95)
  return lineChart(
    {
      title: 'Efficiency of the inverter',
      description: curves.map((curve) => `${nameOf(curve)}: at most ${percent(Math.max(...curve.efficienciesFrac), 2)}`).join('; '),
      x: { title: 'AC power over nominal AC power, %', scale: (from, to) => scaleOf(0, 100, 10, from, to) },
      y: { title: 'Efficiency, %', scale: (from, to) => roundScale(100 * low, 100, from, to) },
      curves: curves.map((curve) => ({
        name: nameOf(curve),
        points: curve.efficienciesFrac.map(
          (value, k) => [100 * (curve.loadsFrac[k] ?? 0), value >= LEAST_PERCENT / 100 ? 100 * value : Number.NaN] as const,
        ),
      })),
    },
    options,
  )
}

function nameOf({ voltageV }: InverterCurve): string {
  return voltageV > 0 ? `${fixed(voltageV, 0)} V` : 'At any voltage'
}
