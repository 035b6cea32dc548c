/** Stands in for `@pvyield/report`, with the same interface. */
export interface SvgElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly SvgChild[]
}
export type SvgChild = SvgElement | string
export type ThemeName = 'light' | 'dark' | 'print'
export interface PictureOptions {
  readonly width?: number
  readonly height?: number
  readonly theme?: ThemeName
  readonly heading?: boolean
}

const el = (tag: string, attributes: SvgElement['attributes'], ...children: SvgChild[]): SvgElement => ({ tag, attributes, children })
const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export function monthsPicture(
  { e_grid_kwh: energy }: { readonly e_grid_kwh: readonly (number | null)[]; readonly pr: readonly (number | null)[] },
  { width = 720, height = 300, theme = 'light' }: PictureOptions = {},
): SvgElement {
  const ink = theme === 'dark' ? '#9aa6b2' : '#5b6775'
  const most = Math.max(...energy.map((kwh) => kwh ?? 0), 1e-9)
  const step = width / 12
  const bars = energy.map((kwh, k) => {
    const high = ((kwh ?? 0) / most) * (height - 40)
    return el(
      'g',
      {},
      el(
        'rect',
        { x: k * step + 6, y: height - 24 - high, width: step - 12, height: high, fill: theme === 'dark' ? '#6ba6e8' : '#2b6cb0' },
        el('title', {}, `${NAMES[k]}: ${Math.round(kwh ?? 0)} kWh`),
      ),
      el('text', { x: (k + 0.5) * step, y: height - 6, 'text-anchor': 'middle', fill: ink, 'font-size': 12 }, NAMES[k] ?? ''),
    )
  })
  return el(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'font-family': 'system-ui, sans-serif' },
    el('title', {}, 'Energy by month'),
    ...bars,
  )
}

export function svgText({ tag, attributes, children }: SvgElement): string {
  const safe = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const own = tag === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg', ...attributes } : attributes
  const head = Object.entries(own).map(([name, value]) => ` ${name}="${safe(String(value))}"`)
  return `<${tag}${head.join('')}>${children.map((child) => (typeof child === 'string' ? safe(child) : svgText(child))).join('')}</${tag}>`
}
