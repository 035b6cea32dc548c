import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Frame } from '../../core/frame.ts'
import type { DecompositionOption } from './option.ts'

/** The clearness index counts the sun no lower than this cosine of the zenith (3.7 deg of elevation), and beyond 87 deg of zenith all is diffuse: pvlib's limits. */
const ZENITH_COS_MIN = 0.065
const BEAM_ZENITH_COS_MIN = Math.cos(87 * RAD_PER_DEG)

/**
 * Diffuse fraction of global by the clearness index.
 * @param kt  clearness index, 0 to 1
 * Source: D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293, doi 10.1016/0038-092X(82)90302-4, eq. 1.
 */
export function erbsDiffuseFrac(kt: number): number {
  if (kt <= 0.22) return 1 - 0.09 * kt
  if (kt <= 0.8) return 0.9511 + kt * (-0.1604 + kt * (4.388 + kt * (-16.638 + kt * 12.336)))
  return 0.165
}

/** Valid for: hourly means. Checked by: vectors t03, test/fixtures/irradiance/erbs-points.json */
function decompose({ n, sky }: Frame): void {
  const { ghiWm2, dhiWm2, sunZenithCos, extraNormalWm2 } = sky
  for (let i = 0; i < n; i++) {
    const ghi = ghiWm2[i]
    const zenithCos = sunZenithCos[i]
    if (zenithCos < BEAM_ZENITH_COS_MIN) {
      dhiWm2[i] = ghi
      continue
    }
    const kt = Math.min(ghi / (extraNormalWm2[i] * Math.max(zenithCos, ZENITH_COS_MIN)), 1)
    dhiWm2[i] = ghi * erbsDiffuseFrac(kt)
  }
}

export const erbs: DecompositionOption = {
  title: 'Erbs',
  source: 'D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293-302, doi 10.1016/0038-092X(82)90302-4',
  decompose,
}
