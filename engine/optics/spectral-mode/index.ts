import type { Resolved } from '../../core/option.ts'
import { caballero } from './caballero.ts'
import { firstSolar } from './first-solar.ts'
import { off } from './off.ts'
import type { SpectralOption } from './option.ts'
import { pvspec } from './pvspec.ts'
import { sandiaAirmass } from './sandia-airmass.ts'

/** Values of `spectral.mode`. */
export const SPECTRAL_MODES = { off, first_solar: firstSolar, sandia_airmass: sandiaAirmass, caballero, pvspec } satisfies Record<
  Resolved['spectral']['mode'],
  SpectralOption
>
