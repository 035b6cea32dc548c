import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ComponentTasks } from './tasks.ts'

/** Fits of the models to the data sheet, measured: seconds and bytes. */
const COST = { seconds: 0.01, bytes: 1e6 }

export function componentRoutes(pool: Pool<TasksOf<ComponentTasks>>): Pick<Handlers<Context>, 'listComponents' | 'getComponent'> {
  const asked = ({ caller, signal }: Context) => ({ caller, signal, cost: COST, turn: 'first' }) as const
  return {
    listComponents: async ({ context }) => ({ status: 200, body: await pool.submit('listComponents', null, asked(context)) }),
    getComponent: async ({ params: { component_id: id }, query: { kind }, context }) => ({
      status: 200,
      body: await pool.submit('describeComponent', { id, kind }, asked(context)),
    }),
  }
}
