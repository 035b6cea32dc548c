import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { DefaultsService } from './service.ts'

export function defaultsRoutes(defaults: DefaultsService): Pick<Handlers<Context>, 'getDefaults'> {
  return { getDefaults: async ({ context: { encoding } }) => ({ status: 200, written: await defaults.answer(encoding) }) }
}
