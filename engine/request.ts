import type { RunRequest, Scene, SimpleRunRequest, SizeRequest, Weather } from '@pvyield/contract/schemas'
import {
  type ValidationError,
  type Validator,
  validate_schema_RunRequest,
  validate_schema_Scene,
  validate_schema_SimpleRunRequest,
  validate_schema_SizeRequest,
  validate_schema_Weather,
} from '@pvyield/contract/validators'
import { copyFields } from './core/copy-fields.ts'
import { limitHint } from './core/limit-hint.ts'
import { EngineError, type Failure } from './core/sink.ts'
import { findSceneFailures } from './scene/check-scene.ts'
import { earlierFormatMessage } from './scene/earlier-format.ts'
import { pathOf, wordingOf } from './wording.ts'

/**
 * Checks a copy of a run request against the document and fills in its defaults. `run` accepts the
 * result once ids are resolved.
 * Fails: EngineError with every failure.
 */
export function completeRunRequest<T extends RunRequest = RunRequest>(value: unknown): T {
  return complete(value, validate_schema_RunRequest) as T
}

/** The same for a simple request. */
export function completeSimpleRequest(value: unknown): SimpleRunRequest {
  return complete(value, validate_schema_SimpleRunRequest)
}

/** The same for a plant to size. */
export function completeSizeRequest(value: unknown): SizeRequest {
  return complete(value, validate_schema_SizeRequest)
}

/** The same for a weather section alone, whose failures are named as those of a request. */
export function completeWeather(value: unknown): Weather {
  const copy = copyFields(value)
  if (validate_schema_Weather(copy)) return copy
  throw new EngineError(schemaFailures(copy, validate_schema_Weather).map((each) => ({ ...each, field: `weather.${each.field ?? ''}` })))
}

/** The same for a scene alone. Its rules beyond the schema are checked as well. */
export function completeScene(value: unknown): Scene {
  const copy = copyFields(value)
  const isValid = validate_schema_Scene(copy)
  const failures = [...(isValid ? [] : schemaFailures(copy, validate_schema_Scene)), ...findSceneFailures(copy).failures]
  if (isValid && failures.length === 0) return copy
  throw new EngineError(failures)
}

function complete<T>(value: unknown, validate: Validator<T>): T {
  const copy: unknown = copyFields(value)
  if (validate(copy)) return copy
  throw new EngineError(schemaFailures(copy, validate))
}

/** What is wrong with a value that a validator refused. */
export function schemaFailures(value: unknown, { errors }: Validator<unknown>): Failure[] {
  return (errors ?? []).map((error) => toFailure(error, value))
}

function toFailure(error: ValidationError, value: unknown): Failure {
  const path = pathOf(error)
  return { code: 'validation_error', field: path.length === 0 ? null : path.join('.'), message: messageOf(error, path, value) }
}

/** @param value  the body that the path leads into */
export function messageOf(error: ValidationError, path: readonly string[], value: unknown): string {
  const message = wordingOf(error, path, value, () => [])
  const advice = earlierFormatMessage(path, value) === null ? limitHint(error, path, value) : null
  return advice === null ? message : `${message}. ${advice}`
}
