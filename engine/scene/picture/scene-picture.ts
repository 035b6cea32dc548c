import { DEG_PER_RAD, safeAsin, wrapTwoPi } from '../../core/angles.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'
import { paintersOrder } from './painters-order.ts'
import { seenPolygons } from './seen-polygon.ts'
import { SvgPicture } from './svg.ts'

/** Classes of shade, from lit to dark. */
const SHADES = 20
const LIT = [255, 205, 64]
const DARK = [38, 46, 84]

const STYLE = [
  'text{font:16px sans-serif;fill:#333}path{stroke:#fff;stroke-width:.3}.object{fill:#8d8d8d}.trees{fill:#2f7d4f}.back{fill:#c9c4d6}',
  ...Array.from(
    { length: SHADES + 1 },
    (_, k) => `.s${k}{fill:rgb(${LIT.map((lit, c) => Math.round(lit + ((DARK[c] - lit) * k) / SHADES)).join(' ')})}`,
  ),
].join('')

/** What a picture shows: the scene from above, north up, or as the sun sees it. */
export type PictureView = 'plan' | 'sun'

/**
 * Draws a scene, in the kernel's present rotation, as an SVG. Tables are coloured by their shade.
 * From the sun, what is drawn of a table is what the beam reaches of it.
 * @param sun  unit vector towards the sun
 * @param shade  shaded fraction of each target, 0 to 1; NaN for one that the sun sees from behind
 * @param names  of the targets
 */
export function drawScene(kernel: ShadeKernel, which: PictureView, sun: Vector, shade: Float64Array, names: readonly string[]): string {
  const view = new SunView()
  if (which === 'sun') view.face(...sun)
  const polygons = seenPolygons(kernel, view)
  const picture = new SvgPicture()
  for (const k of paintersOrder(polygons)) {
    const { target, transmittance, x, y } = polygons[k]
    if (target !== null) picture.polygon(x, y, { className: classOf(shade[target]), title: titleOf(names[target], shade[target]) })
    else if (transmittance > 0) picture.polygon(x, y, { className: 'trees', opacity: 1 - transmittance })
    else picture.polygon(x, y, { className: 'object' })
  }
  const [east, north, up] = sun
  const azimuthDeg = Math.round(wrapTwoPi(Math.atan2(east, north)) * DEG_PER_RAD * 10) / 10
  const elevationDeg = Math.round(safeAsin(up) * DEG_PER_RAD * 10) / 10
  const title = which === 'sun' ? 'The scene as the sun sees it' : 'The scene from above, north up'
  return picture.write(title, STYLE, [
    title,
    `Sun at azimuth ${azimuthDeg} deg, elevation ${elevationDeg} deg. Yellow is lit, dark blue is in shade.`,
  ])
}

function classOf(shade: number): string {
  return Number.isNaN(shade) ? 'back' : `s${Math.round(shade * SHADES)}`
}

function titleOf(name: string, shade: number): string {
  return Number.isNaN(shade) ? `${name}: the sun is behind` : `${name}: ${Math.round(shade * 1000) / 10} % in shade`
}
