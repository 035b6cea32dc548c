import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { SizingService } from './service.ts'

export function sizingRoutes(sizing: SizingService): Pick<Handlers<Context>, 'sizePlant'> {
  return {
    sizePlant: async ({ body, context: { caller, signal } }) => ({ status: 200, body: await sizing.size({ body, caller, signal }) }),
  }
}
