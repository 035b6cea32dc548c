import type { Plant } from '../state/console-state.ts'
import type { FormSection } from './form-entries.ts'
import { withoutDefaults } from './full-request.ts'
import { isObject, type Json } from './paths.ts'
import type { Patch } from './read-file.ts'

/** A request with what a file states. */
export function patched(request: Json, { whole, fields }: Patch): Json {
  const next: Record<string, unknown> = { ...request, ...whole }
  for (const [section, values] of Object.entries(fields)) next[section] = { ...(isObject(next[section]) ? next[section] : {}), ...values }
  return next
}

/** A patch without the values that a run assumes anyway. */
export function leanPatch({ whole, fields }: Patch, form: readonly FormSection[]): Patch {
  const lean = withoutDefaults(whole, form)
  return { whole: Object.fromEntries(Object.keys(whole).map((key) => [key, whole[key] === null ? null : (lean[key] ?? {})])), fields }
}

/**
 * The plant in stored weather. A simple plant gets the elevation that its file states, as `pvyield simulate` sends
 * it: own weather without one runs at 0 m. To a full plant it is offered.
 * @param id  of a dropped file, or of the service
 */
export function inWeather(plant: Plant, id: string, elevation: number | null = null): Plant {
  const { weather_source: _, ...body } = plant.body as unknown as Json
  return {
    kind: plant.kind,
    body: { ...body, weather: { id }, ...(plant.kind === 'simple' && elevation !== null && { elevation }) },
  } as unknown as Plant
}

/** The fields of a patch, for a person: "dc_losses.lid_loss 0.02"; empty without one. */
export function patchText(patch: Patch | null): string {
  return Object.entries(patch?.fields ?? {})
    .flatMap(([section, values]) => Object.entries(values).map(([key, value]) => `${section}.${key} ${JSON.stringify(value)}`))
    .join(', ')
}
