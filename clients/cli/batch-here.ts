import { checkWork, ENGINE_VERSION, EngineError, runBatch, type Sources } from '@pvyield/engine'
import { type BatchRequest, type BatchRow, type CountedCodes, countedBehind, listedCodes } from '@pvyield/engine/studies'
import type { BatchAnswer } from '@pvyield/sdk'
import type { ReadBatch } from './batch-file.ts'

type Failure = EngineError['failures'][number]

/** As many as a service lists. */
const LISTED_MAX = 100
const UNKNOWN = 'Extra inputs are not permitted'

/**
 * Makes all checks of the requests, each as of a run of its own.
 * Fails: EngineError with the first failures of all requests.
 */
export async function checkBatch(batch: ReadBatch, sources: Sources): Promise<void> {
  const failures: Failure[] = []
  const ids = new Map<string, number>()
  const unknown = new Set<string>()
  for (let row = 0; row < batch.count && failures.length < LISTED_MAX; row++) {
    const at = batch.field(row)
    const request = read(batch, row, failures)
    if (request === null) continue
    const first = request.id === null ? undefined : ids.get(request.id)
    if (first !== undefined) failures.push(refusal(`${at}.id`, `${batch.field(first)} has the same id: give each request its own`))
    else if (request.id !== null) ids.set(request.id, row)
    if ((request.body as { include_series?: unknown }).include_series === true)
      failures.push(refusal(`${at}.include_series`, 'A batch keeps no series: leave it out, and run this request by itself for its series'))
    const refused = await checkWork(request, sources).then(
      () => [],
      (error) => failuresOf(error, at).filter((failure) => isNews(failure, at, unknown)),
    )
    failures.push(...refused)
  }
  if (failures.length > 0) throw new EngineError(failures.slice(0, LISTED_MAX))
}

function read(batch: ReadBatch, row: number, failures: Failure[]): BatchRequest | null {
  try {
    return batch.request(row)
  } catch (error) {
    failures.push(...failuresOf(error, null))
    return null
  }
}

/** Whether it was not said before: a column of a table that no request has is one mistake. @param unknown  fields that were named */
function isNews({ field, message }: Failure, at: string, unknown: Set<string>): boolean {
  if (message !== UNKNOWN || field === null) return true
  const own = field.slice(at.length)
  if (unknown.has(own)) return false
  unknown.add(own)
  return true
}

/** @param at  field of the request; null when its failures have it */
function failuresOf(error: unknown, at: string | null): Failure[] {
  if (!(error instanceof EngineError)) throw error
  return error.failures.map((item) => (at === null ? item : { ...item, field: item.field === null ? at : `${at}.${item.field}` }))
}

function refusal(field: string, message: string): Failure {
  return { code: 'validation_error', field, message }
}

/** Runs the requests in their order. @param onRows  hears the results of those that ran together, and how many are done */
export async function runBatchHere(
  batch: ReadBatch,
  sources: Sources,
  onRows: (rows: readonly BatchRow[], done: number) => void,
): Promise<BatchAnswer> {
  const requests = each(batch)
  const failed: BatchAnswer['failed'] = []
  let findings: CountedCodes = {}
  const sums = { complete_count: 0, dc_kwp: 0, e_grid_kwh: 0 }
  for (let done = 0; done < batch.count; ) {
    const rows = (await runBatch(requests, sources)).map(({ result }) => result)
    done += rows.length
    for (const { row, line, id, summary, errors } of rows) {
      if (summary === null) failed.push({ row, line, id, errors: (errors ?? []).map((error) => ({ ...error })) })
      else {
        sums.complete_count++
        sums.dc_kwp += summary.dc_kwp
        sums.e_grid_kwh += summary.e_grid_kwh
      }
    }
    findings = countedBehind(
      findings,
      rows.flatMap(({ summary }) => summary ?? []),
    )
    onRows(rows, done)
    await new Promise((resume) => setImmediate(resume)) // so that Ctrl-C is heard
  }
  const counts = { count: batch.count, ...sums, failed_count: failed.length }
  return { ...counts, failed: failed.slice(0, LISTED_MAX), engine_version: ENGINE_VERSION, findings: listedCodes(findings) }
}

function* each(batch: ReadBatch): Generator<BatchRequest> {
  for (let row = 0; row < batch.count; row++) yield batch.request(row)
}
