import type { Frame, PlaneColumns } from '../core/frame.ts'

/**
 * Computes beam and ground-reflected irradiance on the plane and adds the circumsolar part to the
 * beam or to the sky. It also keeps a copy of the three components as transposed, and their loss
 * against the horizontal irradiance.
 * @param circumsolarWm2  of the lit rows
 * @param beamFrac  fraction of it that is added to the beam
 * Source: geometry; ground as an isotropic reflector of the global irradiance, seen by (1 - cos
 * tilt) / 2.
 * Checked by: vectors t04
 */
export function addBeamAndGround(
  { lit, sky }: Frame<'transposition'>,
  plane: PlaneColumns<'transposition'>,
  circumsolarWm2: Float64Array,
  beamFrac: number,
): void {
  const { ghiWm2, dhiWm2, dniWm2, albedoFrac, sunZenithCos } = sky
  const { tiltCos, aoiCos, beamWm2, skyWm2, groundWm2, beamIncWm2, skyIncWm2, groundIncWm2, transpositionLossWm2 } = plane
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const circumsolarBeam = circumsolarWm2[i] * beamFrac
    const beam = dniWm2[i] * Math.max(aoiCos[i], 0) + circumsolarBeam
    const diffuse = skyWm2[i] + (circumsolarWm2[i] - circumsolarBeam)
    const ground = albedoFrac[i] * ghiWm2[i] * ((1 - tiltCos[i]) / 2)
    beamWm2[i] = beam
    skyWm2[i] = diffuse
    groundWm2[i] = ground
    beamIncWm2[i] = beam
    skyIncWm2[i] = diffuse
    groundIncWm2[i] = ground
    transpositionLossWm2[i] = dniWm2[i] * Math.max(sunZenithCos[i], 0) - beam + (dhiWm2[i] - diffuse) - ground
  }
}
