import { RAD_PER_DEG } from '../../core/angles.ts'
import { erbsDiffuseFrac } from '../../core/erbs.ts'
import type { Frame } from '../../core/frame.ts'
import type { DecompositionOption } from './option.ts'

/** The clearness index counts the sun no lower than this cosine of the zenith (3.7 deg of elevation), and beyond 87 deg of zenith all is diffuse: pvlib's limits. */
const ZENITH_COS_MIN = 0.065
const BEAM_ZENITH_COS_MIN = Math.cos(87 * RAD_PER_DEG)

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
