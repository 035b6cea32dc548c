import { frontSkyView } from '../../geometry/row-views.ts'
import { lowerBandFrac, type RowSection } from '../row-section.ts'
import type { DiffuseShadingOption } from './option.ts'

/**
 * The beam's shaded fraction integrated over the lune of sky that the plane sees, each ray weighted
 * by the cosine of its incidence. For infinitely long rows this integral is the view factor of the
 * active width to the sky, which has a closed form.
 * Checked by: 0.965 at 28 deg, 3.96 m on 9.90 m (docs/physics.md, fact 4); pvlib t07
 * vf_row_sky_2d_integ
 */
function skyLossFrac(section: RowSection, rotationRad: number): number {
  const rotationCos = Math.cos(rotationRad)
  const fromFrac = lowerBandFrac(section, rotationRad)
  return 1 - frontSkyView(section.gcr, rotationCos, fromFrac, fromFrac + section.activeFrac) / ((1 + rotationCos) / 2)
}

export const lune: DiffuseShadingOption = {
  title: 'Cosine-weighted integral over the sky lune',
  source: 'Geometry; Hottel 1954, in McAdams, Heat Transmission, ch. 4 (crossed strings)',
  skyLossFrac,
}
