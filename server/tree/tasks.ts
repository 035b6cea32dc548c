import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { compare, describe, type Plan, type Stage } from '@pvyield/engine'
import { treeCost } from '../engine/cost.ts'
import type { WorkSources } from '../engine/work-sources.ts'

export interface TreeInput {
  readonly stage: Stage
  /** A run request. */
  readonly body: SentBody
}

/** Tasks of a worker for the comparison of options. */
export class TreeTasks {
  constructor(private readonly sources: WorkSources) {}

  /**
   * Scores every option of a stage.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard.
   */
  readonly scoreTree = ({ stage, body: sent }: TreeInput): Promise<TreeAnswer> =>
    this.sources.withBody(sent, taskOf(stage), (body, sources) => compare({ kind: 'compare', stage, body }, sources))

  /**
   * The stage's steps as the request selects them.
   * Fails: Problem validation_error, not_found, too_costly; as its guard.
   */
  readonly describeTree = ({ stage, body: sent }: TreeInput): Promise<TreeDescription> =>
    this.sources.withBody(sent, taskOf(stage), (body, sources) => describe({ kind: 'describe', stage, body }, sources))
}

function taskOf(stage: Stage) {
  return { costOf: (plan: Plan, size: number) => treeCost({ ...plan, size }, stage) }
}
