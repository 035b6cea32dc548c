import { describe, expect, test } from 'bun:test'
import { completeScene, type Layout, makeLayout } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { trueRotation } from '../../../engine/geometry/rotation.ts'
import { findAhead } from '../../../engine/scene/ahead.ts'
import { TerrainRotation } from '../../../engine/scene/terrain-rotation.ts'
import { allPairs, nearestPairs } from '../../../engine/scene/tracker-pairs.ts'
import { ViewedRotation } from '../../../engine/scene/viewed-rotation.ts'
import { combine, cross, dot, OPAQUE, type Point, type RectangleBody, turned } from './bodies.ts'
import { RayCaster } from './ray-caster.ts'
import { yearOfSuns } from './year-of-suns.ts'

const [PITCH, LENGTH, WIDTH, COLUMNS, ROWS] = [6, 30, 2.4, 8, 3]
const LIMITS = { fromRad: -60 * RAD_PER_DEG, toRad: 60 * RAD_PER_DEG }
const WIDE = { fromRad: -Math.PI / 2, toRad: Math.PI / 2 }
/** Suns of a year at 40 deg north. */
const SUNS = yearOfSuns(40, 23).map(({ sun }) => sun)

type Ground = (east: number, north: number) => number

const rolling: Ground = (x, y) => 6 * (Math.sin(x / 61) * Math.cos(y / 83) + 0.3 * Math.sin(x / 17 + y / 29))

function fieldOn(ground: Ground): Layout {
  const placements = Array.from({ length: COLUMNS * ROWS }, (_, k) => {
    const [x, y] = [(k % COLUMNS) * PITCH, Math.floor(k / COLUMNS) * (LENGTH + 1)]
    const [north, south] = [ground(x, y + LENGTH / 2), ground(x, y - LENGTH / 2)]
    return { type: 't', x, y, z: 1.5 + (north + south) / 2, azimuth_deg: 180, tilt_deg: Math.atan((north - south) / LENGTH) / RAD_PER_DEG }
  })
  return makeLayout(
    completeScene({ version: 2, types: [{ id: 't', kind: 'sat', length: LENGTH, width: WIDTH, modules: 26, strings: 1 }], placements }),
  )
}

const lawOf = ({ devices }: Layout, pairs: typeof allPairs, limits = LIMITS) =>
  new ViewedRotation(devices, pairs(devices, findAhead({ devices })), limits)

function rotationsOf(layout: Layout, law: Pick<ViewedRotation, 'turn'>, sun: Point): Float64Array {
  const out = new Float64Array(layout.devices.length)
  law.turn(...sun, out)
  return out
}

const bodiesOf = ({ devices }: Layout, rotations: Float64Array): RectangleBody[] =>
  devices.map(({ centre, along, across, halfLength, halfWidth }, i) => ({
    kind: 'rectangle',
    ...OPAQUE,
    centre,
    along,
    across: turned(across, along, rotations[i] as number),
    halfLength,
    halfWidth,
  }))

/** Whether the axes of two trackers cross, as the sun sees them. */
function isCrossed(a: RectangleBody, b: RectangleBody, sun: Point): boolean {
  const aside = (from: RectangleBody, to: Point): number => dot(cross(from.along, sun), combine([1, to], [-1, from.centre]))
  const ends = (body: RectangleBody) => [-1, 1].map((end) => combine([1, body.centre], [end * body.halfLength, body.along]))
  const isBetween = (one: RectangleBody, other: RectangleBody) => {
    const [first, second] = ends(other).map((end) => aside(one, end)) as [number, number]
    return first * second <= 0
  }
  return isBetween(a, b) && isBetween(b, a)
}

/** Columns and rows between two trackers. */
const between = (i: number, j: number) =>
  [Math.abs((i % COLUMNS) - (j % COLUMNS)), Math.abs(Math.floor(i / COLUMNS) - Math.floor(j / COLUMNS))] as const

/** By rays: shade of all trackers by those that a rule picks, and the light before it, over all suns. */
function byRays(layout: Layout, turn: (sun: Point) => Float64Array, counts: (columns: number, rows: number) => boolean) {
  let [light, lost, worst] = [0, 0, 0]
  for (const sun of SUNS) {
    const bodies = bodiesOf(layout, turn(sun))
    bodies.forEach((body, i) => {
      light += Math.max(0, dot(cross(body.along, body.across), sun))
      const others = bodies.filter((other, j) => i !== j && counts(...between(i, j)) && !isCrossed(body, other, sun))
      const shade = new RayCaster(body, others).shade(sun, 400)
      lost += shade * Math.max(0, dot(cross(body.along, body.across), sun))
      worst = Math.max(worst, shade)
    })
  }
  return { light, shaded: lost / light, worst }
}

