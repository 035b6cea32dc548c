import type { CompareAnswer } from '@pvyield/contract/schemas'
import { comparisonReport, htmlOf, type ReportProfile } from '@pvyield/report/document'
import { pdfOf } from '@pvyield/report/pdf'
import { printable } from '../drawing.ts'
import { reportFonts } from '../report-fonts.ts'

export type ComparisonForm = 'json' | 'html' | 'pdf'

/** A comparison in the form that was asked for. */
export async function writeComparison(
  answer: CompareAnswer,
  form: ComparisonForm,
  profile: ReportProfile | null,
  now: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (form === 'json') return JSON.stringify(answer)
  const report = comparisonReport(answer, { date: new Date(now).toISOString().slice(0, 10), profile: profile && printable(profile) })
  return form === 'html' ? htmlOf(report) : pdfOf(report, reportFonts())
}
