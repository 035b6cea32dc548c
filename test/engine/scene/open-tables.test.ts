import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rounds } from '../../rounds.ts'
import { cross, direction, dot, type Point, rackAxes, turned } from './bodies.ts'
import { OpenTables } from './open-table-rays.ts'
import { racksInRows, trackersInRows } from './rows.ts'
import { lossesOfTables } from './table-losses.ts'

const POINTS = 16_000
const BEAM = 0.002
const DIFFUSE = 0.003

interface Case {
  name: string
  targets: ShadeTarget[]
  rotationDeg: number
  /** Rays from a table; default: three for each point. */
  skyRays?: number
}

/** Trackers with two modules one above the other, a gap over the tube and the tube. */
const twoUp = (rotationDeg: number): Case => ({
  name: `2P trackers at ${rotationDeg} deg`,
  rotationDeg,
  targets: trackersInRows({ count: 3, length: 12, width: 5, pitch: 9, strips: 2 }).map((target) => ({
    ...target,
    rows: { count: 2, gap: 0.5 },
    tube: { radius: 0.1, below: 0.15 },
  })),
})

const CASES: Case[] = [
  ...rounds([-20], [-55, -20, 35]).map(twoUp),
  {
    name: 'racks of three sub-rows with a frame',
    rotationDeg: 0,
    targets: racksInRows({ count: 4, length: 9, width: 4, pitch: 5.5, tiltDeg: 30, strips: 2 }).map((target) => ({
      ...target,
      frame: 0.1,
      rows: { count: 3, gap: 0.35 },
    })),
  },
  {
    name: 'rolled racks with a wide gap next to whole ones',
    rotationDeg: 0,
    targets: [0, 1, 2, 3].map((k) => ({
      ...rackAxes(25 + 5 * k, 170 + 10 * k, 4 * k - 6),
      centre: [2 * k, 5 * k, 2 + 0.3 * k],
      halfLength: 5,
      halfWidth: 1.8,
      strips: 2,
      cellFrac: 1,
      turns: false,
      ...(k % 2 === 0 ? { rows: { count: 2, gap: 0.9 }, tube: { radius: 0.15, below: 0.3 } } : {}),
    })),
  },
  {
    name: 'upright racks with a tube behind them',
    // half of their rays go down
    skyRays: 200_000,
    rotationDeg: 0,
    targets: [0, 1].map((k) => ({
      ...rackAxes(90, 90 + 180 * k, 0),
      centre: [4 * k, 0.5 * k, 2],
      halfLength: 6,
      halfWidth: 1.5,
      strips: 2,
      cellFrac: 1,
      turns: false,
      rows: { count: 2, gap: 0.8 },
      tube: { radius: 0.12, below: 0.4 },
    })),
  },
]
const SUNS = [
  [95, 14],
  [110, 35],
  [180, 20],
  [222, 8],
  [268, 28],
].map(([azimuth = 0, elevation = 0]) => direction(azimuth, elevation))

function kernelOf({ targets, rotationDeg }: Case): ShadeKernel {
  const kernel = new ShadeKernel(targets, [])
  kernel.turn(rotationDeg * RAD_PER_DEG)
  return kernel
}

const normalOf = ({ along, across, turns }: ShadeTarget, rotationDeg: number): Point =>
  turned(cross(along, across), along, turns ? rotationDeg * RAD_PER_DEG : 0)

