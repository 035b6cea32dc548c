import { type Environment, oneOf } from './values.ts'

/** Where webhooks may go, see `server/webhooks/receiver.ts`. */
export function webhooks(environment: Environment): 'public' | 'any' | 'off' {
  return oneOf(environment, 'WEBHOOKS', ['public', 'any', 'off'], 'public')
}
