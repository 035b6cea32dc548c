import type { AcceptedRun, AcceptedStudy, Billing, RunLinks, StudyLinks } from '@pvyield/contract/schemas'
import type { StudyKind } from './stored-kind.ts'

/** Addresses of a stored run. */
export function runLinks(runId: string, hasSeries: boolean, baseUrl: string): RunLinks {
  const run = `${baseUrl}/api/runs/${runId}`
  return hasSeries ? { run, series_csv: `${run}/series.csv`, series_arrow: `${run}/series.arrow` } : { run }
}

/** Body of the 202 answer for a run that continues in the background. */
export function acceptedRun(runId: string, hasSeries: boolean, baseUrl: string, billing: Billing | null): AcceptedRun {
  const links = runLinks(runId, hasSeries, baseUrl)
  return { run_id: runId, status: 'running', links, ...(billing && { billing }) }
}

/** Addresses of a stored study. */
export function studyLinks(id: string, baseUrl: string, kind?: StudyKind): StudyLinks {
  const study = studyAddress(id, baseUrl)
  return {
    study,
    events: `${study}/events`,
    csv: `${study}/result.csv`,
    arrow: `${study}/result.arrow`,
    ...(kind === 'batch' && { ndjson: `${study}/result.ndjson` }),
  }
}

export function studyAddress(id: string, baseUrl: string): string {
  return `${baseUrl}/api/studies/${id}`
}

/** Body of the 202 answer for a study that continues in the background. */
export function acceptedStudy(id: string, baseUrl: string, billing: Billing | null, kind?: StudyKind): AcceptedStudy {
  return { study_id: id, status: 'running', links: studyLinks(id, baseUrl, kind), ...(billing && { billing }) }
}
