import type { ModuleCurve } from '@pvyield/engine'
import type { PictureOptions } from './canvas.ts'
import type { SvgElement } from './element.ts'
import { lineChart } from './line-chart.ts'
import { fixed } from './number-text.ts'
import { roundScale } from './scale.ts'

/** I-V curves of a module with their points of maximum power. */
export function moduleCurvesPicture(curves: readonly ModuleCurve[], options: PictureOptions = {}): SvgElement {
  const largestV = Math.max(1e-9, ...curves.flatMap(({ voltagesV }) => voltagesV))
  const largestA = Math.max(1e-9, ...curves.flatMap(({ currentsA }) => currentsA))
  return lineChart(
    {
      title: 'Current and voltage of the module',
      description: curves
        .map((curve) => `${nameOf(curve)}: ${fixed(curve.mpp.voltageV * curve.mpp.currentA, 1)} W at ${fixed(curve.mpp.voltageV, 2)} V`)
        .join('; '),
      x: { title: 'Voltage, V', scale: (from, to) => roundScale(0, largestV, from, to, 8) },
      y: { title: 'Current, A', scale: (from, to) => roundScale(0, largestA, from, to) },
      curves: curves.map((curve) => ({
        name: nameOf(curve),
        points: curve.voltagesV.map((volts, k) => [volts, curve.currentsA[k] ?? Number.NaN] as const),
        marks: [[curve.mpp.voltageV, curve.mpp.currentA] as const],
      })),
    },
    options,
  )
}

function nameOf({ irradianceWm2, cellTempC }: ModuleCurve): string {
  return cellTempC === 25 ? `${irradianceWm2} W/m²` : `${irradianceWm2} W/m², ${cellTempC} °C`
}
