import { type Frame, type PlaneColumns, type PlaneStage, TRACKER_STATES } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { scratchColumn } from '../core/scratch.ts'
import { arrayAngles } from '../geometry/array-angles.ts'
import { planeAzimuthRad, planeTiltRad, type TrackerAxis, trackerAxis } from '../geometry/tracker-axis.ts'
import { type AxisSun, placeSun } from './axis-sun.ts'
import type { Rotate } from './tracking/option.ts'

const STOW = TRACKER_STATES.indexOf('stow')
const acrossColumn = scratchColumn()
const uprightColumn = scratchColumn()

/**
 * Planes that turn about one axis by `rotate`, and stow in wind unless `rotate` knows all.
 * Conventions: rotation right-handed about the axis direction. Wind speed as given, at 10 m, mean
 * of the row.
 * Checked by: pvlib t06 singleaxis and calc_surface_orientation
 */
export function trackedPlane(array: Resolved['array'], rotate: Rotate, mayStow = array.wind_stow): PlaneStage<'orientation'> {
  const axis = trackerAxis(array)
  const { stowRad } = arrayAngles(array)
  const stowFromMps = mayStow ? array.wind_stow_speed_ms : null
  return (frame, plane) => {
    const sun = { acrossCos: acrossColumn(frame.capacity), uprightCos: uprightColumn(frame.capacity) }
    placeSun(frame, axis, sun)
    rotate(frame, sun, plane)
    if (stowFromMps !== null) stow(frame, plane, stowFromMps, stowRad)
    facePlanes(frame, axis, sun, plane)
  }
}

function stow(
  { lit, sky }: Frame<'orientation'>,
  { rotationRad, trackerState }: PlaneColumns<'orientation'>,
  fromMps: number,
  stowRad: number,
): void {
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    if (sky.windMps[i] < fromMps) continue
    rotationRad[i] = stowRad
    trackerState[i] = STOW
  }
}

/** Tilt, azimuth and incidence of the lit rows at their rotation. */
function facePlanes(
  { lit }: Frame<'orientation'>,
  axis: TrackerAxis,
  { acrossCos, uprightCos }: AxisSun,
  plane: PlaneColumns<'orientation'>,
): void {
  const { rotationRad, tiltRad, tiltCos, tiltSin, azimuthRad, aoiCos } = plane
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const rotation = rotationRad[i]
    const across = Math.sin(rotation)
    const upright = Math.cos(rotation)
    const along = upright * axis.tiltSin
    tiltRad[i] = planeTiltRad(axis, rotation)
    tiltCos[i] = upright * axis.tiltCos
    tiltSin[i] = Math.sqrt(across * across + along * along)
    azimuthRad[i] = planeAzimuthRad(axis, rotation)
    aoiCos[i] = across * acrossCos[i] + upright * uprightCos[i]
  }
}
