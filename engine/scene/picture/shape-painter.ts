import { ACROSS, ALONG, BODY, CENTRE } from '../shade/rectangle-columns.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'
import { creasesOf } from './creases.ts'
import { type Line, seenLine } from './plane-of-view.ts'
import type { SeenPolygon } from './seen-polygon.ts'
import { classOf, NARROW, NARROW_STYLE, STYLE } from './style.ts'
import type { SvgPicture } from './svg.ts'
import type { LegendEntry } from './svg-foot.ts'

/** Strips and bodies that are smaller on the picture show no lines within them, px. */
const STRIP_MIN = 3
const BODY_MIN = 8
/** Lines within tables and bodies of a picture: about 250 kB. */
const LINES_MAX = 5000

/** What the classes of a picture mean, in the order of the legend. */
const MEANINGS: readonly LegendEntry[] = [
  { className: 'back', text: 'sun behind' },
  { className: 'frame', text: 'frame without modules' },
  { className: 'string', isLine: true, text: 'between strings' },
  { className: 'object', text: 'building or other object' },
  { className: 'wall', isLine: true, text: 'wall' },
  { className: 'trees', text: 'trees' },
  { className: 'treeline', isLine: true, text: 'trees' },
]

/** Paints the shapes of a scene, and remembers what the legend has to explain. */
export class ShapePainter {
  private readonly used = new Set<string>()
  private lines = 0
  private tables = 0
  private narrow = 0

  /** @param strings  strips of each target that are wired apart */
  constructor(
    private readonly picture: SvgPicture,
    private readonly kernel: ShadeKernel,
    private readonly view: SunView,
    private readonly strings: readonly number[],
  ) {}

  /** A table or a body that has an area in this view. */
  paint({ target, occluder, transmittance, x, y }: SeenPolygon, shade: Float64Array, names: readonly string[]): void {
    if (target !== null) this.paintTable(target, { x, y }, shade[target], names[target])
    else if (transmittance > 0) this.picture.polygon(x, y, { className: this.use('trees'), opacity: 1 - transmittance })
    else {
      this.picture.polygon(x, y, { className: this.use('object') })
      if (occluder !== null && this.isLarge(x, y)) this.paintCreases(occluder)
    }
  }

  /** A wall or a tree line, which has no area from above. */
  paintUpright({ target, transmittance, x, y }: SeenPolygon): void {
    if (target !== null || x.length > 2) return
    if (transmittance > 0) this.picture.line(x, y, { className: this.use('treeline'), opacity: 1 - transmittance })
    else this.picture.line(x, y, { className: this.use('wall') })
  }

  /** The CSS of what was painted. */
  style(): string {
    return 2 * this.narrow > this.tables ? NARROW_STYLE : STYLE
  }

  /** What there is of the classes that have a meaning. */
  legend(): LegendEntry[] {
    return MEANINGS.filter(({ className }) => this.used.has(className))
  }

  private use(className: string): string {
    this.used.add(className)
    return className
  }

  /** A table within its frame, with the lines between its strings. */
  private paintTable(i: number, outer: { x: ArrayLike<number>; y: ArrayLike<number> }, shade: number, name: string): void {
    const { within, body } = this.kernel.rectangles
    const across = 2 * Math.hypot(body[BODY * i + ACROSS], body[BODY * i + ACROSS + 1], body[BODY * i + ACROSS + 2])
    this.tables++
    if (across * this.picture.scale < NARROW) this.narrow++
    const [length, width] = [within[2 * i], within[2 * i + 1]]
    const hasFrame = length < 1 || width < 1
    if (hasFrame) this.picture.polygon(outer.x, outer.y, { className: this.use('frame') })
    const { x, y } = hasFrame ? this.onTable(i, cornersOf(length, width)) : outer
    this.picture.polygon(x, y, { className: this.use(classOf(shade)), title: titleOf(name, shade) })
    const strips = this.strings[i] ?? 1
    if (strips > 1) this.paintStrings(i, strips, length, width)
  }

  private paintStrings(i: number, strips: number, length: number, width: number): void {
    const [low, high] = [0, 1].map((k) => this.onTable(i, [[0, (2 * k - 1) * width]]))
    const wide = Math.hypot(high.x[0] - low.x[0], high.y[0] - low.y[0]) * this.picture.scale
    if (wide < STRIP_MIN * strips || this.lines + strips > LINES_MAX) return
    this.lines += strips - 1
    const lines = Array.from({ length: strips - 1 }, (_, k) => {
      const across = width * ((2 * (k + 1)) / strips - 1)
      return this.onTable(i, [
        [-length, across],
        [length, across],
      ])
    })
    this.picture.lines(lines, { className: this.use('string') })
  }

  private paintCreases(j: number): void {
    const { solids } = this.kernel
    const { sunEast, sunNorth, sunUp } = this.view
    const points = solids.pointsOf(j)
    const point = (k: number): Vector => [points[3 * k], points[3 * k + 1], points[3 * k + 2]]
    const creases = creasesOf(points, solids.edgesOf(j), [sunEast, sunNorth, sunUp])
    if (this.lines + creases.length > LINES_MAX) return
    this.lines += creases.length
    this.picture.lines(
      creases.map(([from, to]) => seenLine([point(from), point(to)], this.view)),
      { className: 'ridge' },
    )
  }

  private isLarge(x: ArrayLike<number>, y: ArrayLike<number>): boolean {
    const [xs, ys] = [Array.from(x), Array.from(y)]
    return this.picture.scale * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= BODY_MIN
  }

  /** Points of a table, as shares of its half length and half width with its frame. */
  private onTable(i: number, points: readonly (readonly [along: number, across: number])[]): Line {
    const { body } = this.kernel.rectangles
    const at = (axis: number, along: number, across: number): number =>
      body[BODY * i + CENTRE + axis] + along * body[BODY * i + ALONG + axis] + across * body[BODY * i + ACROSS + axis]
    return seenLine(
      points.map(([along, across]) => [at(0, along, across), at(1, along, across), at(2, along, across)]),
      this.view,
    )
  }
}

function cornersOf(length: number, width: number): [along: number, across: number][] {
  return [
    [-length, -width],
    [length, -width],
    [length, width],
    [-length, width],
  ]
}

function titleOf(name: string, shade: number): string {
  return Number.isNaN(shade) ? `${name}: the sun is behind` : `${name}: ${Math.round(shade * 1000) / 10} % in shade`
}
