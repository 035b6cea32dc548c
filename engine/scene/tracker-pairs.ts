import type { Device } from './device.ts'
import type { Ahead } from './sides-ahead.ts'

/** Pairs of trackers, each once, by position in the layout. */
export interface TrackerPairs {
  readonly first: Int32Array
  readonly second: Int32Array
}

/** Neighbours of a tracker at most that are read, and devices looked at for them. */
const NEIGHBOURS_MAX = 24
const LOOKED_MAX = 400
/** Lines that are read on each side, in distances of the nearest one. */
const LINES = 2.3
/** How far along the axis a shadow is followed, in distances across it. */
const ALONG_PER_ACROSS = 3

/** Each tracker and the one ahead of it, on both sides. */
export function nearestPairs(devices: readonly Device[], { right, left }: Ahead): TrackerPairs {
  const pairs = new PairList(devices.length)
  for (let at = 0; at < devices.length; at++) {
    if (devices[at].kind !== 'sat') continue
    pairs.add(at, right.index[at])
    pairs.add(at, left.index[at])
  }
  return pairs.all()
}

/**
 * Each tracker and those of the next two lines on both sides that its shadow may meet, past its ends too.
 * Valid for: up to 24 neighbours of a tracker, the nearest.
 */
export function allPairs(devices: readonly Device[], ahead: Ahead): TrackerPairs {
  const pairs = new PairList(devices.length)
  const trackers = [...devices.keys()].filter((at) => devices[at].kind === 'sat')
  const plan = new Cells(devices, trackers)
  for (const at of trackers) {
    const spacing = Math.max(ahead.right.spacing[at], ahead.left.spacing[at])
    if (spacing === 0) continue
    for (const other of nearOf(devices, at, LINES * spacing, plan)) pairs.add(at, other)
  }
  return pairs.all()
}

/** The trackers around one, the nearest first. @param across  distance of their lines at most */
function nearOf(devices: readonly Device[], at: number, across: number, plan: Cells): number[] {
  const { centre, along, halfLength, halfWidth } = devices[at]
  const level = Math.hypot(along[0], along[1])
  const [east, north] = [along[0] / level, along[1] / level]
  const reach = across + halfLength + ALONG_PER_ACROSS * across
  const near: { other: number; distance: number }[] = []
  for (const other of plan.around(centre, reach + plan.longest)) {
    const [toEast, toNorth] = [devices[other].centre[0] - centre[0], devices[other].centre[1] - centre[1]]
    const aside = Math.abs(toEast * north - toNorth * east)
    const past = Math.abs(toEast * east + toNorth * north) - halfLength - devices[other].halfLength
    if (other === at || aside > across || aside < halfWidth / 2 || past > ALONG_PER_ACROSS * aside) continue
    near.push({ other, distance: aside + Math.max(0, past) })
  }
  near.sort((a, b) => a.distance - b.distance || a.other - b.other)
  return near.slice(0, NEIGHBOURS_MAX).map(({ other }) => other)
}

class PairList {
  private readonly known = new Set<number>()

  constructor(private readonly count: number) {}

  add(a: number, b: number): void {
    if (b >= 0) this.known.add(Math.min(a, b) * this.count + Math.max(a, b))
  }

  all(): TrackerPairs {
    const keys = Float64Array.from(this.known).sort()
    return { first: Int32Array.from(keys, (key) => Math.floor(key / this.count)), second: Int32Array.from(keys, (key) => key % this.count) }
  }
}

/** Trackers by squares of the plan. */
class Cells {
  readonly longest: number
  private readonly size: number
  private readonly cells = new Map<string, number[]>()

  constructor(devices: readonly Device[], trackers: readonly number[]) {
    this.longest = trackers.reduce((most, at) => Math.max(most, devices[at].halfLength), 0)
    this.size = 2 * this.longest
    for (const at of trackers) {
      const key = this.keyOf(devices[at].centre[0], devices[at].centre[1])
      const cell = this.cells.get(key)
      if (cell === undefined) this.cells.set(key, [at])
      else cell.push(at)
    }
  }

  /** Trackers whose centre may be within a distance of a place, the nearest squares first. */
  *around([east, north]: Device['centre'], distance: number): Generator<number> {
    const rings = Math.min(8, Math.ceil(distance / this.size))
    let looked = 0
    for (let ring = 0; ring <= rings; ring++)
      for (let x = -ring; x <= ring; x++)
        for (let y = -ring; y <= ring; y++) {
          if (Math.max(Math.abs(x), Math.abs(y)) !== ring) continue
          for (const at of this.cells.get(this.keyOf(east + x * this.size, north + y * this.size)) ?? []) {
            if (looked++ > LOOKED_MAX) return
            yield at
          }
        }
  }

  private keyOf(east: number, north: number): string {
    return `${Math.floor(east / this.size)} ${Math.floor(north / this.size)}`
  }
}
