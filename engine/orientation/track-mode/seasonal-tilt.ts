import { RAD_PER_DEG } from '../../core/angles.ts'
import { TRACKER_STATES } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { withOthers } from '../../core/watched.ts'
import { monthlyTiltsDeg } from '../../geometry/array-angles.ts'
import { checkRowCover } from '../row-cover.ts'
import { trackedPlane } from '../tracked-plane.ts'
import type { TrackModeOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')

function checkTilts({ tilt_monthly_deg }: Resolved['array'], sink: Sink): void {
  if (tilt_monthly_deg !== null) return
  sink.fail('array.tilt_monthly_deg', 'track_mode seasonal_tilt needs the tilt of each month: send twelve values, January first')
}

/**
 * Racks that are tilted by hand: one tilt a month. In the geometry they turn about a level axis
 * through the middle of the collector, 90 deg counterclockwise from the azimuth that they face.
 */
export const seasonalTilt: TrackModeOption = {
  title: 'Racks with one tilt a month',
  source: 'Geometry; as in SAM (NREL/ssc, cmod_pvsamv1.cpp, monthly tilt)',
  check({ array }, sink) {
    checkRowCover(array, sink)
    checkTilts(array, sink)
  },
  prepare(array) {
    const tiltsRad = monthlyTiltsDeg(array).map((deg) => deg * RAD_PER_DEG)
    return trackedPlane(withOthers(array, { wind_stow: false }), ({ lit, sky }, _sun, { rotationRad, trackerState }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        rotationRad[i] = tiltsRad[sky.month[i]]
        trackerState[i] = TRACKING
      }
    })
  },
}
