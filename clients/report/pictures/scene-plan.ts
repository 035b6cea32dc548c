import type { ScenePlan } from '@pvyield/engine'
import { type Canvas, canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { percent } from './number-text.ts'
import { rampColour, type Theme } from './theme.ts'

const MARGIN = 16

/** The shade of the tables at one moment. */
export interface PlanShade {
  /** Such as `21 December, 12:00`. */
  readonly when: string
  /** Share of the beam that shade takes of each table, in the order of the tables; null from behind. */
  readonly shaded: readonly (number | null)[]
}

/** A scene from above, north up; with a moment, its tables coloured by their shade. */
export function scenePlanPicture(plan: ScenePlan, shade: PlanShade | null = null, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 480)
  const { theme, width, height } = canvas
  const { toPx, scale } = mapOf(plan, canvas)
  const bar = barLength((width - 2 * MARGIN) / scale / 4)
  const note = shade === null ? '' : `${shade.when}: dark tables are in shade`
  const north = { 'text-anchor': 'end', fill: theme.muted }
  return picture(
    canvas,
    'Scene from above',
    `${plan.tables.length} tables and ${plan.objects.length} objects, north up. ${note}`,
    ...plan.outlines.map((outline) =>
      element('path', { d: toPx(outline, 'Z'), stroke: theme.muted, 'stroke-dasharray': '5 4', fill: 'none' }),
    ),
    ...plan.tables.map((table, k) => tablePath(table, toPx, shade?.shaded[k], theme)),
    ...plan.objects.map((object) => objectPath(object, toPx, theme)),
    element('path', { d: `M${MARGIN} ${height - 14}h${bar * scale}m0 -4v8m${-bar * scale} 0v-8`, stroke: theme.ink, fill: 'none' }),
    label(22 + bar * scale, height - 10, `${bar} in the unit of the scene`, { fill: theme.muted }),
    label(width - MARGIN, height - 10, note === '' ? 'North is up' : `${note}. North is up`, north),
  )
}

type Shape = ScenePlan['tables'][number]
type ToPx = (shape: Pick<Shape, 'points'>, end: string) => string

/** Where the points of a scene are drawn, so that all of them fit, and px of a unit of the scene. */
function mapOf(plan: ScenePlan, { width, height, top }: Canvas): { readonly toPx: ToPx; readonly scale: number } {
  const points = [...plan.tables, ...plan.objects, ...plan.outlines].flatMap((shape) => shape.points)
  const [west, east] = rangeOf(points.map(([x]) => x))
  const [south, north] = rangeOf(points.map(([, y]) => y))
  const room = { width: width - 2 * MARGIN, height: height - top - 40 }
  const scale = Math.min(room.width / Math.max(east - west, 1e-9), room.height / Math.max(north - south, 1e-9))
  const left = MARGIN + (room.width - (east - west) * scale) / 2
  const from = top + (room.height - (north - south) * scale) / 2
  const toPx: ToPx = (shape, end) =>
    lineThrough(
      shape.points.map(([x, y]) => [left + (x - west) * scale, from + (north - y) * scale] as const),
      end,
    )
  return { toPx, scale }
}

function tablePath(table: Shape, toPx: ToPx, share: number | null | undefined, theme: Theme): SvgElement {
  const isKnown = typeof share === 'number'
  const fill = isKnown ? rampColour(theme, 1 - share) : theme.energy
  const words = isKnown ? `${table.id}: ${percent(share)} in shade` : table.id
  const path = { d: toPx(table, 'Z'), fill, stroke: theme.paper, 'stroke-width': 0.4, 'data-key': table.id }
  return element('path', path, element('title', {}, words))
}

function objectPath(object: ScenePlan['objects'][number], toPx: ToPx, { gain, muted }: Theme): SvgElement {
  const isLine = object.kind === 'wall' || object.kind === 'tree_line'
  const colour = object.kind === 'tree_line' ? gain : muted
  return element(
    'path',
    isLine
      ? { d: toPx(object, ''), stroke: colour, 'stroke-width': 2.5, fill: 'none', 'data-key': object.id }
      : { d: toPx(object, 'Z'), fill: colour, 'fill-opacity': 0.55, stroke: colour, 'data-key': object.id },
    element('title', {}, object.id),
  )
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : [0, 1]
}

/** A round length, at most as long as given. */
function barLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2, 1].find((digit) => digit * power <= most) ?? 1)
}
