import type { Bifacial } from '@pvyield/contract/schemas'
import { validate_schema_Bifacial } from '@pvyield/contract/validators'
import type { Resolved } from '../core/option.ts'
import { rackingOf } from '../geometry/racking.ts'
import { REAR_MODELS } from '../rear/model/index.ts'
import type { Step } from './step.ts'

const OFF = 'off'

/**
 * The rear side. A request without a bifacial section has none; an option that requires the section
 * uses its defaults.
 */
export const bifacialStep: Step = {
  field: 'bifacial.model',
  title: 'Rear side',
  options: { [OFF]: { title: 'No rear side', source: 'bifacial is null: the rear side contributes nothing' }, ...REAR_MODELS },
  chosen: ({ bifacial }) => bifacial?.model ?? OFF,
  choose: (request, option) => ({ ...request, bifacial: option === OFF ? null : withModel(request.bifacial, option) }),
  unfit({ array, bifacial, module, scene }, option) {
    if (option === OFF) return null
    if (!rackingOf(array).hasRear) return `An array of track_mode ${array.track_mode} has no rear side`
    if (option === 'two_faces' && scene !== null) return 'The tables of a scene shade each other in their own way'
    if (option === 'scene' && scene === null) return 'There is no scene'
    if (option === 'two_faces' && !array.inter_row_shading) return 'The rows do not shade each other: inter_row_shading is off'
    return (bifacial?.bifaciality ?? module.bifaciality) === 0 ? 'The module is monofacial: its bifaciality is 0' : null
  },
}

function withModel(bifacial: Resolved['bifacial'], model: string): Bifacial {
  const section: unknown = { ...bifacial, model }
  if (validate_schema_Bifacial(section)) return section
  throw new Error(`bifacial.model has no option ${model}: add it to the schema Bifacial`)
}
