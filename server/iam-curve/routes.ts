import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { IamCurveTasks } from './tasks.ts'

/** Measured: seconds and bytes. */
const COST = { seconds: 0.005, bytes: 1e6 }

export function iamCurveRoutes(pool: Pool<TasksOf<IamCurveTasks>>): Pick<Handlers<Context>, 'getIamCurve'> {
  return {
    getIamCurve: async ({ body, context: { caller, signal } }) => ({
      status: 200,
      body: await pool.submit('iamCurve', body, { caller, signal, cost: COST, turn: 'first' }),
    }),
  }
}
