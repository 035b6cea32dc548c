import type { CompareAnswer } from '@pvyield/contract/schemas'
import { comparisonReport, htmlOf, type ReportDocument, type ReportProfile } from '@pvyield/report/document'
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
  return drawnReport(comparisonReport(answer, reportDetails(profile, now)), form)
}

/** What a report says of its maker. @param now  ms since 1970 */
export function reportDetails(profile: ReportProfile | null, now: number) {
  return { date: new Date(now).toISOString().slice(0, 10), profile: profile && printable(profile) }
}

export async function drawnReport(
  report: ReportDocument,
  form: Exclude<ComparisonForm, 'json'>,
): Promise<string | Uint8Array<ArrayBuffer>> {
  return form === 'html' ? htmlOf(report) : pdfOf(report, reportFonts())
}
