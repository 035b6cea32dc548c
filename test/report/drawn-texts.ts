import { spyOn } from 'bun:test'
import type { ReportDocument } from '@pvyield/report/document'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
import { PageFlow } from '../../clients/report/pdf/page-flow.ts'

const fonts = openFonts({
  regular: await Bun.file(fontFile(FONT_FILES.regular)).bytes(),
  strong: await Bun.file(fontFile(FONT_FILES.strong)).bytes(),
})

/** A line of text on a page of a PDF, pt. */
interface DrawnText {
  readonly page: unknown
  readonly text: string
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
}

/** Pairs of texts that a PDF of a report prints over each other, those in pictures aside, and how many texts it has. */
export async function overlapsIn(report: ReportDocument): Promise<{ readonly texts: number; readonly overlaps: readonly string[] }> {
  const texts: DrawnText[] = []
  const line = PageFlow.prototype.line
  const spy = spyOn(PageFlow.prototype, 'line').mockImplementation(function (this: PageFlow, text, x, y, style) {
    const shown = text.trimEnd()
    const width = this.typeface.width(shown, style.weight, style.size)
    texts.push({ page: this.doc.page, text: shown, x: [x, x + width], y: [y, y + style.size] })
    line.call(this, text, x, y, style)
  })
  try {
    await pdfOf(report, fonts)
  } finally {
    spy.mockRestore()
  }
  const overlaps = texts.flatMap((a, k) =>
    texts
      .slice(k + 1)
      .filter((b) => a.page === b.page && common(a.x, b.x) > 0.5 && common(a.y, b.y) > 0.5)
      .map((b) => `${a.text} | ${b.text}`),
  )
  return { texts: texts.length, overlaps }
}

function common([a0, a1]: DrawnText['x'], [b0, b1]: DrawnText['x']): number {
  return Math.min(a1, b1) - Math.max(a0, b0)
}
