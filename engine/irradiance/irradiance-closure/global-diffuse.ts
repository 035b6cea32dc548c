import type { Frame } from '../../core/frame.ts'
import { LOW_SUN_SIN } from '../../core/low-sun.ts'
import type { ClosureOption } from './option.ts'

/**
 * Beam is global less diffuse, over the cosine of the zenith. Below 2 deg of elevation the cosine
 * at 2 deg is used, so that a sensor error of one watt does not become hundreds; the remainder is
 * diffuse.
 * Checked by: vectors t03 complete_irradiance
 */
function close({ n, sky }: Frame<'irradiance'>): void {
  const { ghiWm2, dhiWm2, dniWm2, sunZenithCos, extraNormalWm2, isUp } = sky
  for (let i = 0; i < n; i++) {
    const ghi = ghiWm2[i]
    if (isUp[i] === 0 || ghi === 0) {
      dhiWm2[i] = ghi
      dniWm2[i] = 0
      continue
    }
    const zenithCos = sunZenithCos[i]
    const dhi = Math.min(dhiWm2[i], ghi)
    const dni = Math.min((ghi - dhi) / Math.max(zenithCos, LOW_SUN_SIN), extraNormalWm2[i])
    dniWm2[i] = dni
    dhiWm2[i] = ghi - dni * zenithCos
  }
}

export const globalDiffuse: ClosureOption = {
  title: 'Global and diffuse',
  source: 'Closure of the horizontal components: beam = (global - diffuse) / cos(zenith)',
  rules: ['ghiWm2', 'dhiWm2'],
  close,
}