describe('on ground of 6 m amplitude, by rays', () => {
  const layout = fieldOn(rolling)
  const nearest = (columns: number, rows: number) => columns === 1 && rows === 0
  const neighbours = (columns: number, rows: number) => (columns === 1 || columns === 2) && rows <= 1
  const middle = new TerrainRotation(layout.devices, findAhead(layout), LIMITS)
  const ends = lawOf(layout, nearestPairs)
  const all = lawOf(layout, allPairs)

  test('terrain_aware_ends leaves no shade of the nearest neighbours, of which terrain_aware leaves some', () => {
    const before = byRays(layout, (sun) => rotationsOf(layout, middle, sun), nearest)
    const after = byRays(layout, (sun) => rotationsOf(layout, ends, sun), nearest)
    expect(before.shaded).toBeGreaterThan(5e-4)
    expect(after.worst).toBeLessThan(0.01) // corners: the ends of trackers that lean apart are askew
    expect(after.shaded).toBeLessThan(1e-5)
    expect(after.light).toBeGreaterThan(0.98 * before.light)
  })

  test('terrain_aware_all leaves none of any neighbour, past the ends too', () => {
    const found = byRays(layout, (sun) => rotationsOf(layout, all, sun), neighbours)
    expect(found.worst).toBeLessThan(0.02)
    expect(found.shaded).toBeLessThan(2e-5)
  })

  test('what neighbours leave is taken: no tracker could turn farther towards the sun by 5 % of its width and stay free', () => {
    let [touching, free] = [0, 0]
    for (const sun of SUNS.filter((_, k) => k % 4 === 0)) {
      const rotations = rotationsOf(layout, all, sun)
      layout.devices.forEach(({ across, normal }, i) => {
        const ideal = trueRotation(-dot(sun, across), dot(sun, normal))
        const cos = Math.cos(ideal - (rotations[i] as number))
        if (cos > 0.95 || cos < 0.05) return
        const more = rotations.slice()
        more[i] = ideal - Math.sign(ideal) * Math.acos(Math.min(1, cos + 0.05))
        if (Math.abs(more[i] as number) > 60 * RAD_PER_DEG) return
        const bodies = bodiesOf(layout, more)
        const shades = (body: RectangleBody, of: RectangleBody[]): boolean => new RayCaster(body, of).shade(sun, 1000) > 0
        const own = bodies[i] as RectangleBody
        const others = bodies.filter((_, j) => j !== i)
        if (shades(own, others) || others.some((other) => shades(other, [own]))) touching++
        else free++
      })
    }
    expect(touching).toBeGreaterThan(50)
    expect(free / (touching + free)).toBeLessThan(0.06)
  })
})

describe('on a plane every tracker backtracks as with terrain_aware, which is pvlib there', () => {
  test.each([
    ['level', 0, 0],
    ['that rises to the east', 0.1, 0],
    ['that rises to the east and the north', -0.08, 0.05],
  ])('%s', (_name, toEast, toNorth) => {
    const layout = fieldOn((x, y) => toEast * x + toNorth * y)
    const middle = new TerrainRotation(layout.devices, findAhead(layout), WIDE)
    for (const pairs of [nearestPairs, allPairs]) {
      const law = lawOf(layout, pairs, WIDE)
      for (const sun of SUNS) {
        // trackers past whose end the sun shines have no neighbour that it sees
        if (Math.abs(sun[1]) > 0.6 * Math.abs(sun[0]) || sun[2] < 0.05) continue
        const [own, expected] = [rotationsOf(layout, law, sun), rotationsOf(layout, middle, sun)]
        expect(own[COLUMNS + 3]).toBeCloseTo(expected[COLUMNS + 3] as number, 6)
      }
    }
  })
})

test('the mean of a bin is that of its trackers, in any order of the directions', () => {
  const layout = fieldOn(rolling)
  const [law, other] = [lawOf(layout, nearestPairs), lawOf(layout, nearestPairs)]
  const bins = layout.bins
  const means = bins.map((bin) => law.meanOf(bin))
  const meansAgain = bins.map((bin) => other.meanOf(bin))
  for (const sun of SUNS) {
    const rotations = rotationsOf(layout, lawOf(layout, nearestPairs), sun)
    bins.forEach(({ devices }, k) => {
      const back = devices.reduce((sum, at) => {
        const { across, normal } = layout.devices[at] as (typeof layout.devices)[number]
        const free = Math.max(LIMITS.fromRad, Math.min(LIMITS.toRad, trueRotation(-dot(sun, across), dot(sun, normal))))
        return sum + (rotations[at] as number) - free
      }, 0)
      const free = Math.max(LIMITS.fromRad, Math.min(LIMITS.toRad, trueRotation(-sun[0], sun[2])))
      expect(means[k]?.(-sun[0], sun[2], ...sun)).toBeCloseTo(free + back / devices.length, 9)
    })
  }
  for (const sun of SUNS.toReversed())
    bins.forEach((_, k) => {
      expect(meansAgain[k]?.(-sun[0], sun[2], ...sun)).toBe(means[k]?.(-sun[0], sun[2], ...sun) as number)
    })
})
