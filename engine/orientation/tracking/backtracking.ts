import { TRACKER_STATES } from '../../core/frame.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { backtrackRotation, clampToRange, trueRotation } from '../../geometry/rotation.ts'
import type { TrackingOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const BACKTRACKING = TRACKER_STATES.indexOf('backtracking')

export const backtracking: TrackingOption = {
  title: 'Backtracking on the slope',
  source: 'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 14 and 15',
  bySun(array) {
    const limits = arrayAngles(array)
    const slopeRad = limits.crossAxisSlopeRad
    const gcr = array.gcr * Math.cos(slopeRad)
    return (acrossCos, uprightCos) => clampToRange(backtrackRotation(trueRotation(acrossCos, uprightCos), gcr, slopeRad), limits)
  },
  rotate(array) {
    const limits = arrayAngles(array)
    const slopeRad = limits.crossAxisSlopeRad
    const gcr = array.gcr * Math.cos(slopeRad)
    return ({ lit, sky }, { acrossCos, uprightCos }, { rotationRad, trackerState }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        let rotation = 0
        let state = TRACKING
        if (sky.isUp[i] === 1) {
          const ideal = trueRotation(acrossCos[i], uprightCos[i])
          rotation = clampToRange(backtrackRotation(ideal, gcr, slopeRad), limits)
          if (rotation !== clampToRange(ideal, limits)) state = BACKTRACKING
        }
        rotationRad[i] = rotation
        trackerState[i] = state
      }
    }
  },
}
