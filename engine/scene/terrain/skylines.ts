import { RAD_PER_DEG, TWO_PI } from '../../core/angles.ts'
import type { Device } from '../device.ts'
import { inHalves } from '../shade/plan-halves.ts'
import type { Cut, TriangleTree } from './triangle-tree.ts'

/** Azimuths of a line. */
export const LINE_STEPS = 360
/** Devices from which lines are seen: those at the edges and the highest one, and so many spread over the site. */
const SEEN_FROM = 256
/** What may shade is looked for above the highest line, by this share of its slope and this slope. */
const MARGIN = { frac: 0.02, slope: 0.005 }

/** How high the ground stands around the devices of a scene: slopes by azimuth, from north on. */
export interface Skylines {
  /** Under it the sun reaches no device. */
  readonly lowest: Float64Array
  /** Above it the ground shades no device. */
  readonly highest: Float64Array
}

export function skylinesOf(tree: TriangleTree, devices: readonly Device[]): Skylines {
  const lowest = new Float64Array(LINE_STEPS).fill(Number.POSITIVE_INFINITY)
  const highest = new Float64Array(LINE_STEPS)
  const cut: Cut = { east: 0, north: 0, eastCos: 0, northCos: 1 }
  for (const { centre, along, across, halfLength, halfWidth, kind } of lookouts(devices)) {
    const rise = halfWidth * (kind === 'sat' ? 1 : Math.abs(across[2]))
    for (const end of [-halfLength, halfLength]) {
      cut.east = centre[0] + end * along[0]
      cut.north = centre[1] + end * along[1]
      const up = centre[2] + end * along[2]
      for (let k = 0; k < LINE_STEPS; k++) {
        cut.eastCos = Math.sin((k * TWO_PI) / LINE_STEPS)
        cut.northCos = Math.cos((k * TWO_PI) / LINE_STEPS)
        highest[k] = tree.steepest(cut, up - rise, highest[k])
        lowest[k] = Math.min(lowest[k], tree.steepest(cut, up + rise, 0, lowest[k]))
      }
    }
  }
  return {
    lowest: amongNeighbours(lowest, Math.min),
    highest: amongNeighbours(highest, Math.max).map((slope) => (slope > 0 ? slope * (1 + MARGIN.frac) + MARGIN.slope : 0)),
  }
}

/** The extreme of each azimuth and its neighbours: between two azimuths the line is on the safe side. */
function amongNeighbours(line: Float64Array, extreme: (...slopes: number[]) => number): Float64Array {
  return line.map((slope, k) => extreme(slope, line[(k + 1) % LINE_STEPS], line[(k + LINE_STEPS - 1) % LINE_STEPS]))
}

function lookouts(devices: readonly Device[]): Device[] {
  const [east, north] = [0, 1].map((axis) => Float64Array.from(devices, ({ centre }) => centre[axis]))
  const inParts = inHalves(east, north, SEEN_FROM, (part) => Math.floor((part * devices.length) / SEEN_FROM))
  const chosen = new Set<number>()
  const step = Math.max(1, devices.length / SEEN_FROM)
  for (let k = 0; k < devices.length; k += step) chosen.add(inParts[Math.floor(k)])
  for (let k = 0; k < 8; k++) {
    const [east, north] = [Math.sin(45 * k * RAD_PER_DEG), Math.cos(45 * k * RAD_PER_DEG)]
    chosen.add(farthest(devices, ({ centre }) => centre[0] * east + centre[1] * north))
  }
  chosen.add(farthest(devices, ({ centre }) => centre[2]))
  return [...chosen].map((at) => devices[at])
}

function farthest(devices: readonly Device[], distance: (device: Device) => number): number {
  return devices.reduce((most, device, at) => (distance(device) > distance(devices[most]) ? at : most), 0)
}
