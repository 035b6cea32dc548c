import { runs } from './table.ts'
import type { RunRecord } from './tasks.ts'

type StoredRunRow = typeof runs.$inferSelect
/** A run that is to be stored. */
export type NewRun = Pick<StoredRunRow, 'id' | 'kind' | 'owner' | 'createdAt' | 'expiresAt' | 'request' | 'seriesWish' | 'attempts'> &
  Partial<Pick<StoredRunRow, 'traceparent'>> &
  Sized

/** A stored run without its long texts. */
export type StoredRun = Omit<StoredRunRow, 'request' | 'response'>
/** A run as a list shows it. */
export type ListedRun = Pick<StoredRunRow, 'id' | 'kind' | 'status' | 'createdAt' | 'bytes' | 'headline' | 'label'>
/** An accepted run that has not ended, without its body. */
export type RunningRow = Pick<StoredRunRow, 'id' | 'kind' | 'owner' | 'attempts' | 'seriesWish' | 'traceparent'>

/** Its columns. */
export const RUNNING_ROW = {
  id: runs.id,
  kind: runs.kind,
  owner: runs.owner,
  attempts: runs.attempts,
  seriesWish: runs.seriesWish,
  traceparent: runs.traceparent,
}

/** Contents of a run as the rows of the store have them: themselves, or references. */
export interface Sized {
  /** Space of the contents themselves; undefined when none is a reference. */
  readonly bytes?: number
}

/** What a run leaves, as the rows of the store have it. */
export interface KeptRecord extends RunRecord {
  readonly bytes: number
}
