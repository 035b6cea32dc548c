/** Width of a picture and the space around its content, px. */
const WIDTH = 1000
const MARGIN = 20
/** Least height of the content over its width. */
const LEAST_HEIGHT = 0.05

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
}

/** Collects polygons in any coordinates, y upwards, and writes them as an SVG that shows them all. */
export class SvgPicture {
  private readonly shapes: Shape[] = []

  polygon(x: ArrayLike<number>, y: ArrayLike<number>, paint: Paint): void {
    this.shapes.push({ x, y, ...paint })
  }

  /**
   * @param title  of the picture
   * @param style  the CSS of the classes
   * @param caption  lines of text under the picture
   */
  write(title: string, style: string, caption: readonly string[]): string {
    const [left, right] = this.rangeOf(({ x }) => x)
    const [low, high] = this.rangeOf(({ y }) => y)
    const scale = (WIDTH - 2 * MARGIN) / Math.max(right - left, Number.MIN_VALUE)
    const content = Math.max((high - low) * scale, LEAST_HEIGHT * WIDTH)
    const top = MARGIN + (content + (high - low) * scale) / 2
    const lineHeight = 24
    const height = content + 2 * MARGIN + lineHeight * caption.length
    const at = (x: number, y: number): string => `${px(MARGIN + (x - left) * scale)} ${px(top - (y - low) * scale)}`
    const lines = [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${px(height)}" role="img">`,
      `<title>${escaped(title)}</title>`,
      `<style>${style}</style>`,
      ...this.shapes.map(({ x, y, className, opacity, title: name }) => {
        const path = Array.from(x, (value, k) => at(value, y[k])).join('L')
        const tag = `<path class="${className}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`} d="M${path}Z"`
        return name === undefined ? `${tag}/>` : `${tag}><title>${escaped(name)}</title></path>`
      }),
      ...caption.map((text, k) => `<text x="${MARGIN}" y="${px(content + 2 * MARGIN + lineHeight * (k + 0.5))}">${escaped(text)}</text>`),
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

function px(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
