import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { DeliveryStore } from './delivery-store.ts'
import { shownDelivery, shownWebhook } from './service.ts'
import type { WebhookStore } from './store.ts'

/** The webhooks of a person, with their logs and without their secrets. */
export class PersonalWebhooks implements PersonalData {
  readonly name = 'webhooks'

  constructor(
    private readonly store: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async *exported(accountId: string): AsyncGenerator<string, void, undefined> {
    let opening = '['
    for (const row of await this.store.of(accountId)) {
      const deliveries = (await this.deliveries.log(accountId, row.id)).map(shownDelivery)
      yield `${opening}${JSON.stringify({ ...shownWebhook(row), deliveries })}`
      opening = ',\n'
    }
    yield opening === '[' ? '[]' : ']'
  }

  deletion(accountId: string) {
    return this.store.forgetAll(accountId)
  }

  /** Deletes webhooks that were never confirmed, and the far ends of the logs. */
  async sweep(): Promise<void> {
    const now = this.now()
    await this.database.write(this.store.forgetOld(now), this.deliveries.forgetOld(now))
  }
}
