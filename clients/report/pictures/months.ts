import type { Monthly } from '../answer.ts'
import { areaOf, leftAxis, rightAxis } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { energyUnit, fixed, percent } from './number-text.ts'
import { roundScale } from './scale.ts'

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Energy to grid of each month as bars, the performance ratio as points. */
export function monthsPicture({ e_grid_kwh: energy, pr }: Pick<Monthly, 'e_grid_kwh' | 'pr'>, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas, { right: 52, bottom: 52 })
  const known = energy.filter((value) => value !== null)
  const unit = energyUnit(Math.max(0, ...known.map(Math.abs)))
  const scale = roundScale(Math.min(0, ...known) / unit.kwh, Math.max(0, ...known) / unit.kwh, area.bottom, area.top)
  const ratios = pr.map((value) => (value === null ? Number.NaN : 100 * value))
  const ofRatio = roundScale(0, Math.max(100, ...ratios.filter(Number.isFinite)), area.bottom, area.top)
  const step = (area.right - area.left) / 12
  const bars = energy.flatMap((kwh, k) => {
    const x = area.left + (k + 0.5) * step
    const name = label(x, area.bottom + 16, step < 30 ? (MONTHS[k]?.[0] ?? '') : (MONTHS[k] ?? ''), {
      'text-anchor': 'middle',
      fill: theme.muted,
    })
    if (kwh === null) return [name]
    const [from, to] = [scale.at(0), scale.at(kwh / unit.kwh)]
    const ratio = pr[k] ?? null
    const words = `${MONTHS[k]}: ${fixed(kwh / unit.kwh, 1)} ${unit.name}${ratio === null ? '' : `, PR ${percent(ratio)}`}`
    const bar = element(
      'rect',
      {
        x: x - step * 0.36,
        y: Math.min(from, to),
        width: step * 0.72,
        height: Math.abs(from - to),
        rx: 1.5,
        fill: theme.energy,
        'data-month': k + 1,
      },
      element('title', {}, words),
    )
    return [bar, name]
  })
  const points = ratios.map((value, k) => [area.left + (k + 0.5) * step, ofRatio.at(value)] as const)
  const line = element('path', { d: lineThrough(points), stroke: theme.light, 'stroke-width': 1.5, fill: 'none' })
  const dots = points
    .filter(([, y]) => Number.isFinite(y))
    .map(([cx, cy]) => element('circle', { cx, cy, r: 3.2, fill: theme.light, stroke: theme.paper }))
  return picture(
    canvas,
    'Energy by month',
    energy.map((kwh, k) => `${MONTHS[k]} ${kwh === null ? 'no data' : `${fixed(kwh / unit.kwh, 1)} ${unit.name}`}`).join(', '),
    leftAxis(canvas, area, scale, `Energy to grid, ${unit.name}`),
    rightAxis(canvas, area, ofRatio, 'PR, %'),
    ...bars,
    line,
    ...dots,
    legend(canvas, area.right, canvas.height - 8, [
      ['Energy to grid', theme.energy],
      ['Performance ratio', theme.light],
    ]),
  )
}
