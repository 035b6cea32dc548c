import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { describeTree, type Resolved, type Stage, scoreTree } from '@pvyield/engine'
import { treeCost } from '../engine/cost.ts'
import { engineCall } from '../engine/engine-call.ts'
import type { TaskGuard } from '../workers/serve.ts'

export interface TreeInput {
  readonly stage: Stage
  /** A run request. */
  readonly body: SentBody
}

/**
 * A body that was read: the run request with its ids resolved, and the body that the paths of
 * failures refer to.
 */
export interface ReadRequest {
  readonly resolved: Resolved
  readonly body: unknown
  /** Length of the body as text, characters. */
  readonly size: number
}

/** Tasks of a worker for the comparison of options. */
export class TreeTasks {
  /** @param read  reads and checks the run request in a body */
  constructor(
    private readonly read: (body: SentBody) => Promise<ReadRequest>,
    private readonly guard: TaskGuard,
  ) {}

  /**
   * Scores every option of a stage, JSON.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard.
   */
  readonly scoreTree = async ({ stage, body: sent }: TreeInput): Promise<TreeAnswer> => {
    const { resolved, body, size } = await this.read(sent)
    await this.guard.admit(treeCost({ resolved, size }, stage))
    const onProgress = this.guard.checkpoint
    return engineCall(() => scoreTree(resolved, stage, { now: () => performance.now(), onProgress }), body)
  }

  /**
   * The stage's steps as the request selects them.
   * Fails: Problem validation_error, not_found, too_costly; as its guard.
   */
  readonly describeTree = async ({ stage, body: sent }: TreeInput): Promise<TreeDescription> => {
    const { resolved, body, size } = await this.read(sent)
    await this.guard.admit(treeCost({ resolved, size }, stage))
    return engineCall(() => describeTree(resolved, stage, this.guard.checkpoint), body)
  }
}
