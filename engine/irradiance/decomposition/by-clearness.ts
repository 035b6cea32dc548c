import type { Frame, SkyStage } from '../../core/frame.ts'
import { BEAM_ZENITH_COS_MIN, clearnessIndex } from './clearness.ts'

/** A decomposition whose diffuse fraction is a function of the clearness index alone. */
export function byClearness(diffuseFrac: (clearnessFrac: number) => number): SkyStage<'irradiance'> {
  return ({ n, sky }: Frame<'irradiance'>) => {
    const { ghiWm2, dhiWm2, sunZenithCos, extraNormalWm2 } = sky
    for (let i = 0; i < n; i++) {
      const ghi = ghiWm2[i]
      const zenithCos = sunZenithCos[i]
      dhiWm2[i] = zenithCos < BEAM_ZENITH_COS_MIN ? ghi : ghi * diffuseFrac(clearnessIndex(ghi, zenithCos, extraNormalWm2[i]))
    }
  }
}
