import type { RunEntry, RunPage } from '@pvyield/contract/schemas'
import type { Database, Statement } from '../db/database.ts'
import { searchWords } from '../db/search-key.ts'
import { Problem } from '../http/problem.ts'
import type { SentRun } from './admission.ts'
import type { Headline } from './headline.ts'
import { runLinks } from './links.ts'
import { unknownRun } from './reader.ts'
import { newRunId, newStudyId } from './run-id.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStore } from './store.ts'
import { isStudy, type StoredKind } from './stored-kind.ts'
import { packRequest } from './stored-request.ts'
import type { ListedRun } from './stored-run.ts'
import type { RunRecord, StoredAs } from './tasks.ts'

export interface AccountRunsParts {
  readonly store: RunStore
  readonly database: Database
  readonly quota: RunQuota
  /** Prefix of the links. */
  readonly baseUrl: string
  readonly now?: () => number
}

/** A run of an account that its caller waits for: its place in the store, decided before it runs. */
export interface RunSlot extends StoredAs {
  readonly createdAt: number
}

/** What storing a run takes. */
export interface ToStore {
  readonly statements: readonly Statement[]
  readonly bytes: number
}

/** The runs that accounts have in the store. They stay until their account deletes them. */
export class AccountRuns {
  constructor(private readonly parts: AccountRunsParts) {}

  /** The place of a new run or study. */
  slot(kind: StoredKind): RunSlot {
    const { baseUrl, now = Date.now } = this.parts
    const createdAt = now()
    return { id: isStudy(kind) ? newStudyId(createdAt) : newRunId(createdAt), baseUrl, createdAt }
  }

  /** What stores a complete run, for one batch with the records that belong to its answer. */
  async toStore(
    { id, createdAt }: RunSlot,
    { kind, owner, body, wish }: Pick<SentRun, 'kind' | 'owner' | 'body' | 'wish'>,
    record: RunRecord,
  ): Promise<ToStore> {
    const { store } = this.parts
    const packed = await packRequest(body)
    const [request, kept] = await Promise.all([store.keepRequest(id, packed), store.keepRecord(id, record)])
    const row = { id, kind, owner, createdAt, expiresAt: null, attempts: 1, request, seriesWish: JSON.stringify(wish) }
    const run = { ...row, bytes: packed.length }
    const statements = [store.insertComplete(run, kept), ...kept.blocks.map((block) => store.blocks.addBlock(id, block))]
    return { statements, bytes: packed.length + kept.bytes }
  }

  /**
   * A page of the runs of an account, newest first. Pages neither repeat nor leave out runs when
   * others are stored in the meantime.
   * @param before  the id that the page follows; undefined for the first page
   * @param q       words that each run contains; all runs without
   */
  async page(owner: string, { before, limit, q = '' }: { before?: string; limit: number; q?: string }): Promise<RunPage> {
    const found = await this.parts.store.page(owner, before ?? null, limit + 1, searchWords(q), ['full', 'simple'])
    const runs = found.slice(0, limit).map((run) => entryOf(run, this.parts.baseUrl))
    return { runs, next: found.length > limit ? (runs.at(-1)?.run_id ?? null) : null }
  }

  /**
   * Names a run of an account.
   * @param label  null or empty takes the name away
   * Fails: Problem not_found, also for the runs of others and of nobody.
   */
  async label(owner: string, id: string, label: string | null): Promise<RunEntry> {
    const { store, database, quota, baseUrl } = this.parts
    const before = await store.find(id, owner)
    if (before === undefined || before.owner !== owner || isStudy(before.kind)) throw unknownRun(id)
    await quota.usageOf(owner)
    const [changed = 0] = await database.write(store.label(owner, id, label?.trim() || null))
    const run = await store.find(id, owner)
    if (changed === 0 || run === undefined) throw unknownRun(id) // it was deleted at the same time
    await quota.add(owner, { records: 0, bytes: Buffer.byteLength(run.label ?? '') - Buffer.byteLength(before.label ?? '') })
    return entryOf(run, baseUrl)
  }

  /**
   * Deletes a run of an account. One that is running was accepted, and its charge is settled when it
   * ends, so it is refused until then.
   * Fails: Problem not_found, also for the runs of others and of nobody; run_not_ended.
   */
  async delete(owner: string, id: string): Promise<void> {
    const { store, database, quota } = this.parts
    const run = await store.find(id, owner)
    if (run === undefined || run.owner !== owner || isStudy(run.kind)) throw unknownRun(id)
    if (run.status === 'running')
      throw new Problem(
        'run_not_ended',
        `The run ${run.id} has not ended: cancel it with POST /api/runs/${run.id}/cancel, or read it until it is complete or failed, then delete it`,
      )
    await quota.usageOf(owner)
    const [, deleted = 0] = await database.write(...store.forget(owner, id))
    if (deleted === 0) throw unknownRun(id) // someone else deleted it at the same time
    await quota.add(owner, { records: -1, bytes: -(run.bytes ?? 0) })
  }
}

function entryOf({ id, kind, status, createdAt, bytes, headline, label }: ListedRun, baseUrl: string): RunEntry {
  if (isStudy(kind)) throw new Error('A study is listed among the runs')
  const known = headline === null ? null : (JSON.parse(headline) as Headline)
  return {
    run_id: id,
    status,
    kind,
    created_at: new Date(createdAt).toISOString(),
    label: label ?? known?.label ?? null,
    plant: known?.label ?? null,
    e_grid_kwh: known?.e_grid_kwh ?? null,
    specific_yield_kwh_per_kwp: known?.specific_yield_kwh_per_kwp ?? null,
    performance_ratio: known?.performance_ratio ?? null,
    bytes: bytes ?? 0,
    links: runLinks(id, known?.has_series ?? false, baseUrl),
  }
}
