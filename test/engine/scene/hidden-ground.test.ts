import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import sums from '../../fixtures/shading/hidden-ground.json'
import { direction, rackAxes } from './bodies.ts'
import { lossesOfTables } from './table-losses.ts'

/** Of the ground light. */
const TOLERANCE = sums.tolerance
const DISTANCES = [2, 5, 20, 100, 1000]
const TILTS = [30, 60, 90]

/** A table at a height, so small that it is a place. */
const placeAt = (z: number, tilt: number, azimuth = 180): ShadeTarget => ({
  ...rackAxes(tilt, azimuth, 0),
  centre: [0, 0, z],
  halfLength: 1e-3,
  halfWidth: 1e-3,
  strips: 1,
  cellFrac: 1,
  turns: false,
})

/** What the first table loses of the ground light. */
const lossOf = (targets: readonly ShadeTarget[], occluders: readonly Occluder[]): number =>
  lossesOfTables(new ShadeKernel(targets, occluders), targets).ground[0]

/** An endless wall to the south. */
const endless = (distance: number, base: number, height: number): Occluder[] =>
  wall([-1e5, 1e5].map((east) => [east * distance, -distance, base, height]))

/**
 * What an endless wall hides of the ground that a plane in front of it sees: the view factor between
 * the sight lines to its foot and to its top, at most the horizon. The place is 1 above the ground.
 */
function hiddenByWall(tilt: number, distance: number, top: number): number {
  const [tiltRad, foot, crest] = [tilt * RAD_PER_DEG, Math.atan(1 / distance), Math.atan(Math.max(0, 1 - top) / distance)]
  const past = (angle: number): number => Math.cos(Math.max(0, tiltRad - angle))
  return (past(foot) - past(crest)) / (1 - Math.cos(tiltRad))
}

function ring(radius: number, height: number): Occluder[] {
  const vertices = Array.from({ length: 721 }, (_, k) => {
    const [east, north] = direction(k / 2, 0)
    return [radius * east, radius * north, 0, height]
  })
  return wall(vertices)
}

type Sent = (typeof sums.mixed)[number]['objects'][number]

