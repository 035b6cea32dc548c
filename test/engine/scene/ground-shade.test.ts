import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { type Body, combine, cross, direction, dot, OPAQUE, type Point, type RectangleBody, rackAxes } from './bodies.ts'
import { bodiesOf, type Grid, gridOf, heightOn, meshOf, shadingGround } from './hills.ts'
import { inSquare, RayCaster } from './ray-caster.ts'
import { lossesOfTables } from './table-losses.ts'

/** Waves next to a ridge that is 40 high. */
const HILL = gridOf(10, 25, (x, y) => 2 * Math.sin(x / 30) * Math.cos(y / 45) + 40 * Math.exp(-(((x + 70 + 0.3 * y) / 25) ** 2)))
const [HALF_LENGTH, HALF_WIDTH] = [12, 2]

/** A rack that lies on the ground under its row, its middle 2.5 above it. */
function rackOn(ground: Grid, x: number, y: number): ShadeTarget {
  const [west, east] = [heightOn(ground, x - HALF_LENGTH, y), heightOn(ground, x + HALF_LENGTH, y)]
  const roll = Math.atan((east - west) / (2 * HALF_LENGTH) / Math.cos(25 * RAD_PER_DEG)) / RAD_PER_DEG
  const centre = [x, y, (west + east) / 2 + 2.5] as const
  return { ...rackAxes(25, 180, roll), centre, halfLength: HALF_LENGTH, halfWidth: HALF_WIDTH, strips: 2, cellFrac: 0.2, turns: false }
}

const TABLES = [
  [-30, -30],
  [-30, -20],
  [-30, 40],
  [40, 0],
  [40, 9],
].map(([x, y]) => rackOn(HILL, x, y))
const RECTANGLES = TABLES.map((table): RectangleBody => ({ kind: 'rectangle', ...table, ...OPAQUE }))
const BODIES: Body[] = [...RECTANGLES, ...bodiesOf(HILL)]

function kernelOn(surface: Parameters<typeof shadingGround>[0], tables: readonly ShadeTarget[] = TABLES): ShadeKernel {
  const ground = shadingGround(surface)
  return new ShadeKernel(tables, [], true, (origin) => ground.from(origin, null))
}

/** Suns of even spread in the western half of the sky, where the ridge is, up to where it shades nothing. */
const suns = (count: number): Point[] =>
  Array.from({ length: count }, (_, k) => direction(170 + 140 * inSquare(k)[0], 1 + 35 * inSquare(k)[1]))

describe('a near hill', () => {
  test('takes as much of the beam as rays meet, within 0.2 %', () => {
    const kernel = kernelOn(HILL)
    const casters = RECTANGLES.map((target) => new RayCaster(target, BODIES))
    let [light, own, met] = [0, 0, 0]
    for (const sun of suns(24)) {
      kernel.face(...sun)
      casters.forEach((caster, i) => {
        const cos = Math.max(0, dot(cross(TABLES[i].along, TABLES[i].across), sun))
        const [shade, rays] = [kernel.shade(i), caster.shade(sun, 500)]
        light += cos
        own += cos * shade
        met += cos * rays
        expect(Math.abs(shade - rays), `table ${i}, sun ${sun}`).toBeLessThan(0.05)
      })
    }
    expect(met / light).toBeGreaterThan(0.2)
    expect(Math.abs(own - met) / light).toBeLessThan(0.002)
  })

  test('takes as much of the sky as rays meet, within 0.3 %', () => {
    const { sky } = lossesOfTables(kernelOn(HILL), TABLES, 8192)
    RECTANGLES.slice(0, 4).forEach((target, i) => {
      expect(Math.abs(sky[i] - skyByRays(target)), `table ${i}`).toBeLessThan(0.003)
    })
    expect(sky[0]).toBeGreaterThan(0.03)
  })
})

/** Share of an even sky that a table loses, by rays from all over it. */
function skyByRays(target: RectangleBody): number {
  const caster = new RayCaster(target, BODIES)
  const normal = cross(target.along, target.across)
  let [seen, lost] = [0, 0]
  for (let k = 1; k <= 20_000; k++) {
    const radius = Math.sqrt((k * 0.6287067210378087) % 1)
    const angle = 2 * Math.PI * ((k * 0.5385972572236101) % 1)
    const level = combine([radius * Math.cos(angle), target.along], [radius * Math.sin(angle), target.across])
    const ray = combine([1, level], [Math.sqrt(1 - radius * radius), normal])
    if (ray[2] <= 0) continue
    seen++
    lost += 1 - caster.lightAt(...inSquare(k), ray)
  }
  return lost / seen
}

test('a plane of any slope takes no beam while the sun is up over it, and all of it below', () => {
  const plane = gridOf(50, 21, (x, y) => 0.2 * x - 0.1 * y)
  const tables = [-100, 0, 100].map((x) => rackOn(plane, x, x / 2))
  const kernel = kernelOn(plane, tables)
  for (let azimuth = 0; azimuth < 360; azimuth += 15) {
    const risen = Math.atan(0.2 * Math.sin(azimuth * RAD_PER_DEG) - 0.1 * Math.cos(azimuth * RAD_PER_DEG)) / RAD_PER_DEG
    for (const above of [-1.5, 1.5]) {
      if (risen + above <= 0) continue
      kernel.face(...direction(azimuth, risen + above))
      tables.forEach((_, i) => {
        if (kernel.incidenceCos(i) > 0)
          expect(kernel.shade(i), `${azimuth} deg, ${above} deg above the plane`).toBeCloseTo(above > 0 ? 0 : 1, 9)
      })
    }
  }
})

test('a grid shades as the mesh of its triangles does, and nodes without height shade nothing', () => {
  const bored = { ...HILL, heights: HILL.heights.map((height, at) => (at % 7 === 3 && at < 300 ? null : height)) }
  const [grid, mesh, whole] = [kernelOn(bored), kernelOn(meshOf(bored)), kernelOn(HILL)]
  let [all, less] = [0, 0]
  for (const sun of suns(40)) {
    for (const kernel of [grid, mesh, whole]) kernel.face(...sun)
    TABLES.forEach((_, i) => {
      expect(mesh.shade(i)).toBeCloseTo(grid.shade(i), 9)
      less += grid.shade(i)
      all += whole.shade(i)
    })
  }
  expect(less).toBeLessThan(all)
  const [ofGrid, ofMesh] = [grid, mesh].map((kernel) => lossesOfTables(kernel, TABLES).sky)
  TABLES.forEach((_, i) => {
    expect(ofMesh[i]).toBeCloseTo(ofGrid[i], 9)
  })
})
