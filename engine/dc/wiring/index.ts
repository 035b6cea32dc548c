import type { Resolved } from '../../core/option.ts'
import { flat } from './flat.ts'
import { ohmicI2r } from './ohmic-i2r.ts'
import type { WiringOption } from './option.ts'

export const WIRING_MODELS = { ohmic_i2r: ohmicI2r, flat } satisfies Record<Resolved['dc_losses']['dc_wiring_model'], WiringOption>
