import type { ModelOption, Resolved } from '../../core/option.ts'
import type { BeamIam } from '../fresnel.ts'

/** An incidence-angle curve, keyed by `iam.kind`. */
export interface IamOption extends ModelOption {
  beam(request: Resolved): BeamIam
}
