import type { ModelOption } from '../../core/option.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { BeamIam } from '../fresnel.ts'

/** Factors of the diffuse light of a plane by its tilt, rad. */
export interface DiffuseIam {
  sky(tiltRad: number): number
  ground(tiltRad: number): number
}

/** Incidence-angle factors of diffuse light, keyed by `iam.diffuse`. */
export interface DiffuseIamOption extends ModelOption {
  /** @param tilts  tilts that the run asks for */
  prepare(beam: BeamIam, tilts: AngleRange): DiffuseIam
}
