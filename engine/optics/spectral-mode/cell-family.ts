import type { Resolved } from '../../core/option.ts'

/** The kinds of cells that the spectral models have coefficients of. */
export type CellFamily = 'mono_si' | 'poly_si' | 'cdte' | 'cis' | 'a_si'

/** Family whose coefficients a technology takes: heterojunction responds as crystalline silicon; for a tandem and for anything else there are none. */
const FAMILIES = {
  mono_si: 'mono_si',
  poly_si: 'poly_si',
  hit: 'mono_si',
  cdte: 'cdte',
  cis: 'cis',
  a_si: 'a_si',
  tandem: null,
  other: null,
} satisfies Record<Resolved['module']['technology'], CellFamily | null>

export function cellFamilyOf({ technology }: Resolved['module']): CellFamily | null {
  return FAMILIES[technology]
}
