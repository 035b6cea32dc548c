import { LACKING } from '@pvyield/report'
import { isObject, valueAt } from '../plant/paths.ts'
import type { ChosenName } from '../state/chosen-picture.ts'
import type { Plant } from '../state/console-state.ts'
import type { RunAnswerHere } from '../worker/jobs.ts'

/** Pictures that this plant cannot have, as far as that is known before they are drawn, and why. */
export function lackingPictures(plant: Plant, { summary }: Pick<RunAnswerHere, 'summary'>): ReadonlyMap<ChosenName, string> {
  const lacks: Partial<Record<ChosenName, boolean>> = {
    module: hasReferenceModule(plant),
    side: valueAt(plant.body, 'racking') === 'rooftop' || valueAt(plant.body, 'array.track_mode') === 'rooftop',
    exceedance: (summary.exceedance ?? null) === null,
    lifetime: (summary.lifetime ?? null) === null,
  }
  const names = (Object.keys(lacks) as ChosenName[]).filter((name) => lacks[name])
  const ofParts = Object.entries(OF_SECTIONS).filter(([, sections]) => sections.some((section) => isOfParts(plant, section)))
  return new Map([
    ...ofParts.map(
      ([name, [section]]) => [name as ChosenName, `its parts differ in ${section}: see the full plant for that of each`] as const,
    ),
    ...names.map((name) => [name, LACKING[name] ?? ''] as const),
  ])
}

/** Pictures of one section, and the sections in which parts must not differ for it. */
const OF_SECTIONS = {
  module: ['module'],
  iam: ['iam', 'module'],
  inverter: ['inverter'],
  side: ['array'],
} as const satisfies Partial<Record<ChosenName, readonly string[]>>

function isOfParts({ body }: Plant, section: string): boolean {
  const parts = valueAt(body, 'sub_arrays')
  return Array.isArray(parts) && parts.length > 1 && parts.some((part) => isObject(part) && (part[section] ?? null) !== null)
}

/** A plant of a size has it until someone chooses a module. */
function hasReferenceModule({ kind, body: { module } }: Plant): boolean {
  return isObject(module) ? valueAt(module, 'model') === 'reference' : kind === 'simple'
}
