import { describe, expect, test } from 'bun:test'
import { completeScene, type Layout, makeLayout } from '@pvyield/engine'
import { type Ahead, findAhead, type SideAhead } from '../../../engine/scene/ahead.ts'
import { Seeded } from '../properties/seeded.ts'

type Placement = Record<string, unknown> & { x: number; y: number }

const TYPES = [
  { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 },
  { id: 'tracker', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 1 },
  { id: 'ridge', kind: 'ewf', length: 20, width: 2, gap: 0.2, modules: 40, strings: 2 },
]

function layoutOf(placements: readonly Placement[]): Layout {
  const used = new Set(placements.map(({ type }) => type))
  const types = TYPES.filter(({ id }) => used.has(id))
  return makeLayout(completeScene({ version: 2, types, placements: placements.map((place) => ({ z: 1.5, ...place })) }))
}

/** Id of the device ahead, its distance and its height, of each device by id. */
function named({ devices }: Layout, { index, spacing, rise }: SideAhead): Record<string, [string, number, number] | null> {
  return Object.fromEntries(
    devices.map(({ id }, at) => [id, index[at] < 0 ? null : [(devices[index[at]] as { id: string }).id, spacing[at], rise[at]]]),
  )
}

function expectAhead(layout: Layout, side: keyof Ahead, expected: Record<string, readonly [string, number, number] | null>): void {
  const found = named(layout, findAhead(layout)[side])
  expect(Object.keys(found)).toEqual(Object.keys(expected))
  for (const [id, value] of Object.entries(expected)) {
    const [name, spacing, rise] = found[id] ?? []
    expect([id, name]).toEqual([id, value?.[0]])
    if (value === null) continue
    expect(spacing).toBeCloseTo(value[1], 9)
    expect(rise).toBeCloseTo(value[2], 9)
  }
}

describe('the device ahead', () => {
  test('of a rack stands on the side that it faces, in its own column', () => {
    const at = (id: string, x: number, y: number, z = 1.5) => ({ id, type: 'rack', x, y, z, tilt_deg: 25, azimuth_deg: 180 })
    const racks = layoutOf([at('a1', 0, 0), at('a2', 0, 9, 2), at('a3', 0, 20, 1), at('b1', 20, 0), at('b3', 20, 20)])
    expectAhead(racks, 'right', { a1: null, a2: ['a1', 9, -0.5], a3: ['a2', 11, 1], b1: null, b3: ['b1', 20, 0] })
    expectAhead(racks, 'left', { a1: null, a2: null, a3: null, b1: null, b3: null })
  })

  test('of a rack is found at any azimuth, roll and tilt, vertical ones included', () => {
    for (const azimuth of [0, 37, 90, 181, 270]) {
      for (const angles of [{ tilt_deg: 90 }, { tilt_deg: 0, roll_deg: -12 }, { tilt_deg: 20, roll_deg: 9 }]) {
        const [east, north] = [Math.sin((azimuth * Math.PI) / 180), Math.cos((azimuth * Math.PI) / 180)]
        const at = (id: string, ahead: number) => ({ id, type: 'rack', x: ahead * east, y: ahead * north, azimuth_deg: azimuth, ...angles })
        const { index } = findAhead(layoutOf([at('front', 9), at('behind', 0)])).right
        expect([...index]).toEqual([-1, 0])
      }
    }
  })

  test('of a tracker is looked for on both sides of its axis', () => {
    const at = (id: string, x: number, z: number) => ({ id, type: 'tracker', x, y: 0, z, tilt_deg: 0, azimuth_deg: 180 })
    const trackers = layoutOf([at('west', 0, 1), at('middle', 6, 2), at('east', 13, 4)])
    expectAhead(trackers, 'right', { west: null, middle: ['west', 6, -1], east: ['middle', 7, -2] })
    expectAhead(trackers, 'left', { west: ['middle', 6, 1], middle: ['east', 7, 2], east: null })
  })

  test('of a face is a face of the next ridge, never the other face of its own', () => {
    const at = (id: string, x: number) => ({ id, type: 'ridge', x, y: 0, tilt_deg: 10, azimuth_deg: 180 })
    const between = 5 - 0.2 - 2 * Math.cos((10 * Math.PI) / 180)
    expectAhead(layoutOf([at('r1', 0), at('r2', 5)]), 'right', {
      'r1.e': ['r2.w', between, 0],
      'r1.w': null,
      'r2.e': null,
      'r2.w': ['r1.e', between, 0],
    })
  })

  test('stands in the same row of kinds: others and those at a right angle do not count', () => {
    const mixed = layoutOf([
      { id: 'rack', type: 'rack', x: 0, y: 30, tilt_deg: 25 },
      { id: 'across', type: 'rack', x: 0, y: 20, tilt_deg: 25, azimuth_deg: 90 },
      { id: 'tracker', type: 'tracker', x: 0, y: 10 },
      { id: 'front', type: 'rack', x: 0, y: 0, tilt_deg: 25 },
    ])
    expect(named(mixed, findAhead(mixed).right).rack).toEqual(['front', 30, 0])
  })

  test('height is compared where both stand: axes that slope, and lines that cross', () => {
    const sloped = layoutOf([
      { id: 'near', type: 'tracker', x: 0, y: 0, z: 1, tilt_deg: 5, azimuth_deg: 180 },
      { id: 'ahead', type: 'tracker', x: -6, y: 10, z: 3, tilt_deg: 2, azimuth_deg: 180 },
    ])
    // a positive tilt lowers the southern end
    const [from, to] = [10 - 15 * Math.cos((2 * Math.PI) / 180), 15 * Math.cos((5 * Math.PI) / 180)]
    const middle = (from + to) / 2
    const rise = 3 + (middle - 10) * Math.tan((2 * Math.PI) / 180) - (1 + middle * Math.tan((5 * Math.PI) / 180))
    expectAhead(sloped, 'right', { near: ['ahead', 6, rise], ahead: null })
    expectAhead(sloped, 'left', { near: null, ahead: ['near', 6, -rise] })
  })

  test('of several at one distance is the one that covers most, then the highest', () => {
    const at = (id: string, x: number, y: number, z: number) => ({ id, type: 'rack', x, y, z, tilt_deg: 25, azimuth_deg: 180 })
    const ahead = (places: ReturnType<typeof at>[]) => named(layoutOf(places), findAhead(layoutOf(places)).right).behind?.[0]
    const [left, right, behind] = [at('left', -10, 0, 1), at('right', 10, 0, 2), at('behind', 0, 9, 1)]
    expect([ahead([left, right, behind]), ahead([behind, right, left])]).toEqual(['right', 'right'])
    expect(ahead([{ ...left, x: -8 }, { ...right, x: 12 }, behind])).toBe('left')
    // rows that are straight to a hundredth of the width
    expect(ahead([left, { ...right, y: -0.02 }, behind])).toBe('right')
  })
})

