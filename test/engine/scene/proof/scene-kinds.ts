import type { Seeded } from '../../properties/seeded.ts'
import type { Sent, SentObject, SentPlacement, SentType, Stand } from './placed-scene.ts'

/** A scene of a kind, how its trackers stand, and how devices stand on its terrain. */
export interface Case {
  readonly scene: Sent
  readonly rotationDeg: number
  readonly stand?: Stand
  /** Written as a file of another program, and read again. */
  readonly through?: 'shd' | 'pvc'
}

type Height = (x: number, y: number) => number

const LEVEL: Height = () => 0
const RAD = Math.PI / 180

/** Scenes of every kind, random but for the kind. */
export const KINDS: Readonly<Record<string, (seeded: Seeded) => Case>> = {
  'flat rows': (seeded) => still(racks(seeded, LEVEL)),
  'rows on a slope': (seeded) => still(racks(seeded, slope(seeded))),
  'rows on rolling ground': (seeded) => still(racks(seeded, rolling(seeded))),
  'rows on a roof': (seeded) => {
    const high = seeded.between(3, 12)
    const field = racks(seeded, () => high + 0.1)
    return still({ ...field, objects: [...around(field, 2, 0, high), ...parapet(field, high, seeded.between(0.3, 1.2))] })
  },
  'several types': (seeded) => still(mixed(seeded)),
  ridges: (seeded) => still(ridges(seeded)),
  'trackers on level ground': (seeded) => turning(seeded, trackers(seeded, LEVEL)),
  'trackers on rolling ground': (seeded) => turning(seeded, trackers(seeded, rolling(seeded))),
  buildings: (seeded) => still(withObjects(seeded, racks(seeded, LEVEL), [box, box])),
  walls: (seeded) => still(withObjects(seeded, racks(seeded, LEVEL), [wall, wall])),
  'tree lines': (seeded) => still(withObjects(seeded, racks(seeded, slope(seeded)), [trees, trees])),
  cylinders: (seeded) => still(withObjects(seeded, racks(seeded, LEVEL), [mast, tank, mast])),
  'trackers among objects': (seeded) => turning(seeded, withObjects(seeded, trackers(seeded, slope(seeded)), [box, trees, mast, wall])),
  'tables with frames': (seeded) => {
    const field = seeded.chance(0.5) ? racks(seeded, LEVEL) : trackers(seeded, slope(seeded))
    const frame = seeded.between(0.02, 0.3)
    return turning(seeded, { ...field, types: field.types.map((type) => ({ ...type, frame })) })
  },
  'sub-rows and tubes': (seeded) => {
    const field = seeded.chance(0.4) ? racks(seeded, LEVEL) : trackers(seeded, slope(seeded))
    const parts = {
      sub_rows: { count: seeded.whole(2, 3), gap: seeded.between(0.1, 0.5) },
      torque_tube: { diameter: 0.2, below: seeded.between(0.1, 0.3) },
    }
    return turning(seeded, { ...field, types: field.types.map((type) => ({ ...type, ...parts, frame: seeded.between(0, 0.05) })) })
  },
  'devices on terrain': (seeded) => onTerrain(seeded),
  'sheds and buildings of a PVsyst file': (seeded) => ({
    ...still(withObjects(seeded, racks(seeded, slope(seeded)), [box, box])),
    through: 'shd',
  }),
  'trackers of a PVCollada file': (seeded) => ({
    ...turning(seeded, withObjects(seeded, trackers(seeded, rolling(seeded)), [box, wall])),
    through: 'pvc',
  }),
}

const still = (scene: Sent): Case => ({ scene, rotationDeg: 0 })
const turning = (seeded: Seeded, scene: Sent): Case => ({ scene, rotationDeg: seeded.between(-60, 60) })

function slope(seeded: Seeded): Height {
  const [east, north] = [seeded.between(-0.2, 0.2), seeded.between(-0.2, 0.2)]
  return (x, y) => east * x + north * y
}

function rolling(seeded: Seeded): Height {
  const [height, long, turn] = [seeded.between(0.5, 3), seeded.between(25, 60), seeded.between(0, 6)]
  return (x, y) => height * (Math.sin(x / long + turn) * Math.cos(y / (1.4 * long)) + 0.3 * Math.sin((x + y) / 17))
}

const sizes = (seeded: Seeded) => ({
  length: seeded.between(6, 30),
  width: seeded.between(1.5, 5),
  rows: seeded.whole(2, 5),
  columns: seeded.whole(1, 2),
})

const typeOf = (kind: SentType['kind'], length: number, width: number, id: string = kind): SentType => ({
  id,
  kind,
  length,
  width,
  modules: 20,
  strings: 2,
})

