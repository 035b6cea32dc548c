import type { Bifacial } from '@pvyield/contract/schemas'
import { fixedFraction } from './fixed-fraction.ts'
import type { RearModelOption } from './option.ts'
import { sceneRear } from './scene.ts'
import { twoFaces } from './two-faces.ts'
import { viewFactor } from './view-factor.ts'

/** Values of `bifacial.model`. */
export const REAR_MODELS = {
  view_factor: viewFactor,
  two_faces: twoFaces,
  scene: sceneRear,
  fixed_fraction: fixedFraction,
} satisfies Record<Bifacial['model'], RearModelOption>
