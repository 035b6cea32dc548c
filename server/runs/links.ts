import type { AcceptedRun, Billing, RunLinks } from '@pvyield/contract/schemas'

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
