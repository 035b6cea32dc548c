import { describe, expect, test } from 'bun:test'
import { findSceneFailures } from '../../../engine/scene/check-scene.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rounds } from '../../rounds.ts'
import type { Body, RectangleBody } from './bodies.ts'
import { randomScene } from './random-scene.ts'
import { RayCaster } from './ray-caster.ts'
import { rollingRacks } from './rolling-field.ts'
import { racksInRows, trackersInRows } from './rows.ts'
import { lossesOfTables } from './table-losses.ts'

const POINTS = 20_000
const SUNS = [
  [0.6, -0.5, 0.62],
  [-0.7, -0.3, 0.4],
  [0.2, -0.9, 0.15],
].map(([east = 0, north = 0, up = 0]) => {
  const length = Math.hypot(east, north, up)
  return [east / length, north / length, up / length] as const
})

const framed = (targets: readonly ShadeTarget[], frame: number) => targets.map((target) => ({ ...target, frame }))
const enlarged = (body: RectangleBody, frame: number): Body => ({
  ...body,
  halfLength: body.halfLength + frame,
  halfWidth: body.halfWidth + frame,
})

describe('a frame shades and receives nothing', () => {
  test('the beam on tables of every kind with frames is that of rays', () => {
    let worst = 0
    for (let seed = 1; seed <= rounds(3, 8); seed++) {
      const scene = randomScene(seed)
      const frame = 0.1 + 0.1 * seed
      const kernel = new ShadeKernel(framed(scene.targets, frame), scene.occluders)
      kernel.turn(scene.rotations)
      const others = scene.bodies.filter(({ kind }) => kind !== 'rectangle')
      for (const sun of SUNS) {
        kernel.face(...sun)
        scene.rectangles.forEach((target, i) => {
          const tables = scene.rectangles.filter((one) => one !== target).map((one) => enlarged(one, frame))
          const caster = new RayCaster(target, [target, ...tables, ...others])
          worst = Math.max(worst, Math.abs(kernel.shade(i) - caster.shade(sun, POINTS)))
        })
      }
    }
    expect(worst).toBeLessThan(0.004)
  })

  test('sky and ground of a table among framed ones are those among wider ones', () => {
    const [own, ...others] = racksInRows({ count: 4, length: 10, width: 3, pitch: 5, tiltDeg: 30 }).reverse()
    if (own === undefined) throw new Error('There are rows')
    const frame = 0.25
    const wide = others.map((target) => ({ ...target, halfLength: target.halfLength + frame, halfWidth: target.halfWidth + frame }))
    const lossesOf = (targets: readonly ShadeTarget[]) => lossesOfTables(new ShadeKernel(targets, []), targets)
    const [narrow, among, alike] = [lossesOf([own, ...others]), lossesOf([own, ...wide]), lossesOf(framed([own, ...others], frame))]
    expect(alike.sky[0]).toBeCloseTo(among.sky[0] ?? Number.NaN, 12)
    expect(alike.ground[0]).toBeCloseTo(among.ground[0] ?? Number.NaN, 12)
    expect(among.sky[0]).toBeGreaterThan((narrow.sky[0] ?? 0) + 0.005)
  })

  test('trackers turn with their frame', () => {
    const [own, other] = trackersInRows({ count: 2, length: 20, width: 2, pitch: 5 })
    if (own === undefined || other === undefined) throw new Error('There are two trackers')
    const wide = { ...other, halfLength: other.halfLength + 0.3, halfWidth: other.halfWidth + 0.3 }
    const shadeOf = (targets: readonly ShadeTarget[]) => {
      const kernel = new ShadeKernel(targets, [])
      kernel.turn(-Math.PI / 3)
      kernel.face(0.96, 0, 0.28)
      return kernel.shade(0)
    }
    expect(shadeOf(framed([own, other], 0.3))).toBeCloseTo(shadeOf([own, wide]), 12)
    expect(shadeOf([own, wide])).toBeGreaterThan(shadeOf([own, other]) + 0.02)
  })

  test('no frame and a frame of 0 are the same to the last bit', () => {
    const targets = rollingRacks({ rows: 3, columns: 3, pitch: 6, length: 12, width: 4, waves: 1 }, 25)
    const [plain, zero] = [targets, framed(targets, 0)].map((own) => new ShadeKernel(own, []))
    for (const sun of SUNS) {
      plain?.face(...sun)
      zero?.face(...sun)
      expect(targets.map((_, i) => zero?.shade(i))).toEqual(targets.map((_, i) => plain?.shade(i)))
    }
  })
})

test('a ridge has no frame', () => {
  const scene = {
    version: 2,
    types: [{ id: 'a', kind: 'ewf', length: 10, width: 2, modules: 20, strings: 2, frame: 0.02 }],
    placements: [{ type: 'a', x: 0, y: 0, tilt_deg: 10 }],
  }
  expect(findSceneFailures(scene).failures.map(({ field }) => field)).toEqual(['types.0.frame'])
})
