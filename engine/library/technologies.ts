import type { ModuleCec } from '@pvyield/contract/schemas'

/** Cell materials; the table of modules has their positions. Add new ones at the end. */
export const TECHNOLOGIES = [
  'mono_si',
  'poly_si',
  'hit',
  'cdte',
  'cis',
  'a_si',
  'tandem',
  'other',
] as const satisfies ModuleCec['technology'][]
