import type { PricingRules } from '../pricing/rules.ts'

/** What pays for a run. */
export type PaidBy = 'free' | 'wallet' | 'monthly'

/** What an account may use at the moment. */
export interface Standing {
  /** Account whose ledger this is. */
  readonly ledgerAccount: string
  /** Free units used in the month, with those that are reserved. */
  readonly freeUsed: number
  readonly walletMicros: number
  /** Monthly usage, with what is reserved. */
  readonly monthlyMicros: number
  readonly plan: 'wallet' | 'monthly'
  /** Most monthly usage; null for no limit. */
  readonly budgetMicros: number | null
  /** Its person has deleted it, and nothing may be reserved any more. */
  readonly isDeleted: boolean
}

/** How the units of a run are paid: some by the free units of the month, the rest by one payer. */
export interface Payment {
  readonly freeUnits: number
  readonly walletMicros: number
  readonly monthlyMicros: number
  readonly paidBy: PaidBy
}

export type Refusal = 'payment_required' | 'budget_exceeded'

/** Most monthly usage without a budget, micro-dollars: beyond it sums would no longer be exact. */
export const MONTHLY_MAX_MICROS = 1e15

/** Free units first, then the wallet, then monthly usage under its budget. */
export function paymentOf(units: number, standing: Standing, rules: PricingRules): Payment | Refusal {
  const { freeUsed, walletMicros, monthlyMicros, plan, budgetMicros } = standing
  const freeUnits = Math.min(units, Math.max(0, rules.freeUnitsPerMonth - freeUsed))
  const price = (units - freeUnits) * rules.unitPriceMicros
  if (price === 0) return { freeUnits, walletMicros: 0, monthlyMicros: 0, paidBy: 'free' }
  if (price <= walletMicros) return { freeUnits, walletMicros: price, monthlyMicros: 0, paidBy: 'wallet' }
  if (plan !== 'monthly') return 'payment_required'
  if (monthlyMicros + price > (budgetMicros ?? MONTHLY_MAX_MICROS)) return 'budget_exceeded'
  return { freeUnits, walletMicros: 0, monthlyMicros: price, paidBy: 'monthly' }
}
