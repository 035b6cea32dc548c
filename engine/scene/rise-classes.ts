import type { SideAhead } from './ahead.ts'
import type { OrientationBin } from './bins.ts'
import type { Device } from './device.ts'

/** Heights closer together than this share of the width are one class. */
const EQUAL_FRAC = 1e-9

/** Devices of a bin by the height of the device ahead; the highest first. */
export interface RiseClasses {
  /** Height of the device ahead over the width of the device, perpendicular to its axis. */
  readonly rise: Float64Array
  /** Share of the bin's modules. What is missing to 1 has no device ahead. */
  readonly share: Float64Array
  /** The highest of all devices; negative infinity when none has a device ahead. */
  readonly highest: number
}

/** Height of a device ahead over the width of a device, perpendicular to its axis. */
export function risePerWidth({ along, halfWidth }: Device, rise: number): number {
  return (rise * Math.sqrt(along[0] * along[0] + along[1] * along[1])) / (2 * halfWidth)
}

/**
 * The devices of a bin in classes of the height of the device ahead. Where heights differ more than
 * classes allow, a class has the mean height of about as many modules as the others.
 * @param most  number of classes, 1 or more
 */
export function riseClasses(bin: OrientationBin, devices: readonly Device[], { index, rise }: SideAhead, most: number): RiseClasses {
  const behind = bin.devices.filter((at) => index[at] >= 0)
  const heights = behind
    .map((at) => ({ rise: risePerWidth(devices[at], rise[at]), modules: devices[at].modules }))
    .sort((a, b) => b.rise - a.rise)
  const total = heights.reduce((sum, { modules }) => sum + modules, 0)
  const isExact = distinct(heights.map(({ rise }) => rise)) <= most
  const classes: { sum: number; modules: number; first: number }[] = []
  let before = 0
  let group = -1
  for (const { rise, modules } of heights) {
    const last = classes.at(-1)
    const next = isExact ? 0 : Math.min(most - 1, Math.floor(((before + modules / 2) / total) * most))
    const isSame = last !== undefined && (isExact ? last.first - rise <= EQUAL_FRAC : next === group)
    if (isSame) {
      last.sum += modules * (rise - last.first)
      last.modules += modules
    } else classes.push({ sum: 0, modules, first: rise })
    group = next
    before += modules
  }
  return {
    rise: Float64Array.from(classes, ({ first, sum, modules }) => first + sum / modules),
    share: Float64Array.from(classes, ({ modules }) => modules / bin.modules),
    highest: heights[0]?.rise ?? Number.NEGATIVE_INFINITY,
  }
}

/** Number of heights in a descending list that differ. */
function distinct(heights: readonly number[]): number {
  let count = 0
  let first = Number.POSITIVE_INFINITY
  for (const height of heights) {
    if (first - height <= EQUAL_FRAC) continue
    first = height
    count++
  }
  return count
}
