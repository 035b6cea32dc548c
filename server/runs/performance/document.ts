import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import { performanceReport, type ReportProfile, type TestSubject } from '@pvyield/report/document'
import { type ComparisonForm, drawnReport, reportDetails } from '../compare/document.ts'

/** A test of performance in the form that was asked for. */
export async function writePerformance(
  answer: PerformanceAnswer,
  subject: TestSubject,
  form: ComparisonForm,
  profile: ReportProfile | null,
  now: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (form === 'json') return JSON.stringify(answer)
  return drawnReport(performanceReport(answer, { ...reportDetails(profile, now), subject }), form)
}
