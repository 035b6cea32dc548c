import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { performanceReport, type ReportProfile } from '@pvyield/report/document'
import { type ComparisonForm, drawnReport, reportDetails } from '../compare/document.ts'

/** A test of performance in the form that was asked for. */
export async function writePerformance(
  answer: PerformanceAnswer,
  subject: PerformanceRequest,
  form: ComparisonForm,
  profile: ReportProfile | null,
  now: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (form === 'json') return JSON.stringify(answer)
  return drawnReport(performanceReport(answer, { ...reportDetails(profile, now), subject }), form)
}
