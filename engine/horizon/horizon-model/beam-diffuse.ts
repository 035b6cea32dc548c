import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Resolved } from '../../core/option.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { horizonSkyLoss } from '../../geometry/horizon-profile.ts'
import { rackingOf } from '../../geometry/racking.ts'
import { type Side, turnedRange } from '../../geometry/row-array.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { type PlaneOrientation, planeAzimuthRad, planeTiltRad, rearOrientation, trackerAxis } from '../../geometry/tracker-axis.ts'
import type { HorizonModelOption } from './option.ts'

/** Step between the rotations at which a tracker's sky is integrated. */
const STEP_RAD = 4 * RAD_PER_DEG

/** Fraction of the sky light that the horizon blocks, by the rotation of the plane. */
function skyLossByRotation(array: Resolved['array'], skyLoss: ReturnType<typeof horizonSkyLoss>, side: Side): SmoothTable {
  const angles = arrayAngles(array)
  const lossOf = (plane: PlaneOrientation): number => skyLoss(side === 'front' ? plane : rearOrientation(plane))
  if (!rackingOf(array).isTracker) return new SmoothTable(() => lossOf(angles), { fromRad: 0, toRad: 0 }, STEP_RAD)
  const axis = trackerAxis(array)
  const lossAt = (rad: number): number => lossOf({ tiltRad: planeTiltRad(axis, rad), azimuthRad: planeAzimuthRad(axis, rad) })
  if (side === 'front') return new SmoothTable(lossAt, angles, STEP_RAD)
  return new SmoothTable((rad) => lossAt(-rad), turnedRange(angles), STEP_RAD)
}

/**
 * The ground reflects only the light that reaches it. It loses the beam while the sun is below the
 * horizon line, and as much of the sky as a level plane loses. CASSYS does the same. Leaving the
 * transposed ground light unchanged would give the same result only for a flat horizon.
 * Checked by: closed forms and sums over the hemisphere (test/engine/horizon/horizon.test.ts)
 */
export const beamDiffuse: HorizonModelOption = {
  title: 'Beam, sky and ground',
  source:
    'Geometry: beam by the horizon line, isotropic sky by the hemisphere integral over the part that the plane sees below the line; ground as in CASSYS 1.5.3',
  reducesSky: true,
  prepare({ array }, profile, side) {
    const skyLossOf = horizonSkyLoss(profile)
    const skyLoss = skyLossByRotation(array, skyLossOf, side)
    const groundSkyLossFrac = skyLossOf({ tiltRad: 0, azimuthRad: 0 })
    return ({ lit, sky }, { rotationRad, beamWm2, skyWm2, groundWm2, horizonLossWm2 }) => {
      const { sunElevationRad, sunAzimuthRad, ghiWm2, dhiWm2 } = sky
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const diffuseFrac = Math.min(1, dhiWm2[i] / ghiWm2[i])
        let beamLoss = 0
        let groundLossFrac = groundSkyLossFrac * diffuseFrac
        if (sunElevationRad[i] < profile.elevationRad(sunAzimuthRad[i])) {
          beamLoss = beamWm2[i]
          groundLossFrac += 1 - diffuseFrac
        }
        const skyLossWm2 = skyLoss.at(rotationRad[i]) * skyWm2[i]
        const groundLoss = groundLossFrac * groundWm2[i]
        beamWm2[i] -= beamLoss
        skyWm2[i] -= skyLossWm2
        groundWm2[i] -= groundLoss
        horizonLossWm2[i] = beamLoss + skyLossWm2 + groundLoss
      }
    }
  },
}
