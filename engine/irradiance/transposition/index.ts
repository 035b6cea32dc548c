import type { Site } from '@pvyield/contract/schemas'
import { hayDavies } from './hay-davies.ts'
import { isotropic } from './isotropic.ts'
import { klucher } from './klucher.ts'
import type { TranspositionOption } from './option.ts'
import { perez } from './perez.ts'
import { perezDriesse } from './perez-driesse.ts'
import { reindl } from './reindl.ts'

/** Values of `site.transposition`. */
export const TRANSPOSITIONS = {
  perez,
  perez_driesse: perezDriesse,
  hay_davies: hayDavies,
  reindl,
  klucher,
  isotropic,
} satisfies Record<Site['transposition'], TranspositionOption>
