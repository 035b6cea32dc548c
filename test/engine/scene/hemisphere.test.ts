import { describe, expect, test } from 'bun:test'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { type Body, combine, cross, dot, OPAQUE, type Point, type RectangleBody } from './bodies.ts'
import { lightFromGround } from './ground-rays.ts'
import { randomScene } from './random-scene.ts'
import { inSquare, RayCaster } from './ray-caster.ts'
import { lossesOfTables } from './table-losses.ts'

const SCENES = 10
const RAYS = 50_000
const TOLERANCE = 0.005

/** Fraction of k times an irrational number. */
const spread = (k: number, step: number): number => (k * step) % 1

/** Ray k of an even light: more where the incidence is steep. */
function incidentRay(target: RectangleBody, normal: Point, k: number): Point {
  const radius = Math.sqrt(spread(k, 0.6287067210378087))
  const angle = 2 * Math.PI * spread(k, 0.5385972572236101)
  return combine(
    [radius * Math.cos(angle), target.along],
    [radius * Math.sin(angle), target.across],
    [Math.sqrt(1 - radius * radius), normal],
  )
}

/** Share of the sky light that a table loses: rays from all over it. */
function skyByRays(target: RectangleBody, bodies: readonly Body[]): number {
  const normal = cross(target.along, target.across)
  const caster = new RayCaster(target, bodies)
  let [seen, lost] = [0, 0]
  for (let k = 1; k <= RAYS; k++) {
    const ray = incidentRay(target, normal, k)
    if (ray[2] <= 0) continue
    seen++
    lost += 1 - caster.lightAt(...inSquare(k), ray)
  }
  return lost / seen
}

/**
 * Share of the ground light that a table loses: tables take all at an azimuth where they cross the level ray,
 * each with the cosine of its incidence; of the rest, objects take the rays downwards that they stop.
 */
function groundByRays(target: RectangleBody, bodies: readonly Body[]): number {
  const normal = cross(target.along, target.across)
  const tables = new RayCaster(
    target,
    bodies.filter(({ kind, group }) => kind === 'rectangle' && group === OPAQUE.group),
  )
  const objects = bodies.filter(({ kind }) => kind !== 'rectangle')
  const isOpen = (k: number, [east, north]: Point): boolean => {
    const level = Math.hypot(east, north)
    return tables.lightAt(...inSquare(k), [east / level, north / level, 0]) > 0
  }
  let [level, levelOpen] = [0, 0]
  for (let k = 1; k <= RAYS / 4; k++) {
    const azimuth = 2 * Math.PI * spread(k, 0.5385972572236101)
    const ray: Point = [Math.sin(azimuth), Math.cos(azimuth), 0]
    const cos = dot(ray, normal)
    if (cos <= 0) continue
    level += cos
    if (isOpen(k, ray)) levelOpen += cos
  }
  let [seen, left] = [0, 0]
  for (let k = 1; k <= RAYS; k++) {
    const ray = incidentRay(target, normal, k)
    if (ray[2] >= 0 || !isOpen(k, ray)) continue
    seen++
    const [u, v] = inSquare(k)
    const place = combine(
      [1, target.centre],
      [(2 * u - 1) * target.halfLength, target.along],
      [(2 * v - 1) * target.halfWidth, target.across],
    )
    left += lightFromGround(place, ray, objects)
  }
  return 1 - (seen > 0 ? (levelOpen / level) * (left / seen) : 1)
}

describe('hemisphere factors of sky and ground are those of rays, within 0.5 % of the light', () => {
  for (let seed = 401; seed < 401 + SCENES; seed++) {
    test(`in random scene ${seed}`, () => {
      const scene = randomScene(seed)
      const kernel = new ShadeKernel(scene.targets, scene.occluders)
      kernel.turn(scene.rotations)
      const { sky, ground } = lossesOfTables(kernel, scene.targets)
      scene.rectangles.slice(0, 2).forEach((target, i) => {
        expect(Math.abs(sky[i] - skyByRays(target, scene.bodies)), `sky of table ${i}`).toBeLessThanOrEqual(TOLERANCE)
        // of the light on the plane: a flat one sees little ground
        const groundView = (1 - cross(target.along, target.across)[2]) / 2
        expect(Math.abs(ground[i] - groundByRays(target, scene.bodies)) * groundView, `ground of table ${i}`).toBeLessThanOrEqual(TOLERANCE)
      })
    })
  }
})
