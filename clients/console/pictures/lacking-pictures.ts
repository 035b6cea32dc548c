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
  return new Map(names.map((name) => [name, LACKING[name] ?? '']))
}

/** A plant of a size has it until someone chooses a module. */
function hasReferenceModule({ kind, body: { module } }: Plant): boolean {
  return isObject(module) ? valueAt(module, 'model') === 'reference' : kind === 'simple'
}
