import type { Site } from '../../../generated/schemas.gen.ts'
import { erbs } from './erbs.ts'
import type { DecompositionOption } from './option.ts'

/** Values of `site.decomposition`. */
export const DECOMPOSITIONS = { erbs } satisfies Record<Site['decomposition'], DecompositionOption>
