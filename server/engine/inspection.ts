import type { ValidatorName } from '@pvyield/contract/validators'
import type { Bodies, Inspect, Inspected } from '@pvyield/engine/quick'
import { inspectJsonBody } from '../http/json-body.ts'
import type { ReadText } from '../http/json-text.ts'

const VALIDATORS = {
  RunRequest: 'validate_createRun_body',
  SimpleRunRequest: 'validate_createSimpleRun_body',
  SizeRequest: 'validate_sizePlant_body',
  SweepRequest: 'validate_createSweep_body',
  OptimiseRequest: 'validate_createOptimisation_body',
  UncertaintyRequest: 'validate_assessUncertainty_body',
} as const satisfies Record<keyof Bodies, ValidatorName>

/** Checks a body that was read, and fills in its defaults, in the words of the service: with hints, and with every `NaN` of its text. */
export function inspectionOf(read: ReadText): Inspect {
  return <Name extends keyof Bodies>(_body: unknown, schema: Name): Inspected<Bodies[Name]> => ({
    ...inspectJsonBody(read, VALIDATORS[schema]),
    value: read.value as Bodies[Name],
  })
}
