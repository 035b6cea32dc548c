import type { Line, Range } from './plane-of-view.ts'

/** Size of a picture: its width, the most height of its content, and the space around it, px. */
export const WIDTH = 1000
const HEIGHT_MAX = 800
export const MARGIN = 20
/** Least height of the content over its width. */
const LEAST_HEIGHT = 0.05

/** How a shape is painted. */
interface Paint {
  className: string
  /** 0 to 1; absent for 1. */
  opacity?: number
  /** Shown when the pointer rests on the shape. */
  title?: string
}

/** Writes shapes in any coordinates, y upwards, as an SVG that shows all of a range. */
export class SvgPicture {
  /** Pixels of a unit of the coordinates. */
  readonly scale: number
  private readonly content: number
  private readonly begin: number
  private readonly top: number
  private readonly parts: string[] = []

  constructor(private readonly range: Range) {
    const { left, right, low, high } = range
    const room = WIDTH - 2 * MARGIN
    this.scale = Math.min(room / Math.max(right - left, Number.MIN_VALUE), HEIGHT_MAX / Math.max(high - low, Number.MIN_VALUE))
    this.content = Math.max((high - low) * this.scale, LEAST_HEIGHT * WIDTH)
    this.begin = MARGIN + (room - (right - left) * this.scale) / 2
    this.top = MARGIN + (this.content + (high - low) * this.scale) / 2
  }

  /** Several outlines as one shape. */
  polygons(outlines: readonly { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> }[], paint: Paint): void {
    this.path(`${outlines.map(({ x, y }) => this.way(x, y)).join('Z')}Z`, paint)
  }

  polygon(x: ArrayLike<number>, y: ArrayLike<number>, paint: Paint): void {
    this.path(`${this.way(x, y)}Z`, paint)
  }

  line(x: ArrayLike<number>, y: ArrayLike<number>, paint: Paint): void {
    this.path(this.way(x, y), paint)
  }

  /** Several lines as one shape. */
  lines(lines: readonly Line[], paint: Paint): void {
    if (lines.length > 0) this.path(lines.map(({ x, y }) => this.way(x, y)).join(''), paint)
  }

  /** A straight line of a width in px, of which the style says nothing. */
  bar({ x, y }: Line, width: number, className: string): void {
    const [[x1, y1], [x2, y2]] = [this.at(x[0], y[0]), this.at(x[1], y[1])]
    this.parts.push(`<line class="${className}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke-width="${px(width)}"/>`)
  }

  text(x: number, y: number, text: string, className: string): void {
    const [across, down] = this.at(x, y)
    this.parts.push(`<text class="${className}" x="${px(across)}" y="${px(down + 4)}" text-anchor="middle">${escaped(text)}</text>`)
  }

  /** @param foot  what stands under the content, and its own height */
  write(title: string, style: string, foot: { readonly height: number; readonly parts: (top: number) => readonly string[] }): string {
    const top = this.content + 2 * MARGIN
    const height = px(top + foot.height)
    const lines = [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
      `<title>${escaped(title)}</title>`,
      `<style>${style}</style>`,
      `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
      ...this.parts,
      ...foot.parts(top),
      '</svg>',
    ]
    return `${lines.join('\n')}\n`
  }

  private path(way: string, { className, opacity, title }: Paint): void {
    const weaker = opacity === undefined ? '' : ` opacity="${opacity}"`
    const tag = `<path class="${className}"${weaker} d="${way}"`
    this.parts.push(title === undefined ? `${tag}/>` : `${tag}><title>${escaped(title)}</title></path>`)
  }

  private way(x: ArrayLike<number>, y: ArrayLike<number>): string {
    return `M${Array.from(x, (value, k) => this.at(value, y[k]).map(px).join(' ')).join('L')}`
  }

  private at(x: number, y: number): [across: number, down: number] {
    return [this.begin + (x - this.range.left) * this.scale, this.top - (y - this.range.low) * this.scale]
  }
}

export function px(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Characters that XML cannot hold, in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

export function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
