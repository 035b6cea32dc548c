import type { Handlers } from '@pvyield/contract/handlers'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import type { WebhookService } from './service.ts'

type WebhookOperation =
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'confirmWebhook'
  | 'testWebhook'
  | 'rotateWebhookSecret'
  | 'listWebhookDeliveries'

const UNSTORED = { 'cache-control': 'no-store' }

export function webhookRoutes(webhooks: WebhookService): Pick<Handlers<Context>, WebhookOperation> {
  return {
    listWebhooks: async ({ context }) => ({ status: 200, body: await webhooks.list(accountOf(context)) }),

    createWebhook: async ({ body, context }) => ({
      status: 200,
      body: await webhooks.create({ account: accountOf(context), address: context.address }, body),
      headers: UNSTORED,
    }),

    getWebhook: async ({ params: { webhook_id: id }, context }) => ({ status: 200, body: await webhooks.get(accountOf(context), id) }),

    changeWebhook: async ({ params: { webhook_id: id }, body, context }) => ({
      status: 200,
      body: await webhooks.change(accountOf(context), id, body),
    }),

    deleteWebhook: async ({ params: { webhook_id: id }, context }) => {
      await webhooks.delete({ account: accountOf(context), address: context.address }, id)
      return { status: 204 }
    },

    confirmWebhook: async ({ params: { webhook_id: id }, body, context }) => ({
      status: 200,
      body: await webhooks.confirm(accountOf(context), id, body.challenge),
    }),

    testWebhook: async ({ params: { webhook_id: id }, context }) => ({ status: 200, body: await webhooks.test(accountOf(context), id) }),

    rotateWebhookSecret: async ({ params: { webhook_id: id }, context }) => ({
      status: 200,
      body: await webhooks.rotateSecret(accountOf(context), id),
      headers: UNSTORED,
    }),

    listWebhookDeliveries: async ({ params: { webhook_id: id }, context }) => ({
      status: 200,
      body: await webhooks.log(accountOf(context), id),
    }),
  }
}

/** The operations above are refused without an account. */
function accountOf({ account }: Context): Account {
  if (account === null) throw new Error('An operation of accounts was called without one')
  return account
}
