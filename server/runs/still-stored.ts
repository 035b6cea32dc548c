import type { AcceptedRun, AcceptedStudy } from '@pvyield/contract/schemas'
import { unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { RepeatableAnswer } from '../idempotency/service.ts'
import type { RunStore } from './store.ts'

/**
 * Makes sure that what an idempotency key has started is still there: its stored answer says that it runs.
 * Fails: Problem idempotency_conflict for a run or study that was deleted since.
 */
export async function requireStored({ bytes, contentEncoding }: RepeatableAnswer, store: RunStore, owner: string | null): Promise<void> {
  const text = contentEncoding === 'zstd' ? await unpackText(bytes) : new TextDecoder().decode(bytes)
  const accepted = JSON.parse(text) as AcceptedRun | AcceptedStudy
  const id = 'study_id' in accepted ? accepted.study_id : accepted.run_id
  if ((await store.find(id, owner)) !== undefined) return
  throw Problem.ofField(
    'idempotency_conflict',
    'idempotency-key',
    `This key has started ${id}, which was deleted since, so that there is no result of it: use a new key to run the request again`,
  )
}
