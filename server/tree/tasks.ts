import type { SentBody } from '@pvyield/contract/handlers'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { describeTree, type Resolved, type Stage, scoreTree } from '@pvyield/engine'
import { engineCall } from '../engine/engine-call.ts'
import { sha256 } from '../sha256.ts'

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
}

/** Tasks of a worker for the comparison of options. */
export class TreeTasks {
  /** @param read  reads and checks the run request in a body */
  constructor(private readonly read: (body: SentBody) => Promise<ReadRequest>) {}

  /**
   * Scores every option of a stage, JSON.
   * Fails: Problem validation_error, not_found, run_failed.
   */
  readonly scoreTree = async ({ stage, body: sent }: TreeInput): Promise<TreeAnswer> => {
    const { resolved, body } = await this.read(sent)
    return engineCall(() => scoreTree(resolved, stage, { now: () => performance.now(), sha256 }), body)
  }

  /** The stage's steps as the request selects them. Fails: Problem validation_error, not_found. */
  readonly describeTree = async ({ stage, body: sent }: TreeInput): Promise<TreeDescription> => {
    const { resolved, body } = await this.read(sent)
    return engineCall(() => describeTree(resolved, stage), body)
  }
}
