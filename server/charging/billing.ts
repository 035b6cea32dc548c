import type { Billing } from '@pvyield/contract/schemas'
import type { PaidBy } from './ledger/payment.ts'
import { usdOf } from './pricing/money.ts'
import type { RunUnits } from './units.ts'

/** What an answer says about the charge of its run. */
export function billingOf(
  { units, reasons }: RunUnits,
  { freeUnits, priceMicros, paidBy }: { freeUnits: number; priceMicros: number; paidBy: PaidBy },
): Billing {
  return { units, reasons: [...reasons], free_units: freeUnits, price_usd: usdOf(priceMicros), paid_by: paidBy }
}
