import type { Bifacial } from '@pvyield/contract/schemas'
import type { PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { LitGround, rowsOverGround } from '../../geometry/lit-ground.ts'
import { rowArray } from '../../geometry/row-array.ts'
import { shadeDepthFrac } from '../../geometry/row-shade.ts'
import { checkHeight } from '../height.ts'
import { sumOnRear } from '../sum-on-rear.ts'
import type { RearModelOption } from './option.ts'

function check({ array, bifacial }: Resolved, sink: Sink): void {
  if (bifacial !== null) checkHeight(array, bifacial, sink)
}

/**
 * Rear irradiance of infinitely long rows: ground-reflected light by view factors to the partly
 * shaded ground, isotropic sky, and beam from behind. The ground reflects equally in all directions
 * with its own albedo (`bifacial.albedo_monthly`), or that of the row. Circumsolar light is treated like the beam, on the ground and on the
 * rear. The horizon affects both as it affects the front. The rear has no incidence-angle loss (see
 * README.md) and receives no light reflected by the fronts of other rows.
 * Checked by: pvlib t07 infinite_sheds, test/fixtures/rear/infinite-sheds.json, and ray casting
 */
function prepare({ array }: Resolved, bifacial: Bifacial, horizon: GroundHorizon | null): PlaneStage<'rear'> {
  const rows = rowArray(array)
  const { gcr } = rows
  const { transparency, structure_shading } = bifacial
  const albedoBelow = bifacial.albedo_monthly
  const ground = new LitGround(rowsOverGround(array, rows, bifacial.height_m, arrayAngles(array)), transparency, horizon)

  return ({ lit, sky }, plane) => {
    const { albedoFrac, month } = sky
    const { rotationRad, aoiCos, rearGroundIncidentWm2, rearAbsorbedLossWm2, rearViewLossWm2, rearViewWm2, rearSkyWm2, rearBeamWm2 } = plane
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      ground.light(sky, i, rotationRad[i])
      ground.see()
      const { skyWm2, beamWm2, normalWm2, normalCos, skyShare, beamShare, seenSky, seenBeam } = ground
      rearGroundIncidentWm2[i] = beamWm2 * beamShare + skyWm2 * skyShare
      const albedo = albedoBelow === null ? albedoFrac[i] : albedoBelow[month[i]]
      rearAbsorbedLossWm2[i] = (1 - albedo) * rearGroundIncidentWm2[i]
      rearViewLossWm2[i] = albedo * (beamWm2 * (beamShare - seenBeam) + skyWm2 * (skyShare - seenSky))
      rearViewWm2[i] = albedo * (beamWm2 * seenBeam + skyWm2 * seenSky)
      rearSkyWm2[i] = skyWm2 * ground.skyView
      const isBehind = normalCos > 0 && aoiCos[i] < 0
      rearBeamWm2[i] = isBehind ? normalWm2 * -aoiCos[i] * (1 - shadeDepthFrac(gcr, normalCos, aoiCos[i])) : 0
    }
    sumOnRear(lit, plane, structure_shading)
  }
}

export const viewFactor: RearModelOption = {
  title: 'View factors of two-dimensional rows',
  source:
    'B. Marion et al., IEEE PVSC 44 (2017), doi 10.1109/PVSC.2017.8366263; K. S. Anderson, A. R. Jensen, C. W. Hansen, IEEE Journal of Photovoltaics, 2026',
  readsFront: false,
  isFace: false,
  check,
  prepare,
}
