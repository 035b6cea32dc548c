import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../../http/context.ts'
import type { PricingRules } from './rules.ts'
import { pricing } from './service.ts'

export function pricingRoutes(rules: PricingRules): Pick<Handlers<Context>, 'getPricing'> {
  return { getPricing: async () => ({ status: 200, body: pricing(rules) }) }
}
