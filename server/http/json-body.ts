import type { Validator, ValidatorName } from '@pvyield/contract/validators'
import * as validators from '@pvyield/contract/validators'
import { shapeOf } from './document.ts'
import type { ReadText } from './json-text.ts'
import { checkBody, type InspectedBody, inspectBody } from './validation.ts'

/** Checks a parsed body against the document. Fails: Problem validation_error. */
export function checkJsonBody(read: ReadText, name: ValidatorName): unknown {
  return checkBody(read, validatorOf(name), shapeOf(name))
}

/**
 * Collects the schema failures of a parsed body, so that further checks can add theirs. Used on the
 * main thread and in the workers.
 */
export function inspectJsonBody(read: ReadText, name: ValidatorName): InspectedBody {
  return inspectBody(read, validatorOf(name), shapeOf(name))
}

export function validatorOf(name: ValidatorName): Validator<unknown> {
  return validators[name] as Validator<unknown>
}
