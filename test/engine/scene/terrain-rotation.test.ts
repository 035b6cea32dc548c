import { describe, expect, test } from 'bun:test'
import { completeScene, type Layout, makeLayout } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { INVALID } from '../../../engine/core/invalid.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { trueRotation } from '../../../engine/geometry/rotation.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { findAhead } from '../../../engine/scene/ahead.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { targetsOf } from '../../../engine/scene/shade-scene.ts'
import { TerrainRotation } from '../../../engine/scene/terrain-rotation.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'
import { Seeded } from '../properties/seeded.ts'
import { yearOfSuns } from './year-of-suns.ts'

const PITCH = 6
const TYPES = [
  { id: 'narrow', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 1 },
  { id: 'wide', kind: 'sat', length: 30, width: 4, modules: 44, strings: 2 },
]
const FREE = { fromRad: -Math.PI, toRad: Math.PI }
/** Suns of a year at 40 deg north, every seventh hour. */
const SUNS = yearOfSuns(40, 7).map(({ sun }) => sun)

interface Place {
  type?: string
  x: number
  y?: number
  z: number
  tilt_deg?: number
}

function trackers(places: readonly Place[]): Layout {
  const placements = places.map((place) => ({ type: 'narrow', y: 0, azimuth_deg: 180, ...place }))
  const used = new Set(placements.map(({ type }) => type))
  return makeLayout(completeScene({ version: 2, types: TYPES.filter(({ id }) => used.has(id)), placements }))
}

function rotationsOf({ devices }: Layout, sun: readonly [number, number, number], limits = FREE): Float64Array {
  const out = new Float64Array(devices.length)
  new TerrainRotation(devices, findAhead({ devices }), limits).turn(...sun, out)
  return out
}

/** Rotations of the array section's backtracking under each sun. */
function backtracked(array: object): Float64Array {
  const request = requestWith({
    array: { track_mode: 'single_axis', azimuth_deg: 180, tracking: 'backtracking', rotation_min_deg: -90, rotation_max_deg: 90, ...array },
  })
  const frame = frameOf(
    SUNS.map(([east, north, up]) => ({ zenithDeg: Math.acos(up) / RAD_PER_DEG, azimuthDeg: Math.atan2(east, north) / RAD_PER_DEG })),
  )
  prepareOrientation(request, new Sink())(frame, frame.plane)
  return frame.plane.rotationRad
}

const LIMITS = { fromRad: -Math.PI / 2, toRad: Math.PI / 2 }

describe('terrain_aware: on a plane every tracker backtracks as the array section does', () => {
  test.each([
    [0, 0],
    [0, 6],
    [4, -9],
  ])('axes at %d deg, slope across them %d deg', (tilt_deg, slopeDeg) => {
    // a positive slope lowers the right side, which is the west
    const rise = (PITCH * Math.tan(slopeDeg * RAD_PER_DEG)) / Math.cos(tilt_deg * RAD_PER_DEG)
    const field = trackers(Array.from({ length: 12 }, (_, k) => ({ x: k * PITCH, z: k * rise, tilt_deg })))
    const expected = backtracked({ tilt_deg, cross_axis_slope_deg: slopeDeg, gcr: 2.4 / PITCH })
    SUNS.forEach((sun, i) => {
      for (const rotation of rotationsOf(field, sun, LIMITS)) expect(rotation).toBeCloseTo(expected[i] as number, 8)
    })
  })

  test('and the mean of a bin is that rotation', () => {
    const field = trackers(Array.from({ length: 7 }, (_, k) => ({ x: k * PITCH, z: 0 })))
    const expected = backtracked({ tilt_deg: 0, gcr: 2.4 / PITCH })
    const { devices, bins } = field
    const mean = new TerrainRotation(devices, findAhead(field), LIMITS).meanOf(bins[0] as Layout['bins'][number])
    SUNS.forEach(([east, _north, up], i) => {
      expect(mean(-east, up)).toBeCloseTo(expected[i] as number, 8)
    })
  })
})

test('a tracker without neighbours follows the sun', () => {
  for (const sun of SUNS) expect(rotationsOf(trackers([{ x: 0, z: 1 }]), sun)[0]).toBeCloseTo(trueRotation(-sun[0], sun[2]), 12)
})

