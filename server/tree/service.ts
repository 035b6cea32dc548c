import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { isStage, STAGES, type Stage } from '@pvyield/engine/quick'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { TreeTasks } from './tasks.ts'

/** A run request that was sent for a stage. */
export interface SentTree {
  readonly stage: string
  readonly body: SentBody
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  readonly signal: AbortSignal
}

/** Scores the model options of a stage. It has the same limits as runs, and is free. */
export class TreeService {
  constructor(
    private readonly pool: Pool<TasksOf<TreeTasks>>,
    private readonly weather: WeatherService,
  ) {}

  /**
   * Fails: Problem not_found for an unknown stage or id, validation_error, too_costly, run_failed,
   * overloaded; CallerLeft.
   */
  async score(sent: SentTree): Promise<TreeAnswer> {
    const stage = requireStage(sent.stage)
    return this.pool.submit('scoreTree', { stage, body: sent.body }, this.options(sent))
  }

  /** Fails: as `score`. */
  async describe(sent: SentTree): Promise<TreeDescription> {
    const stage = requireStage(sent.stage)
    return this.pool.submit('describeTree', { stage, body: sent.body }, this.options(sent))
  }

  private options({ body, caller, signal }: SentTree) {
    return { host: this.weather.host(caller), size: sizeOf(body), cost: likelyCost(body), caller, signal }
  }
}

function requireStage(name: string): Stage {
  if (isStage(name)) return name
  throw Problem.ofField('not_found', 'stage', `There is no stage '${name.slice(0, 50)}': the stages are ${STAGES.join(', ')}`)
}
