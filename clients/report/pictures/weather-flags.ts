import { areaOf } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { hoursOfDays } from './heatmap.ts'
import { legend } from './legend.ts'
import { MONTHS } from './month-names.ts'
import { dayOf, hourTitle, middleOf, ofYears, type SeriesValues, yearsIn } from './series-values.ts'
import type { Theme } from './theme.ts'

const DAYS = 365
const HOURS = 24
/** Shades of the light behind the flags. */
const SHADES = 6
const FIRST_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const

/** What is wrong with a row, in the order in which one hides another; 0 of `WeatherFlags.kinds` is nothing. */
export const FLAG_KINDS = ['gap', 'rare', 'inconsistent', 'standing', 'impossible'] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

const NAMES: Readonly<Record<FlagKind, string>> = {
  gap: 'gap',
  rare: 'extremely rare',
  inconsistent: 'components contradict each other',
  standing: 'does not follow the sun',
  impossible: 'impossible',
}

/** The rows of a weather, and what is wrong with each. */
export interface WeatherFlags {
  /** Global irradiance, or another one that a user looks at. */
  readonly light: SeriesValues
  /** For each row 0, or 1 and the place in `FLAG_KINDS`. */
  readonly kinds: Uint8Array
}

/** Flagged rows by day of the year and hour, over the light of the hour. Of several years all flags are shown. */
export function weatherFlagsPicture({ light, kinds }: WeatherFlags, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 340)
  const { theme } = canvas
  const area = areaOf(canvas, { left: 44, right: 16, top: 24, bottom: 52 })
  const cells = worstOfHours({ light, kinds })
  const flags = FLAG_KINDS.map((kind, k) => ({ kind, d: pathOf((at) => cells[at] === k + 1) })).filter(({ d }) => d !== '')
  const [toX, toY] = [(area.right - area.left) / DAYS, (area.bottom - area.top) / HOURS]
  const map = element(
    'g',
    { transform: `translate(${area.left} ${area.top}) scale(${toX.toFixed(5)} ${toY.toFixed(5)})`, 'shape-rendering': 'crispEdges' },
    element('rect', { width: DAYS, height: HOURS, fill: theme.area }),
    ...shades(light, theme),
    ...flags.map(({ kind, d }) => element('path', { d, fill: colourOf(kind, theme), 'data-kind': kind })),
  )
  const entries = flags.map(({ kind }) => [NAMES[kind], colourOf(kind, theme)] as const)
  return picture(
    canvas,
    `Flagged hours${ofYears(yearsIn(light.rows))}`,
    `Hours of the year in which a row fails a test, over ${light.label}: ${entries.map(([name]) => name).join(', ') || 'none'}.`,
    map,
    label(8, area.top - 10, hourTitle(light), { fill: theme.muted }),
    ...MONTHS.map((name, k) =>
      label(area.left + ((FIRST_DAYS[k] ?? 0) + 15) * toX, area.bottom + 18, name, { 'text-anchor': 'middle', fill: theme.muted }),
    ),
    ...[0, 6, 12, 18, 24].map((hour) =>
      label(area.left - 8, area.bottom - hour * toY + 4, String(hour), { 'text-anchor': 'end', fill: theme.muted }),
    ),
    legend(canvas, area.right, canvas.height - 8, entries.length > 0 ? entries : [['no row fails a test', theme.gain]]),
  )
}

function colourOf(kind: FlagKind, { loss, curves, ink, muted }: Theme): string {
  const colours = { gap: muted, rare: curves[3] ?? ink, inconsistent: curves[0] ?? ink, standing: ink, impossible: loss }
  return colours[kind]
}

/** The worst of each hour of each day: `day * 24 + hour`. */
function worstOfHours({ light: { rows }, kinds }: WeatherFlags): Uint8Array {
  const cells = new Uint8Array(DAYS * HOURS)
  for (let row = 0; row < kinds.length; row++) {
    const kind = kinds[row] ?? 0
    if (kind === 0) continue
    const { minutes, ofDay } = middleOf(rows, row)
    const at = dayOf(minutes).day * HOURS + Math.floor(ofDay / 60)
    if (kind > (cells[at] ?? 0)) cells[at] = kind
  }
  return cells
}

function shades(light: SeriesValues, theme: Theme): SvgElement[] {
  const cells = hoursOfDays(light)
  let high = 0
  for (const value of cells) if (value > high) high = value
  const shadeOf = (at: number) => Math.ceil(((cells[at] ?? 0) / Math.max(high, 1)) * SHADES)
  return Array.from({ length: SHADES }, (_, k) => k + 1).flatMap((shade) => {
    const d = pathOf((at) => shadeOf(at) === shade)
    return d === '' ? [] : [element('path', { d, fill: theme.light, 'fill-opacity': ((0.5 * shade) / SHADES).toFixed(2) })]
  })
}

/** The hours that are in it as one path, upright stretches together. */
function pathOf(isIn: (at: number) => boolean): string {
  let d = ''
  for (let day = 0; day < DAYS; day++) {
    for (let hour = 0; hour < HOURS; hour++) {
      if (!isIn(day * HOURS + hour)) continue
      const from = hour
      while (hour < HOURS && isIn(day * HOURS + hour)) hour++
      d += `M${day} ${HOURS - from}h1v${from - hour}h-1z`
    }
  }
  return d
}
