import type { Handlers, SentBody } from '@pvyield/contract/handlers'
import { type Account, countedAs } from '../../http/account.ts'
import { MAIN_THREAD_MAX_BYTES } from '../../http/body.ts'
import type { Context } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { requireKeysMay } from '../../http/session-only.ts'
import type { PaymentService } from './service.ts'
import type { UsageService } from './usage.ts'

type PaymentOperation =
  | 'listUsage'
  | 'startTopUp'
  | 'startMonthly'
  | 'openPortal'
  | 'confirmCheckout'
  | 'syncBilling'
  | 'receivePaymentEvent'

/** @param payments  null where nothing is charged */
export function paymentRoutes(payments: PaymentService | null, usage: UsageService): Pick<Handlers<Context>, PaymentOperation> {
  const charging = (): PaymentService => {
    if (payments !== null) return payments
    throw new Problem('forbidden', 'This service charges nothing, so there is nothing to pay: its operator has not set ACCOUNTS=metered')
  }
  return {
    listUsage: async ({ context }) => ({ status: 200, body: await usage.months(accountOf(context)) }),

    startTopUp: async ({ body, context }) => {
      const { id, url } = await charging().topUp(accountOf(context), body.amount_usd, countedOf(context))
      return { status: 200, body: { session_id: id, url } }
    },

    startMonthly: async ({ context }) => {
      const { id, url } = await charging().monthly(accountOf(context), countedOf(context))
      return { status: 200, body: { session_id: id, url } }
    },

    openPortal: async ({ context }) => {
      // There monthly billing is ended, and cards are changed.
      if (context.account !== null) requireKeysMay(context.account, 'open the portal')
      return { status: 200, body: { url: await charging().portal(accountOf(context), countedOf(context)) } }
    },

    confirmCheckout: async ({ params, context }) => {
      const { isPaid, state } = await charging().confirm(accountOf(context), params.session_id, countedOf(context))
      return { status: 200, body: { paid: isPaid, state } }
    },

    syncBilling: async ({ context }) => ({ status: 200, body: await charging().sync(accountOf(context), countedOf(context)) }),

    receivePaymentEvent: async ({ body, headers }) => {
      await charging().webhook(textOf(body), headers['stripe-signature'] ?? null)
      return { status: 200, body: { received: true } }
    },
  }
}

/** The body byte for byte, as it was signed. Fails: Problem payload_too_large for one that no provider sends. */
function textOf(body: SentBody): string {
  if ('text' in body) return body.text
  throw new Problem('payload_too_large', `An event has more than ${MAIN_THREAD_MAX_BYTES / 1024} kB: events of the provider are shorter`)
}

function accountOf(context: Context): string {
  return signedIn(context).id
}

function countedOf(context: Context): string {
  return countedAs(signedIn(context))
}

function signedIn({ account }: Context): Account {
  if (account === null) throw new Error('The document says that this operation needs an account')
  return account
}
