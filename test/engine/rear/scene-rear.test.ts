import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareRear } from '../../../engine/rear/index.ts'
import { prepareSceneRear } from '../../../engine/rear/scene/prepare-scene-rear.ts'
import { binRequest, scenePlant } from '../../../engine/scene/scene-plant.ts'
import { requestWith } from '../geometry/setting.ts'
import { type Case, frameOfSuns, rearByEngine, rearsByRays, requestOf, type Sun, total } from './scene-setting.ts'

const RAYS = 60_000
/** Of one direction: as many rays as leave no error of theirs. */
const FINE = { ofSun: 16_384, ofRotation: 16_384, ofSky: 2048 }
const SUNS: readonly Sun[] = [
  [12, 105],
  [45, 160],
  [62, 185],
  [30, 240],
  [8, 60],
]
/** A day of them, for the sampling that runs have. */
const DAY: readonly Sun[] = Array.from({ length: 16 }, (_, k) => [
  4 + 58 * Math.sin(((k + 0.5) / 16) * Math.PI),
  75 + (210 * (k + 0.5)) / 16,
])

const rack = (x: number, y: number, z = 2.345, changes = {}) => ({ type: 'rack', x, y, z, azimuth_deg: 180, tilt_deg: 25, ...changes })
const tracker = (x: number, y = 0, z = 1.5) => ({ type: 'tracker', x, y, z, azimuth_deg: 180, tilt_deg: 0 })
const fourTrackers = [0, 6, 12, 18].map((x) => tracker(x))
const toNorth = Math.tan(8 * RAD_PER_DEG)

const CASES: Record<string, Case> = {
  'a table alone': { placements: [rack(0, 0)] },
  'three rows of finite length, some light through them': { placements: [0, 8, 16].map((y) => rack(0, y)), transparency: 0.1 },
  'trackers turned to the west': { placements: fourTrackers, rotationDeg: 50 },
  'trackers turned to the east': { placements: fourTrackers, rotationDeg: -25 },
  'level trackers': { placements: fourTrackers, rotationDeg: 0 },
  'rows with a building behind and a low wall below': {
    placements: [rack(0, 0), rack(0, 8)],
    boxes: [
      { from: [-10, 13, 0.845], to: [10, 17, 9], passes: 0 },
      { from: [-6, 2.4, 0], to: [3, 2.6, 1.6], passes: 0 },
    ],
  },
  'rows up a slope to the north': { placements: [0, 8, 16].map((y) => rack(0, y, 2.345 + toNorth * y)), slope: [0, toNorth] },
  'trackers across a slope': { placements: [0, 6, 12].map((x) => tracker(x, 0, 1.5 + 0.1 * x)), rotationDeg: 35, slope: [0.1, 0] },
  'steep racks of several orientations': {
    placements: [
      rack(0, 0, 1 + 2 * Math.sin(80 * RAD_PER_DEG), { tilt_deg: 80 }),
      rack(3, 7, 1 + Math.sqrt(3), { tilt_deg: 60, azimuth_deg: 140 }),
    ],
    heightM: 1,
  },
}

describe('the rear of tables in a scene, by rays', () => {
  test.each(Object.entries(CASES))('%s: each sun within 1 %%', (_, of) => {
    const own = rearByEngine(of, SUNS, FINE)
    const rays = rearsByRays(of, SUNS, RAYS)
    own.forEach((rear, i) => {
      expect(Math.abs(total(rear) / total(rays[i]) - 1), `sun ${SUNS[i]}: ${JSON.stringify([rear, rays[i]])}`).toBeLessThan(0.01)
    })
  })

  test('a line of trees, through which some light passes', () => {
    const trees = {
      kind: 'tree_line',
      vertices: [
        [-12, -6, 0, 7],
        [12, -6, 0, 7],
      ],
      transmittance: 0.4,
    }
    const of: Case = { placements: [rack(0, 0)], boxes: [{ from: [-12, -6.001, 0], to: [12, -5.999, 7], passes: 0.4 }], objects: [trees] }
    const own = rearByEngine(of, SUNS, FINE)
    for (const [i, rays] of rearsByRays(of, SUNS, 2 * RAYS).entries()) expect(Math.abs(total(own[i]) / total(rays) - 1)).toBeLessThan(0.01)
  })

  test('a day of the sampling that runs have: each sun within 3 %, their sum within 0.5 %', () => {
    const of = CASES['trackers turned to the west']
    const sumOf = (rears: readonly Parameters<typeof total>[0][]): number => rears.reduce((sum, rear) => sum + total(rear), 0)
    const [own, fine] = [rearByEngine(of, DAY), rearByEngine(of, DAY, FINE)]
    for (const [i, rear] of own.entries()) expect(Math.abs(total(rear) / total(fine[i]) - 1), `sun ${DAY[i]}`).toBeLessThan(0.03)
    expect(Math.abs(sumOf(own) / sumOf(fine) - 1)).toBeLessThan(0.005)
  })
})

describe('the rear in a scene', () => {
  const width = 4
  const rows = (kind: 'gft' | 'sat', gcr: number, tilt_deg: number, slope = 0): object => ({
    version: 2,
    types: ['row', 'middle'].map((id) => ({ id, kind, length: 2000, width, modules: 500, strings: id === 'middle' ? 2 : 1 })),
    placements: Array.from({ length: 21 }, (_, k) => {
      const way = (k - 10) * (width / gcr)
      const [x, y] = kind === 'sat' ? [way, 0] : [0, way]
      return { type: k === 10 ? 'middle' : 'row', x, y, z: 5 + slope * way, azimuth_deg: 180, tilt_deg }
    }),
    objects: [],
  })

  test.each([
    ['gft', 0.4, 25, 0, 1.2],
    ['gft', 0.6, 12, 0, 0.8],
    ['sat', 0.35, 0, 45, 2],
    ['sat', 0.5, 0, -20, 1.6],
  ] as const)('is that of view factors in the middle of long rows: %s, gcr %d', (kind, gcr, tilt, rotationDeg, heightM) => {
    const request = requestOf(rows(kind, gcr, tilt), heightM, 0.05)
    const plant = scenePlant(request.scene as NonNullable<Resolved['scene']>, (type) => (type === 'middle' ? 1 : 0))
    const middle = plant.bins.findIndex(({ devices }) => devices.length === 1)
    const requests = plant.bins.map((bin) => binRequest(request, bin, gcr))
    const free = plant.bins.map(() => null)
    const frame = frameOfSuns(plant, SUNS, rotationDeg)
    prepareSceneRear(plant, requests, free, null, free, FINE)(frame)
    const own = SUNS.map((_, i) => frame.planes[middle].backWm2[i])
    const array = { track_mode: kind === 'sat' ? 'single_axis' : 'fixed', gcr, tilt_deg: tilt, azimuth_deg: 180, collector_width_m: width }
    const bifacial = { model: 'view_factor', structure_shading: 0, height_m: heightM, transparency: 0.05 }
    prepareRear(requestWith({ array, bifacial }), null, new Sink())(frame, frame.planes[middle])
    for (const [i, sun] of SUNS.entries()) expect(Math.abs(own[i] / frame.planes[middle].backWm2[i] - 1), `sun ${sun}`).toBeLessThan(0.01)
  })
})
