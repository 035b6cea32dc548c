import { DEG_PER_RAD, safeAsin, wrapTwoPi } from '../../core/angles.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'
import { paintersOrder } from './painters-order.ts'
import { type SeenPolygon, seenPolygons } from './seen-polygon.ts'
import { shadeRgb } from './shade-colours.ts'
import { SvgPicture } from './svg.ts'

/** Classes of shade, from lit to dark. */
const SHADES = 20

const STYLE = [
  'text{font:15px sans-serif;fill:#333}.title{font-weight:bold}.paper{fill:#fff}path{stroke:#fff;stroke-width:.3;stroke-linejoin:round}',
  '.object{fill:#b5b8bd;stroke:#75797f;stroke-width:.8}.trees{fill:#2f7d4f;stroke:none}.back{fill:#c9c4d6}',
  '.wall,.treeline,.outline,.dial{fill:none;stroke:#75797f;stroke-width:1.5}.treeline{stroke:#2f7d4f;stroke-width:3}',
  '.outline{stroke:#a08c6c;stroke-width:1;stroke-dasharray:6 4}.dial{stroke-width:1}.sun{fill:#f5a300}',
  ...Array.from({ length: SHADES + 1 }, (_, k) => `.s${k}{fill:rgb(${shadeRgb(k / SHADES).join(' ')})}`),
].join('')

/** What a picture shows: the scene from above, north up, or as the sun sees it. */
export type PictureView = 'plan' | 'sun'

/** What a picture shows besides the scene. */
export interface PictureExtras {
  /** Begins the line under the title, such as a date and a time. */
  readonly when?: string
  /** Polygons to draw on the ground, in the coordinates of the targets. */
  readonly outlines?: readonly (readonly Vector[])[]
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
  { when, outlines = [] }: PictureExtras = {},
): string {
  const view = new SunView()
  if (which === 'sun') view.face(...sun)
  const seen = seenPolygons(kernel, view)
  const polygons = seen.filter(({ x }) => x.length > 2)
  const picture = new SvgPicture()
  for (const outline of outlines) drawOutline(picture, outline, kernel.origin, view)
  for (const k of paintersOrder(polygons)) {
    const { target, transmittance, x, y } = polygons[k]
    if (target !== null) picture.polygon(x, y, { className: classOf(shade[target]), title: titleOf(names[target], shade[target]) })
    else if (transmittance > 0) picture.polygon(x, y, { className: 'trees', opacity: 1 - transmittance })
    else picture.polygon(x, y, { className: 'object' })
  }
  if (which === 'plan') for (const upright of seen) drawUpright(picture, upright)
  const isUp = sun[2] > 0
  const [azimuthDeg, elevationDeg] = anglesOf(sun)
  const title = which === 'sun' ? 'The scene as the sun sees it' : 'The scene from above, north up'
  return picture.write({
    title,
    style: STYLE,
    caption: [when, isUp ? `sun at azimuth ${azimuthDeg} deg, elevation ${elevationDeg} deg` : 'the sun is down']
      .filter((text) => text !== undefined)
      .join(', '),
    scale: { classes: Array.from({ length: SHADES + 1 }, (_, k) => `s${k}`), from: 'lit, 0 %', to: '100 % in shade' },
    dial: which === 'plan' ? (isUp ? { azimuthDeg, elevationDeg } : 'empty') : null,
  })
}

/** A wall or a tree line, which has no area from above. */
function drawUpright(picture: SvgPicture, { target, transmittance, x, y }: SeenPolygon): void {
  if (target !== null || x.length > 2) return
  if (transmittance > 0) picture.line(x, y, { className: 'treeline', opacity: 1 - transmittance })
  else picture.line(x, y, { className: 'wall' })
}

function drawOutline(picture: SvgPicture, outline: readonly Vector[], origin: Vector, view: SunView): void {
  const around = [...outline, outline[0]].map(([east, north, up]) => [east - origin[0], north - origin[1], up - origin[2]])
  picture.line(
    around.map(([east, north, up]) => east * view.xEast + north * view.xNorth + up * view.xUp),
    around.map(([east, north, up]) => east * view.yEast + north * view.yNorth + up * view.yUp),
    { className: 'outline' },
  )
}

/** To tenths of a degree. */
function anglesOf([east, north, up]: Vector): readonly [azimuthDeg: number, elevationDeg: number] {
  const tenths = (rad: number): number => Math.round(rad * DEG_PER_RAD * 10) / 10
  return [tenths(wrapTwoPi(Math.atan2(east, north))), tenths(safeAsin(up))]
}

function classOf(shade: number): string {
  return Number.isNaN(shade) ? 'back' : `s${Math.round(shade * SHADES)}`
}

function titleOf(name: string, shade: number): string {
  return Number.isNaN(shade) ? `${name}: the sun is behind` : `${name}: ${Math.round(shade * 1000) / 10} % in shade`
}
