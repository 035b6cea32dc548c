import { TRACKER_STATES } from '../../core/frame.ts'
import { horizonProfile } from '../../geometry/horizon-profile.ts'
import type { TrackModeOption } from './option.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const STOW = TRACKER_STATES.indexOf('stow')

/**
 * Planes that face the sun. While the sun is not up they are level, and so they are in strong
 * wind, as in SAM. They do not shade each other.
 */
export const twoAxis: TrackModeOption = {
  title: 'Two-axis trackers',
  source: 'Geometry: the tilt is the zenith of the sun, the azimuth that of the sun; as in SAM (NREL/ssc, lib_irradproc.cpp, incidence)',
  check({ site }, sink) {
    if (site.horizon_model !== 'beam' && horizonProfile(site) !== null) {
      sink.fail(
        'site.horizon_model',
        'The sky that a horizon takes from two-axis trackers is not computed: set site.horizon_model to beam, or site.use_horizon to false',
      )
    }
  },
  prepare(array) {
    const stowFromMps = array.wind_stow ? array.wind_stow_speed_ms : Number.POSITIVE_INFINITY
    return ({ lit, sky }, { tiltRad, tiltCos, tiltSin, azimuthRad, aoiCos, trackerState }) => {
      const { sunZenithCos, sunAzimuthRad, isUp, windMps } = sky
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const isStowed = windMps[i] >= stowFromMps
        const isLevel = isStowed || isUp[i] === 0
        const cos = isLevel ? 1 : Math.max(0, sunZenithCos[i])
        tiltRad[i] = Math.acos(cos)
        tiltCos[i] = cos
        tiltSin[i] = Math.sqrt(1 - cos * cos)
        azimuthRad[i] = sunAzimuthRad[i]
        aoiCos[i] = isLevel ? sunZenithCos[i] : 1
        trackerState[i] = isStowed ? STOW : TRACKING
      }
    }
  },
}