test('light passes the gaps between modules, as far as they are wide', () => {
  const [length, gap, columns] = [11.5, 0.02, 10]
  const racks = racksInRows({ count: 4, length, width: 4.6, pitch: 8, tiltDeg: 25 })
  const open = ((columns - 1) * gap) / length
  const rays = new OpenTables(racks, 0, { columns, gap })
  const [opaque, passed] = [
    new ShadeKernel(racks, []),
    new ShadeKernel(
      racks.map((rack) => ({ ...rack, open })),
      [],
    ),
  ]
  const [losses, ofOpaque, ofPassed] = [0, 0, 0].map(() => ({ sum: 0 })) as [{ sum: number }, { sum: number }, { sum: number }]
  let worst = 0
  for (let azimuth = 75; azimuth <= 285; azimuth += rounds(60, 30))
    for (const elevation of [4, 9, 18, 30]) {
      const sun = direction(azimuth, elevation)
      const cos = dot(normalOf(racks[2] as ShadeTarget, 0), sun)
      if (cos < 0.05) continue
      opaque.face(...sun)
      passed.face(...sun)
      const { all } = rays.shade(2, sun, POINTS / 2)
      losses.sum += cos * all
      ofOpaque.sum += cos * opaque.shade(2)
      ofPassed.sum += cos * passed.shade(2)
      worst = Math.max(worst, Math.abs(passed.shade(2) - all))
    }
  // of the beam that is lost: 1.2 % too much without the gaps
  expect(Math.abs(ofPassed.sum / losses.sum - 1)).toBeLessThan(0.004)
  expect(ofOpaque.sum / losses.sum - 1).toBeGreaterThan(0.008)
  // where the sun looks along the gaps of two rows it passes both
  expect(worst).toBeLessThan(open / 2)
  const [sky] = [lossesOfTables(passed, racks).sky]
  expect(Math.abs((sky[2] ?? 1) - rays.sky(2, 3 * POINTS))).toBeLessThan(0.001)
})

test('tables that are whole, with fields of none of their parts, are the same to the last bit', () => {
  const racks = racksInRows({ count: 4, length: 9, width: 4, pitch: 5.5, tiltDeg: 30, strips: 2 })
  const [plain, same] = [
    new ShadeKernel(racks, []),
    new ShadeKernel(
      racks.map((rack) => ({ ...rack, open: 0, rows: undefined, tube: undefined })),
      [],
    ),
  ]
  for (const sun of SUNS) {
    plain.face(...sun)
    same.face(...sun)
    expect(racks.map((_, i) => same.shade(i))).toEqual(racks.map((_, i) => plain.shade(i)))
  }
})

describe.each(CASES)('tables with open gaps and tubes: $name', (one) => {
  const rays = new OpenTables(one.targets, one.rotationDeg * RAD_PER_DEG)

  test('the beam, of each half of the modules too, is that of rays within 0.2 %', () => {
    const kernel = kernelOf(one)
    let [worst, worstHalf, most] = [0, 0, 0]
    for (const sun of SUNS) {
      kernel.face(...sun)
      one.targets.forEach((target, i) => {
        if (dot(normalOf(target, one.rotationDeg), sun) < 0.02) return
        const { all, halves } = rays.shade(i, sun, POINTS)
        const shade = kernel.shade(i, true)
        most = Math.max(most, all)
        worst = Math.max(worst, Math.abs(shade - all))
        for (const half of [0, 1] as const) worstHalf = Math.max(worstHalf, Math.abs((kernel.stripLinear[half] ?? 0) - halves[half]))
      })
    }
    expect(most).toBeGreaterThan(0.05)
    expect(worst).toBeLessThan(BEAM)
    expect(worstHalf).toBeLessThan(2 * BEAM)
  })

  test('a walk towards the sun finds the same parts', () => {
    const [kernel, few] = [kernelOf(one), new ShadeKernel(one.targets, [])]
    const rotations = new Float64Array(one.targets.length).fill(one.rotationDeg * RAD_PER_DEG)
    for (const sun of SUNS) {
      kernel.face(...sun)
      few.faceFew(...sun, rotations)
      for (const i of one.targets.keys()) expect(few.shade(i)).toBeCloseTo(kernel.shade(i), 12)
    }
  })

  test('sky and ground are those of rays within 0.3 % of the light', () => {
    const { sky, ground } = lossesOfTables(kernelOf(one), one.targets)
    one.targets.forEach((target, i) => {
      expect(Math.abs((sky[i] ?? 1) - rays.sky(i, one.skyRays ?? 3 * POINTS)), `sky of table ${i}`).toBeLessThan(DIFFUSE)
      const groundView = (1 - normalOf(target, one.rotationDeg)[2]) / 2
      expect(Math.abs((ground[i] ?? 1) - rays.ground(i, POINTS)) * groundView, `ground of table ${i}`).toBeLessThan(DIFFUSE)
    })
  })
})
