import { iso159274 } from './iso-15927-4.ts'
import type { TypicalMethod } from './option.ts'
import { sandia } from './sandia.ts'
import { tmy3 } from './tmy3.ts'

/** Ways to choose the months of a typical year, by their name on the wire. */
export const TYPICAL_METHODS = { iso_15927_4: iso159274, tmy3, sandia } satisfies Record<string, TypicalMethod>
export type TypicalMethodName = keyof typeof TYPICAL_METHODS
