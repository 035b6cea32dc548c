import type { Validator, ValidatorName } from '../../generated/validators.gen.js'
import * as validators from '../../generated/validators.gen.js'
import { tagsOf } from './document.ts'
import type { ReadText } from './json-text.ts'
import { checkBody } from './validation.ts'

/** Checks a parsed body by the document: the same function on the main thread and in the workers. */
export function checkJsonBody(read: ReadText, name: ValidatorName): unknown {
  return checkBody(read, validatorOf(name), tagsOf(name))
}

export function validatorOf(name: ValidatorName): Validator<unknown> {
  return validators[name] as Validator<unknown>
}
