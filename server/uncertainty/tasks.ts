import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/contract/schemas'
import { assessUncertainty } from '@pvyield/engine/studies'
import { engineCall } from '../engine/engine-call.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Task of a worker for budgets of uncertainty. */
export class UncertaintyTasks {
  constructor(private readonly guard: TaskGuard) {}

  /** Fails: Problem validation_error; as the guard. */
  readonly assessUncertainty = async (request: UncertaintyRequest): Promise<UncertaintyAnswer> =>
    engineCall(() => assessUncertainty(request, this.guard.checkpoint), request)
}
