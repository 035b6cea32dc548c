import { shadeRgb } from './shade-colours.ts'

/** Classes of shade, from lit to dark. */
const SHADES = 20

export const shadeClasses: readonly string[] = Array.from({ length: SHADES + 1 }, (_, k) => `s${k}`)

/** The CSS of all classes of a picture. */
export const STYLE = [
  'text{font:15px sans-serif;fill:#333}.title{font-weight:bold}.paper{fill:#fff}path{stroke:#fff;stroke-width:.3;stroke-linejoin:round}',
  '.object{fill:#b5b8bd;stroke:#75797f;stroke-width:.8}.trees{fill:#2f7d4f;stroke:none}.back{fill:#c9c4d6}.frame{fill:#6b7178}',
  '.wall,.treeline,.outline,.dial,.ridge,.string,.contour,.scale{fill:none;stroke:#75797f;stroke-width:1.5}',
  '.treeline{stroke:#2f7d4f;stroke-width:3}.outline{stroke:#a08c6c;stroke-width:1;stroke-dasharray:6 4}.dial,.ridge{stroke-width:1}',
  '.string{stroke:#7d828c;stroke-width:.8}.tube{stroke:#565c63}.contour{stroke:#b08d57;stroke-width:.8}.scale{stroke:#333}.sun{fill:#f5a300}.north{fill:#b3261e}',
  '.height{font-size:12px;fill:#7a5c2e;paint-order:stroke;stroke:#fff;stroke-width:3px}.compass{font-size:13px}',
  ...shadeClasses.map((name, k) => `.${name}{fill:rgb(${shadeRgb(k / SHADES).join(' ')})}`),
].join('')

/** Tables that are narrower would consist of their white edges, px. */
export const NARROW = 4
/** The rule of a picture of narrow tables. */
export const NARROW_STYLE = `${STYLE}path{stroke-width:0}`

/** @param shade  0 to 1; NaN with the sun behind */
export function classOf(shade: number): string {
  return Number.isNaN(shade) ? 'back' : `s${Math.round(shade * SHADES)}`
}
