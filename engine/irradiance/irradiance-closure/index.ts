import type { Site } from '@pvyield/contract/schemas'
import { beamDiffuse } from './beam-diffuse.ts'
import { globalBeam } from './global-beam.ts'
import { globalDiffuse } from './global-diffuse.ts'
import type { ClosureOption } from './option.ts'

/** Values of `site.irradiance_closure`. */
export const IRRADIANCE_CLOSURES = {
  global_diffuse: globalDiffuse,
  beam_diffuse: beamDiffuse,
  global_beam: globalBeam,
} satisfies Record<Site['irradiance_closure'], ClosureOption>
