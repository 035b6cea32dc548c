import type { Handlers } from '@pvyield/contract/handlers'
import { uncertaintySeconds } from '@pvyield/engine/studies'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { UncertaintyTasks } from './tasks.ts'

/** Most work of one budget, seconds of a core: its caller waits for it. */
const SECONDS_MAX = 20
/** Of one draw of one part. */
const BYTES_PER_DRAW = 40

/** Budgets of uncertainty. They run no plant, and are free. */
export function uncertaintyRoutes(pool: Pool<TasksOf<UncertaintyTasks>>): Pick<Handlers<Context>, 'assessUncertainty'> {
  return {
    assessUncertainty: async ({ body, context: { caller, signal } }) => {
      const { energies_kwh: energiesKwh, parts, correlations, draws } = body
      const seconds = uncertaintySeconds({ energiesKwh, parts, correlations, draws })
      if (seconds > SECONDS_MAX) {
        const message = `These draws would take about ${Math.ceil(seconds)} s of a processor, more than the ${SECONDS_MAX} s of one request: send fewer draws, or fewer years or correlated parts`
        throw Problem.ofField('too_costly', 'draws', message)
      }
      const cost = { seconds, bytes: draws * (parts.length + 1) * BYTES_PER_DRAW }
      return { status: 200, body: await pool.submit('assessUncertainty', body, { caller, signal, cost }) }
    },
  }
}
