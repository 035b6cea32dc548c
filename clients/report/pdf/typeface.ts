import type { OpenFonts, Weight } from './open-font.ts'

/** Stands for a character that the typeface does not have. */
const MISSING = '□'
/** Characters without a shape of their own, some of which reorder the text around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu

/** A text without characters that one does not see. */
export function visible(text: string): string {
  return text.replace(/[\t\n]/g, ' ').replace(INVISIBLE, '')
}

/** Measures and splits texts in a typeface, and replaces what it cannot show. */
export class Typeface {
  /** Characters that had to be replaced so far. */
  readonly missing = new Set<string>()
  private readonly known = new Map<string, boolean>()
  private readonly widths: Record<Weight, Map<string, number>> = { regular: new Map(), strong: new Map() }

  constructor(private readonly fonts: OpenFonts) {}

  /** A text with the characters that the typeface has. */
  shown(text: string): string {
    const clean = visible(text)
    if (/^[ -~]*$/.test(clean)) return clean
    return Array.from(clean, (character) => {
      if (this.has(character)) return character
      this.missing.add(character)
      return MISSING
    }).join('')
  }

  width(text: string, weight: Weight, size: number): number {
    const known = this.widths[weight]
    let width = known.get(text)
    if (width === undefined) {
      const { layout, unitsPerEm } = this.fonts[weight]
      width = layout(text).advanceWidth / unitsPerEm
      known.set(text, width)
    }
    return width * size
  }

  /** The lines of a text in a width; a word that is longer is cut into pieces. */
  lines(text: string, weight: Weight, size: number, width: number): string[] {
    const lines: string[] = []
    const space = this.width(' ', weight, size)
    let line = ''
    let filled = 0
    for (const word of this.shown(text)
      .split(' ')
      .flatMap((each) => this.pieces(each, weight, size, width))) {
      const length = this.width(word, weight, size)
      if (line !== '' && filled + space + length > width) {
        lines.push(line)
        line = ''
        filled = 0
      }
      filled += line === '' ? length : space + length
      line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  }

  private pieces(word: string, weight: Weight, size: number, width: number): string[] {
    if (this.width(word, weight, size) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    // A path or a digest: better cut after a dot or an underscore.
    for (const part of word.split(/(?<=[._/,-])/).flatMap((each) => (this.width(each, weight, size) <= width ? [each] : [...each]))) {
      if (piece !== '' && this.width(piece + part, weight, size) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += part
    }
    return [...pieces, piece]
  }

  private has(character: string): boolean {
    let has = this.known.get(character)
    if (has === undefined) {
      has = this.fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      this.known.set(character, has)
    }
    return has
  }
}
