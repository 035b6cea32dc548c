import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { ComponentService } from './service.ts'

export function componentRoutes(components: ComponentService): Pick<Handlers<Context>, 'listComponents' | 'getComponent'> {
  return {
    listComponents: async () => ({ status: 200, body: components.list() }),
    getComponent: async ({ params, query }) => ({ status: 200, body: components.get(params.component_id, query.kind) }),
  }
}
