import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'
import { Seeded } from '../properties/seeded.ts'
import { faceLight } from './face-light.ts'
import { type FaceLight, FaceRays, type Light } from './face-rays.ts'

/** The light of each face, as a share of it. */
const TOLERANCE = 0.003
const PLANTS = 30
const ENDLESS = 1_000_000

/** A day and its sky: suns around the plant, each with its beam and its sky. */
const SUNS: readonly SkyRow[] = [
  [80, 85, 350, 60],
  [62, 100, 700, 110],
  [45, 125, 820, 140],
  [33, 180, 880, 130],
  [48, 240, 500, 220],
  [66, 262, 620, 120],
  [82, 290, 240, 50],
  [75, 20, 300, 90],
  [60, 180, 0, 180],
].map(([zenithDeg, azimuthDeg, dniWm2, dhiWm2]) => ({
  zenithDeg,
  azimuthDeg,
  dniWm2,
  dhiWm2,
  ghiWm2: dhiWm2 + dniWm2 * Math.cos(zenithDeg * RAD_PER_DEG),
  albedoFrac: 0.25,
}))

interface Plant {
  tiltDeg: number
  azimuthDeg: number
  gcr: number
  widthM: number
  lowerM: number
  transparency: number
}

/** Half of them stand upright. */
function plants(): Plant[] {
  const seeded = new Seeded(35)
  return Array.from({ length: PLANTS }, (_, k) => ({
    tiltDeg: k % 2 === 0 ? 90 : seeded.between(12, 88),
    azimuthDeg: seeded.between(0, 359),
    gcr: seeded.between(0.1, 0.7),
    widthM: seeded.between(1, 5),
    lowerM: k % 3 === 0 ? 0 : seeded.between(0.1, 2.5),
    transparency: k % 5 === 0 ? seeded.between(0.02, 0.3) : 0,
  }))
}

function requestOf({ tiltDeg, azimuthDeg, gcr, widthM, lowerM, transparency }: Plant, rows: number): Resolved {
  return requestWith({
    site: { transposition: 'isotropic' },
    array: { tilt_deg: tiltDeg, azimuth_deg: azimuthDeg, gcr, collector_width_m: widthM, n_rows: rows },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037, bifaciality: 0.9 },
    iam: { kind: 'off' },
    bifacial: { model: 'two_faces', height_m: lowerM, structure_shading: 0, transparency },
  })
}

function lightOf({ zenithDeg, azimuthDeg, dniWm2 = 0, dhiWm2 = 0, albedoFrac = 0 }: SkyRow, plant: Plant): Light {
  const sin = Math.sin(zenithDeg * RAD_PER_DEG)
  const turned = (azimuthDeg - plant.azimuthDeg) * RAD_PER_DEG
  return {
    sun: [sin * Math.cos(turned), Math.cos(zenithDeg * RAD_PER_DEG), sin * Math.sin(turned)],
    beamWm2: dniWm2,
    skyWm2: dhiWm2,
    albedo: albedoFrac,
  }
}

/** Light of all suns, of the engine and by rays. */
function sums(plane: PlaneColumns, rays: FaceRays, plant: Plant, side: 'front' | 'rear') {
  const columns =
    side === 'front' ? [plane.beamWm2, plane.skyWm2, plane.groundWm2] : [plane.rearBeamWm2, plane.rearSkyWm2, plane.rearViewWm2]
  const cast = SUNS.map((row) => rays.on(side, lightOf(row, plant)))
  const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)
  const parts = (['beamWm2', 'skyWm2', 'groundWm2'] satisfies (keyof FaceLight)[]).map((part, k) => ({
    part,
    engine: sum(columns[k]),
    rays: sum(cast.map((light) => light[part])),
  }))
  return { parts, engine: sum(parts.map((part) => part.engine)), rays: sum(parts.map((part) => part.rays)) }
}

describe.each(plants().map((plant, k) => [k, plant] as const))('rows with two faces against rays, plant %d', (_, plant) => {
  for (const [name, count, nRows] of [
    ['among endless rows', Number.POSITIVE_INFINITY, ENDLESS],
    ['alone', 1, 1],
  ] as const) {
    test(`${name}: ${JSON.stringify(plant)}`, () => {
      const plane = faceLight(requestOf(plant, nRows), frameOf(SUNS))
      const { tiltDeg, gcr, widthM, lowerM, transparency } = plant
      const rays = new FaceRays({ widthM, pitchM: widthM / gcr, tiltRad: tiltDeg * RAD_PER_DEG, lowerM, count, transparency })
      for (const side of ['front', 'rear'] as const) {
        const { parts, engine, rays: cast } = sums(plane, rays, plant, side)
        expect(Math.abs(engine / cast - 1), side).toBeLessThan(TOLERANCE)
        for (const { part, engine: ours, rays: theirs } of parts) {
          expect(Math.abs(ours - theirs) / cast, `${side} ${part}`).toBeLessThan(TOLERANCE)
        }
      }
    })
  }
})
