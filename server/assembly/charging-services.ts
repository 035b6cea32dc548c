import { OpenBalances } from '../accounts/balances.ts'
import { LedgerBalances } from '../charging/balances.ts'
import { freeProject } from '../charging/free-project.ts'
import { PersonalLedger } from '../charging/ledger/personal-ledger.ts'
import { LedgerStore } from '../charging/ledger/store.ts'
import { UsageService } from '../charging/payments/usage.ts'
import { ChargingService } from '../charging/service.ts'
import type { DefaultsService } from '../defaults/service.ts'
import { publicUrl } from '../public-url.ts'
import { runStatuses } from '../runs/charged-runs.ts'
import type { SharedParts } from './shared-parts.ts'

export type ChargingServices = Awaited<ReturnType<typeof openChargingServices>>

/**
 * What runs cost and who pays. Nothing is charged with `ACCOUNTS=open`: there `charging` and `payments`
 * are null.
 */
export async function openChargingServices(
  { config, log, database, holder, duties, limits, unfinished }: SharedParts,
  defaults: DefaultsService,
) {
  const { pricing } = config
  const { mode, stripe, returnUrl } = config.accounts
  const ledger = new LedgerStore(database, holder)
  const charging =
    mode === 'open'
      ? null
      : new ChargingService({ ledger, database, tariff: { rules: pricing, free: freeProject(await defaults.request()) }, log })
  const endReservations = async () => charging?.reconcile(runStatuses(database.read))
  await endReservations()
  const { payments, pages } =
    charging === null
      ? { payments: null, pages: [] }
      : (await import('../charging/payments/open.ts')).openPayments({
          database,
          ledger,
          log,
          duties,
          limits,
          stripe,
          publicUrl: publicUrl(config),
          returnUrl,
        })
  const toProvider = async () => {
    try {
      await payments?.reportUsage()
    } finally {
      // An account without a report does not wait for those with one.
      await payments?.endSubscriptions()
    }
  }
  return {
    charging,
    /** Ends the reservations that no server holds. */
    endReservations,
    payments,
    pages,
    balances:
      charging === null ? new OpenBalances(pricing.unitPriceMicros, pricing.freeUnitsPerMonth) : new LedgerBalances(ledger, pricing),
    usage: new UsageService(ledger),
    personalLedger: new PersonalLedger(ledger),
    /** Reports usage to the provider, and ends the subscriptions of deleted accounts there. Nobody waits for it. */
    keepProvider: () => void unfinished.track(toProvider()).catch((cause) => log.error('usage_not_reported', cause)),
  }
}
