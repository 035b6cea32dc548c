import type { SceneRowAhead } from '@pvyield/contract/schemas'
import { DEG_PER_RAD, RAD_PER_DEG } from '../../core/angles.ts'
import type { Device } from '../device.ts'

/** As of `findAhead`. */
interface SideAhead {
  readonly index: Int32Array
  readonly spacing: Float64Array
  readonly rise: Float64Array
}

/** Who stands ahead of each device on both sides. */
export interface BothSides {
  readonly right: SideAhead
  readonly left: SideAhead
}

/** The row ahead of a device: its level distance, its height above the device, and the limit angle. */
interface Limit {
  readonly ahead: Device
  readonly pitch: number
  readonly rise: number
  readonly limitRad: number
}

/**
 * The pitch from each device to the row ahead on the ground, by position in the layout. Devices without one have none, nor have ridges.
 * The limit angle is the elevation of the sun, seen along the rows, under which the row ahead shades the device: a rack from
 * its lower edge to the upper edge of the one ahead; a tracker that faces the sun, w = pitch along the slope x sin(limit - slope).
 * A pitch that follows the slope keeps the angle that the middle one of all rows has.
 */
export function rowPitches(devices: readonly Device[], { right, left }: BothSides): ReadonlyMap<number, SceneRowAhead> {
  const limits = new Map<number, Limit>()
  devices.forEach((device, at) => {
    if (device.side !== null) return
    const found = [right, left].map((side) => limitOf(devices, at, side)).filter((limit) => limit !== null)
    const [first, second = first] = found
    if (first !== undefined && second !== undefined) limits.set(at, second.limitRad > first.limitRad ? second : first)
  })
  const inOrder = [...limits.values()].map(({ limitRad }) => limitRad).sort((a, b) => a - b)
  const usualRad = inOrder[inOrder.length >> 1] ?? 0
  return new Map([...limits].map(([at, limit]) => [at, inWords(devices[at], limit, usualRad)]))
}

function limitOf(devices: readonly Device[], at: number, { index, spacing, rise }: SideAhead): Limit | null {
  if (index[at] < 0) return null
  const { kind, halfWidth, tiltRad } = devices[at]
  const [pitch, width] = [spacing[at], 2 * halfWidth]
  const ahead = devices[index[at]]
  if (kind === 'sat') {
    const share = Math.min(1, width / Math.hypot(pitch, rise[at]))
    return { ahead, pitch, rise: rise[at], limitRad: Math.atan2(rise[at], pitch) + Math.asin(share) }
  }
  const limitRad = Math.atan2(rise[at] + width * Math.sin(tiltRad), Math.max(0, pitch - width * Math.cos(tiltRad)))
  return { ahead, pitch, rise: rise[at], limitRad }
}

function inWords({ kind, halfWidth, tiltRad }: Device, { ahead, pitch, rise, limitRad }: Limit, usualRad: number): SceneRowAhead {
  const width = 2 * halfWidth
  const slopePitch = Math.hypot(pitch, rise)
  return {
    id: ahead.id,
    pitch,
    rise,
    gcr_on_slope: width / slopePitch,
    limit_angle_deg: limitRad * DEG_PER_RAD,
    even_pitch: evenPitch(kind, width, tiltRad, rise / pitch, usualRad),
  }
}

/** Pitch on the same slope at which the limit angle is another; null where the slope is as steep. */
function evenPitch(kind: Device['kind'], width: number, tiltRad: number, slope: number, limitRad: number): number | null {
  const slopeRad = Math.atan(slope)
  if (!(limitRad - slopeRad > LEAST_RAD)) return null
  if (kind === 'sat') return (Math.cos(slopeRad) * width) / Math.sin(limitRad - slopeRad)
  const tan = Math.tan(limitRad)
  return (width * (Math.sin(tiltRad) + Math.cos(tiltRad) * tan)) / (tan - slope)
}

/** Of the limit above the slope: beyond it a pitch has no useful length. */
const LEAST_RAD = 0.1 * RAD_PER_DEG
