import { beforeAll, describe, expect, test } from 'bun:test'
import type { SceneGround } from '@pvyield/contract/schemas'
import { completeScene, describeScene } from '@pvyield/engine'
import { makeLayout } from '../../../engine/scene/layout.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { loadGround } from '../../../engine/scene/terrain/load-ground.ts'
import { direction, dot } from './bodies.ts'
import { gridOf } from './hills.ts'

beforeAll(loadGround)

const WIDTH = 4
const RACK = { id: 'a', kind: 'gft', length: 400, width: WIDTH, modules: 400, strings: 1 }
const TRACKER = { ...RACK, kind: 'sat' }

/** Long rows: racks one behind the other from the south, trackers from the west. */
function rowsOn(type: typeof RACK, height: (x: number, y: number) => number, places: readonly number[]) {
  const isRack = type.kind === 'gft'
  const placements = places.map((at) => ({
    type: 'a',
    x: isRack ? 0 : at,
    y: isRack ? at : 0,
    above_ground: 3,
    azimuth_deg: 180,
    tilt_deg: isRack ? 30 : 0,
  }))
  return completeScene({ version: 2, types: [type], placements, objects: [], terrain: { surface: gridOf(5, 161, height) } })
}

/** What is stated of each row. */
function aheadOf(scene: ReturnType<typeof rowsOn>): SceneGround['devices'][number]['row_ahead'][] {
  return describeScene(scene).terrain?.devices.map(({ row_ahead }) => row_ahead) ?? []
}

/** Level up to a bend, from which on it falls or rises to the north. */
const bent = (slope: number) => (_: number, y: number) => slope * Math.max(0, y)

describe('the row ahead on the ground', () => {
  test('of racks on a plane: the closed form, and the pitch is even', () => {
    const rows = aheadOf(rowsOn(RACK, (_, y) => -0.1 * y, [0, 12, 24]))
    expect(rows[0]).toBeNull()
    for (const row of rows.slice(1)) {
      const limit = Math.atan2(1.2 + WIDTH * Math.sin(Math.PI / 6), 12 - WIDTH * Math.cos(Math.PI / 6)) * (180 / Math.PI)
      expect(row).toMatchObject({ pitch: 12, rise: expect.closeTo(1.2, 9), gcr_on_slope: expect.closeTo(WIDTH / Math.hypot(12, 1.2), 9) })
      expect(row?.limit_angle_deg).toBeCloseTo(limit, 9)
      expect(row?.even_pitch).toBeCloseTo(12, 9)
    }
  })

  test.each([0.1, -0.1])('racks at the pitch that follows the slope have the limit angle of the others: %d', (slope) => {
    const level = [0, 10, 20, 30].map((at) => at - 200)
    const before = aheadOf(rowsOn(RACK, bent(slope), [...level, 100, 110]))
    const wanted = before[5]?.even_pitch as number
    expect(Math.sign(wanted - 10)).toBe(-Math.sign(slope))
    const after = aheadOf(rowsOn(RACK, bent(slope), [...level, 100, 100 + wanted]))
    expect(after[5]?.limit_angle_deg).toBeCloseTo(after[1]?.limit_angle_deg as number, 6)
  })

  test.each([RACK, TRACKER])('%o is shaded from the limit angle on down, and not above it', (type) => {
    const isRack = type.kind === 'gft'
    const scene = rowsOn(type, isRack ? (_, y) => -0.06 * y : (x) => 0.06 * x, [0, 11, 22])
    const rows = aheadOf(scene)
    const layout = makeLayout(scene)
    const targets = layout.devices.map((device) => ({ ...device, strips: 1, cellFrac: 1, turns: !isRack }))
    const kernel = new ShadeKernel(targets, [])
    const limit = rows[1]?.limit_angle_deg as number
    for (const above of [-0.5, 0.5]) {
      const sun = direction(isRack ? 180 : 90, limit + above)
      if (!isRack) kernel.turn(trueTracking(layout.devices[1]?.across as never, sun))
      kernel.face(...sun)
      if (above > 0) expect(kernel.shade(1)).toBe(0)
      else expect(kernel.shade(1)).toBeGreaterThan(0.001)
    }
  })

  test('ground that rises as steeply as the limit has no even pitch', () => {
    const rows = aheadOf(rowsOn(RACK, (_, y) => (y > 50 ? -0.9 * (y - 50) : 0), [-150, -130, -110, -90, 100, 120]))
    expect(rows[5]).toMatchObject({ rise: expect.closeTo(18, 6), even_pitch: null })
  })
})

/** Rotation that turns a tracker whose axis is level and points south to the sun. */
function trueTracking(across: readonly [number, number, number], sun: readonly [number, number, number]): number {
  return Math.atan2(-dot(across, sun), sun[2])
}
