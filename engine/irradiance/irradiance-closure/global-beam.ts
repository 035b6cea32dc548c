import type { Frame } from '../../core/frame.ts'
import type { ClosureOption } from './option.ts'

/**
 * Horizontal beam is limited to global, so diffuse is never negative.
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
    const dni = Math.min(dniWm2[i], extraNormalWm2[i], ghi / zenithCos)
    dniWm2[i] = dni
    dhiWm2[i] = Math.max(ghi - dni * zenithCos, 0)
  }
}

export const globalBeam: ClosureOption = {
  title: 'Global and beam',
  source: 'Closure of the horizontal components: diffuse = global - beam x cos(zenith)',
  rules: ['ghiWm2', 'dniWm2'],
  close,
}
