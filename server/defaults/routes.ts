import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { jsonText } from '../http/written.ts'
import type { DefaultsService } from './service.ts'

export function defaultsRoutes(defaults: DefaultsService): Pick<Handlers<Context>, 'getDefaults'> {
  return { getDefaults: async () => ({ status: 200, written: jsonText(await defaults.json()) }) }
}
