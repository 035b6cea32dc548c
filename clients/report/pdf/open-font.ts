import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'

/** The bytes of a typeface in two weights, TTF. The host reads or fetches them. */
export interface ReportFonts {
  readonly regular: Uint8Array
  readonly strong: Uint8Array
}

export type Weight = keyof ReportFonts

/** A typeface that was read once, for any number of reports. */
export type OpenFonts = Readonly<Record<Weight, Font>>

export function openFonts({ regular, strong }: ReportFonts): OpenFonts {
  return { regular: opened(regular), strong: opened(strong) }
}

/**
 * A font that sets one glyph a character, digits of equal width. The rules of the font for ligatures and contexts are
 * left out: they took 75 % of the time of a report (770 ms of 18 pages) and change nothing that a reader would miss.
 */
function opened(bytes: Uint8Array): Font {
  const font = create(bytes as Buffer) as Font
  const { glyphs: tabular } = font.layout('0123456789', ['tnum'])
  const glyphs = new Map<string, Glyph>()
  const glyphOf = (character: string): Glyph => {
    let glyph = glyphs.get(character)
    if (glyph === undefined) {
      const digit = /^[0-9]$/.test(character) ? tabular[Number(character)] : undefined
      glyph = digit ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0)
      glyphs.set(character, glyph)
    }
    return glyph
  }
  font.layout = (text: string): GlyphRun => {
    const run = Array.from(text, glyphOf)
    const positions = run.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return {
      glyphs: run,
      positions,
      // read after pdfkit has scaled the positions
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    } as unknown as GlyphRun
  }
  return font
}
