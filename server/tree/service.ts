import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { isStage, STAGES, type Stage } from '@pvyield/engine'
import type { LargeBodies } from '../http/large-bodies.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TreeTasks } from './tasks.ts'

/** A run request that was sent for a stage. */
export interface SentTree {
  readonly stage: string
  readonly body: SentBody
}

/** Scores the model options of a stage. It has the same limits as runs, and is free. */
export class TreeService {
  constructor(
    private readonly pool: Pool<TreeTasks>,
    private readonly weather: WeatherService,
    private readonly large: LargeBodies,
  ) {}

  /**
   * Fails: Problem not_found for an unknown stage or id, validation_error, run_failed, overloaded.
   */
  async score(sent: SentTree): Promise<TreeAnswer> {
    const stage = requireStage(sent.stage)
    return this.large.run(sent.body, (body) => this.pool.submit('scoreTree', { stage, body }, this.options(sent)))
  }

  /** Fails: Problem not_found for an unknown stage or id, validation_error, overloaded. */
  async describe(sent: SentTree): Promise<TreeDescription> {
    const stage = requireStage(sent.stage)
    return this.large.run(sent.body, (body) => this.pool.submit('describeTree', { stage, body }, this.options(sent)))
  }

  private options({ body }: SentTree) {
    return { host: this.weather.host(), size: sizeOf(body) }
  }
}

function requireStage(name: string): Stage {
  if (isStage(name)) return name
  throw Problem.ofField('not_found', 'stage', `There is no stage '${name.slice(0, 50)}': the stages are ${STAGES.join(', ')}`)
}
