import type { Database } from '../../db/database.ts'
import type { Duties } from '../../db/duties.ts'
import type { Page } from '../../http/mount-options.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { Log } from '../../log.ts'
import type { LedgerStore } from '../ledger/store.ts'
import { PaymentService } from './service.ts'
import { PaymentStore } from './store.ts'
import { StripeProvider, type StripeSettings } from './stripe-provider.ts'
import { testPages } from './test-pages.ts'
import { TestProvider } from './test-provider.ts'

export interface OpenPayments {
  readonly payments: PaymentService
  /** Pages of the built-in test provider. */
  readonly pages: readonly Page[]
}

export interface PaymentSettings {
  readonly database: Database
  readonly ledger: LedgerStore
  readonly log: Log
  readonly duties: Duties
  readonly limits: Limits
  /** Null for the built-in test provider. */
  readonly stripe: StripeSettings | null
  /** Address of this server, as clients use it. */
  readonly publicUrl: string
  /** Page that a browser comes back to; may be a path of this server. */
  readonly returnUrl: string
}

/** Assembles the payments. Only a service that charges loads this file: Stripe's package takes 85 ms and 9 MB. */
export function openPayments({ database, ledger, log, duties, limits, stripe, publicUrl, returnUrl }: PaymentSettings): OpenPayments {
  const common = {
    store: new PaymentStore(database),
    ledger,
    database,
    log,
    duties,
    limits,
    returnUrl: returnUrl.startsWith('/') ? `${publicUrl}${returnUrl}` : returnUrl,
  }
  if (stripe !== null) return { payments: new PaymentService({ ...common, provider: new StripeProvider(stripe, log) }), pages: [] }
  const provider = new TestProvider(database, publicUrl)
  const payments = new PaymentService({ ...common, provider })
  provider.connect(({ payload, signature }) => payments.webhook(payload, signature))
  return { payments, pages: testPages(provider) }
}