function racks(seeded: Seeded, ground: Height): Sent {
  const { length, width, rows, columns } = sizes(seeded)
  const [pitch, azimuth_deg, tilt_deg] = [width * seeded.between(1.3, 3), seeded.between(90, 270), seeded.between(5, 50)]
  const [sin, cos] = [Math.sin(azimuth_deg * RAD), Math.cos(azimuth_deg * RAD)]
  const placements = Array.from({ length: rows * columns }, (_, k): SentPlacement => {
    const [behind, aside] = [Math.floor(k / columns) * pitch, (k % columns) * (length + 1)]
    const [x, y] = [-behind * sin - aside * cos, -behind * cos + aside * sin]
    return { type: 'gft', x, y, z: 2 + ground(x, y), azimuth_deg, tilt_deg }
  })
  return { version: 2, types: [typeOf('gft', length, width)], placements, objects: [] }
}

function trackers(seeded: Seeded, ground: Height): Sent {
  const { length, width, rows, columns } = sizes(seeded)
  const pitch = width * seeded.between(1.6, 3)
  const placements = Array.from({ length: rows * columns }, (_, k): SentPlacement => {
    const [x, y] = [Math.floor(k / columns) * pitch, (k % columns) * (length + 1)]
    const [north, south] = [ground(x, y + length / 2), ground(x, y - length / 2)]
    return { type: 'sat', x, y, z: 2.5 + (north + south) / 2, azimuth_deg: 180, tilt_deg: Math.atan((north - south) / length) / RAD }
  })
  return { version: 2, types: [typeOf('sat', length, width)], placements, objects: [] }
}

function ridges(seeded: Seeded): Sent {
  const { length, width, rows } = sizes(seeded)
  const [tilt_deg, azimuth_deg, gap] = [seeded.between(5, 25), seeded.between(150, 210), seeded.between(0, 0.5)]
  const step = (2 * width + gap) * seeded.between(1, 1.5)
  const placements = Array.from(
    { length: rows },
    (_, k): SentPlacement => ({
      type: 'ewf',
      x: k * step,
      y: seeded.between(-1, 1),
      z: 3 + seeded.between(-0.3, 0.3),
      azimuth_deg,
      tilt_deg,
    }),
  )
  return { version: 2, types: [{ ...typeOf('ewf', length, width), gap }], placements, objects: [] }
}

function mixed(seeded: Seeded): Sent {
  const [first, second] = [racks(seeded, LEVEL), racks(seeded, LEVEL)]
  // fields of different directions, which do not meet
  const far = reachOf(first) + reachOf(second) + seeded.between(1, 6)
  const moved = second.placements.map((placement) => ({
    ...placement,
    type: 'other',
    x: placement.x + far,
    roll_deg: seeded.between(-8, 8),
  }))
  return {
    ...first,
    types: [...first.types, ...second.types.map((type) => ({ ...type, id: 'other' }))],
    placements: [...first.placements, ...moved],
  }
}

/** Of the corners of a field from its first device. */
function reachOf({ placements, types }: Sent): number {
  return Math.max(...placements.map(({ x, y }) => Math.hypot(x, y))) + Math.hypot(types[0]?.length ?? 0, types[0]?.width ?? 0) / 2
}

/** West, east, south and north end of the middles of the devices. */
function extent({ placements }: Sent): readonly [number, number, number, number] {
  const [x, y] = [placements.map((one) => one.x), placements.map((one) => one.y)]
  return [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)]
}

/** A house with room for the field on its roof. */
function around(field: Sent, margin: number, z: number, height: number): SentObject[] {
  const corners = cornersOf(field, margin)
  return [{ kind: 'prism', vertices: corners.map(([x, y]) => [x, y, z, height]) }]
}

function parapet(field: Sent, z: number, height: number): SentObject[] {
  const corners = cornersOf(field, 2)
  return [{ kind: 'wall', vertices: [...corners, ...corners.slice(0, 1)].map(([x, y]) => [x, y, z, height]) }]
}

function cornersOf(field: Sent, margin: number): readonly (readonly [number, number])[] {
  const reach = margin + (field.types[0]?.length ?? 0) / 2 + (field.types[0]?.width ?? 0)
  const [west, east, south, north] = extent(field)
  return [
    [west - reach, south - reach],
    [east + reach, south - reach],
    [east + reach, north + reach],
    [west - reach, north + reach],
  ]
}

type MakeObject = (seeded: Seeded, x: number, y: number) => SentObject

