import { DEG_PER_RAD, safeAsin, wrapTwoPi } from '../../core/angles.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'
import { drawGround, type GroundLines, groundLines, nameHeights, type PictureGround } from './ground-lines.ts'
import { paintersOrder } from './painters-order.ts'
import { rangeOf, seenLine } from './plane-of-view.ts'
import { roundText } from './round-length.ts'
import { seenPolygons } from './seen-polygon.ts'
import { ShapePainter } from './shape-painter.ts'
import { shadeClasses } from './style.ts'
import { SvgPicture } from './svg.ts'
import { type Foot, footOf, type LegendEntry } from './svg-foot.ts'
import type { TableLook } from './table-look.ts'

/** What a picture shows: the scene from above, north up, or as the sun sees it. */
export type PictureView = 'plan' | 'sun'

/** What a picture shows besides the scene. */
export interface PictureExtras {
  /** Begins the line under the title, such as a date and a time. */
  readonly when?: string
  /** Polygons to draw on the ground, in the coordinates of the targets. */
  readonly outlines?: readonly (readonly Vector[])[]
  readonly ground?: PictureGround | null
  /** What is shown of each target; default: it is whole. */
  readonly looks?: readonly TableLook[]
  /** Metres of a unit of length of the scene. */
  readonly unitM?: number
}

/**
 * Draws a scene, in the kernel's present rotation, as an SVG. Tables are coloured by their shade.
 * From the sun, what is drawn of a table is what the beam reaches of it.
 * @param sun  unit vector towards the sun
 * @param shade  shaded fraction of each target, 0 to 1; NaN for one that the sun sees from behind
 * @param names  of the targets
 */
export function drawScene(
  kernel: ShadeKernel,
  which: PictureView,
  sun: Vector,
  shade: Float64Array,
  names: readonly string[],
  { when, outlines = [], ground = null, looks = [], unitM = 1 }: PictureExtras = {},
): string {
  const view = new SunView()
  if (which === 'sun') view.face(...sun)
  const seen = seenPolygons(kernel, view)
  const polygons = seen.filter(({ x }) => x.length > 2)
  const around = outlines.map((outline) =>
    seenLine(
      [...outline, outline[0]].map((point) => fromOrigin(point, kernel.origin)),
      view,
    ),
  )
  const lines = ground === null ? null : groundLines(kernel, ground, view, unitM)
  const contours = lines?.contours.flatMap(({ lines }) => lines) ?? []
  const picture = new SvgPicture(rangeOf([...seen, ...around, ...contours]))
  if (lines !== null) drawGround(picture, lines)
  for (const { x, y } of around) picture.line(x, y, { className: 'outline' })
  const painter = new ShapePainter(picture, kernel, view, looks)
  for (const k of paintersOrder(polygons)) painter.paint(polygons[k], shade, names)
  if (which === 'plan') for (const upright of seen) painter.paintUpright(upright)
  if (lines !== null) nameHeights(picture, lines)
  const legend = [...painter.legend(), ...(around.length > 0 ? [OUTLINE] : []), ...legendOf(lines)]
  const foot = { title: TITLES[which], ...skyOf(which, view, sun, when), colours: COLOURS, legend, metrePx: picture.scale / unitM }
  return picture.write(foot.title, painter.style(), footOf(foot))
}

const TITLES: Readonly<Record<PictureView, string>> = { plan: 'The scene from above, north up', sun: 'The scene as the sun sees it' }
const COLOURS: Foot['colours'] = { classes: shadeClasses, from: 'lit, 0 %', to: '100 % in shade' }
const OUTLINE: LegendEntry = { className: 'outline', isLine: true, text: 'outline' }

function legendOf(lines: GroundLines | null): LegendEntry[] {
  if (lines === null || lines.contours.length === 0) return []
  return [{ className: 'contour', isLine: true, text: `ground, a line every ${roundText(lines.stepM)} m of height` }]
}

function fromOrigin(point: Vector, origin: Vector): Vector {
  return [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]]
}

/** When it is and where the sun stands, in words and as the compass of the view shows it. */
function skyOf(which: PictureView, view: SunView, sun: Vector, when: string | undefined): Pick<Foot, 'caption' | 'compass'> {
  const isUp = sun[2] > 0
  const [azimuthDeg, elevationDeg] = anglesOf(sun)
  return {
    caption: [when, isUp ? `sun at azimuth ${azimuthDeg} deg, elevation ${elevationDeg} deg` : 'the sun is down']
      .filter((text) => text !== undefined)
      .join(', '),
    compass: {
      north: [view.xNorth, view.yNorth],
      flatness: view.sunUp,
      sun: which === 'plan' && isUp ? { azimuthDeg, elevationDeg } : null,
    },
  }
}

/** To tenths of a degree. */
function anglesOf([east, north, up]: Vector): readonly [azimuthDeg: number, elevationDeg: number] {
  const tenths = (rad: number): number => Math.round(rad * DEG_PER_RAD * 10) / 10
  return [tenths(wrapTwoPi(Math.atan2(east, north))), tenths(safeAsin(up))]
}
