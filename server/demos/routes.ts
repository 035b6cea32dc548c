import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { DemoService } from './service.ts'

export function demoRoutes(demos: DemoService): Pick<Handlers<Context>, 'listDemos' | 'getDemo' | 'solveDemoDay'> {
  return {
    listDemos: async () => ({ status: 200, body: demos.list() }),
    getDemo: async ({ params, query, context: { signal } }) => ({
      status: 200,
      written: await demos.demo(params.demo_id, query.columns, signal),
    }),
    solveDemoDay: async ({ params, query, context: { encoding, caller, signal } }) => ({
      status: 200,
      written: await demos.day(params.demo_id, { date: query.date, encoding, caller, signal }),
    }),
  }
}
