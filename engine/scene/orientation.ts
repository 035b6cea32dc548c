import type { ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { DEG_PER_RAD, RAD_PER_DEG } from '../core/angles.ts'

export type DeviceKind = SceneType['kind']

/** Faces of a ridge: east and west of one that runs south. Other devices have one face. */
export type Side = 'e' | 'w' | null

/**
 * Plane of a rack or of a ridge's face, or axis of a tracker. In degrees, because orientations are
 * compared as the scene states them.
 */
export interface Orientation {
  readonly side: Side
  readonly tiltDeg: number
  /** 0 to below 360. */
  readonly azimuthDeg: number
}

/** The angles of a placement. */
export type Angles = Pick<ScenePlacement, 'tilt_deg' | 'azimuth_deg' | 'roll_deg'>

/** The faces of a device: two of a ridge, else one. The roll of a rack is part of its plane. */
export function orientationsOf(kind: DeviceKind, { tilt_deg: tiltDeg, azimuth_deg: azimuthDeg, roll_deg: rollDeg }: Angles): Orientation[] {
  if (kind === 'ewf')
    return [
      { side: 'e', tiltDeg, azimuthDeg: wrap360(azimuthDeg - 90) },
      { side: 'w', tiltDeg, azimuthDeg: wrap360(azimuthDeg + 90) },
    ]
  // A plane without roll keeps the digits that were sent.
  if (kind === 'gft' && rollDeg !== 0) return [{ side: null, ...rolledPlane(tiltDeg, azimuthDeg, rollDeg) }]
  return [{ side: null, tiltDeg, azimuthDeg: wrap360(azimuthDeg) }]
}

/**
 * Tilt and azimuth of a plane after it was turned about its slope line, right-handed about the
 * direction that it faces: facing south, positive turns it to the west. A level plane that faces
 * 180 and is rolled is a tracker with its axis at 180, at that rotation.
 */
function rolledPlane(tiltDeg: number, azimuthDeg: number, rollDeg: number): Pick<Orientation, 'tiltDeg' | 'azimuthDeg'> {
  const tiltRad = tiltDeg * RAD_PER_DEG
  const rollRad = rollDeg * RAD_PER_DEG
  // The normal: ahead, to the right of the direction that the plane faces, and up.
  const ahead = Math.sin(tiltRad) * Math.cos(rollRad)
  const right = Math.sin(rollRad)
  const up = Math.cos(tiltRad) * Math.cos(rollRad)
  return {
    tiltDeg: Math.atan2(Math.hypot(ahead, right), up) * DEG_PER_RAD,
    azimuthDeg: wrap360(azimuthDeg + Math.atan2(right, ahead) * DEG_PER_RAD),
  }
}

function wrap360(deg: number): number {
  const wrapped = deg - 360 * Math.floor(deg / 360)
  return wrapped >= 360 ? 0 : wrapped
}
