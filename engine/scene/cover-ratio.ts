import type { Ahead, SideAhead } from './ahead.ts'
import type { Device } from './device.ts'

/**
 * Ground cover ratio of each device that has one ahead, on each side: its width divided by the
 * distance to the one ahead; of ridges, the ground under both faces divided by their spacing. In
 * ascending order.
 */
export function coverRatios(devices: readonly Device[], ahead: Ahead): number[] {
  const places = ridgePlaces(devices)
  return [ahead.right, ahead.left].flatMap((side) => ratiosOf(devices, places, side)).sort((a, b) => a - b)
}

/** The ratio that most devices have: the middle one; null where no device stands ahead of another. */
export function usualRatio(ratios: readonly number[]): number | null {
  return ratios[ratios.length >> 1] ?? null
}

function ratiosOf(devices: readonly Device[], places: Float64Array, { index, spacing }: SideAhead): number[] {
  const ratios: number[] = []
  for (let at = 0; at < devices.length; at++) {
    if (index[at] < 0) continue
    const { side, halfWidth, tiltRad } = devices[at]
    const width = side === null ? 2 * halfWidth : 4 * halfWidth * Math.cos(tiltRad)
    ratios.push(width / (side === null ? spacing[at] : spacing[at] + places[at] + places[index[at]]))
  }
  return ratios
}

/** Horizontal distance of each ridge's face from the line of its ridge; 0 for other devices. */
function ridgePlaces(devices: readonly Device[]): Float64Array {
  const places = new Float64Array(devices.length)
  for (let at = 0; at < devices.length; at++) {
    const { side, centre, placement } = devices[at]
    if (side === null) continue
    // the two faces of a ridge follow each other, east first
    const other = devices[side === 'e' ? at + 1 : at - 1]
    if (other.placement === placement) places[at] = Math.hypot(centre[0] - other.centre[0], centre[1] - other.centre[1]) / 2
  }
  return places
}
