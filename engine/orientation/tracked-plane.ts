import { RAD_PER_DEG } from '../core/angles.ts'
import { type PlaneStage, TRACKER_STATES } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { planeAzimuthRad, planeTiltRad, rotationRange, trackerAxis } from '../geometry/tracker-axis.ts'
import { backtrackRotation, trueRotation } from './rotation.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')
const BACKTRACKING = TRACKER_STATES.indexOf('backtracking')
const STOW = TRACKER_STATES.indexOf('stow')

/**
 * Planes that turn about one axis after the sun. Stowed while the row's wind reaches the limit; level about the axis while the sun is not up.
 * @param turnsBack  rows turn back when they would shade each other
 * Conventions: rotation right-handed about the axis direction. Wind as given, at 10 m, mean of the row.
 * Checked by: pvlib t06 singleaxis and calc_surface_orientation
 */
export function trackedPlane(array: Resolved['array'], turnsBack: boolean): PlaneStage {
  const axis = trackerAxis(array)
  const { tiltSin, tiltCos } = axis
  const { fromRad, toRad } = rotationRange(array)
  const slope = array.cross_axis_slope_deg * RAD_PER_DEG
  const rowGcr = array.gcr * Math.cos(slope)
  const stowMps = array.wind_stow ? array.wind_stow_speed_ms : Number.POSITIVE_INFINITY
  const stowRad = array.wind_stow_angle_deg * RAD_PER_DEG
  return ({ lit, sky }, { rotationRad, trackerState, tiltRad, azimuthRad, aoiCos }) => {
    const { sunZenithCos, sunAzimuthRad, windMps, isUp } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const zenithCos = sunZenithCos[i]
      const zenithSin = Math.sqrt(1 - zenithCos * zenithCos)
      const fromAxis = sunAzimuthRad[i] - axis.azimuthRad
      const acrossCos = zenithSin * Math.sin(fromAxis)
      const uprightCos = tiltSin === 0 ? zenithCos : zenithCos * tiltCos + zenithSin * Math.cos(fromAxis) * tiltSin
      let rotation = 0
      let state = TRACKING
      if (windMps[i] >= stowMps) {
        rotation = stowRad
        state = STOW
      } else if (isUp[i] === 1) {
        const ideal = trueRotation(acrossCos, uprightCos)
        const wanted = turnsBack ? backtrackRotation(ideal, rowGcr, slope) : ideal
        rotation = Math.min(Math.max(wanted, fromRad), toRad)
        if (rotation !== Math.min(Math.max(ideal, fromRad), toRad)) state = BACKTRACKING
      }
      rotationRad[i] = rotation
      trackerState[i] = state
      tiltRad[i] = planeTiltRad(axis, rotation)
      azimuthRad[i] = planeAzimuthRad(axis, rotation)
      aoiCos[i] = Math.sin(rotation) * acrossCos + Math.cos(rotation) * uprightCos
    }
  }
}
