import { TRACKER_STATES } from '../../core/frame.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { clampToRange, trueRotation } from '../../geometry/rotation.ts'
import type { ReadNeighbours, TrackingOption } from './option.ts'
import { trueTracking } from './true-tracking.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const BACKTRACKING = TRACKER_STATES.indexOf('backtracking')

const OWN: Pick<TrackingOption, 'check' | 'bySun' | 'rotate'> = {
  check({ array, scene }, sink) {
    if (scene !== null) return
    sink.fail(
      'array.tracking',
      `${array.tracking} needs a scene, in which each tracker has neighbours of its own: send one, or set tracking to backtracking (with cross_axis_slope_deg on a slope)`,
    )
  },
  bySun(_array, ofBin) {
    return ofBin
  },
  rotate(array, ofBin) {
    if (ofBin === null) return trueTracking.rotate(array, null)
    const limits = arrayAngles(array)
    return ({ lit, sky }, { acrossCos, uprightCos }, { rotationRad, trackerState }) => {
      const { rows } = lit
      const { sunEastCos, sunNorthCos, sunZenithCos } = sky
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        let rotation = 0
        let state = TRACKING
        if (sky.isUp[i] === 1) {
          rotation = ofBin(acrossCos[i], uprightCos[i], sunEastCos[i], sunNorthCos[i], sunZenithCos[i])
          if (rotation !== clampToRange(trueRotation(acrossCos[i], uprightCos[i]), limits)) state = BACKTRACKING
        }
        rotationRad[i] = rotation
        trackerState[i] = state
      }
    }
  },
}

export const terrainAware = ofNeighbours(
  'middle',
  'Backtracking against own neighbours',
  'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 14 and 15 for each pair of trackers, the lower limit of both sides (engine/scene/terrain-rotation.ts)',
)

const VIEWED =
  'K. Anderson, A. Jensen, J. Renew. Sust. Energy 16 (2024) 023504, at both ends of what two trackers share, as PlantPredict 12 does (engine/scene/viewed-rotation.ts)'

export const terrainAwareEnds = ofNeighbours('ends', 'Backtracking against both ends of the nearest neighbours', VIEWED)

export const terrainAwareAll = ofNeighbours('all', 'Backtracking against all neighbours', `${VIEWED}, for each neighbour of two lines`)

/**
 * Each tracker of a scene turns back from its own neighbours. The irradiance is that of the mean
 * rotation of each bin; shade sees every tracker at its own rotation.
 */
function ofNeighbours(readsNeighbours: ReadNeighbours, title: string, source: string): TrackingOption {
  return { title, source, readsNeighbours, ...OWN }
}
