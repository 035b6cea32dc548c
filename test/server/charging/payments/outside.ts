import { UsageRefused } from '../../../../server/charging/payments/provider.ts'
import { paymentOf, TestProvider } from '../../../../server/charging/payments/test-provider.ts'
import type { Database } from '../../../../server/db/database.ts'
import { Problem } from '../../../../server/http/problem.ts'

/** What happens outside of the service, and outlasts its restarts. */
export class Outside {
  /** Micro-dollars of a checkout that went back to the payer. */
  readonly returned = new Map<string, number>()
  /** The provider cannot be reached. */
  isDown = false
  /** Run whose usage the provider refuses for good. */
  refusedRun = ''

  returnedOf(checkout: string): number {
    return this.returned.get(checkout) ?? 0
  }
}

/** The test provider, with what the operator and the bank of the payer do: refunds, disputes, outages. */
export class OutsideProvider extends TestProvider {
  constructor(
    private readonly store: Database,
    publicUrl: string,
    secret: string,
    private readonly outside: Outside,
  ) {
    super(store, publicUrl, secret)
  }

  override async checkout(id: string) {
    this.requireUp()
    const found = await super.checkout(id)
    return found && { ...found, returnedMicros: this.outside.returnedOf(id) }
  }

  override async subscription(id: string) {
    this.requireUp()
    return super.subscription(id)
  }

  override async endSubscription(id: string) {
    this.requireUp()
    return super.endSubscription(id)
  }

  override async report(usage: Parameters<TestProvider['report']>[0]) {
    this.requireUp()
    if (usage.identifier === this.outside.refusedRun) throw new UsageRefused(usage.identifier, 400)
    return super.report(usage)
  }

  /** A refund or dispute of some of a paid checkout; below zero for a dispute that is won. Sends its event. */
  async giveBack(checkout: string, micros: number): Promise<void> {
    this.outside.returned.set(checkout, this.outside.returnedOf(checkout) + micros)
    await this.reportEvent(micros > 0 ? 'charge.refunded' : 'charge.dispute.closed', 'ch_1', paymentOf(checkout))
  }

  /** Nobody has paid for a day. */
  async expire(checkout: string): Promise<void> {
    const sql = `update test_sessions set status = 'cancelled' where id = ? and purpose = 'topup' and status = 'open'`
    await this.store.write({ toSQL: () => ({ sql, params: [checkout] }) })
    await this.reportEvent('checkout.session.expired', checkout)
  }

  private requireUp(): void {
    if (this.outside.isDown) throw new Problem('payment_unavailable', 'The payment provider cannot be reached')
  }
}
