import type { Site } from '../../../generated/schemas.gen.ts'
import { hayDavies } from './hay-davies.ts'
import type { TranspositionOption } from './option.ts'
import { perez } from './perez.ts'

/** Values of `site.transposition`. */
export const TRANSPOSITIONS = { perez, hay_davies: hayDavies } satisfies Record<Site['transposition'], TranspositionOption>
