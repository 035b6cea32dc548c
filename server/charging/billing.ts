import type { Billing } from '@pvyield/contract/schemas'
import type { PaidBy } from './ledger/payment.ts'
import { microsOf, usdOf } from './pricing/money.ts'
import type { RunUnits } from './units.ts'

/** What an answer says about the charge of its run. */
export function billingOf(
  { units, reasons }: RunUnits,
  { freeUnits, priceMicros, paidBy }: { freeUnits: number; priceMicros: number; paidBy: PaidBy },
): Billing {
  return { units, reasons: [...reasons], free_units: freeUnits, price_usd: usdOf(priceMicros), paid_by: paidBy }
}

/**
 * What an answer says where less is charged than was reserved: what was paid for comes back first, as the ledger has it.
 * @param units  what is charged, at most what was reserved
 */
export function billingOfPart(
  { units: reserved, free_units: free, price_usd: price, paid_by: by }: Billing,
  { units, reasons }: RunUnits,
): Billing {
  const paid = reserved - free
  const stillPaid = Math.max(0, units - free)
  const priceMicros = stillPaid === 0 ? 0 : (microsOf(price) / paid) * stillPaid
  return billingOf({ units, reasons }, { freeUnits: units - stillPaid, priceMicros, paidBy: stillPaid === 0 ? 'free' : by })
}
