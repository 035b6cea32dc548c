import type { RunRequest } from '@pvyield/sdk'
import type { Plant } from '../state/console-state.ts'
import { isDropped } from '../state/dropped-files.ts'
import type { WorkerPool } from '../worker/pool.ts'
import type { FormSection } from './form-entries.ts'
import { alternativeOf, isField } from './form-entries.ts'
import { isObject, isSame, type Json, valueAt, withValue } from './paths.ts'
import { askedOf } from './service.ts'

/**
 * The full request of a simple plant, as the service expands it: its weather has an id of the service, so that the request
 * runs anywhere. A plant in weather that only this browser has is expanded here. Fails: Error with what is wrong.
 */
export async function fullRequest(root: string, pool: WorkerPool, plant: Plant, form: readonly FormSection[]): Promise<RunRequest> {
  if (plant.kind === 'full') return plant.body
  const id = valueAt(plant.body, 'weather.id')
  const request = typeof id === 'string' && isDropped(id) ? await pool.ask('expand', plant.body) : await expandedByService(root, plant)
  return withoutDefaults(request, form) as unknown as RunRequest
}

async function expandedByService(root: string, { body }: Plant): Promise<Json> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await askedOf<{ request: Json }>(`${root}api/run/simple/request`, sent)).request
}

/** The same request without the values that are assumed anyway, so that what was decided can be seen. */
export function withoutDefaults(request: Json, form: readonly FormSection[]): Json {
  let lean = request
  for (const section of form) lean = sectionWithoutDefaults(lean, section)
  return lean
}

function sectionWithoutDefaults(request: Json, section: FormSection): Json {
  const value = valueAt(request, section.path)
  let lean = request
  if (isObject(value)) {
    for (const entry of alternativeOf(section, value)?.entries ?? []) {
      if (!isField(entry)) lean = sectionWithoutDefaults(lean, entry)
      else if (isDefault(valueAt(lean, entry.path), entry)) lean = withValue(lean, entry.path, undefined)
    }
  }
  return section.path !== '' && isDefault(valueAt(lean, section.path), section) ? withValue(lean, section.path, undefined) : lean
}

function isDefault(value: unknown, entry: { readonly default: unknown; readonly isRequired: boolean }): boolean {
  return !entry.isRequired && entry.default !== undefined && isSame(value, entry.default)
}
