import { roundLength, roundText } from './round-length.ts'
import { escaped, MARGIN, px, WIDTH } from './svg.ts'

/** The lines under the content, px; to the right of them the scale bar and the compass. */
const FOOT = { height: 90, line: 26, bar: 240, barHeight: 12, dialRadius: 34 }
/** Of the legend: its sample, the width of a character, and the space behind an entry. */
const LEGEND = { sample: 16, character: 7.4, space: 22, line: 24 }
const SCALE_MAX = 160

/** A colour or a line, and what it means. */
export interface LegendEntry {
  readonly className: string
  readonly isLine?: boolean
  readonly text: string
}

/** What stands under a picture. */
export interface Foot {
  readonly title: string
  readonly caption: string
  /** A bar of the colours of these classes, between two words. */
  readonly colours: { readonly classes: readonly string[]; readonly from: string; readonly to: string }
  readonly legend: readonly LegendEntry[]
  /** Pixels of a metre across the view. */
  readonly metrePx: number
  readonly compass: Compass
}

/** A circle on the ground as the view shows it. */
export interface Compass {
  /** Of its radius: to the right and upwards. */
  readonly north: readonly [x: number, y: number]
  /** Height over width: 1 from above. */
  readonly flatness: number
  /** Where the sun stands, as in a fisheye view upwards; null for a view from it, or at night. */
  readonly sun: { readonly azimuthDeg: number; readonly elevationDeg: number } | null
}

/** The foot, to be written under the content of a picture. */
export function footOf(foot: Foot): { height: number; parts: (top: number) => string[] } {
  const rows = legendRows(foot.legend)
  const height = FOOT.height + rows.length * LEGEND.line
  return {
    height,
    parts: (top) => [
      `<text class="title" x="${MARGIN}" y="${px(top)}">${escaped(foot.title)}</text>`,
      `<text x="${MARGIN}" y="${px(top + FOOT.line)}">${escaped(foot.caption)}</text>`,
      ...coloursText(foot.colours, top + 2 * FOOT.line),
      ...rows.flatMap((row, k) => rowText(row, top + 3 * FOOT.line + k * LEGEND.line)),
      ...scaleText(foot.metrePx, top),
      ...compassText(foot.compass, top),
    ],
  }
}

function coloursText({ classes, from, to }: Foot['colours'], base: number): string[] {
  const { bar, barHeight } = FOOT
  const step = bar / classes.length
  const left = MARGIN + 75
  return [
    `<text x="${MARGIN}" y="${px(base)}">${escaped(from)}</text>`,
    ...classes.map(
      (name, k) =>
        `<rect class="${name}" x="${px(left + k * step)}" y="${px(base - barHeight)}" width="${px(step)}" height="${barHeight}"/>`,
    ),
    `<text x="${px(left + bar + 10)}" y="${px(base)}">${escaped(to)}</text>`,
  ]
}

interface PlacedEntry extends LegendEntry {
  readonly left: number
}

/** Entries in rows as wide as the picture. */
function legendRows(legend: readonly LegendEntry[]): PlacedEntry[][] {
  const rows: PlacedEntry[][] = []
  let left = Number.POSITIVE_INFINITY
  for (const entry of legend) {
    const width = LEGEND.sample + 6 + entry.text.length * LEGEND.character
    if (left + width > WIDTH - MARGIN) {
      rows.push([])
      left = MARGIN
    }
    rows.at(-1)?.push({ ...entry, left })
    left += width + LEGEND.space
  }
  return rows
}

function rowText(row: readonly PlacedEntry[], base: number): string[] {
  const { sample } = LEGEND
  return row.flatMap(({ className, isLine = false, text, left }) => [
    isLine
      ? `<line class="${className}" x1="${px(left)}" x2="${px(left + sample)}" y1="${px(base - 5)}" y2="${px(base - 5)}"/>`
      : `<rect class="${className}" x="${px(left)}" y="${px(base - 11)}" width="${sample}" height="12"/>`,
    `<text x="${px(left + sample + 6)}" y="${px(base)}">${escaped(text)}</text>`,
  ])
}

/** A bar of a round length, left of the compass. */
function scaleText(metrePx: number, top: number): string[] {
  const lengthM = roundLength(SCALE_MAX / metrePx)
  if (!Number.isFinite(lengthM) || lengthM === 0) return []
  const right = WIDTH - 2 * MARGIN - 2 * FOOT.dialRadius
  const [left, base] = [right - lengthM * metrePx, top + FOOT.line + 4]
  return [
    `<path class="scale" d="M${px(left)} ${px(base - 5)}v5H${px(right)}v-5"/>`,
    `<text x="${px(right)}" y="${px(base - 11)}" text-anchor="end">${roundText(lengthM)} m</text>`,
  ]
}

function compassText({ north: [x, y], flatness, sun }: Compass, top: number): string[] {
  const radius = FOOT.dialRadius
  const [middle, down] = [WIDTH - MARGIN - radius, top + radius - 6]
  const at = (right: number, up: number) => `${px(middle + radius * right)} ${px(down - radius * up)}`
  const tip = 0.62
  return [
    `<ellipse class="dial" cx="${middle}" cy="${px(down)}" rx="${radius}" ry="${px(radius * Math.max(flatness, 0.02))}"/>`,
    `<path class="north" d="M${at(tip * x, tip * y)}L${at(-0.2 * y * flatness, 0.2 * x * flatness)}L${at(0.2 * y, -0.2 * x * flatness)}"/>`,
    `<text class="compass" x="${px(middle + radius * 0.82 * x)}" y="${px(down - radius * 0.82 * y + 5)}" text-anchor="middle">N</text>`,
    ...(sun === null ? [] : [sunMark(sun, middle, down)]),
  ]
}

function sunMark({ azimuthDeg, elevationDeg }: NonNullable<Compass['sun']>, middle: number, down: number): string {
  const azimuthRad = (azimuthDeg * Math.PI) / 180
  const away = FOOT.dialRadius * (1 - elevationDeg / 90)
  return `<circle class="sun" cx="${px(middle + away * Math.sin(azimuthRad))}" cy="${px(down - away * Math.cos(azimuthRad))}" r="5"/>`
}
