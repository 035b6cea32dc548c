import type { WebhookEvent } from '@pvyield/contract/schemas'

/** What an account asks a webhook to prove, and to try. They are sent once, without retries, whatever it has chosen. */
export const CONFIRM = 'webhook.confirm'
export const TEST = 'webhook.test'

/** What a webhook is called for when its account does not choose. */
export const EVENTS: readonly WebhookEvent[] = [
  'run.completed',
  'run.failed',
  'study.completed',
  'study.failed',
  'batch.completed',
  'batch.failed',
]

export function isSentOnce(event: string): boolean {
  return event === CONFIRM || event === TEST
}
