import { createHmac } from 'node:crypto'
import { LedgerStore } from '../../../../server/charging/ledger/store.ts'
import { PaymentService } from '../../../../server/charging/payments/service.ts'
import { PaymentStore } from '../../../../server/charging/payments/store.ts'
import type { SignedEvent } from '../../../../server/charging/payments/test-provider.ts'
import type { PricingRules } from '../../../../server/charging/pricing/rules.ts'
import { ChargingService } from '../../../../server/charging/service.ts'
import type { Database } from '../../../../server/db/database.ts'
import { IdempotencyService } from '../../../../server/idempotency/service.ts'
import { IdempotencyStore } from '../../../../server/idempotency/store.ts'
import type { Log } from '../../../../server/log.ts'
import { PRICING } from '../pricing.ts'
import { Outside, OutsideProvider } from './outside.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_test'
const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The services that charge and take money, on one store. */
export interface Shop {
  readonly ledger: LedgerStore
  readonly charging: ChargingService
  readonly provider: OutsideProvider
  readonly payments: PaymentService
  readonly idempotency: IdempotencyService
  /** Events that the provider has sent, when they are not delivered by themselves. */
  readonly events: SignedEvent[]
}

/**
 * @param database  of the service
 * @param outside   of the provider, which does not stop when the service does
 */
export function openShop(
  database: Database,
  outside: Database,
  now: () => number,
  { delivers, world = new Outside(), rules = PRICING }: { delivers: boolean; world?: Outside; rules?: PricingRules },
): Shop {
  const ledger = new LedgerStore(database)
  const charging = new ChargingService({
    ledger,
    database,
    tariff: { rules, free: { latitude: 0, longitude: 0, digest: '' } },
    log: NO_LOG,
    now,
  })
  const provider = new OutsideProvider(outside, 'http://pv.example', WEBHOOK_SECRET, world)
  const payments = new PaymentService({
    provider,
    store: new PaymentStore(database),
    ledger,
    database,
    log: NO_LOG,
    returnUrl: 'http://pv.example/account',
    now,
  })
  const idempotency = new IdempotencyService(new IdempotencyStore(database), database, now)
  const events: SignedEvent[] = []
  provider.connect(async (event) => {
    events.push(event)
    if (delivers) await payments.webhook(event.payload, event.signature)
  })
  return { ledger, charging, provider, payments, idempotency, events }
}

/** A signature by the published rule, of another time. */
export function signedAt(payload: string, seconds: number): string {
  const at = Math.floor(seconds)
  return `t=${at},v1=${createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${payload}`).digest('hex')}`
}
