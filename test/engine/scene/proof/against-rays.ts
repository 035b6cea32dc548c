import type { Scene } from '@pvyield/contract/schemas'
import { completeScene, exportScene, parseSceneFile } from '@pvyield/engine'
import { INVALID } from '../../../../engine/core/invalid.ts'
import { scenePlant } from '../../../../engine/scene/scene-plant.ts'
import { ShadeKernel } from '../../../../engine/scene/shade/shade-kernel.ts'
import { occludersOf, targetsOf } from '../../../../engine/scene/shade-scene.ts'
import { FINE_SAMPLING } from '../../../../engine/shading/scene/hemisphere-sampling.ts'
import { SceneBodies } from '../../../../engine/shading/scene/scene-bodies.ts'
import type { Seeded } from '../../properties/seeded.ts'
import { type Body, combine, cross, direction, dot, type Point, type RectangleBody } from '../bodies.ts'
import { lightFromGround } from '../ground-rays.ts'
import { inSquare, RayCaster } from '../ray-caster.ts'
import { type PlacedScene, type PlacedTable, placed } from './placed-scene.ts'
import type { Case } from './scene-kinds.ts'

/** Greatest differences of a scene to rays, as shares of the light. */
export interface Differences {
  /** Of a table and a direction; how many were shaded in part; the sum of the absolute values. */
  beam: number
  partly: number
  beams: number
  beamSum: number
  /** Of a bin. */
  sky: number
  ground: number
}

export interface Rays {
  readonly beam: number
  readonly sky: number
}

const LIMIT_RAD = Math.PI / 3

/** What the engine finds in a scene against rays: the beam on every table, and sky and ground of each bin as a run takes them. */
export async function differences({ scene: sent, rotationDeg, stand, through }: Case, seeded: Seeded, rays: Rays): Promise<Differences> {
  const scene = await readThrough(completeScene(sent as object), through)
  const plant = scenePlant(scene)
  const request = { array: { cell_traverse_m: 0.2, collector_width_m: 4 }, module: INVALID } as never
  const targets = targetsOf(plant.layout, request, true)
  const kernel = new ShadeKernel(targets, occludersOf(plant.layout))
  const rotationRad = (rotationDeg * Math.PI) / 180
  const seen = placed(sent, rotationDeg, stand)
  const found: Differences = { beam: 0, partly: 0, beams: 0, beamSum: 0, sky: 0, ground: 0 }
  kernel.turn(rotationRad)
  for (const sun of sunsOf(seeded, kernel)) {
    kernel.face(...sun)
    seen.tables.forEach((table, i) => {
      const shade = kernel.shade(i)
      const difference = Math.abs(shade - shadeByRays(seen, table, sun, rays.beam))
      found.beam = Math.max(found.beam, difference)
      found.beamSum += difference
      found.beams++
      if (shade > 0 && shade < 1) found.partly++
    })
  }
  const bodies = new SceneBodies(plant, targets, { byTables: true, atCentres: false, byTable: null, sampling: FINE_SAMPLING })
  const { sky, ground } = bodies.hemisphere({ fromRad: -LIMIT_RAD, toRad: LIMIT_RAD })
  plant.bins.forEach(({ devices }, bin) => {
    const tables = devices.map((at) => seen.tables[at] as PlacedTable)
    const skyView = (1 + normalOf(tables[0] as PlacedTable)[2]) / 2
    const rad = plant.bins[bin]?.kind === 'sat' ? rotationRad : 0
    const byRays = lossesByRays(seen, tables, rays.sky)
    found.sky = Math.max(found.sky, Math.abs((sky[bin]?.at(rad) ?? Number.NaN) - byRays.sky))
    // of the light on the plane: a flat one sees little ground
    found.ground = Math.max(found.ground, Math.abs((ground[bin]?.at(rad) ?? Number.NaN) - byRays.ground) * (1 - skyView))
  })
  return found
}

