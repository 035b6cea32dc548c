import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import type { Findings } from '../files/findings.ts'
import { completeRunRequest } from '../request.ts'
import { findFailures } from '../run.ts'

/** Fields of sections of a run request. */
export type SectionPatch = { [Key in 'site' | 'array' | 'iam' | 'thermal' | 'dc_losses' | 'ac_losses']?: Partial<RunRequest[Key]> }

/** The rest of a request: the smallest plant that runs. */
const REST = {
  weather: { timezone: 0, step_minutes: 60, start: '2023-06-21T12:00', ghi_wm2: [500], temp_air_c: [20] },
  module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0035 },
  inverter: { model: 'flat', p_ac_nom_kw: 1, efficiency: 1 },
}
/** Each round removes the fields that a run refuses; fields that depend on them may follow. */
const ROUNDS_MAX = 6

/**
 * The fields of a patch that a run accepts. A note names each one that it refuses, which is removed.
 * @param what  name of the patch in the notes
 */
export function acceptedFields(patch: SectionPatch, what: string, findings: Findings): SectionPatch {
  const kept: Record<string, Record<string, unknown>> = {}
  for (const [section, fields] of Object.entries(patch)) if (Object.keys(fields).length > 0) kept[section] = { ...fields }
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const failures = failuresOf(kept)
    if (failures.length === 0) return kept
    for (const { field, message } of failures) {
      const [section = '', name = ''] = (field ?? '').split('.')
      const fields = kept[section]
      if (fields === undefined || !Object.hasOwn(fields, name)) continue
      delete fields[name]
      findings.note('ignored', null, `${what}.${section}.${name} is left out, because a run refuses it: ${message}`.slice(0, MESSAGE_MAX))
    }
  }
  findings.note('ignored', null, `${what} is left out, because a run refuses it as a whole`)
  return {}
}

/** The sections of a run that states nothing. */
export function defaultSections(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const array = { modules_per_string: 1, strings_per_inverter: 1 }
  return completeRunRequest<RunRequest>({ ...REST, site: { latitude: 45, longitude: 10 }, array }) as never
}

const MESSAGE_MAX = 600

function failuresOf(patch: Readonly<Record<string, object>>): readonly Failure[] {
  const request = {
    ...REST,
    ...patch,
    site: { latitude: 45, longitude: 10, ...patch.site },
    array: { modules_per_string: 1, strings_per_inverter: 1, ...patch.array },
  }
  try {
    return findFailures(completeRunRequest<RunRequest>(request) as Resolved)
  } catch (cause) {
    if (cause instanceof EngineError) return cause.failures
    throw cause
  }
}