/** The objects of a line of the fixture. */
function occluder(object: Sent): Occluder[] {
  const { kind, vertices = [], transmittance = 0, x = 0, y = 0, z = 0, hx = 0, hy = 0, turn = 0, radius = 0, height = 0 } = object
  if (kind === 'wall') return wall(vertices)
  if (kind === 'trees') return treeLine(vertices, transmittance, 1)
  if (kind === 'cylinder') return [cylinder(x, y, z, radius, height)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [
    [-hx, -hy],
    [hx, -hy],
    [hx, hy],
    [-hx, hy],
  ]
  return [prism(corners.map(([east, north]) => [x + cos * east - sin * north, y + sin * east + cos * north, z, height]))]
}

describe('the ground light that a table loses to objects', () => {
  test('to an endless wall of any height is the view factor of the ground behind it', () => {
    for (const tilt of TILTS)
      for (const distance of DISTANCES)
        for (const top of [0.3, 0.9, 1, 1.2, 5]) {
          const found = lossOf([placeAt(1, tilt)], endless(distance, 0, top))
          expect(Math.abs(found - hiddenByWall(tilt, distance, top)), `${tilt} deg, ${top} m in ${distance} m`).toBeLessThan(TOLERANCE)
        }
  })

  test('to a fence in 1 km is less than 0.5 % at any height of the fence', () => {
    for (const tilt of TILTS)
      for (const height of [0.5, 1, 2, 200]) expect(lossOf([placeAt(1, tilt)], ring(1000, height))).toBeLessThan(0.005)
  })

  test('does not jump where the top passes the height of the table', () => {
    for (const bodies of [(height: number) => endless(3, 0, height), (height: number) => [cylinder(0, -6, 0, 3, height)]]) {
      let before = 0
      for (let height = 0.9; height < 1.1; height += 0.002) {
        const loss = lossOf([placeAt(1, 60)], bodies(height))
        expect(loss).toBeGreaterThanOrEqual(before - 1e-12)
        if (height > 0.9) expect(loss - before, `${height}`).toBeLessThan(0.002)
        before = loss
      }
    }
  })

  test('is nothing to what stands or hangs above the table', () => {
    for (const base of [1, 1.5, 10]) expect(lossOf([placeAt(0.999, 60)], endless(5, base, 3))).toBe(0)
  })

  test('is nothing to the roof on which it stands, and what is above the parapet around it', () => {
    const roof = prism([
      [-30, -20, 0, 10],
      [30, -20, 0, 10],
      [30, 20, 0, 10],
      [-30, 20, 0, 10],
    ])
    expect(lossOf([placeAt(11, 60)], [roof])).toBe(0)
    // the parapet stands on the roof: a wall in 20 m, seen from 1 above its base
    const parapet = wall([
      [-2000, -20, 10, 2],
      [2000, -20, 10, 2],
    ])
    expect(Math.abs(lossOf([placeAt(11, 60)], [roof, ...parapet]) - hiddenByWall(60, 20, 2))).toBeLessThan(TOLERANCE)
  })

  test('is that of a fine sum for rings of any height and distance', () => {
    for (const { tilt, radius, height, loss } of sums.rings) {
      const found = lossOf([placeAt(1, tilt)], ring(radius, height))
      expect(Math.abs(found - loss), `${height} m in ${radius} m before ${tilt} deg`).toBeLessThan(TOLERANCE)
    }
  })

  test('is that of a fine sum for walls, boxes and cylinders anywhere', () => {
    for (const { tilt, azimuth, z, objects, loss } of sums.lone) {
      const found = lossOf([placeAt(z, tilt, azimuth)], (objects as Sent[]).flatMap(occluder))
      expect(Math.abs(found - loss), JSON.stringify(objects)).toBeLessThan(TOLERANCE)
    }
  })

  test('is that of their union with trees, and of a table that stands across the level rays', () => {
    for (const { tilt, azimuth, z, objects, table, loss } of sums.mixed) {
      const targets = [placeAt(z, tilt, azimuth)]
      if (table !== null) {
        const [east, north] = direction(table.at, 0)
        const centre = [table.distance * east, table.distance * north, z] as const
        targets.push({ ...placeAt(z, 90, table.at), centre, halfLength: table.half, halfWidth: 0.5 })
      }
      const found = lossOf(targets, (objects as Sent[]).flatMap(occluder))
      expect(Math.abs(found - loss), `${tilt} deg to ${azimuth}`).toBeLessThan(TOLERANCE)
    }
  })
})

describe('a rack far away takes of the ground light what stands before the horizon', () => {
  /** Two racks of 20 m, one at a distance and azimuth of the other: what both lose. */
  const lossOfTwo = (distance: number, azimuth: number): number => {
    const [east, north] = direction(azimuth, 0)
    const rack = { ...rackAxes(30, 180, 0), halfLength: 10, halfWidth: 2, strips: 1, cellFrac: 1, turns: false }
    const targets: ShadeTarget[] = [0, distance].map((far) => ({ ...rack, centre: [far * east, far * north, 2] }))
    const { ground } = lossesOfTables(new ShadeKernel(targets, []), targets, 16_384)
    return (ground[0] + ground[1]) / 2
  }

  // level rays give 0.0097 and 0.0098 for every azimuth from 180 to 198
  test.each([180, 184, 189, 194, 198])('about one part in a hundred at 500 m, azimuth %d', (azimuth) => {
    expect(Math.abs(lossOfTwo(500, azimuth) - 0.0098)).toBeLessThan(0.003)
  })

  test('and nothing at 1,000 km', () => {
    for (const azimuth of [45, 180, 189]) expect(lossOfTwo(1e6, azimuth)).toBeLessThan(0.001)
  })
})
