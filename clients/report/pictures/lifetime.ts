import type { LifetimeTable } from '../answer.ts'
import { areaOf, leftAxis } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { energyText, energyUnit, fixed } from './number-text.ts'
import { roundScale } from './scale.ts'

/** The energy of each year of operation, and what is exceeded with 90 %. */
export function lifetimePicture({ year, e_grid_kwh, mean_kwh, exceedance }: LifetimeTable, options: PictureOptions = {}): SvgElement {
  const energy = e_grid_kwh.map((kwh) => kwh ?? 0)
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas, { bottom: 64 })
  const unit = energyUnit(Math.max(0, ...energy))
  const y = roundScale(Math.min(0, ...energy) / unit.kwh, Math.max(1e-9, ...energy) / unit.kwh, area.bottom, area.top)
  const step = (area.right - area.left) / Math.max(1, year.length)
  const every = Math.ceil(22 / step)
  const bars = energy.flatMap((kwh, k) => {
    const [from, to] = [y.at(0), y.at(kwh / unit.kwh)]
    const x = area.left + (k + 0.14) * step
    const words = `Year ${year[k]}: ${fixed(kwh / unit.kwh, 1)} ${unit.name}`
    const bar = element(
      'rect',
      { x, y: Math.min(from, to), width: step * 0.72, height: Math.abs(from - to), fill: theme.energy, 'data-year': year[k] },
      element('title', {}, words),
    )
    const isMarked = k === 0 || ((year[k] ?? 0) % (5 * Math.ceil(every / 5)) === 0 && step * k > 16)
    return isMarked
      ? [bar, label(x + step * 0.36, area.bottom + 17, String(year[k]), { 'text-anchor': 'middle', fill: theme.muted })]
      : [bar]
  })
  const p90 = exceedance?.p90_kwh.map((kwh, k) => [area.left + (k + 0.5) * step, y.at((kwh ?? Number.NaN) / unit.kwh)] as const)
  return picture(
    canvas,
    'Energy over the years of operation',
    `Year 1 ${energyText(energy[0] ?? 0)}, year ${year.at(-1)} ${energyText(energy.at(-1) ?? 0)}, mean ${energyText(mean_kwh)}.`,
    leftAxis(canvas, area, y, `Energy to grid, ${unit.name}`),
    ...bars,
    p90 === undefined ? null : element('path', { d: lineThrough(p90), stroke: theme.light, 'stroke-width': 2, fill: 'none' }),
    label((area.left + area.right) / 2, area.bottom + 35, 'Year of operation', { 'text-anchor': 'middle', fill: theme.muted }),
    legend(canvas, area.right, canvas.height - 8, [
      ['Energy to grid', theme.energy],
      ...(p90 === undefined ? [] : [['P90 of the year', theme.light] as const]),
    ]),
  )
}
