import { fresnelIam } from '../../../engine/optics/fresnel.ts'
import { hemisphereIam } from '../../../engine/optics/iam-diffuse/integrated.ts'

/** Section `iam` of every module with the CEC model, in PVWatts and the detailed model. */
export const SAM_FRONT = { kind: 'sam_cover', diffuse: 'brandemuehl' }

/**
 * Fraction of the rear light, from a whole hemisphere, that the glass loses. SAM includes it; our
 * rear has no field for it.
 */
export const SAM_REAR_LOSS = 1 - hemisphereIam(fresnelIam({ glassIndex: 1.526, layerIndex: null, opticalDepth: 0 }), 0, 'sky')
