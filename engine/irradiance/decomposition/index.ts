import type { Site } from '@pvyield/contract/schemas'
import { boland } from './boland.ts'
import { dirint } from './dirint.ts'
import { disc } from './disc.ts'
import { erbs } from './erbs.ts'
import { erbsDriesse } from './erbs-driesse.ts'
import type { DecompositionOption } from './option.ts'
import { orgillHollands } from './orgill-hollands.ts'

/** Values of `site.decomposition`. */
export const DECOMPOSITIONS = {
  erbs,
  erbs_driesse: erbsDriesse,
  orgill_hollands: orgillHollands,
  disc,
  dirint,
  boland,
} satisfies Record<Site['decomposition'], DecompositionOption>
