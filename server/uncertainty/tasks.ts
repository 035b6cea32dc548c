import type { SentBody } from '@pvyield/contract/handlers'
import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/contract/schemas'
import { assessUncertainty } from '@pvyield/engine/studies'
import { engineCall } from '../engine/engine-call.ts'
import { checkJsonBody } from '../http/json-body.ts'
import { readJson } from '../http/sent-json.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Tasks of a worker for budgets of uncertainty. */
export class UncertaintyTasks {
  constructor(private readonly guard: TaskGuard) {}

  /**
   * Reads a budget, with its defaults; null for a study of a plant, which is read when it runs.
   * Fails: Problem malformed_json, payload_too_large, validation_error; as the guard.
   */
  readonly readUncertainty = async (body: SentBody): Promise<UncertaintyRequest | null> => {
    const read = await readJson(body, this.guard)
    const { value } = read
    const hasPlant = typeof value === 'object' && value !== null && 'request' in value && value.request !== null
    return hasPlant ? null : (checkJsonBody(read, 'validate_assessUncertainty_body') as UncertaintyRequest)
  }

  /** Fails: Problem validation_error; as the guard. */
  readonly assessUncertainty = async (request: UncertaintyRequest): Promise<UncertaintyAnswer> =>
    engineCall(() => assessUncertainty(request, this.guard.checkpoint), request)
}
