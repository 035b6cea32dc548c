import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { FeedbackStore } from './store.ts'

const PAGE = 100
const KEPT_MILLIS = 365 * 86_400_000

/** The feedback that a person sent with an account. */
export class PersonalFeedback implements PersonalData {
  readonly name = 'feedback'

  constructor(
    private readonly store: FeedbackStore,
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async *exported(accountId: string): AsyncGenerator<string, void, undefined> {
    let opening = '['
    let after = ''
    for (;;) {
      const page = await this.store.page(accountId, after, PAGE)
      for (const { owner, createdAt, content: text, runId: run_id, ...sent } of page) {
        yield `${opening}${JSON.stringify({ ...sent, at: new Date(createdAt).toISOString(), text, run_id })}`
        opening = ',\n'
      }
      if (page.length < PAGE) break
      after = page.at(-1)?.id ?? ''
    }
    yield opening === '[' ? '[]' : ']'
  }

  deletion(accountId: string) {
    return [this.store.forgetAll(accountId)]
  }

  /** Deletes feedback that is a year old, or that was stored while its account was being deleted. */
  async sweep(): Promise<void> {
    await this.database.write(this.store.forgetOfDeleted(), this.store.forgetBefore(this.now() - KEPT_MILLIS))
  }
}
