import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { siteMonthlyAnswer } from './service.ts'

export function estimateRoutes(): Pick<Handlers<Context>, 'estimateSiteMonthly'> {
  return { estimateSiteMonthly: async ({ body }) => ({ status: 200, body: siteMonthlyAnswer(body) }) }
}
