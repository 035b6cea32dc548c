/** Size of a picture: its width, the most height of its content, and the space around it, px. */
const WIDTH = 1000
const HEIGHT_MAX = 800
const MARGIN = 20
/** Least height of the content over its width. */
const LEAST_HEIGHT = 0.05
/** The lines under the content, px: title, caption, scale of colours; to the right of them the dial. */
const FOOT = { height: 90, line: 26, bar: 240, barHeight: 12, dialRadius: 34 }

/** How a polygon is painted. */
interface Paint {
  className: string
  /** 0 to 1; absent for 1. */
  opacity?: number
  /** Shown when the pointer rests on the polygon. */
  title?: string
}

interface Shape extends Paint {
  x: ArrayLike<number>
  y: ArrayLike<number>
  isOpen: boolean
}

/** What stands under a picture. */
export interface Foot {
  readonly title: string
  /** The CSS of all classes. */
  readonly style: string
  readonly caption: string
  /** A bar of the colours of these classes, between two words. */
  readonly scale: { readonly classes: readonly string[]; readonly from: string; readonly to: string }
  /** North, and the place of the sun as in a fisheye view upwards; null for none. */
  readonly dial: { readonly azimuthDeg: number; readonly elevationDeg: number } | 'empty' | null
}

/** Collects shapes in any coordinates, y upwards, and writes them as an SVG that shows them all. */
export class SvgPicture {
  private readonly shapes: Shape[] = []

  polygon(x: ArrayLike<number>, y: ArrayLike<number>, paint: Paint): void {
    this.shapes.push({ x, y, isOpen: false, ...paint })
  }

  line(x: ArrayLike<number>, y: ArrayLike<number>, paint: Paint): void {
    this.shapes.push({ x, y, isOpen: true, ...paint })
  }

  write(foot: Foot): string {
    const [left, right] = this.rangeOf(({ x }) => x)
    const [low, high] = this.rangeOf(({ y }) => y)
    const room = WIDTH - 2 * MARGIN
    const scale = Math.min(room / Math.max(right - left, Number.MIN_VALUE), HEIGHT_MAX / Math.max(high - low, Number.MIN_VALUE))
    const content = Math.max((high - low) * scale, LEAST_HEIGHT * WIDTH)
    const begin = MARGIN + (room - (right - left) * scale) / 2
    const top = MARGIN + (content + (high - low) * scale) / 2
    const at = (x: number, y: number): string => `${px(begin + (x - left) * scale)} ${px(top - (y - low) * scale)}`
    const height = content + 2 * MARGIN + FOOT.height
    const lines = [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${px(height)}" role="img">`,
      `<title>${escaped(foot.title)}</title>`,
      `<style>${foot.style}</style>`,
      `<rect class="paper" width="${WIDTH}" height="${px(height)}"/>`,
      ...this.shapes.map((shape) => shapeText(shape, at)),
      ...footText(foot, content + 2 * MARGIN),
      '</svg>',
    ]
    return `${lines.join('\n')}\n`
  }

  private rangeOf(read: (shape: Shape) => ArrayLike<number>): readonly [low: number, high: number] {
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (const shape of this.shapes) {
      const values = read(shape)
      for (let k = 0; k < values.length; k++) {
        if (values[k] < low) low = values[k]
        if (values[k] > high) high = values[k]
      }
    }
    return low <= high ? [low, high] : [0, 1]
  }
}

function shapeText({ x, y, isOpen, className, opacity, title }: Shape, at: (x: number, y: number) => string): string {
  const path = Array.from(x, (value, k) => at(value, y[k])).join('L')
  const weaker = opacity === undefined ? '' : ` opacity="${opacity}"`
  const tag = `<path class="${className}"${weaker} d="M${path}${isOpen ? '' : 'Z'}"`
  return title === undefined ? `${tag}/>` : `${tag}><title>${escaped(title)}</title></path>`
}

function footText({ title, caption, scale, dial }: Foot, top: number): string[] {
  const { line, bar, barHeight } = FOOT
  const step = bar / scale.classes.length
  const barTop = top + 2 * line - barHeight
  const barLeft = MARGIN + 12 * scale.from.length
  return [
    `<text class="title" x="${MARGIN}" y="${px(top)}">${escaped(title)}</text>`,
    `<text x="${MARGIN}" y="${px(top + line)}">${escaped(caption)}</text>`,
    `<text x="${MARGIN}" y="${px(top + 2 * line)}">${escaped(scale.from)}</text>`,
    ...scale.classes.map(
      (name, k) => `<rect class="${name}" x="${px(barLeft + k * step)}" y="${px(barTop)}" width="${px(step)}" height="${barHeight}"/>`,
    ),
    `<text x="${px(barLeft + bar + 10)}" y="${px(top + 2 * line)}">${escaped(scale.to)}</text>`,
    ...(dial === null ? [] : dialText(dial, top)),
  ]
}

function dialText(sun: Exclude<Foot['dial'], null>, top: number): string[] {
  const radius = FOOT.dialRadius
  const [x, y] = [WIDTH - MARGIN - radius, top + radius - 6]
  const dial = [`<circle class="dial" cx="${x}" cy="${px(y)}" r="${radius}"/>`, `<text x="${x - 5}" y="${px(y - radius + 16)}">N</text>`]
  if (sun === 'empty') return dial
  const azimuthRad = (sun.azimuthDeg * Math.PI) / 180
  const away = radius * (1 - sun.elevationDeg / 90)
  const at = `cx="${px(x + away * Math.sin(azimuthRad))}" cy="${px(y - away * Math.cos(azimuthRad))}"`
  return [...dial, `<circle class="sun" ${at} r="5"/>`]
}

function px(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Characters that XML cannot hold, in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
