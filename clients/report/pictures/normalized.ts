import type { NormalizedYield, NormalizedYields } from '../normalized.ts'
import { areaOf, leftAxis, monthAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { MONTHS } from './month-names.ts'
import { fixed } from './number-text.ts'
import { roundScale } from './scale.ts'

const UNIT = 'kWh/kWp/day'

/** What each kilowatt delivers in a day of each month, and what it loses of the light before and after the inverters. */
export function normalizedPicture({ months, year }: NormalizedYields, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas, { bottom: 52 })
  const known = months.filter((month) => month !== null)
  const y = roundScale(
    Math.min(0, ...known.map(({ final }) => final)),
    Math.max(1e-9, ...known.map(({ reference, capture }) => Math.max(reference, reference - capture))),
    area.bottom,
    area.top,
  )
  const step = (area.right - area.left) / 12
  const bars = months.flatMap((month, k) => {
    if (month === null) return []
    const array = month.reference - month.capture
    const parts = [
      [0, month.final, theme.energy],
      [month.final, array, theme.light],
      [array, month.reference, theme.loss],
    ] as const
    const drawn = parts.flatMap(([from, to, fill]) =>
      // A gain has no place in what is left.
      to > from || from === 0
        ? [
            element('rect', {
              x: area.left + (k + 0.14) * step,
              y: y.at(Math.max(from, to)),
              width: step * 0.72,
              height: Math.abs(y.at(from) - y.at(to)),
              fill,
            }),
          ]
        : [],
    )
    return [element('g', { 'data-month': k + 1 }, element('title', {}, `${MONTHS[k]}: ${words(month)}`), ...drawn)]
  })
  return picture(
    canvas,
    'Normalised production',
    `A day of the year, ${UNIT}: ${words(year)}.`,
    leftAxis(canvas, area, y, UNIT),
    monthAxis(canvas, area),
    ...bars,
    legend(canvas, area.right, canvas.height - 8, [
      ['Yf, delivered', theme.energy],
      ['Ls, system losses', theme.light],
      ['Lc, capture losses', theme.loss],
    ]),
  )
}

function words({ final, capture, system, reference }: NormalizedYield): string {
  return `Yf ${fixed(final, 2)}, Ls ${fixed(system, 2)}, Lc ${fixed(capture, 2)}, Yr ${fixed(reference, 2)}`
}
