import type { SideMoment, SideView } from '@pvyield/engine'
import { type Canvas, canvasOf, label, linesOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { fixed, percent } from './number-text.ts'

const ROWS = 3
const STRIP_PX = 124
const NOTE_PX = 15
const RAD_PER_DEG = Math.PI / 180

/** Rows from the side at several hours of the day with the lowest sun: their pitch, the beam, and their shade. */
export function sideViewPicture(view: SideView, options: PictureOptions = {}): SvgElement {
  const { top, width } = canvasOf(options, 0)
  const note = linesOf(sizes(view), width - 32)
  const foot = 11 + NOTE_PX * note.length
  const canvas = canvasOf(options, top + view.moments.length * STRIP_PX + foot)
  const day = view.date === '12-21' ? '21 December' : '21 June'
  const shades = view.moments.map((moment) => momentText(view, moment))
  return picture(
    canvas,
    `Rows from the side on ${day}`,
    `${view.kind} with a pitch of ${fixed(view.pitchM, 2)} m and a width of ${fixed(view.widthM, 2)} m. ${shades.join('; ')}.`,
    ...view.moments.map((moment, k) => strip(canvas, view, moment, top + k * STRIP_PX)),
    ...note.map((line, k) => label(16, canvas.height - 10 - NOTE_PX * (note.length - 1 - k), line, { fill: canvas.theme.muted })),
  )
}

function strip(canvas: Canvas, view: SideView, moment: SideMoment, y: number): SvgElement {
  const { theme, width } = canvas
  const scale = (width - 190) / (view.pitchM * (ROWS - 1) + view.widthM)
  const most = Math.min(scale, (STRIP_PX - 40) / view.widthM)
  const ground = y + STRIP_PX - 14
  const axis = ground - Math.max(20, (view.widthM * most) / 2 + 6)
  const first = 70 + (view.widthM * most) / 2
  const rows = Array.from({ length: ROWS }, (_, k) => row(canvas, view, moment, first + k * view.pitchM * most, axis, ground, most))
  return element(
    'g',
    { 'data-hour': moment.hour },
    element('path', { d: `M16 ${ground}H${width - 16}`, stroke: theme.muted, fill: 'none' }),
    ...rows,
    sunArrow(canvas, moment, first, axis, view.widthM * most),
    // The sun has the other side.
    moment.sunDeg < 90
      ? label(16, y + 18, momentText(view, moment))
      : label(width - 16, y + 18, momentText(view, moment), { 'text-anchor': 'end' }),
  )
}

function row(
  { theme }: Canvas,
  view: SideView,
  { rotationDeg, shadedFrac }: SideMoment,
  x: number,
  axis: number,
  ground: number,
  scale: number,
): SvgElement {
  const post = element('path', { d: `M${x} ${axis}V${ground}`, stroke: theme.muted, fill: 'none' })
  const width = view.widthM * scale
  if (view.kind === 'ridges') {
    const [across, rise] = [width * Math.cos(rotationDeg * RAD_PER_DEG), width * Math.sin(Math.abs(rotationDeg) * RAD_PER_DEG)]
    const ridge = lineThrough([
      [x - across, axis + rise / 2],
      [x, axis - rise / 2],
      [x + across, axis + rise / 2],
    ])
    return element('g', {}, post, element('path', { d: ridge, stroke: theme.energy, 'stroke-width': 3, fill: 'none' }))
  }
  const rad = rotationDeg * RAD_PER_DEG
  const [dx, dy] = [(width / 2) * Math.cos(rad), (width / 2) * Math.sin(rad)]
  // A positive rotation faces right: its right edge is the lower one.
  const isRightLow = rotationDeg >= 0
  const [lowX, lowY] = isRightLow ? [x + dx, axis + dy] : [x - dx, axis - dy]
  const [highX, highY] = isRightLow ? [x - dx, axis - dy] : [x + dx, axis + dy]
  const share = shadedFrac ?? 0
  const [edgeX, edgeY] = [lowX + share * (highX - lowX), lowY + share * (highY - lowY)]
  const line = (x1: number, y1: number, x2: number, y2: number, stroke: string) =>
    element('path', {
      d: lineThrough([
        [x1, y1],
        [x2, y2],
      ]),
      stroke,
      'stroke-width': 3.5,
      fill: 'none',
    })
  return element(
    'g',
    {},
    post,
    line(edgeX, edgeY, highX, highY, theme.energy),
    share > 0 ? line(lowX, lowY, edgeX, edgeY, theme.ink) : null,
  )
}

/** The beam that touches the upper edge of the row towards the sun. */
function sunArrow(
  { theme, width }: Canvas,
  { sunDeg, rotationDeg }: SideMoment,
  x: number,
  axis: number,
  rowPx: number,
): SvgElement | null {
  if (sunDeg <= 0 || sunDeg >= 180) return null
  const [dx, dy] = [Math.cos(sunDeg * RAD_PER_DEG), Math.sin(sunDeg * RAD_PER_DEG)]
  const half = rowPx / 2
  const top = axis - half * Math.abs(Math.sin(rotationDeg * RAD_PER_DEG))
  const from = dx >= 0 ? width - 110 : x - half
  const [startX, startY] = [from + dx * 46, Math.max(top - dy * 46, top - 46)]
  return element(
    'g',
    {},
    element('path', {
      d: lineThrough([
        [startX, startY],
        [from, top],
      ]),
      stroke: theme.light,
      'stroke-width': 1.5,
      fill: 'none',
      'stroke-dasharray': '5 3',
    }),
    element('circle', { cx: startX, cy: startY, r: 5, fill: theme.light }),
  )
}

function momentText({ kind, rightAzimuthDeg }: SideView, { hour, rotationDeg, shadedFrac }: SideMoment): string {
  const shade = shadedFrac === null ? '' : `, ${percent(shadedFrac)} of the width in shade`
  const angle = fixed(Math.abs(rotationDeg), 1)
  // Trackers turn from one side to the other.
  const side = kind === 'trackers' && /[1-9]/.test(angle) ? ` ${compass(rightAzimuthDeg + (rotationDeg > 0 ? 0 : 180))}` : ''
  return `${String(hour).padStart(2, '0')}:00, ${angle} deg${side}${shade}`
}

const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

function compass(azimuthDeg: number): string {
  return COMPASS[Math.round(azimuthDeg / 45) % COMPASS.length] ?? ''
}

function sizes({ kind, pitchM, widthM, moments }: SideView): string {
  const shade = moments.some(({ shadedFrac }) => shadedFrac !== null) ? ' The dark part of a row is in shade.' : ''
  const spacing = kind === 'ridges' ? 'between ridges' : 'between rows'
  return `${fixed(pitchM, 2)} m ${spacing}, ${kind === 'ridges' ? 'faces' : 'rows'} ${fixed(widthM, 2)} m wide. Mean solar time.${shade}`
}
