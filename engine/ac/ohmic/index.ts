import type { Resolved } from '../../core/option.ts'
import { flat } from './flat.ts'
import { ohmicI2r } from './ohmic-i2r.ts'
import type { OhmicOption } from './option.ts'

export const OHMIC_MODELS = { ohmic_i2r: ohmicI2r, flat } satisfies Record<Resolved['ac_losses']['ohmic_model'], OhmicOption>
