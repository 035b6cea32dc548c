import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { weatherParts } from './section-parts.ts'
import type { WeatherStore } from './store.ts'

/** The weather that a person uploaded. */
export class PersonalUploads implements PersonalData {
  readonly name = 'uploads'

  constructor(
    private readonly store: WeatherStore,
    private readonly database: Database,
    private readonly answers: AnswerWriter,
    private readonly now: () => number = Date.now,
  ) {}

  /** A list of the uploads as `POST /api/parse-weather` answered them. One is in memory at a time. */
  async *exported(accountId: string): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder()
    let opening = '['
    for (const id of await this.store.idsOf(accountId)) {
      const stored = await this.store.find(id, this.now(), accountId)
      if (stored === undefined) continue // it has expired, or was deleted in the meantime
      yield opening
      opening = ',\n'
      const parts = weatherParts(async () => stored.section, stored.meta)
      for await (const piece of this.answers.pieces(parts)) yield decoder.decode(piece, { stream: true })
    }
    yield opening === '[' ? '[]' : ']'
  }

  deletion(accountId: string) {
    return [this.store.forgetAll(accountId)]
  }

  /** Deletes uploads that were stored while their account was being deleted. */
  async sweep(): Promise<void> {
    await this.database.write(this.store.forgetOfDeleted())
  }
}
