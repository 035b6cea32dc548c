import type { Iam, Inverter, ModulePvsyst, RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import type { StatedValue } from '../files/findings.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import { completeRunRequest } from '../request.ts'
import { findFailures } from '../run.ts'

/** Parts of a run request that come from a file. */
export interface FileSections {
  module?: Omit<ModulePvsyst, 'noct_c'>
  iam?: Partial<Iam>
  inverter?: Partial<Inverter>
  dc_losses?: { quality_loss?: number; lid_loss?: number }
  thermal?: { absorptivity?: number }
}

/** The rest of a request: the smallest plant that runs. */
const REST = {
  site: { latitude: 45, longitude: 10 },
  array: { modules_per_string: 1, strings_per_inverter: 1 },
  weather: { timezone: 0, step_minutes: 60, start: '2023-06-21T12:00', ghi_wm2: [500], temp_air_c: [20] },
  module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0035 },
  inverter: { model: 'flat', p_ac_nom_kw: 1, efficiency: 1 },
}

/**
 * Fills in the defaults of the sections of a file, and checks that a run accepts them: bounds of the
 * document, and everything that a run checks before it begins.
 * @param keyOf  the key of the file from which a field of the request comes
 * Fails: ObjectFileError with every failure, in terms of the file.
 */
export function completeSections(sections: FileSections, keyOf: (field: string) => StatedValue | null): Resolved {
  try {
    const request = completeRunRequest<RunRequest>({ ...REST, ...sections }) as Resolved
    const failures = findFailures(request)
    if (failures.length === 0) return request
    throw new EngineError(failures)
  } catch (cause) {
    if (cause instanceof EngineError) throw new ObjectFileError(cause.failures.map((failure) => inTermsOfFile(failure, keyOf)))
    throw cause
  }
}

/** A key table: the longest beginning of a field's path that has a key. */
export function keyOfField(field: string, keys: Readonly<Record<string, string>>): string | null {
  const path = field.split('.')
  for (let length = path.length; length > 0; length--) {
    const key = keys[path.slice(0, length).join('.')]
    if (key !== undefined) return key
  }
  return null
}

function inTermsOfFile({ field, message }: Failure, keyOf: (field: string) => StatedValue | null): string {
  const at = field === null ? null : keyOf(field)
  const place = at === null ? '' : at.line === null ? `Key ${at.key}: ` : `Line ${at.line}, key ${at.key}: `
  const advice = message.replace(/\bset it to null\b/g, 'remove this line').replace(/\bor set (\w+) to null\b/g, 'or remove its line')
  const value = at === null || at.value === '' ? '' : `the file states ${at.value}, `
  return `${place}${advice}${field === null ? '' : ` (${value}read as ${field})`}`
}
