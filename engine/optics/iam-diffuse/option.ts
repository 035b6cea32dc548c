import type { ModelOption } from '../../core/option.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { BeamIam } from '../fresnel.ts'

/** Factors for the diffuse light on a plane, by its tilt in rad. */
export interface DiffuseIam {
  sky(tiltRad: number): number
  ground(tiltRad: number): number
}

/** Incidence-angle factors of diffuse light, keyed by `iam.diffuse`. */
export interface DiffuseIamOption extends ModelOption {
  /** @param tilts  range of tilts in the run */
  prepare(beam: BeamIam, tilts: AngleRange): DiffuseIam
}
