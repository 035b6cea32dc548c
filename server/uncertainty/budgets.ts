import type { SentBody } from '@pvyield/contract/handlers'
import type { UncertaintyAnswer } from '@pvyield/contract/schemas'
import { uncertaintySeconds } from '@pvyield/engine/studies'
import type { FreeWork } from '../charging/service.ts'
import type { Context } from '../http/context.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { UncertaintyTasks } from './tasks.ts'

/** Most work of one budget, seconds of a core: its caller waits for it. */
const SECONDS_MAX = 10
/** Of one draw of one part. */
const BYTES_PER_DRAW = 40

/** Budgets of uncertainty. They run no plant, and are free work. */
export class Budgets {
  constructor(
    private readonly pool: Pool<TasksOf<UncertaintyTasks>>,
    private readonly free: FreeWork,
  ) {}

  /**
   * The answer to a budget; null for a study of a plant.
   * Fails: Problem malformed_json, payload_too_large, validation_error, too_costly, unauthorized, overloaded; CallerLeft.
   */
  async assess(sent: SentBody, asker: Pick<Context, 'account' | 'caller' | 'signal'>): Promise<UncertaintyAnswer | null> {
    const { caller, signal } = asker
    const reading = { caller, signal, size: sizeOf(sent), cost: likelyCost(sent), turn: 'first' } as const
    const body = await this.pool.submit('readUncertainty', sent, reading)
    if (body === null) return null
    const { energies_kwh: energies, parts, correlations, draws } = body
    const seconds = uncertaintySeconds({ energiesKwh: energies ?? [0], parts, correlations, draws })
    if (seconds > SECONDS_MAX) {
      const message = `These draws would take about ${Math.ceil(seconds)} s of a processor, more than the ${SECONDS_MAX} s of one request: send fewer draws, years, or parts that are correlated or of beta distributions`
      throw Problem.ofField('too_costly', 'draws', message)
    }
    const cost = { seconds, bytes: draws * (parts.length + 1) * BYTES_PER_DRAW }
    return this.free.do(asker, () => this.pool.submit('assessUncertainty', body, { caller, signal, cost }))
  }
}
