import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { BackgroundRuns } from './background.ts'
import type { RunReader } from './reader.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStore } from './store.ts'

/** Runs that are looked up at once for an export. */
const PAGE = 100

export interface PersonalRunsParts {
  readonly store: RunStore
  readonly database: Database
  readonly reader: RunReader
  readonly quota: RunQuota
  readonly idempotency: IdempotencyService
  readonly background: Pick<BackgroundRuns, 'cancel'>
}

/**
 * The runs of a person. Answers that are kept for idempotency keys repeat what the runs contain, so
 * they are deleted and not exported.
 */
export class PersonalRuns implements PersonalData {
  readonly name = 'runs'

  constructor(private readonly parts: PersonalRunsParts) {}

  /** A list of all runs, newest first, with their series. One piece of one series is in memory at a time. */
  async *exported(accountId: string): AsyncGenerator<string, void, undefined> {
    const { store, reader } = this.parts
    const decoder = new TextDecoder()
    let opening = '['
    let before: string | null = null
    for (;;) {
      const ids: string[] = (await store.page(accountId, before, PAGE)).map(({ id }) => id)
      for (const id of ids) {
        const run = await store.find(id, accountId)
        if (run === undefined) continue // it was deleted in the meantime
        yield opening
        opening = ',\n'
        for await (const piece of reader.whole(run)) yield decoder.decode(piece, { stream: true })
      }
      if (ids.length < PAGE) break
      before = ids.at(-1) ?? null
    }
    yield opening === '[' ? '[]' : ']'
  }

  deletion(accountId: string) {
    const { store, quota, idempotency } = this.parts
    quota.forget(accountId)
    return [...store.forgetAll(accountId), idempotency.deletion(accountId)]
  }

  /** Cancels the runs that go on for nobody, which releases what they had reserved. */
  async ended(accountId: string): Promise<void> {
    const { store, background } = this.parts
    for (const id of await store.runningOf(accountId)) await background.cancel(id, accountId)
  }

  /** Deletes runs that were stored while their account was being deleted. */
  async sweep(): Promise<void> {
    const { store, database } = this.parts
    await database.write(...store.forgetOfDeleted())
  }
}
