import type { Resolved } from '../../core/option.ts'
import { beam } from './beam.ts'
import { beamDiffuse } from './beam-diffuse.ts'
import type { HorizonModelOption } from './option.ts'

/** Values of `site.horizon_model`. */
export const HORIZON_MODELS = { beam, beam_diffuse: beamDiffuse } satisfies Record<Resolved['site']['horizon_model'], HorizonModelOption>
