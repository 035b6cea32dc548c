import type { Resolved } from '../../core/option.ts'
import { off } from './off.ts'
import type { SpectralOption } from './option.ts'

/** Values of `spectral.mode`. */
export const SPECTRAL_MODES = { off } satisfies Record<Resolved['spectral']['mode'], SpectralOption>
