import type { Scene } from '@pvyield/contract/schemas'
import { quoted } from '../findings/quoted.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
/** Types with placements that point in more directions than this are described by the first of them. */
const DIRECTIONS_MAX = 4

/**
 * Which side of the devices that do not lie level along their row is low, in words: the sign of a roll,
 * or of the tilt of an axis, is easily turned around, and no number shows it.
 */
export function lowSides({ types, placements }: Scene, { devices }: Layout): string[] {
  const counts = new Map<string, Map<string, number>>()
  for (const device of devices) {
    const side = lowSideOf(device)
    if (side === null) continue
    const { type } = placements[device.placement]
    const ofType = counts.get(type) ?? new Map<string, number>()
    counts.set(type, ofType.set(side, (ofType.get(side) ?? 0) + 1))
  }
  return types.flatMap(({ id, kind }) => {
    const sides = [...(counts.get(id) ?? [])].sort((a, b) => b[1] - a[1])
    if (sides.length === 0) return []
    const [what, end] = kind === 'sat' ? ['the tilt of the axis', 'end'] : ['the roll', 'side']
    const words = sides
      .slice(0, DIRECTIONS_MAX)
      .map(([side, count]) => `the ${side} ${end} of ${count} ${count === 1 ? 'placement' : 'placements'}`)
    const rest = sides.length - words.length
    const more = rest === 0 ? '' : `, and others in ${rest} more directions`
    return [`By ${what}, low in type ${quoted(id)}: ${words.join(', ')}${more}`]
  })
}

/** Where the device's row falls to; null for one that is level along its row. */
export function lowSideOf({ along, side }: Device): string | null {
  if (along[2] === 0 || side !== null) return null
  const turn = along[2] > 0 ? -1 : 1
  return compassWord(Math.atan2(turn * along[0], turn * along[1]))
}

/** @param azimuthRad  clockwise from north */
function compassWord(azimuthRad: number): string {
  const eighth = Math.round((azimuthRad / (2 * Math.PI)) * COMPASS.length)
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length]
}
