import { RAD_PER_DEG } from '../core/angles.ts'
import type { PlacedDevice } from './device.ts'
import type { DeviceKind, Orientation, Side } from './orientation.ts'

export const BINS_MAX = 400

const TILT_STEP_DEG = 1
const AZIMUTH_STEP_DEG = 2.5
const AZIMUTH_STEPS = 360 / AZIMUTH_STEP_DEG

/**
 * Devices of one kind whose orientations are equal when they are rounded: they share one
 * calculation of the irradiance. The eastern and the western faces of ridges are never in the same
 * bin, nor are trackers with axes to opposite sides.
 */
export interface OrientationBin {
  readonly kind: DeviceKind
  readonly side: Side
  /**
   * Mean of its devices, weighted by modules. Equal devices give exactly their own orientation, so
   * that their run is that of the array section.
   */
  readonly tiltRad: number
  readonly azimuthRad: number
  readonly modules: number
  /** Strips of its tables; of tables that differ, those of most modules. */
  readonly strings: number
  /** Positions of its devices in the layout. */
  readonly devices: readonly number[]
}

const KINDS: readonly DeviceKind[] = ['gft', 'sat', 'ewf']
const SIDES: readonly Side[] = [null, 'e', 'w']
/** Tilts are -90 to 90. */
const TILT_STEPS = 181

/** Equal for orientations in the same bin. A number, because a scene has up to 100,000 of them. */
export function binKey(kind: DeviceKind, { side, tiltDeg, azimuthDeg }: Orientation): number {
  const azimuthStep = Math.round(azimuthDeg / AZIMUTH_STEP_DEG) % AZIMUTH_STEPS
  const tiltStep = Math.round(tiltDeg / TILT_STEP_DEG) + 90
  return azimuthStep + AZIMUTH_STEPS * (tiltStep + TILT_STEPS * (SIDES.indexOf(side) + SIDES.length * KINDS.indexOf(kind)))
}

/** Keys of orientations are smaller. */
const KEYS = 2 ** 24

/**
 * The bins of a layout, in the order in which its devices enter them.
 * @param partOf  part of the plant that a device belongs to: those of two parts are never in the same bin
 */
export function orientationBins(
  placed: readonly PlacedDevice[],
  partOf: (device: PlacedDevice['device']) => number = () => 0,
): OrientationBin[] {
  const byKey = new Map<number, number[]>()
  placed.forEach(({ device, orientation }, at) => {
    const key = binKey(device.kind, orientation) + KEYS * partOf(device)
    const members = byKey.get(key)
    if (members === undefined) byKey.set(key, [at])
    else members.push(at)
  })
  return [...byKey.values()].map((members) => binOf(members, placed))
}

function binOf(members: readonly number[], placed: readonly PlacedDevice[]): OrientationBin {
  const first = placed[members[0]]
  let [modules, tiltDifference, azimuthDifference] = [0, 0, 0]
  for (const at of members) {
    const { device, orientation } = placed[at]
    modules += device.modules
    tiltDifference += device.modules * (orientation.tiltDeg - first.orientation.tiltDeg)
    azimuthDifference += device.modules * wrap180(orientation.azimuthDeg - first.orientation.azimuthDeg)
  }
  return {
    kind: first.device.kind,
    side: first.device.side,
    tiltRad: (first.orientation.tiltDeg + tiltDifference / modules) * RAD_PER_DEG,
    azimuthRad: (first.orientation.azimuthDeg + azimuthDifference / modules) * RAD_PER_DEG,
    modules,
    strings: stringsOf(members, placed),
    devices: members,
  }
}

function stringsOf(members: readonly number[], placed: readonly PlacedDevice[]): number {
  const modulesBy = new Map<number, number>()
  for (const at of members) {
    const { strings, modules } = placed[at].device
    modulesBy.set(strings, (modulesBy.get(strings) ?? 0) + modules)
  }
  return [...modulesBy].reduce((most, next) => (next[1] > most[1] ? next : most))[0]
}

/** Difference of two azimuths, -180 to below 180: a bin may lie on both sides of north. */
function wrap180(deg: number): number {
  return deg - 360 * Math.floor((deg + 180) / 360)
}
