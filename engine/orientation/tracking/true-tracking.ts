import { TRACKER_STATES } from '../../core/frame.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { clampToRange, trueRotation } from '../../geometry/rotation.ts'
import type { TrackingOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')

export const trueTracking: TrackingOption = {
  title: 'True tracking',
  source: 'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 5',
  bySun(array) {
    const limits = arrayAngles(array)
    return (acrossCos, uprightCos) => clampToRange(trueRotation(acrossCos, uprightCos), limits)
  },
  rotate(array) {
    const limits = arrayAngles(array)
    return ({ lit, sky }, { acrossCos, uprightCos }, { rotationRad, trackerState }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        rotationRad[i] = sky.isUp[i] === 0 ? 0 : clampToRange(trueRotation(acrossCos[i], uprightCos[i]), limits)
        trackerState[i] = TRACKING
      }
    }
  },
}
