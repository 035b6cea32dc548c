import { ACROSS, ALONG, BODY, CENTRE, NORMAL } from '../shade/rectangle-columns.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'
import { creasesOf } from './creases.ts'
import { type Line, seenLine } from './plane-of-view.ts'
import type { SeenPolygon } from './seen-polygon.ts'
import { classOf, NARROW, NARROW_STYLE, STYLE } from './style.ts'
import type { SvgPicture } from './svg.ts'
import type { LegendEntry } from './svg-foot.ts'
import type { Stretch, TableLook } from './table-look.ts'

/** Strips and bodies that are smaller on the picture show no lines within them, px. */
const STRIP_MIN = 3
const BODY_MIN = 8
/** Lines within tables and bodies of a picture: about 250 kB. */
const LINES_MAX = 5000

/** Tubes that are thinner on the picture are none, px. */
const TUBE_MIN = 1
const WHOLE: TableLook = { parts: [[-1, 1]], framed: [[-1, 1]], lines: [], cells: { lines: 1, columns: 1 }, tube: null }

/** What the classes of a picture mean, in the order of the legend. */
const MEANINGS: readonly LegendEntry[] = [
  { className: 'back', text: 'sun behind' },
  { className: 'frame', text: 'frame without modules' },
  { className: 'string', isLine: true, text: 'between strings' },
  { className: 'tube', isLine: true, text: 'torque tube' },
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

  /** @param looks  of the targets; those without one are whole */
  constructor(
    private readonly picture: SvgPicture,
    private readonly kernel: ShadeKernel,
    private readonly view: SunView,
    private readonly looks: readonly TableLook[],
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

  /** A table within its frame, with the lines between its strings, and its tube behind it. */
  private paintTable(i: number, outer: Pick<SeenPolygon, 'x' | 'y'>, shade: number, name: string): void {
    const { within, body } = this.kernel.rectangles
    const wide = 2 * this.picture.scale * Math.hypot(body[BODY * i + ACROSS], body[BODY * i + ACROSS + 1], body[BODY * i + ACROSS + 2])
    this.tables++
    if (wide < NARROW) this.narrow++
    const look = this.looks[i] ?? WHOLE
    const [length, width] = [within[2 * i], within[2 * i + 1]]
    const hasFrame = length < 1 || width < 1
    if (look.tube !== null) this.paintTube(i, look.tube)
    if (hasFrame) this.picture.polygons(this.stretches(i, look.framed, 1, 1), { className: this.use('frame') })
    const isWhole = !hasFrame && look.parts.length === 1
    const shapes = isWhole ? [outer] : this.stretches(i, look.parts, length, width)
    this.picture.polygons(shapes, { className: this.use(classOf(shade)), title: titleOf(name, shade) })
    if (look.lines.length > 0) this.paintStrings(i, look, length, width)
  }

  private paintStrings(i: number, { lines, cells }: TableLook, length: number, width: number): void {
    const size = (along: number, across: number): number => {
      const { x, y } = this.onTable(i, [
        [-along, -across],
        [along, across],
      ])
      return Math.hypot(x[1] - x[0], y[1] - y[0]) * this.picture.scale
    }
    const isFine = size(0, width) < STRIP_MIN * cells.lines || size(length, 0) < STRIP_MIN * cells.columns
    if (isFine || this.lines + lines.length > LINES_MAX) return
    this.lines += lines.length
    this.picture.lines(
      lines.map(([a, b, c, d]) =>
        this.onTable(i, [
          [length * a, width * b],
          [length * c, width * d],
        ]),
      ),
      { className: this.use('string') },
    )
  }

  private paintTube(i: number, { radius, below }: NonNullable<TableLook['tube']>): void {
    const width = 2 * radius * this.picture.scale
    if (width < TUBE_MIN) return
    const ends = [
      [-1, 0],
      [1, 0],
    ] as const
    this.picture.bar(this.onTable(i, ends, below), width, this.use('tube'))
  }

  /** Stretches across a table as outlines. @param length, width  shares of its half length and width with its frame */
  private stretches(i: number, stretches: readonly Stretch[], length: number, width: number): Line[] {
    return stretches.map(([from, to]) =>
      this.onTable(i, [
        [-length, width * from],
        [length, width * from],
        [length, width * to],
        [-length, width * to],
      ]),
    )
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

  /** Points of a table, as shares of its half length and half width with its frame. @param below  distance behind its plane */
  private onTable(i: number, points: readonly (readonly [along: number, across: number])[], below = 0): Line {
    const { body } = this.kernel.rectangles
    const b = BODY * i
    const at = (axis: number, along: number, across: number): number =>
      body[b + CENTRE + axis] + along * body[b + ALONG + axis] + across * body[b + ACROSS + axis] - below * body[b + NORMAL + axis]
    return seenLine(
      points.map(([along, across]) => [at(0, along, across), at(1, along, across), at(2, along, across)]),
      this.view,
    )
  }
}

function titleOf(name: string, shade: number): string {
  return Number.isNaN(shade) ? `${name}: the sun is behind` : `${name}: ${Math.round(shade * 1000) / 10} % in shade`
}
