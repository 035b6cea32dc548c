import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { SeriesName } from '../core/part-series.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { completeRunRequest } from '../request.ts'
import { check, findFailures, type RunOptions, type RunOutcome, run } from '../run.ts'
import { partFailures } from './part-failures.ts'
import { preparePlant } from './prepare-plant.ts'

/** `completeRunRequest`, with the checks of the parts of a plant. */
export function completePlantRequest<T extends RunRequest = RunRequest>(value: unknown): T {
  const request = completeRunRequest<T>(value)
  const failures = partFailures(request)
  if (failures.length === 0) return request
  throw new EngineError(failures.map(({ path, message }) => ({ code: 'validation_error', field: path.join('.'), message })))
}

/** `run`, also for plants of parts. */
export function runPlant(request: Resolved, options: RunOptions = {}): RunOutcome {
  return run(request, { prepare: preparePlant, ...options })
}

/** `check`, also for plants of parts. */
export function checkPlant(request: Resolved): readonly SeriesName[] {
  return check(request, preparePlant)
}

/** `findFailures`, also for plants of parts. */
export function findPlantFailures(request: Resolved): readonly Failure[] {
  return findFailures(request, preparePlant)
}
