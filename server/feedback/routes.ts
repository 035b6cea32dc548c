import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { FeedbackService } from './service.ts'

export function feedbackRoutes(feedback: FeedbackService): Pick<Handlers<Context>, 'sendFeedback'> {
  return {
    sendFeedback: async ({ body, context: { account, caller } }) => ({
      status: 200,
      body: await feedback.send({ caller, owner: account?.id ?? null }, body),
      headers: { 'cache-control': 'no-store' },
    }),
  }
}
