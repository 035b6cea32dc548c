import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import points from '../../fixtures/shading/skyline.json'
import { rounds } from '../../rounds.ts'
import { direction, type Point, rackAxes } from './bodies.ts'
import { lossesOfTables } from './table-losses.ts'

/** Everything stands at this distance from the table, or around it. */
const DISTANCE = 1000
/** Of the sky. The issue asks for 0.1 points. */
const TOLERANCE = points.tolerance
const RING_SIDES = 720

const tan = (deg: number): number => Math.tan(deg * RAD_PER_DEG)

/** A table so small that it is a place. */
const tableAt = (centre: Point, tilt: number, azimuth: number, halfLength = 1e-3, halfWidth = 1e-3): ShadeTarget => ({
  ...rackAxes(tilt, azimuth, 0),
  centre: [...centre],
  halfLength,
  halfWidth,
  strips: 1,
  cellFrac: 1,
  turns: false,
})

/** An upright wall that faces the table: azimuth of its middle, its width and the elevation of its top there. */
function upright([at, width, height]: readonly number[]): number[][] {
  const [east, north] = [DISTANCE * Math.sin(at * RAD_PER_DEG), DISTANCE * Math.cos(at * RAD_PER_DEG)]
  const half = tan(width / 2)
  return [-half, half].map((side) => [east + side * north, north - side * east, -DISTANCE, DISTANCE + DISTANCE * tan(height)])
}

function ring(elevation: number): Occluder[] {
  const vertices = Array.from({ length: RING_SIDES + 1 }, (_, k) => {
    const [east, north] = direction((360 * k) / RING_SIDES, 0)
    return [DISTANCE * east, DISTANCE * north, -DISTANCE, DISTANCE + DISTANCE * tan(elevation)]
  })
  return wall(vertices)
}

/** A drum by the azimuth of its axis, the angle that it takes and the elevation of its nearest edge. */
function drum(at: number, width: number, height: number): Occluder {
  const [east, north] = direction(at, 0)
  const radius = Math.sin((width / 2) * RAD_PER_DEG)
  return cylinder(DISTANCE * east, DISTANCE * north, -DISTANCE, DISTANCE * radius, DISTANCE + DISTANCE * (1 - radius) * tan(height))
}

/** What the first table loses of the sky. */
function lossOf(targets: readonly ShadeTarget[], occluders: readonly Occluder[]): number {
  return lossesOfTables(new ShadeKernel(targets, occluders), targets).sky[0]
}

const ORIGIN: Point = [0, 0, 0]
const FAR_RACK = { distance: 500, halfLength: 10 }

describe('the sky that a table loses to what is far', () => {
  test('is that of a fine sum for skylines of 1 to 80 deg, and their closed form on a level table', () => {
    for (const { tilt, elevation, loss } of points.skylines) {
      const found = lossOf([tableAt(ORIGIN, tilt, 180)], ring(elevation))
      expect(Math.abs(found - loss), `${elevation} deg before ${tilt} deg`).toBeLessThan(TOLERANCE / 5)
      if (tilt === 0) expect(found).toBeCloseTo(Math.sin(elevation * RAD_PER_DEG) ** 2, 4)
    }
  })

  test('is that of a fine sum for towers of 2 to 30 deg at any azimuth', () => {
    for (const { kind, tilt, azimuth, at, width, height, loss } of points.towers.filter((_, k) => k % rounds(5, 1) === 0)) {
      const tower = kind === 'drum' ? [drum(at, width, height)] : wall(upright([at, width, height]))
      expect(Math.abs(lossOf([tableAt(ORIGIN, tilt, azimuth)], tower) - loss), `${kind} at ${at}`).toBeLessThan(TOLERANCE)
    }
  })

  test('is that of their union where skyline, walls, trees and another table overlap', () => {
    for (const { tilt, azimuth, ring: elevation, walls, trees, transmittance, table, loss } of points.mixed) {
      const [east, north, up] = direction(table.at, table.elevation)
      const other = tableAt([DISTANCE * east, DISTANCE * north, DISTANCE * up], table.tilt, table.azimuth, 0.3 * DISTANCE, 0.2 * DISTANCE)
      const objects = [
        ...ring(elevation),
        ...walls.flatMap((each) => wall(upright(each))),
        ...trees.flatMap((each) => treeLine(upright(each), transmittance, 1)),
      ]
      expect(Math.abs(lossOf([tableAt(ORIGIN, tilt, azimuth), other], objects) - loss)).toBeLessThan(TOLERANCE)
    }
  })
})

describe('the far ground that a table loses', () => {
  test('to a rack of 20 m in 500 m is what the rack hides of the level directions, at any azimuth', () => {
    const halfAngle = Math.atan(FAR_RACK.halfLength / FAR_RACK.distance)
    for (const at of [120, 150, 180, 184, 189, 194, 198, 240]) {
      const [east, north] = direction(at, 0)
      const rack = { ...tableAt([500 * east, 500 * north, 0], 90, at), halfLength: FAR_RACK.halfLength, halfWidth: 2 }
      const targets = [tableAt(ORIGIN, 25, 180), rack]
      const fromNormal = (at - 180) * RAD_PER_DEG
      // the integral of the cosine of incidence over the azimuths of the rack, over that of all in front
      const expected = (Math.sin(fromNormal + halfAngle) - Math.sin(fromNormal - halfAngle)) / 2
      const { ground } = lossesOfTables(new ShadeKernel(targets, []), targets)
      expect(Math.abs(ground[0] - expected), `at ${at}`).toBeLessThan(TOLERANCE)
    }
  })
})