const box: MakeObject = (seeded, x, y) => {
  const [size, height, turn] = [seeded.between(2, 9), seeded.between(2, 9), seeded.between(0, 90)]
  const corner = (k: number) => [x + size * Math.cos((turn + 90 * k) * RAD), y + size * Math.sin((turn + 90 * k) * RAD), 0, height]
  return { kind: 'prism', vertices: [0, 1, 2, 3].map(corner) }
}
const line = (seeded: Seeded, x: number, y: number): number[][] => {
  const points = seeded.whole(2, 4)
  const turn = seeded.between(0, 6)
  return Array.from({ length: points }, (_, k) => [
    x + 6 * k * Math.cos(turn),
    y + 6 * k * Math.sin(turn) + seeded.between(-1, 1),
    seeded.between(-0.5, 0.5),
    seeded.between(1, 7),
  ])
}
const wall: MakeObject = (seeded, x, y) => ({ kind: 'wall', vertices: line(seeded, x, y) })
const trees: MakeObject = (seeded, x, y) => ({ kind: 'tree_line', vertices: line(seeded, x, y), transmittance: seeded.between(0.1, 0.8) })
const mast: MakeObject = (seeded, x, y) => ({
  kind: 'cylinder',
  x,
  y,
  z: seeded.between(-0.5, 0.5),
  radius: seeded.between(0.1, 0.4),
  height: seeded.between(4, 15),
})
const tank: MakeObject = (seeded, x, y) => ({ kind: 'cylinder', x, y, z: 0, diameter: seeded.between(3, 8), height: seeded.between(3, 10) })

/** Objects around a field, where no table stands. */
function withObjects(seeded: Seeded, field: Sent, makers: readonly MakeObject[]): Sent {
  const [west, east, south, north] = extent(field)
  const reach = (field.types[0]?.length ?? 0) / 2 + 8
  const objects = makers.map((make) => {
    const turn = seeded.between(0, 2 * Math.PI)
    return make(
      seeded,
      (west + east) / 2 + ((east - west) / 2 + reach) * Math.cos(turn),
      (south + north) / 2 + ((north - south) / 2 + reach) * Math.sin(turn),
    )
  })
  return { ...field, objects: [...field.objects, ...objects] }
}

const POSTS = 5

/** Racks or trackers that follow a grid of heights; what they get from it is computed here once more. */
function onTerrain(seeded: Seeded): Case {
  const [step, from, columns] = [10, -120, 25]
  const height = rolling(seeded)
  const heights = Array.from({ length: columns * columns }, (_, k) =>
    height(from + step * (k % columns), from + step * Math.floor(k / columns)),
  )
  const field = seeded.chance(0.5) ? racks(seeded, LEVEL) : trackers(seeded, LEVEL)
  const placements = field.placements.map(({ z: _z, ...rest }) => {
    const { tilt_deg, ...onAxis } = rest
    return { ...(rest.type === 'sat' ? onAxis : { ...onAxis, tilt_deg }), above_ground: 2 }
  })
  const terrain = { surface: { kind: 'grid', x: from, y: from, step, columns, heights } }
  const ground: Height = (x, y) => {
    const [u, v] = [(x - from) / step, (y - from) / step]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const at = (column: number, row: number) => heights[row * columns + column] as number
    const [p, q, low, high] = [u - i, v - j, at(i, j), at(i + 1, j + 1)]
    return p >= q ? low + p * (at(i + 1, j) - low) + q * (high - at(i + 1, j)) : low + q * (at(i, j + 1) - low) + p * (high - at(i, j + 1))
  }
  return { ...turning(seeded, { ...field, placements, terrain }), stand: standOn(ground) }
}

/** The straight line that fits the ground at the posts best: least squares. */
function standOn(ground: Height): Stand {
  return ({ kind, length }, { x, y, azimuth_deg = 180, tilt_deg = 0, above_ground = 0 }) => {
    // along a tracker's axis to its azimuth; along a rack's row to the left of where it faces
    const bearing = (kind === 'sat' ? azimuth_deg : azimuth_deg - 90) * RAD
    const rise = (way: number, level: number): readonly [number, number] => {
      const ways = Array.from({ length: POSTS }, (_, k) => level * (k / (POSTS - 1) - 0.5))
      const found = ways.map((at) => ground(x + at * Math.sin(way), y + at * Math.cos(way)))
      const mean = found.reduce((sum, z) => sum + z, 0) / POSTS
      return [mean, ways.reduce((sum, at, k) => sum + at * ((found[k] as number) - mean), 0) / ways.reduce((sum, at) => sum + at * at, 0)]
    }
    // the row is shorter on the plan by its slope
    let slope = 0
    let mean = 0
    for (let round = 0; round < 30; round++) [mean, slope] = rise(bearing, length / Math.hypot(1, slope))
    if (kind === 'sat') return { z: mean + above_ground, tilt_deg: -Math.atan(slope) / RAD }
    return { z: mean + above_ground, roll_deg: Math.atan(slope / Math.cos(tilt_deg * RAD)) / RAD }
  }
}
