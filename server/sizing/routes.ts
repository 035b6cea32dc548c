import type { Handlers } from '@pvyield/contract/handlers'
import type { FreeWork } from '../charging/service.ts'
import type { Context } from '../http/context.ts'
import type { SizingService } from './service.ts'

export function sizingRoutes(sizing: SizingService, free: FreeWork): Pick<Handlers<Context>, 'sizePlant'> {
  return {
    sizePlant: async ({ body, context }) => {
      const { caller, signal } = context
      return { status: 200, body: await free.do(context, () => sizing.size({ body, caller, signal })) }
    },
  }
}
