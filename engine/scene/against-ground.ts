import type { Device } from './device.ts'

/** Flatter devices and ground say nothing about a sign: tangent of half a degree. */
const FLAT_SLOPE = Math.tan(Math.PI / 360)
/** A neighbour in the row is at most so many lengths away, and no further off its line than half its width. */
const NEIGHBOUR_LENGTHS = 3
/** Comparisons, which bound the time for hostile scenes: a field in rows needs about ten a device. */
const COMPARED_MAX = 2_000_000
/** Cells over the reach of the longest device. */
const CELLS_PER_REACH = 8

export interface AgainstGround {
  /** Devices whose neighbours in the row stand on ground with a slope. */
  readonly judged: number
  /** Those of them that fall where the ground rises, by position in the layout. */
  readonly against: readonly number[]
}

/**
 * Racks with a roll and trackers with a tilted axis whose neighbours in the row contradict them: the
 * ground, as the heights of the neighbours describe it, rises where the device falls.
 */
export function findAgainstGround(devices: readonly Device[]): AgainstGround {
  const inclined = devices.flatMap((device, at) => (device.side === null && Math.abs(slopeOf(device)) >= FLAT_SLOPE ? [at] : []))
  const reach = inclined.reduce((most, at) => Math.max(most, reachOf(devices[at])), 0)
  const cells = new Cells(devices, reach / CELLS_PER_REACH)
  const against: number[] = []
  let judged = 0
  let compared = 0
  for (const at of inclined) {
    if (compared > COMPARED_MAX) break
    const found = groundSlope(devices, at, cells)
    compared += found.compared
    if (found.slope === null || Math.abs(found.slope) < FLAT_SLOPE) continue
    judged++
    if (found.slope * slopeOf(devices[at]) < 0) against.push(at)
  }
  return { judged, against }
}

/** Rise over level distance along the row. */
function slopeOf({ along }: Device): number {
  return along[2] / Math.hypot(along[0], along[1])
}

function reachOf({ halfLength }: Device): number {
  return 2 * NEIGHBOUR_LENGTHS * halfLength
}

/** Slope between the nearest neighbours in the row, or between one of them and the device; null without any. */
function groundSlope(devices: readonly Device[], at: number, cells: Cells): { slope: number | null; compared: number } {
  const { centre, along, halfLength, halfWidth, kind } = devices[at]
  const level = Math.hypot(along[0], along[1])
  const [east, north] = [along[0] / level, along[1] / level]
  const reach = reachOf(devices[at])
  let [ahead, behind] = [reach, -reach]
  let [aheadZ, behindZ]: [number | null, number | null] = [null, null]
  let compared = 0
  cells.alongLine(centre[0], centre[1], east, north, reach, halfWidth, (other) => {
    compared++
    if (other === at || devices[other].kind !== kind) return
    const [x, y, z] = devices[other].centre
    const way = (x - centre[0]) * east + (y - centre[1]) * north
    const off = (y - centre[1]) * east - (x - centre[0]) * north
    if (Math.abs(off) > halfWidth || Math.abs(way) < halfLength) return
    if (way > 0 && way < ahead) [ahead, aheadZ] = [way, z]
    else if (way < 0 && way > behind) [behind, behindZ] = [way, z]
  })
  if (aheadZ === null && behindZ === null) return { slope: null, compared }
  const [to, toZ] = aheadZ === null ? [0, centre[2]] : [ahead, aheadZ]
  const [from, fromZ] = behindZ === null ? [0, centre[2]] : [behind, behindZ]
  return { slope: (toZ - fromZ) / (to - from), compared }
}

/** Rows of cells in the key of one: keys that meet beyond only give more devices to compare. */
const ROWS = 2 ** 26

/** Devices by where their centres are. */
class Cells {
  private readonly members = new Map<number, number[]>()

  constructor(
    devices: readonly Device[],
    private readonly size: number,
  ) {
    if (size === 0) return
    for (let at = 0; at < devices.length; at++) {
      const key = Math.floor(devices[at].centre[0] / size) * ROWS + Math.floor(devices[at].centre[1] / size)
      const known = this.members.get(key)
      if (known === undefined) this.members.set(key, [at])
      else known.push(at)
    }
  }

  /** Visits all devices up to `reach` from a point along a line, and up to `wide` off it, and others nearby. */
  alongLine(x: number, y: number, east: number, north: number, reach: number, wide: number, visit: (at: number) => void): void {
    const { size, members } = this
    // lanes of cells across the axis that is closer to the line
    const isEast = Math.abs(east) >= Math.abs(north)
    const [atMain, atSide, main, side] = isEast ? [x, y, east, north] : [y, x, north, east]
    const lean = side / main
    const half = wide / Math.abs(main) + (Math.abs(lean) * size) / 2
    const reachMain = reach * Math.abs(main) + wide
    const last = Math.floor((atMain + reachMain) / size)
    for (let lane = Math.floor((atMain - reachMain) / size); lane <= last; lane++) {
      const middle = atSide + lean * ((lane + 0.5) * size - atMain)
      const end = Math.floor((middle + half) / size)
      for (let other = Math.floor((middle - half) / size); other <= end; other++)
        members.get(isEast ? lane * ROWS + other : other * ROWS + lane)?.forEach(visit)
    }
  }
}