/** A sun anywhere, and one of a few that shades a table in part, where one does. */
function sunsOf(seeded: Seeded, kernel: ShadeKernel): readonly Point[] {
  const anywhere = (highest: number): Point => direction(seeded.between(0, 360), seeded.between(1, highest))
  const tried = Array.from({ length: 12 }, (_, k) => anywhere(10 + 4 * k))
  const shades = (sun: Point): boolean => {
    kernel.face(...sun)
    return Array.from({ length: kernel.count }, (_, i) => kernel.shade(i)).some((shade) => shade > 0.02 && shade < 0.98)
  }
  return [anywhere(70), tried.find(shades) ?? anywhere(20)]
}

async function readThrough(scene: Scene, format: Case['through']): Promise<Scene> {
  if (format === undefined) return scene
  const read = await parseSceneFile(await exportScene(scene, { format, losses: 'accept', latitude: 40 }), { latitude: 40 })
  return completeScene(read.scene)
}

const normalOf = ({ receives: [part] }: PlacedTable): Point => cross(part?.along as Point, part?.across as Point)

/** All bodies but those of the table itself stop the light of a part. */
function casterOf({ tables, objects }: PlacedScene, table: PlacedTable, part: RectangleBody, withObjects = true): RayCaster {
  const others: Body[] = tables.filter((other) => other !== table).flatMap(({ stops }) => stops)
  return new RayCaster(part, withObjects ? [...others, ...objects] : others)
}

function shadeByRays(seen: PlacedScene, table: PlacedTable, sun: Point, rays: number): number {
  const parts = table.receives
  return parts.reduce((sum, part) => sum + casterOf(seen, table, part).shade(sun, Math.ceil(rays / parts.length)), 0) / parts.length
}

const spread = (k: number, step: number): number => (k * step) % 1

/** Ray k of an even light: more where the incidence is steep. */
function incidentRay({ along, across }: RectangleBody, k: number): Point {
  const radius = Math.sqrt(spread(k, 0.6287067210378087))
  const angle = 2 * Math.PI * spread(k, 0.5385972572236101)
  return combine(
    [radius * Math.cos(angle), along],
    [radius * Math.sin(angle), across],
    [Math.sqrt(1 - radius * radius), cross(along, across)],
  )
}

/**
 * Shares of the sky and ground light that tables lose together. Of the ground, tables take all at an azimuth where
 * they cross the level ray, and objects what they stop of the rest.
 */
function lossesByRays(seen: PlacedScene, tables: readonly PlacedTable[], rays: number): { sky: number; ground: number } {
  const sums = { sky: 0, skyLost: 0, level: 0, open: 0, down: 0, left: 0 }
  const parts = tables.flatMap((table) => table.receives.map((part) => ({ table, part })))
  const each = Math.ceil(rays / parts.length)
  parts.forEach(({ table, part }, t) => {
    const all = casterOf(seen, table, part)
    const byTables = casterOf(seen, table, part, false)
    const normal = normalOf(table)
    for (let k = 1 + t * each; k <= (t + 1) * each; k++) {
      const [u, v] = inSquare(k)
      const ray = incidentRay(part, k)
      if (ray[2] > 0) {
        sums.sky++
        sums.skyLost += 1 - all.lightAt(u, v, ray)
      } else addGround(seen, part, [u, v], ray, byTables, sums)
      const azimuth = 2 * Math.PI * spread(k, 0.5385972572236101)
      const level: Point = [Math.sin(azimuth), Math.cos(azimuth), 0]
      const cos = dot(level, normal)
      if (cos <= 0) continue
      sums.level += cos
      if (byTables.lightAt(u, v, level) > 0) sums.open += cos
    }
  })
  const ofObjects = sums.down > 0 ? sums.left / sums.down : 1
  return { sky: sums.skyLost / sums.sky, ground: sums.level > 0 ? 1 - (sums.open / sums.level) * ofObjects : 0 }
}

function addGround(
  { objects }: PlacedScene,
  { centre, along, across, halfLength, halfWidth }: RectangleBody,
  [u, v]: readonly [number, number],
  ray: Point,
  byTables: RayCaster,
  sums: { down: number; left: number },
): void {
  const level = Math.hypot(ray[0], ray[1])
  if (byTables.lightAt(u, v, [ray[0] / level, ray[1] / level, 0]) === 0) return
  sums.down++
  sums.left += lightFromGround(combine([1, centre], [(2 * u - 1) * halfLength, along], [(2 * v - 1) * halfWidth, across]), ray, objects)
}
