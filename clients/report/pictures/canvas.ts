import { element, type SvgChild, type SvgElement } from './element.ts'
import { THEMES, type Theme, type ThemeName } from './theme.ts'

/** How a picture is drawn; all have a default. */
export interface PictureOptions {
  /** In px. Texts have the same size in a wide and in a narrow picture. */
  readonly width?: number
  readonly height?: number
  readonly theme?: ThemeName
  /** Whether the title stands above the picture. A page that has its own says false. */
  readonly heading?: boolean
}

/** What a picture is drawn on. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly theme: Theme
  readonly hasHeading: boolean
  /** Where the content begins. */
  readonly top: number
}

const HEADING_PX = 34
export const FONT = 'Inter, system-ui, sans-serif'
export const FONT_PX = 12
const MARGIN = 16
/** Mean width of a character. */
const CHARACTER_EM = 0.53

export function canvasOf({ width = 720, height, theme = 'light', heading = true }: PictureOptions, usualHeight: number): Canvas {
  const top = heading ? HEADING_PX : 8
  return { width, height: height ?? usualHeight, theme: THEMES[theme], hasHeading: heading, top }
}

/** The picture: its title and its description for people who cannot see it, its paper, its content. */
export function picture(canvas: Canvas, title: string, description: string, ...content: readonly (SvgChild | null)[]): SvgElement {
  const { width, height, theme, hasHeading } = canvas
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'font-family': FONT, 'font-size': FONT_PX, fill: theme.ink },
    element('title', {}, title),
    element('desc', {}, description),
    element('rect', { width, height, fill: theme.paper }),
    hasHeading ? label(MARGIN, 22, cut(title, width - 2 * MARGIN, 14), { 'font-size': 14, 'font-weight': 600 }) : null,
    ...content,
  )
}

/** Whether a picture is as narrow as a phone, and its texts have to be short. */
export function isNarrow({ width }: Pick<Canvas, 'width'>): boolean {
  return width < 520
}

/** A text at a point: the start of its base line, unless `text-anchor` says otherwise. */
export function label(x: number, y: number, words: string, attributes: Readonly<Record<string, string | number>> = {}): SvgElement {
  return element('text', { x, y, ...attributes }, words)
}

/** Rough width of a text, px: a picture has no font to measure with. */
export function textWidth(words: string, fontPx = FONT_PX): number {
  return CHARACTER_EM * fontPx * words.length
}

/** A text in lines of at most a width, broken at its spaces. */
export function linesOf(words: string, widthPx: number, fontPx = FONT_PX): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, fontPx) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(cut(word, widthPx, fontPx))
  }
  return lines
}

/** A text that is cut to a width, with an ellipsis. */
export function cut(words: string, widthPx: number, fontPx = FONT_PX): string {
  let most = Math.max(1, Math.floor(widthPx / (CHARACTER_EM * fontPx)))
  // The mean is too little for a text of many wide letters.
  while (most > 1 && wideWidth(words.slice(0, most), fontPx) > widthPx + fontPx / 4) most--
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`
}

/** Width of a text in a wide sans-serif font, px. */
function wideWidth(words: string, fontPx: number): number {
  let em = 0
  for (const letter of words) em += /[mwMW%—]/.test(letter) ? 0.95 : /[ijlftr.,:;'|!()[\]/ -]/.test(letter) ? 0.36 : 0.6
  return em * fontPx
}
