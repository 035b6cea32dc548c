import type { Frame } from '../../core/frame.ts'
import type { ClosureOption } from './option.ts'

/**
 * Global is the sum of horizontal beam and diffuse. Beam above the extraterrestrial irradiance
 * counts as diffuse.
 * Checked by: vectors t03 complete_irradiance
 */
function close({ n, sky }: Frame<'irradiance'>): void {
  const { ghiWm2, dhiWm2, dniWm2, sunZenithCos, extraNormalWm2, isUp } = sky
  for (let i = 0; i < n; i++) {
    if (isUp[i] === 0) {
      ghiWm2[i] = dhiWm2[i]
      dniWm2[i] = 0
      continue
    }
    const given = dniWm2[i]
    const dni = Math.min(given, extraNormalWm2[i])
    const dhi = dhiWm2[i] + (given - dni) * sunZenithCos[i]
    dniWm2[i] = dni
    dhiWm2[i] = dhi
    ghiWm2[i] = dhi + dni * sunZenithCos[i]
  }
}

export const beamDiffuse: ClosureOption = {
  title: 'Beam and diffuse',
  source: 'Closure of the horizontal components: global = diffuse + beam x cos(zenith)',
  rules: ['dhiWm2', 'dniWm2'],
  close,
}
