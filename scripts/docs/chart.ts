/** A curve of a chart. */
export interface Curve {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Points without a line between them. */
  readonly isDots?: boolean
}

export interface Chart {
  readonly title: string
  /** What a reader who cannot see the chart should know. */
  readonly description: string
  readonly x: Axis
  readonly y: Axis
  readonly curves: readonly Curve[]
}

export interface Axis {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
}

const WIDTH = 720
const HEIGHT = 420
const FRAME = { left: 64, right: 700, top: 48, bottom: 352 }

/** Colours that differ for most readers, on light and on dark ground. */
const COLOURS = ['#d9480f', '#1c7ed6', '#2f9e44', '#ae3ec9', '#e8a100', '#0c8599', '#868e96']

const STYLE = `<style>text{font:13px system-ui,sans-serif;fill:#1c2430}.t{font-weight:600;font-size:15px}.a{stroke:#868e96;fill:none}.g{stroke:#868e96;stroke-opacity:.25;fill:none}.c{fill:none;stroke-width:2.2}.b{fill:#1c7ed6}.l{fill:#d9480f}.p{fill:#2f9e44}.s{fill:#868e96;fill-opacity:.25}@media(prefers-color-scheme:dark){text{fill:#e4e8ed}}</style>`

/** An SVG with its title and description for screen readers. */
export function svg(title: string, description: string, content: string, height = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"><title>${title}</title><desc>${description}</desc>${STYLE}
<text class="t" x="${FRAME.left}" y="26">${title}</text>
${content}
</svg>
`
}

/** A chart of lines, with their names below it. */
export function lineChart({ title, description, x, y, curves }: Chart): string {
  const toX = (value: number) => FRAME.left + ((value - x.min) / (x.max - x.min)) * (FRAME.right - FRAME.left)
  const toY = (value: number) => FRAME.bottom - ((value - y.min) / (y.max - y.min)) * (FRAME.bottom - FRAME.top)
  const columns = ticksOf(x).map(
    (value) =>
      `<path class="g" d="M${at(toX(value))} ${FRAME.top}V${FRAME.bottom}"/><text x="${at(toX(value))}" y="${FRAME.bottom + 18}" text-anchor="middle">${value}</text>`,
  )
  const rows = ticksOf(y).map(
    (value) =>
      `<path class="g" d="M${FRAME.left} ${at(toY(value))}H${FRAME.right}"/><text x="${FRAME.left - 8}" y="${at(toY(value) + 4)}" text-anchor="end">${value}</text>`,
  )
  const lines = curves.map(({ points, isDots }, k) => {
    if (isDots === true) return points.map(([px, py]) => dot(toX(px), toY(py), k)).join('')
    const path = points.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${at(toX(px))} ${at(toY(py))}`).join('')
    return `<path class="c" stroke="${COLOURS[k % COLOURS.length]}" d="${path}"/>`
  })
  const space = (FRAME.right - FRAME.left) / curves.length
  const names = curves.map(({ name, isDots }, k) => {
    const left = FRAME.left + k * space
    const sample =
      isDots === true ? dot(left + 9, 402, k) : `<path class="c" stroke="${COLOURS[k % COLOURS.length]}" d="M${at(left)} 402h18"/>`
    return `${sample}<text x="${at(left + 24)}" y="406">${name}</text>`
  })
  const labels = `<text x="${(FRAME.left + FRAME.right) / 2}" y="${FRAME.bottom + 36}" text-anchor="middle">${x.label}</text><text x="${FRAME.left}" y="${FRAME.top - 6}">${y.label}</text>`
  return svg(title, description, [...columns, ...rows, labels, ...lines, ...names].join('\n'))
}

function dot(x: number, y: number, curve: number): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="2.5" fill="${COLOURS[curve % COLOURS.length]}"/>`
}

function ticksOf({ min, max, step }: Axis): number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, k) => Number((min + k * step).toPrecision(10)))
}

/** A coordinate with one decimal: a tenth of a pixel is enough. */
export function at(value: number): string {
  return String(Number(value.toFixed(1)))
}
