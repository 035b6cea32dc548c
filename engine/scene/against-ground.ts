import type { Device } from './device.ts'

/** Flatter devices and ground say nothing about a sign: tangent of half a degree. */
const FLAT_SLOPE = Math.tan(Math.PI / 360)
/** A neighbour in the row is at most so many lengths away, and no further off its line than half its width. */
const NEIGHBOUR_LENGTHS = 3
/** Comparisons, which bound the time for hostile scenes: a field in rows needs about ten a device. */
const COMPARED_MAX = 2_000_000

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
  const cell = inclined.reduce((most, at) => Math.max(most, 2 * NEIGHBOUR_LENGTHS * devices[at].halfLength), 0)
  const cells = cellsOf(devices, cell)
  const against: number[] = []
  let judged = 0
  let compared = 0
  for (const at of inclined) {
    if (compared > COMPARED_MAX) break
    const found = groundSlope(devices, at, cells, cell)
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

/** Slope between the nearest neighbours in the row, or between one of them and the device; null without any. */
function groundSlope(
  devices: readonly Device[],
  at: number,
  cells: ReadonlyMap<string, number[]>,
  cell: number,
): { slope: number | null; compared: number } {
  const { centre, along, halfLength, halfWidth, kind } = devices[at]
  const level = Math.hypot(along[0], along[1])
  const [east, north] = [along[0] / level, along[1] / level]
  const reach = 2 * NEIGHBOUR_LENGTHS * halfLength
  let [ahead, behind] = [reach, -reach]
  let [aheadZ, behindZ]: [number | null, number | null] = [null, null]
  let compared = 0
  for (let column = -1; column <= 1; column++) {
    for (let line = -1; line <= 1; line++) {
      for (const other of cells.get(cellOf(centre[0] + column * cell, centre[1] + line * cell, cell)) ?? []) {
        compared++
        if (other === at || devices[other].kind !== kind) continue
        const [x, y, z] = devices[other].centre
        const way = (x - centre[0]) * east + (y - centre[1]) * north
        const off = (y - centre[1]) * east - (x - centre[0]) * north
        if (Math.abs(off) > halfWidth || Math.abs(way) < halfLength) continue
        if (way > 0 && way < ahead) [ahead, aheadZ] = [way, z]
        else if (way < 0 && way > behind) [behind, behindZ] = [way, z]
      }
    }
  }
  if (aheadZ === null && behindZ === null) return { slope: null, compared }
  const [to, toZ] = aheadZ === null ? [0, centre[2]] : [ahead, aheadZ]
  const [from, fromZ] = behindZ === null ? [0, centre[2]] : [behind, behindZ]
  return { slope: (toZ - fromZ) / (to - from), compared }
}

function cellsOf(devices: readonly Device[], cell: number): Map<string, number[]> {
  const cells = new Map<string, number[]>()
  if (cell === 0) return cells
  for (let at = 0; at < devices.length; at++) {
    const key = cellOf(devices[at].centre[0], devices[at].centre[1], cell)
    const members = cells.get(key)
    if (members === undefined) cells.set(key, [at])
    else members.push(at)
  }
  return cells
}

function cellOf(x: number, y: number, cell: number): string {
  return `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
}
