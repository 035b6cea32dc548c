import type { Written } from '@pvyield/contract/handlers'
import type { AcceptedStudy, Billing, StudyEntry, StudyEvent, StudyFailure, StudyPage } from '@pvyield/contract/schemas'
import type { AnswerPart } from '../answers/answer-parts.ts'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Database } from '../db/database.ts'
import { unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { ProblemData } from '../http/problem-codec.ts'
import type { BackgroundRuns } from './background.ts'
import type { BatchResults } from './batch/batch-results.ts'
import { acceptedStudy, studyLinks } from './links.ts'
import type { Made } from './reader.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStore } from './store.ts'
import { isStudy, STUDIES, type StudyKind } from './stored-kind.ts'
import type { ListedRun, StoredRun } from './stored-run.ts'
import type { StudyAnswer } from './study-answer.ts'
import type { StudyProgress } from './study-host.ts'
import type { StudyState } from './study-store.ts'
import { studyBytes } from './study-text.ts'

export interface StudiesParts {
  readonly store: RunStore
  readonly database: Database
  readonly answers: AnswerWriter
  readonly batches: BatchResults
  readonly background: Pick<BackgroundRuns, 'cancel'>
  readonly quota: RunQuota
  readonly config: { readonly baseUrl: string }
  /** What a study is charged; null for one that is not. */
  readonly billing: (id: string) => Promise<Billing | null>
  readonly now?: () => number
}

/** Label and progress of a study, as its row has them. */
type StudyHeadline = Partial<StudyProgress> & { readonly label?: string; readonly chunks?: number }

/** A study without its long texts. */
type StudyRow = StoredRun & { readonly kind: StudyKind }

/** Reads and ends stored studies. */
export class Studies {
  constructor(private readonly parts: StudiesParts) {}

  /**
   * A study in any state, with its result once it is complete.
   * @param reader  account that reads; null without credentials
   * Fails: Problem not_found.
   */
  async study(id: string, reader: string | null): Promise<Made> {
    const row = await this.find(id, reader)
    const { status, kind, createdAt } = row
    const { done = null, of = null } = headlineIn(row)
    const head = { study_id: id, kind, status, created_at: new Date(createdAt).toISOString(), done, of }
    const links = studyLinks(id, this.parts.config.baseUrl, kind)
    const rest = JSON.stringify({ failure: failureIn(row), links }).slice(1)
    const result: AnswerPart = status === 'complete' ? { packed: () => this.response(id), without: null } : 'null'
    const parts = [`${JSON.stringify(head).slice(0, -1)},"result":`, result, `,${rest}`]
    return { bytes: this.parts.answers.compose(parts), contentEncoding: null, zone: null, isLong: false }
  }

  /** How far a study is. Fails: as `study`. */
  async state(id: string, reader: string | null): Promise<StudyEvent> {
    return eventOf(await this.find(id, reader))
  }

  /** How far these studies are, without those that are deleted. Who may read them was asked before. */
  async states(ids: readonly string[]): Promise<Map<string, StudyEvent>> {
    const found = await this.parts.store.studies.states(ids)
    return new Map(found.map((row) => [row.id, eventOf(row)]))
  }

  /** The columns of a study. Fails: Problem not_found, run_failed. */
  async result(
    id: string,
    form: 'csv' | 'arrow',
    reader: string | null,
  ): Promise<{ readonly running: AcceptedStudy } | { readonly complete: Uint8Array | Written }> {
    const row = await this.find(id, reader)
    const { config, billing } = this.parts
    if (row.status === 'running') return { running: acceptedStudy(id, config.baseUrl, await billing(id), row.kind) }
    requireNoFailure(row)
    if (row.kind === 'batch') return { complete: this.batchFile(row, form) }
    const answer = JSON.parse(await unpackText(await this.response(id))) as StudyAnswer
    return { complete: studyBytes(answer, form) }
  }

  /** The results of a batch that are stored, as JSON lines. Fails: Problem not_found, run_failed. */
  async lines(id: string, from: number, reader: string | null): Promise<Written> {
    const row = await this.find(id, reader)
    if (row.kind !== 'batch')
      throw new Problem('not_found', 'Only batches have results as lines: read result.csv or result.arrow of this study')
    requireNoFailure(row)
    return this.parts.batches.lines(id, headlineIn(row).chunks ?? 0, from)
  }

  /** A page of the studies of an account, newest first. @param before  the id that the page follows */
  async page(owner: string, { before, limit }: { before?: string; limit: number }): Promise<StudyPage> {
    const found = await this.parts.store.page(owner, before ?? null, limit + 1, [], STUDIES)
    const studies = found.slice(0, limit).map((row) => entryOf(row, this.parts.config.baseUrl))
    return { studies, next: found.length > limit ? (studies.at(-1)?.study_id ?? null) : null }
  }

  /** Cancels a study that is running, and deletes it. Fails: Problem not_found. */
  async delete(id: string, reader: string | null): Promise<void> {
    const { store, database, background, quota } = this.parts
    const { owner, status } = await this.find(id, reader)
    if (status === 'running') await background.cancel(id, reader)
    const bytes = (await store.find(id, reader))?.bytes ?? 0
    if (owner !== null) await quota.usageOf(owner)
    const [, deleted = 0] = await database.write(...store.forgetOne(id))
    if (deleted > 0 && owner !== null) await quota.add(owner, { records: -1, bytes: -bytes })
  }

  private batchFile(row: StudyRow, form: 'csv' | 'arrow'): Written {
    const { batches } = this.parts
    const { chunks = 0 } = headlineIn(row)
    return form === 'csv' ? batches.table(row.id, chunks) : batches.arrow(row.id, chunks, { study_id: row.id })
  }

  private async find(id: string, reader: string | null): Promise<StudyRow> {
    const { store, now = Date.now } = this.parts
    const row = await store.find(id, reader)
    const isExpired = row !== undefined && row.status !== 'running' && row.expiresAt !== null && row.expiresAt < now()
    if (row === undefined || isExpired || !isStudy(row.kind)) throw unknownStudy(id)
    return { ...row, kind: row.kind }
  }

  /** Fails: Problem not_found for a study that was deleted while it is read. */
  private async response(id: string): Promise<Uint8Array> {
    const packed = await this.parts.store.text(id, 'response')
    if (packed.length === 0) throw unknownStudy(id)
    return packed
  }
}

function entryOf(row: ListedRun, baseUrl: string): StudyEntry {
  const { id, kind, status, createdAt, bytes } = row
  if (!isStudy(kind)) throw new Error('A run is listed among the studies')
  const { label = null, done = null, of = null } = headlineIn(row)
  const created_at = new Date(createdAt).toISOString()
  return { study_id: id, kind, status, created_at, label, done, of, bytes: bytes ?? 0, links: studyLinks(id, baseUrl, kind) }
}

function eventOf(row: StudyState): StudyEvent {
  const { done = null, of = null } = headlineIn(row)
  return { study_id: row.id, status: row.status, done, of, failure: failureIn(row) }
}

function headlineIn({ headline }: Pick<ListedRun, 'headline'>): StudyHeadline {
  return headline === null ? {} : (JSON.parse(headline) as StudyHeadline)
}

function failureIn({ status, failure }: Pick<StoredRun, 'status' | 'failure'>): StudyFailure | null {
  if (status !== 'failed') return null
  const { code, detail, errors } = JSON.parse(failure ?? '{}') as ProblemData
  return { code, detail, errors: [...errors] }
}

/** Fails: Problem run_failed. */
function requireNoFailure(row: StudyRow): void {
  const failure = failureIn(row)
  if (failure !== null) throw new Problem('run_failed', failure.detail, { errors: failure.errors })
}

function unknownStudy(id: string): Problem {
  return Problem.ofField(
    'not_found',
    'study_id',
    `No study is stored under '${id.slice(0, 100)}': studies without an account are kept for 24 hours, and studies of an account need its credentials`,
  )
}
