import type { ScenePlan } from '@pvyield/engine'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { percent } from './number-text.ts'
import { rampColour } from './theme.ts'

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
  const { theme } = canvas
  const points = [...plan.tables, ...plan.objects, ...plan.outlines].flatMap((shape) => shape.points)
  const [west, east] = rangeOf(points.map(([x]) => x))
  const [south, north] = rangeOf(points.map(([, y]) => y))
  const room = { width: canvas.width - 32, height: canvas.height - canvas.top - 40 }
  const scale = Math.min(room.width / Math.max(east - west, 1e-9), room.height / Math.max(north - south, 1e-9))
  const left = 16 + (room.width - (east - west) * scale) / 2
  const top = canvas.top + (room.height - (north - south) * scale) / 2
  const toPx = (shape: { readonly points: readonly (readonly [number, number])[] }, end: string) =>
    lineThrough(
      shape.points.map(([x, y]) => [left + (x - west) * scale, top + (north - y) * scale] as const),
      end,
    )
  const tables = plan.tables.map((table, k) => {
    const share = shade?.shaded[k]
    const fill = typeof share === 'number' ? rampColour(theme, 1 - share) : theme.energy
    const words = typeof share === 'number' ? `${table.id}: ${percent(share)} in shade` : table.id
    return element(
      'path',
      { d: toPx(table, 'Z'), fill, stroke: theme.paper, 'stroke-width': 0.4, 'data-key': table.id },
      element('title', {}, words),
    )
  })
  const objects = plan.objects.map((object) => {
    const isLine = object.kind === 'wall' || object.kind === 'tree_line'
    const colour = object.kind === 'tree_line' ? theme.gain : theme.muted
    return element(
      'path',
      isLine
        ? { d: toPx(object, ''), stroke: colour, 'stroke-width': 2.5, fill: 'none', 'data-key': object.id }
        : { d: toPx(object, 'Z'), fill: colour, 'fill-opacity': 0.55, stroke: colour, 'data-key': object.id },
      element('title', {}, object.id),
    )
  })
  const outlines = plan.outlines.map((outline) =>
    element('path', { d: toPx(outline, 'Z'), stroke: theme.muted, 'stroke-dasharray': '5 4', fill: 'none' }),
  )
  const bar = barLength(room.width / scale / 4)
  const note = shade === null ? '' : `${shade.when}: dark tables are in shade`
  return picture(
    canvas,
    'Scene from above',
    `${plan.tables.length} tables and ${plan.objects.length} objects, north up. ${note}`,
    ...outlines,
    ...tables,
    ...objects,
    element('path', { d: `M16 ${canvas.height - 14}h${bar * scale}m0 -4v8m${-bar * scale} 0v-8`, stroke: theme.ink, fill: 'none' }),
    label(22 + bar * scale, canvas.height - 10, `${bar} in the unit of the scene`, { fill: theme.muted }),
    label(canvas.width - 16, canvas.height - 10, note === '' ? 'North is up' : `${note}. North is up`, {
      'text-anchor': 'end',
      fill: theme.muted,
    }),
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
