import {
  acrossAxis,
  areaOf,
  canvasOf,
  cut,
  element,
  isNarrow,
  label,
  legend,
  type PictureOptions,
  picture,
  roundScale,
  type SvgElement,
} from '@pvyield/report/charts'
import { signed } from '../signed.ts'

/** What a step of a field, down and up, changes; fractions of the energy. Null where the plant refuses it. */
export interface TornadoBar {
  readonly label: string
  readonly down: number | null
  readonly up: number | null
}

const ROW_PX = 26

export function tornadoHeight(bars: readonly TornadoBar[]): number {
  return 80 + bars.length * ROW_PX
}

/** The fields in the order of what they change, the largest at the top. */
export function tornadoPicture(bars: readonly TornadoBar[], options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, tornadoHeight(bars))
  const { theme } = canvas
  const nameRoom = Math.min(290, canvas.width * 0.4)
  const area = areaOf(canvas, { left: nameRoom + 10, right: 24, top: 4, bottom: 58 })
  const percents = bars.flatMap(({ down, up }) => [100 * (down ?? 0), 100 * (up ?? 0)])
  const most = Math.max(0.01, ...percents.map(Math.abs))
  const scale = roundScale(-most, most, area.left, area.right, isNarrow(canvas) ? 4 : 8)
  const rows = bars.flatMap(({ label: name, down, up }, k) => {
    const y = area.top + k * ROW_PX
    const words = `${name}: ${textOf(down)} with less, ${textOf(up)} with more`
    const bar = (share: number | null, colour: string) => {
      if (share === null) return null
      const [a, b] = [scale.at(0), scale.at(100 * share)]
      return element('rect', { x: Math.min(a, b), y: y + 5, width: Math.abs(b - a), height: ROW_PX - 10, fill: colour })
    }
    const titled = element('g', {}, element('title', {}, words), bar(down, theme.curves[1] ?? theme.loss), bar(up, theme.energy))
    return [titled, label(nameRoom, y + 17, cut(name, nameRoom - 10), { 'text-anchor': 'end' })]
  })
  return picture(
    canvas,
    'Change of the energy to grid by a step of each field',
    bars.map(({ label: name, down, up }) => `${name} ${textOf(down)} and ${textOf(up)}`).join('; '),
    acrossAxis(canvas, area, scale),
    ...rows,
    element('path', { d: `M${scale.at(0).toFixed(1)} ${area.top}V${area.bottom}`, stroke: theme.ink }),
    label(8, canvas.height - (isNarrow(canvas) ? 23 : 8), 'Change of the energy, %', { fill: theme.muted }),
    legend(canvas, area.right, canvas.height - 8, [
      ['a step less', theme.curves[1] ?? theme.loss],
      ['a step more', theme.energy],
    ]),
  )
}

function textOf(share: number | null): string {
  return share === null ? 'refused' : `${signed(100 * share, 2)} %`
}
