import type { DefaultApplied, RunRequest } from '@pvyield/contract/schemas'
import { validate_schema_RunRequest } from '@pvyield/contract/validators'
import type { Prepare } from '../chain.ts'
import { copyFields } from '../core/copy-fields.ts'
import { INVALID } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import type { Names } from '../findings/entry.ts'
import type { Finding } from '../findings/finding.ts'
import { appliedDefaults } from '../method/applied-defaults.ts'
import { loadSceneRearFor } from '../rear/load-scene-rear.ts'
import { findFailures } from '../run.ts'
import { loadGroundFor } from '../scene/terrain/load-ground.ts'
import { loadScenesFor } from '../shading/scene/load-scene.ts'
import type { Choices } from '../tree/choices.ts'
import { type Inspected, inspectPlainly } from './inspect.ts'
import { withInvalid } from './invalid-sections.ts'
import type { PreferredRun } from './preference.ts'
import { preparerOf } from './preparer.ts'
import { Sections } from './sections.ts'
import type { Sources } from './sources.ts'
import { withPreferred } from './with-preferred.ts'
import type { RunWork } from './work.ts'

/** A body that has passed all checks that are possible before its stages are prepared. */
export interface ReadRun {
  /** The run request, with ids as sent. */
  readonly request: RunRequest
  readonly resolved: Resolved
  /** What the answer has in addition to that of every run; made when it is asked for, because a sweep does not. */
  readonly extra: () => { readonly request?: RunRequest; readonly defaults_applied: DefaultApplied[] }
  /** What the caller calls the fields of the full request; null for the fields themselves. */
  readonly names: Names | null
  /** Findings that the summary lists before those of the run itself. */
  readonly findings: readonly Finding[]
}

/** Reads a run request. Fails: with every failure of the body, of every kind. */
export async function readFull({ body, choices = {} }: Pick<RunWork, 'body' | 'choices'>, sources: Sources): Promise<ReadRun> {
  await loadGroundFor(body)
  await loadScenesFor(body)
  await loadSceneRearFor(body)
  const before = sources.inspect === undefined ? body : copyFields(body) // a host may fill the defaults in place
  const inspected = (sources.inspect ?? inspectPlainly)(body, 'RunRequest', validate_schema_RunRequest)
  const { failures, invalid } = inspected
  if (invalid === null) throw failures.problem()
  const arePartsValid = await checkParts(inspected)
  const request = { ...withInvalid(inspected), ...(arePartsValid ? {} : { sub_arrays: INVALID }) }
  const resolved = await new Sections(sources, failures, invalid).resolve(request)
  const prepare = await preparerOf(resolved)
  if (!failures.isEmpty) throw failures.addItems(findFailures(resolved, prepare)).problem()
  const { applied, findings, ...run } = await withChoices(request, resolved, choices, prepare)
  return { ...run, extra: () => ({ defaults_applied: withPreferred(appliedDefaults(before, request), applied) }), names: null, findings }
}

/** The run by the preference of its account; its code is loaded with the first. */
async function withChoices(request: RunRequest, resolved: Resolved, choices: Choices, prepare: Prepare): Promise<PreferredRun> {
  if (Object.keys(choices).length === 0) return { request, resolved, applied: [], findings: [] }
  const { preferred } = await import('./preference.ts')
  return preferred(request, resolved, choices, [], prepare)
}

/** Checks what the parts of a plant change, and returns whether all of it is valid; the code is loaded with the first of them. */
async function checkParts({ value, failures, invalid }: Inspected<RunRequest>): Promise<boolean> {
  if (invalid === null || value.sub_arrays === null) return true
  const { partFailures } = await import('./parts.ts')
  const found = partFailures(value, invalid)
  failures.add(found.map((failure) => ({ ...failure, code: 'validation_error' })))
  return found.length === 0
}
