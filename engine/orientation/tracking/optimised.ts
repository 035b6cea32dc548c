import { RAD_PER_DEG } from '../../core/angles.ts'
import { TRACKER_STATES } from '../../core/frame.ts'
import { anisotropyFrac } from '../../core/low-sun.ts'
import { horizontalCloses } from '../../core/weather-table.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { backtrackRotation, clampToRange, trueRotation } from '../../geometry/rotation.ts'
import { trackerAxis } from '../../geometry/tracker-axis.ts'
import type { TrackingOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const BACKTRACKING = TRACKER_STATES.indexOf('backtracking')
const FLAT = TRACKER_STATES.indexOf('flat')
const BEST_ANGLE = TRACKER_STATES.indexOf('best angle')

/**
 * A best rotation this close to that of plain tracking counts as tracking. A drive holds its angle
 * about as accurately.
 */
const SAME_ROTATION_RAD = 1 * RAD_PER_DEG

/**
 * Rotation R with the greatest irradiance on a plane about an axis. The irradiance is a constant
 * plus max(acrossWm2 sin R + uprightWm2 cos R, 0) + levelWm2 cos R. That is the higher of two sine
 * waves of R, one with the sun in front of the plane and one with the sun behind it. The higher of
 * their two peaks is the best rotation.
 * @param acrossWm2  beam and circumsolar, times the cosine between the sun and the level direction
 *   to the right of the axis
 * @param uprightWm2  the same, times the cosine between the sun and the vertical of the axis
 * @param levelWm2  isotropic sky light minus ground light on the plane at rotation 0; negative over
 *   bright ground
 * @param fromRad  lowest rotation allowed, from -pi/2 to 0; `toRad` the highest
 * Checked by: test/fixtures/orientation/optimised.json, and a search over all rotations of a year
 */
function bestRotation(acrossWm2: number, uprightWm2: number, levelWm2: number, fromRad: number, toRad: number): number {
  const lit = peakWithin(acrossWm2, uprightWm2 + levelWm2, fromRad, toRad)
  const unlit = peakWithin(0, levelWm2, fromRad, toRad)
  return gainWm2(unlit, acrossWm2, uprightWm2, levelWm2) > gainWm2(lit, acrossWm2, uprightWm2, levelWm2) ? unlit : lit
}

/**
 * Rotation R in a range with the greatest sinWeight sin R + cosWeight cos R: the peak, or the
 * better end of the range.
 */
function peakWithin(sinWeight: number, cosWeight: number, fromRad: number, toRad: number): number {
  const peak = Math.atan2(sinWeight, cosWeight)
  if (peak >= fromRad && peak <= toRad) return peak
  return waveAt(toRad, sinWeight, cosWeight) >= waveAt(fromRad, sinWeight, cosWeight) ? toRad : fromRad
}

function waveAt(rad: number, sinWeight: number, cosWeight: number): number {
  return sinWeight * Math.sin(rad) + cosWeight * Math.cos(rad)
}

function gainWm2(rotationRad: number, acrossWm2: number, uprightWm2: number, levelWm2: number): number {
  return Math.max(waveAt(rotationRad, acrossWm2, uprightWm2), 0) + levelWm2 * Math.cos(rotationRad)
}

/**
 * Trackers turn to the rotation that receives the most light from beam, sky and ground together.
 * With `array.backtracking` no row shades another from the beam: where tracking would have to turn
 * back from the sun, the rotation stays on the safe side of the backtracking angle.
 * States: `flat` (rotation 0) without beam; `tracking` or `backtracking` where the best rotation is
 * that of plain tracking; otherwise `best angle`.
 * Source: N. A. Kelly, T. L. Gibson, Solar Energy 83 (2009), 2092, doi
 * 10.1016/j.solener.2009.08.009, for the level plane under cloud; K. Anderson, S. Aneja, IEEE PVSC
 * 49 (2022), for the greatest total instead of the greatest beam. Our choice: the sky of Hay and
 * Davies, for which the best rotation has a closed form, whatever transposition the run uses (a
 * real controller has no better knowledge of the sky). Diffuse shade of rows, horizon and IAM are
 * not considered.
 */
export const optimised: TrackingOption = {
  title: 'Greatest irradiance on the plane',
  source:
    'N. A. Kelly, T. L. Gibson, Solar Energy 83 (2009), 2092, doi 10.1016/j.solener.2009.08.009; K. Anderson, S. Aneja, Single-Axis Tracker Control Optimization Potential for the Contiguous United States, IEEE PVSC 2022',
  check({ weather }, sink) {
    if (horizontalCloses(weather)) return
    sink.fail(
      'weather.poa_wm2',
      'Optimised tracking needs the horizontal irradiance to find the best rotation: send it, or choose another array.tracking',
    )
  },
  rotate(array) {
    const limits = arrayAngles(array)
    const slopeRad = limits.crossAxisSlopeRad
    const { tiltCos } = trackerAxis(array)
    const gcr = array.gcr * Math.cos(slopeRad)
    const turnsBack = array.backtracking
    return ({ lit, sky }, { acrossCos, uprightCos }, { rotationRad, trackerState }) => {
      const { ghiWm2, dhiWm2, dniWm2, albedoFrac, isUp, extraNormalWm2, sunElevationRad, sunZenithCos } = sky
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        if (isUp[i] === 0 || dniWm2[i] === 0) {
          rotationRad[i] = 0
          trackerState[i] = FLAT
          continue
        }
        const ideal = trueRotation(acrossCos[i], uprightCos[i])
        const safe = turnsBack ? backtrackRotation(ideal, gcr, slopeRad) : ideal
        const plain = clampToRange(safe, limits)
        const fromRad = safe > ideal ? plain : limits.fromRad
        const toRad = safe < ideal ? plain : limits.toRad

        const anisotropy = anisotropyFrac(sunElevationRad[i], dniWm2[i], extraNormalWm2[i])
        const beam = dniWm2[i] + (dhiWm2[i] * anisotropy) / sunZenithCos[i]
        const level = (tiltCos * (dhiWm2[i] * (1 - anisotropy) - albedoFrac[i] * ghiWm2[i])) / 2
        const rotation = bestRotation(beam * acrossCos[i], beam * uprightCos[i], level, fromRad, toRad)
        rotationRad[i] = rotation
        if (Math.abs(rotation - plain) > SAME_ROTATION_RAD) trackerState[i] = BEST_ANGLE
        else trackerState[i] = plain === clampToRange(ideal, limits) ? TRACKING : BACKTRACKING
      }
    }
  },
}
