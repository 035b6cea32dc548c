import { RAD_PER_DEG } from '../../core/angles.ts'
import { TRACKER_STATES } from '../../core/frame.ts'
import { rotationRange } from '../../geometry/tracker-axis.ts'
import { backtrackRotation, heldWithin, trueRotation } from '../rotation.ts'
import type { TrackingOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const BACKTRACKING = TRACKER_STATES.indexOf('backtracking')

export const backtracking: TrackingOption = {
  title: 'Backtracking on the slope',
  source: 'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 14 and 15',
  rotate(array) {
    const limits = rotationRange(array)
    const slopeRad = array.cross_axis_slope_deg * RAD_PER_DEG
    const gcr = array.gcr * Math.cos(slopeRad)
    return ({ lit, sky }, { acrossCos, uprightCos }, { rotationRad, trackerState }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        let rotation = 0
        let state = TRACKING
        if (sky.isUp[i] === 1) {
          const ideal = trueRotation(acrossCos[i], uprightCos[i])
          rotation = heldWithin(backtrackRotation(ideal, gcr, slopeRad), limits)
          if (rotation !== heldWithin(ideal, limits)) state = BACKTRACKING
        }
        rotationRad[i] = rotation
        trackerState[i] = state
      }
    }
  },
}
