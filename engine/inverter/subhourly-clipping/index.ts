import type { Resolved } from '../../core/option.ts'
import { allen } from './allen.ts'
import { none } from './none.ts'
import type { SubhourlyClippingOption } from './option.ts'
import { walker } from './walker.ts'

/** Values of `ac_losses.subhourly_clipping`. */
export const SUBHOURLY_CLIPPINGS = { none, allen, walker } satisfies Record<
  Resolved['ac_losses']['subhourly_clipping'],
  SubhourlyClippingOption
>
