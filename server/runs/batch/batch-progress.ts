import type { RanRequest } from '@pvyield/engine'
import { type CountedCodes, countedBehind } from '@pvyield/engine/studies'
import type { StudyProgress } from '../study-host.ts'

/** How far a batch is, with what its answer sums up. */
export interface BatchProgress extends StudyProgress {
  /** Chunks that are stored, and their bytes. */
  readonly chunks: number
  readonly bytes: number
  readonly failed: number
  /** Units of the requests that have a result. */
  readonly charged: number
  readonly dcKwp: number
  readonly eGridKwh: number
  readonly findings: CountedCodes
}

export function nothingDone(of: number): BatchProgress {
  return { done: 0, of, chunks: 0, bytes: 0, failed: 0, charged: 0, dcKwp: 0, eGridKwh: 0, findings: {} }
}

/** @param unitsOf  what a request is charged; 0 for one without a result */
export function progressBehind(
  before: BatchProgress,
  ran: readonly RanRequest[],
  { data }: { readonly data: Uint8Array },
  unitsOf: (ran: RanRequest) => number,
): BatchProgress {
  const summaries = ran.flatMap(({ result: { summary } }) => summary ?? [])
  const sum = (first: number, values: readonly number[]) => values.reduce((total, value) => total + value, first)
  return {
    done: before.done + ran.length,
    of: before.of,
    chunks: before.chunks + 1,
    bytes: before.bytes + data.length,
    failed: before.failed + ran.length - summaries.length,
    charged: sum(before.charged, ran.map(unitsOf)),
    dcKwp: sum(
      before.dcKwp,
      summaries.map(({ dc_kwp }) => dc_kwp),
    ),
    eGridKwh: sum(
      before.eGridKwh,
      summaries.map(({ e_grid_kwh }) => e_grid_kwh),
    ),
    findings: countedBehind(before.findings ?? {}, summaries), // a batch that began before version 1.20 has none
  }
}
