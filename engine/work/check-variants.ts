import { validate_schema_RunRequest } from '@pvyield/contract/validators'
import { isObject } from '../core/copy-fields.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { loadSceneRearFor } from '../rear/load-scene-rear.ts'
import { loadGroundFor } from '../scene/terrain/load-ground.ts'
import { loadScenesFor } from '../shading/scene/load-scene.ts'
import type { Attempt } from '../variants/attempt.ts'
import { type Patch, patchBetween, patched } from '../variants/patch.ts'
import { inspectPlainly } from './inspect.ts'
import { withInvalid } from './invalid-sections.ts'
import { Sections } from './sections.ts'
import type { Sources } from './sources.ts'

/** Stand for sections that a patch leaves alone, which are long and have been checked. */
const STAND_INS = { weather: { id: 'met_0' }, scene: null }

/**
 * Checks each variant as the document checks a request, and resolves the ids of its sections.
 * @param resolved  the plant, which has been checked
 * @returns patches with every default, or why a variant is refused
 */
export async function checkedVariants(variants: readonly Patch[], resolved: Resolved, sources: Sources): Promise<Attempt<Patch>[]> {
  const checked: Attempt<Patch>[] = []
  for (const variant of variants) {
    try {
      checked.push({ value: patchBetween(resolved, await checkedRequest(variant, resolved, sources)) })
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
      const { failures, message } = await withHints(cause, resolved)
      checked.push({ reason: message, failures })
    }
  }
  return checked
}

/** Fails: EngineError with every failure of the variant that needs no stage. */
async function checkedRequest(variant: unknown, resolved: Resolved, sources: Sources): Promise<Resolved> {
  if (!isObject(variant)) throw new EngineError([failed(null, 'A variant is an object of values by the paths of their fields')])
  const patch = variant as Patch
  const unknown = Object.keys(patch).filter((path) => isNowhere(path, resolved))
  if (unknown.length > 0) throw new EngineError(unknown.map((path) => failed(path, 'A run request has no such field')))
  const request = patched(resolved, patch)
  await loadGroundFor(request)
  await loadScenesFor(request)
  await loadSceneRearFor(request)
  const untouched = Object.entries(STAND_INS).filter(([name]) => request[name as keyof Resolved] === resolved[name as keyof Resolved])
  const inspected = inspectPlainly({ ...request, ...Object.fromEntries(untouched) }, 'RunRequest', validate_schema_RunRequest)
  const { failures, invalid } = inspected
  if (invalid === null) throw failures.problem()
  const own = Object.fromEntries(untouched.map(([name]) => [name, resolved[name as keyof Resolved]]))
  const whole = await new Sections(sources, failures, invalid).resolve({ ...withInvalid(inspected), ...own })
  if (!failures.isEmpty) throw failures.problem()
  return whole
}

/** Whether a path begins with no section, or leads to no item of a list: the check of the document would not see its value. */
function isNowhere(path: string, resolved: Resolved): boolean {
  let inner: unknown = resolved
  for (const [level, key] of path.split('.').entries()) {
    if (key === '__proto__' || ((level === 0 || Array.isArray(inner)) && !Object.hasOwn(inner as object, key))) return true
    inner = (inner as Record<string, unknown> | null | undefined)?.[key]
  }
  return false
}

/** With the field that was probably meant. */
async function withHints({ failures }: EngineError, resolved: Resolved): Promise<EngineError> {
  // Loaded only then: it needs the names of the simple request.
  const { meantBy } = await import('./meant-field.ts')
  return new EngineError(
    failures.map((failure) => {
      const meant = failure.field === null ? [] : meantBy(failure.field, resolved)
      return meant.length === 0 ? failure : { ...failure, message: `${failure.message}. Did you mean ${meant.join(' or ')}?` }
    }),
  )
}

function failed(field: string | null, message: string): Failure {
  return { code: 'validation_error', field, message }
}
