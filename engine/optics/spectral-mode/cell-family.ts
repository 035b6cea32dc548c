import type { Resolved } from '../../core/option.ts'

/** Kinds of cells for which the spectral models have coefficients. */
export type CellFamily = 'mono_si' | 'poly_si' | 'cdte' | 'cis' | 'a_si'

/**
 * Family whose coefficients a technology uses. Heterojunction responds like crystalline silicon;
 * there are no coefficients for tandems and other technologies.
 */
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
