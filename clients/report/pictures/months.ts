import type { Monthly } from '../answer.ts'
import { type Area, areaOf, leftAxis, monthAxis, rightAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { MONTHS } from './month-names.ts'
import { type EnergyUnit, energyUnit, fixed, percent } from './number-text.ts'
import { roundScale, type Scale } from './scale.ts'
import { ofYears } from './series-values.ts'
import type { Theme } from './theme.ts'

/**
 * Energy to grid of each month as bars, the performance ratio as points.
 * @param years  of which each month is the mean
 */
export function monthsPicture(
  { e_grid_kwh: energy, pr }: Pick<Monthly, 'e_grid_kwh' | 'pr'>,
  options: PictureOptions = {},
  years = 1,
): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas, { right: 52, bottom: 52 })
  const known = energy.filter((value) => value !== null)
  const unit = energyUnit(Math.max(0, ...known.map(Math.abs)))
  const scale = roundScale(Math.min(0, ...known) / unit.kwh, Math.max(0, ...known) / unit.kwh, area.bottom, area.top)
  const ratios = pr.map((value) => (value === null ? Number.NaN : 100 * value))
  const ofRatio = roundScale(0, Math.max(100, ...ratios.filter(Number.isFinite)), area.bottom, area.top)
  return picture(
    canvas,
    `Energy by month${ofYears(years)}`,
    energy.map((kwh, k) => `${MONTHS[k]} ${kwh === null ? 'no data' : energyWords(kwh, unit)}`).join(', '),
    leftAxis(canvas, area, scale, `Energy to grid, ${unit.name}`),
    rightAxis(canvas, area, ofRatio, 'PR, %'),
    monthAxis(canvas, area),
    ...bars({ e_grid_kwh: energy, pr }, unit, area, scale, theme.energy),
    ...ratioLine(ratios, area, ofRatio, theme),
    legend(canvas, area.right, canvas.height - 8, [
      ['Energy to grid', theme.energy],
      ['Performance ratio', theme.light],
    ]),
  )
}

function bars(
  { e_grid_kwh: energy, pr }: Pick<Monthly, 'e_grid_kwh' | 'pr'>,
  unit: EnergyUnit,
  area: Area,
  scale: Scale,
  fill: string,
): SvgElement[] {
  const step = (area.right - area.left) / MONTHS.length
  return energy.flatMap((kwh, k) => {
    if (kwh === null) return []
    const [from, to] = [scale.at(0), scale.at(kwh / unit.kwh)]
    const ratio = pr[k] ?? null
    const words = `${MONTHS[k]}: ${energyWords(kwh, unit)}${ratio === null ? '' : `, PR ${percent(ratio)}`}`
    const [x, y] = [area.left + (k + 0.14) * step, Math.min(from, to)]
    const size = { width: step * 0.72, height: Math.abs(from - to), rx: 1.5 }
    return [element('rect', { x, y, ...size, fill, 'data-month': k + 1 }, element('title', {}, words))]
  })
}

function ratioLine(ratios: readonly number[], area: Area, scale: Scale, { light, paper }: Theme): SvgElement[] {
  const step = (area.right - area.left) / MONTHS.length
  const points = ratios.map((value, k) => [area.left + (k + 0.5) * step, scale.at(value)] as const)
  return [
    element('path', { d: lineThrough(points), stroke: light, 'stroke-width': 1.5, fill: 'none' }),
    ...points.filter(([, y]) => Number.isFinite(y)).map(([cx, cy]) => element('circle', { cx, cy, r: 3.2, fill: light, stroke: paper })),
  ]
}

function energyWords(kwh: number, unit: EnergyUnit): string {
  return `${fixed(kwh / unit.kwh, 1)} ${unit.name}`
}
