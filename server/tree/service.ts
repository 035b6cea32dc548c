import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { isStage, STAGES, type Stage } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TreeInput, TreeTasks } from './tasks.ts'

/** A run request that was sent for a stage. */
export interface SentTree {
  readonly stage: string
  readonly body: SentBody
  /** Address of the caller. */
  readonly address: string
  readonly signal: AbortSignal
}

/** Scores the model options of a stage. It has the same limits as runs, and is free. */
export class TreeService {
  constructor(
    private readonly pool: Pool<TreeTasks>,
    private readonly weather: WeatherService,
  ) {}

  /**
   * Fails: Problem not_found for an unknown stage or id, validation_error, too_costly, run_failed,
   * overloaded; CallerLeft.
   */
  async score(sent: SentTree): Promise<TreeAnswer> {
    return this.pool.submit('scoreTree', inputOf(sent), this.options(sent))
  }

  /** Fails: as `score`. */
  async describe(sent: SentTree): Promise<TreeDescription> {
    return this.pool.submit('describeTree', inputOf(sent), this.options(sent))
  }

  private options({ body, address, signal }: SentTree) {
    return { host: this.weather.host(), size: sizeOf(body), caller: address, signal }
  }
}

function inputOf({ stage, body }: SentTree): TreeInput {
  return { stage: requireStage(stage), body }
}

function requireStage(name: string): Stage {
  if (isStage(name)) return name
  throw Problem.ofField('not_found', 'stage', `There is no stage '${name.slice(0, 50)}': the stages are ${STAGES.join(', ')}`)
}
