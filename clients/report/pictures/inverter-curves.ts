import type { InverterCurve } from '@pvyield/engine'
import type { PictureOptions } from './canvas.ts'
import type { SvgElement } from './element.ts'
import { lineChart } from './line-chart.ts'
import { fixed, percent } from './number-text.ts'
import { roundScale } from './scale.ts'

/** Lower efficiencies, at the smallest loads, are not drawn: the rest would be one line. */
const LEAST_FRAC = 0.9
/** What is drawn below the best of an inverter, at least. */
const SPAN_FRAC = 0.05

/** The efficiency of an inverter over its load, at several DC voltages, and the points that its section states. */
export function inverterCurvesPicture(curves: readonly InverterCurve[], options: PictureOptions = {}): SvgElement {
  const best = Math.max(...curves.flatMap(({ efficienciesFrac }) => efficienciesFrac))
  const low = Math.min(LEAST_FRAC, best - SPAN_FRAC)
  const largest = Math.max(1, ...curves.flatMap(({ loadsFrac }) => loadsFrac))
  return lineChart(
    {
      title: 'Efficiency of the inverter',
      description: curves
        .map(
          (curve) =>
            `${nameOf(curve)}: at most ${percent(Math.max(...curve.efficienciesFrac), 2)}, European ${percent(curve.europeanFrac, 2)}`,
        )
        .join('; '),
      x: { title: 'AC power over nominal AC power, %', scale: (from, to) => roundScale(0, 100 * largest, from, to, 10) },
      y: { title: 'Efficiency, %', scale: (from, to) => roundScale(100 * low, 100, from, to) },
      curves: curves.map((curve) => ({
        name: nameOf(curve),
        points: curve.efficienciesFrac.map(
          (value, k) => [100 * (curve.loadsFrac[k] ?? 0), value >= low ? 100 * value : Number.NaN] as const,
        ),
        marks: curve.stated.filter(([, value]) => value >= low).map(([load, value]) => [100 * load, 100 * value] as const),
      })),
    },
    options,
  )
}

function nameOf({ voltageV }: InverterCurve): string {
  return voltageV > 0 ? `${fixed(voltageV, 0)} V` : 'At any voltage'
}