/** All pairs, in the frame of each device: distance to the nearest that overlaps by a hundredth and crosses by up to 45 deg. */
function nearestOfAll({ devices }: Layout, at: number, side: 1 | -1): number {
  const own = devices[at] as Layout['devices'][number]
  const bearing = Math.atan2(own.along[0], own.along[1])
  const [east, north] = [Math.sin(bearing), Math.cos(bearing)]
  let nearest = Number.POSITIVE_INFINITY
  const half = Math.hypot(own.along[0], own.along[1]) * own.halfLength
  for (const { kind, placement, centre, along, halfLength } of devices) {
    if (kind !== own.kind || placement === own.placement) continue
    const turn = Math.abs(Math.cos(Math.atan2(along[0], along[1]) - bearing))
    if (turn < Math.SQRT1_2 - 1e-9) continue
    const [dx, dy] = [centre[0] - own.centre[0], centre[1] - own.centre[1]]
    const [u, v] = [dx * east + dy * north, side * (dx * north - dy * east)]
    const its = turn * Math.hypot(along[0], along[1]) * halfLength
    const overlap = Math.min(half, u + its) - Math.max(-half, u - its)
    if (v > 0.02 * own.halfWidth && overlap > 0.02 * Math.min(half, its)) nearest = Math.min(nearest, v)
  }
  return nearest
}

test('is the nearest of all that overlap, in random scenes of every kind', () => {
  for (let seed = 1; seed <= 9; seed++) {
    const random = new Seeded(seed)
    const placements = Array.from({ length: 200 }, (_, k) => ({
      type: seed % 3 === 0 ? 'ridge' : TYPES[k % 2]?.id,
      x: random.between(0, 400),
      y: random.between(0, 400),
      z: random.between(0, 9),
      azimuth_deg: random.between(0, 1) < 0.5 ? 180 : random.between(0, 360),
      tilt_deg: random.between(0, 30),
    }))
    const layout = layoutOf(placements)
    const { right, left } = findAhead(layout)
    layout.devices.forEach(({ kind, halfWidth }, at) => {
      // a nearer one within a hundredth of the width may give way to one that covers more
      const expectNearest = ({ index }: SideAhead, side: 1 | -1) => {
        const nearest = nearestOfAll(layout, at, side)
        const found = index[at] === -1 ? Number.POSITIVE_INFINITY : distance(layout, at, index[at] as number, side)
        const isNearest = nearest === found || Math.abs(found - nearest - 0.01 * halfWidth) <= 0.01 * halfWidth + 1e-9
        expect(isNearest, `seed ${seed}, device ${at}`).toBe(true)
      }
      expectNearest(right, 1)
      if (kind === 'sat') expectNearest(left, -1)
      else expect(left.index[at]).toBe(-1)
    })
  }
})

function distance({ devices }: Layout, at: number, other: number, side: 1 | -1): number {
  const [own, its] = [devices[at] as Layout['devices'][number], devices[other] as Layout['devices'][number]]
  const bearing = Math.atan2(own.along[0], own.along[1])
  return side * ((its.centre[0] - own.centre[0]) * Math.cos(bearing) - (its.centre[1] - own.centre[1]) * Math.sin(bearing))
}

test('hostile scenes end: all in one point, two points, one line, a jumble', () => {
  const count = 2000
  for (const place of [
    () => [0, 0],
    (k: number) => [0, k % 2],
    (k: number) => [0, k / 1e6],
    (k: number) => [(k * 7919) % 97, (k * 104_729) % 89],
  ]) {
    const layout = layoutOf(
      Array.from({ length: count }, (_, k) => {
        const [x = 0, y = 0] = place(k)
        return { type: 'tracker', x, y, azimuth_deg: (k * 37) % 360 }
      }),
    )
    expect(findAhead(layout).right.index.length).toBe(count)
  }
})
