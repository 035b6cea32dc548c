import type { BatchAnswer, Billing } from '@pvyield/contract/schemas'
import { ENGINE_VERSION } from '@pvyield/engine'
import { type BatchRow, listedCodes } from '@pvyield/engine/studies'
import { unpackTextSync } from '../../db/zstd.ts'
import type { BatchProgress } from './batch-progress.ts'

/** Failed requests that are listed. */
const FAILED_MAX = 100

/** The answer of a finished batch. @param chunks  its rows as JSON lines, packed; none when no request failed */
export function batchAnswer(
  { of, failed, dcKwp, eGridKwh, findings }: BatchProgress,
  chunks: readonly Uint8Array[],
  billing: Billing | null,
): BatchAnswer {
  return {
    count: of,
    complete_count: of - failed,
    failed_count: failed,
    failed: failedIn(chunks),
    dc_kwp: dcKwp,
    e_grid_kwh: eGridKwh,
    findings: listedCodes(findings),
    engine_version: ENGINE_VERSION,
    ...(billing && { billing }),
  }
}

function failedIn(chunks: readonly Uint8Array[]): BatchAnswer['failed'] {
  const found: BatchAnswer['failed'] = []
  for (const packed of chunks) {
    if (found.length >= FAILED_MAX) break
    for (const text of unpackTextSync(packed).split('\n')) {
      if (!text.includes('"status":"failed"')) continue
      const { row, line, id, errors, status } = JSON.parse(text) as BatchRow
      if (status === 'failed') found.push({ row, line, id, errors: (errors ?? []).map((error) => ({ ...error })) })
    }
  }
  return found.slice(0, FAILED_MAX)
}