/** Rows side by side on ground that rolls across them, at uneven distances. */
function rollingRows(seed: number): Layout {
  const random = new Seeded(seed)
  let [x, z] = [0, 0]
  return trackers(
    Array.from({ length: 30 }, () => {
      x += random.between(5, 9)
      z += random.between(-0.8, 0.8)
      return { type: random.pick(['narrow', 'wide']), x, z }
    }),
  )
}

/** Whether the sun stands above the line to each neighbour: only then can trackers avoid all shade. */
function isAboveLines(layout: Layout, [east, , up]: readonly [number, number, number]): boolean {
  const { right, left } = findAhead(layout)
  return [...right.index].every(
    (next, at) =>
      (next < 0 || (right.spacing[at] as number) * up > -(right.rise[at] as number) * east) &&
      (left.index[at] === -1 || (left.spacing[at] as number) * up > (left.rise[at] as number) * east),
  )
}

test('on rolling ground no tracker shades another, whatever the distances, heights and widths', () => {
  const array = { cell_traverse_m: 0.2, collector_width_m: 2.4 }
  let [lit, avoided] = [0, 0]
  for (let seed = 1; seed <= 10; seed++) {
    const layout = rollingRows(seed)
    const kernel = new ShadeKernel(targetsOf(layout, { array, module: INVALID }, true), [])
    const linear = new Float64Array(kernel.count)
    for (const sun of SUNS) {
      if (!isAboveLines(layout, sun)) continue
      kernel.turn(rotationsOf(layout, sun))
      kernel.shadeAll(...sun, linear, null)
      expect(Math.max(...linear)).toBeLessThan(1e-7)
      lit++
      kernel.turn(trueRotation(-sun[0], sun[2]))
      kernel.shadeAll(...sun, linear, null)
      if (Math.max(...linear) > 0.01) avoided++
    }
  }
  expect(lit).toBeGreaterThan(3000)
  expect(avoided).toBeGreaterThan(500)
})

test('no rotation nearer to the true one is free of shade: each pair of neighbours uses the whole gap', () => {
  const layout = trackers([
    { x: 0, z: 0 },
    { x: PITCH, z: 0.7 },
  ])
  for (const sun of SUNS) {
    if (!isAboveLines(layout, sun)) continue
    const [west, east] = rotationsOf(layout, sun) as unknown as [number, number]
    const cos = (rotation: number) => Math.sin(rotation) * -sun[0] + Math.cos(rotation) * sun[2]
    const gap = Math.abs(PITCH * sun[2] + (sun[0] > 0 ? -1 : 1) * 0.7 * Math.abs(sun[0]))
    expect(cos(west)).toBeCloseTo(cos(east), 12)
    expect(2.4 * cos(west)).toBeCloseTo(Math.min(gap, 2.4 * Math.hypot(sun[0], sun[2])), 9)
  }
})

test('on ground that rolls both ways it leaves a small part of the shade of plain backtracking', () => {
  const ground = (east: number, north: number) => 3 * (Math.sin(east / 61) * Math.cos(north / 83) + 0.3 * Math.sin(east / 17 + north / 29))
  const places = Array.from({ length: 20 * 8 }, (_, k) => {
    const [x, y] = [(k % 20) * PITCH, Math.floor(k / 20) * 31]
    const rise = ground(x, y + 15) - ground(x, y - 15)
    return { x, y, z: 1.5 + ground(x, y), tilt_deg: Math.atan(rise / 30) / RAD_PER_DEG }
  })
  const layout = trackers(places)
  const kernel = new ShadeKernel(targetsOf(layout, { array: { cell_traverse_m: 0.2, collector_width_m: 2.4 }, module: INVALID }, true), [])
  const linear = new Float64Array(kernel.count)
  const limits = { fromRad: -60 * RAD_PER_DEG, toRad: 60 * RAD_PER_DEG }
  const plain = backtracked({ tilt_deg: 0, gcr: 2.4 / PITCH, rotation_min_deg: -60, rotation_max_deg: 60 })
  const lostTo = (turn: (i: number) => Float64Array | number): number =>
    SUNS.reduce((sum, sun, i) => {
      kernel.turn(turn(i))
      kernel.shadeAll(...sun, linear, null)
      return sum + linear.reduce((lost, shade, at) => lost + shade * Math.max(0, kernel.incidenceCos(at)), 0)
    }, 0)
  const [own, together] = [lostTo((i) => rotationsOf(layout, SUNS[i] as (typeof SUNS)[number], limits)), lostTo((i) => plain[i] as number)]
  expect(own).toBeLessThan(0.25 * together)
})
