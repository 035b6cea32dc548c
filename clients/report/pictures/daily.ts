import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, px, type SvgElement } from './element.ts'
import { energyUnit, fixed } from './number-text.ts'
import { roundScale } from './scale.ts'
import { addsUp, dayOfRow, type SeriesValues, valueAt } from './series-values.ts'

const MARK_PX = 3

/**
 * The energy of each day over its irradiation on the plane.
 * @param light   irradiance, W/m2
 * @param energy  kWh in each row
 */
export function dailyPicture(light: SeriesValues, energy: SeriesValues, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 320)
  const area = areaOf(canvas)
  const days = sumsOfDays(light, energy)
  const most = Math.max(...days.map(([, kwh]) => kwh))
  const unit = energyUnit(Math.max(0, ...days.map(([, kwh]) => Math.abs(kwh))))
  const x = roundScale(0, Math.max(1e-9, ...days.map(([kwhm2]) => kwhm2)), area.left, area.right, 8)
  const y = roundScale(
    Math.min(0, ...days.map(([, kwh]) => kwh)) / unit.kwh,
    Math.max(1e-9, ...days.map(([, kwh]) => kwh)) / unit.kwh,
    area.bottom,
    area.top,
  )
  const marks = days.map(
    ([kwhm2, kwh]) => `M${px(x.at(kwhm2) - MARK_PX / 2)} ${px(y.at(kwh / unit.kwh) - MARK_PX / 2)}h${MARK_PX}v${MARK_PX}h${-MARK_PX}z`,
  )
  return picture(
    canvas,
    'Daily input and output',
    days.length === 0
      ? 'No day has all of its values.'
      : `${fixed(days.length, 0)} days: ${energy.name} of up to ${fixed(most / unit.kwh, 2)} ${unit.name} over ${light.name} of up to ${fixed(Math.max(...days.map(([kwhm2]) => kwhm2)), 2)} kWh/m².`,
    leftAxis(canvas, area, y, `${energy.name}, ${unit.name}/day`),
    bottomAxis(canvas, area, x, `${light.name}, kWh/m²/day`),
    element('path', { d: marks.join(''), fill: canvas.theme.energy, 'fill-opacity': 0.6 }),
  )
}

/** Irradiation, kWh/m2, and energy, kWh, of every whole day that has both in all of its rows. */
export function sumsOfDays(light: SeriesValues, energy: SeriesValues): (readonly [kwhm2: number, kwh: number])[] {
  const { rows } = energy
  const hours = rows.stepMinutes / 60
  const [toKwhm2, toKwh] = [addsUp(light) ? 1 : hours / 1000, addsUp(energy) ? 1 : hours]
  const days = new Map<number, [kwhm2: number, kwh: number, rows: number]>()
  for (let row = 0; row < rows.startMinutes.length; row++) {
    const day = dayOfRow(rows, row)
    const sum = days.get(day) ?? [0, 0, 0]
    sum[0] += valueAt(light, row) * toKwhm2
    sum[1] += valueAt(energy, row) * toKwh
    sum[2] += 1
    days.set(day, sum)
  }
  return [...days.values()].flatMap(([kwhm2, kwh, count]) => (Number.isFinite(kwhm2 + kwh) && count * hours >= 24 ? [[kwhm2, kwh]] : []))
}
