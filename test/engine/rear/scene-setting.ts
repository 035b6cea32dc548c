import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type Frame, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { type Laws, prepareSceneRear } from '../../../engine/rear/scene/prepare-scene-rear.ts'
import type { RearSampling } from '../../../engine/scene/rear/rear-sampling.ts'
import { binRequest, type ScenePlant, scenePlant } from '../../../engine/scene/scene-plant.ts'
import { requestWith } from '../geometry/setting.ts'
import type { Box, Place, Point, Rear, Table, Weather } from './scene-rays.ts'
import { rearByRays } from './scene-rays.ts'

/** Elevation and azimuth of a sun, deg. */
export type Sun = readonly [elevationDeg: number, azimuthDeg: number]

export const WEATHER = { dniWm2: 800, dhiWm2: 150, albedo: 0.3 } as const

export interface Case {
  placements: readonly Record<string, unknown>[]
  boxes?: readonly Box[]
  /** Other objects of the scene, which the boxes describe to the rays. */
  objects?: readonly Record<string, unknown>[]
  rotationDeg?: number
  heightM?: number
  transparency?: number
  /** Rise of the ground to the east and north. */
  slope?: readonly [number, number]
  rowModel?: string
}

const TYPES = [
  { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 },
  { id: 'tracker', kind: 'sat', length: 30, width: 2.4, modules: 28, strings: 1 },
]

export function towards([elevationDeg, azimuthDeg]: Sun): Point {
  const [up, level] = [Math.sin(elevationDeg * RAD_PER_DEG), Math.cos(elevationDeg * RAD_PER_DEG)]
  return [level * Math.sin(azimuthDeg * RAD_PER_DEG), level * Math.cos(azimuthDeg * RAD_PER_DEG), up]
}

/** A box as an object of a scene. */
export function prism({ from, to }: Box): Record<string, unknown> {
  const corners = [
    [from[0], from[1]],
    [to[0], from[1]],
    [to[0], to[1]],
    [from[0], to[1]],
  ]
  return { kind: 'prism', vertices: corners.map(([x, y]) => [x, y, from[2], to[2] - from[2]]) }
}

export function sceneOf({ placements, boxes = [], objects }: Case, types: readonly Record<string, unknown>[] = TYPES): object {
  const used = types.filter(({ id }) => placements.some(({ type }) => type === id))
  return { version: 2, types: used, placements, objects: objects ?? boxes.map(prism) }
}

/** A frame whose rows have these suns, with the planes of a plant turned by an angle. */
export function frameOfSuns(plant: ScenePlant, suns: readonly Sun[], rotationDeg = 0): Frame {
  const frame = makeFrame(suns.length, 60, [plant.bins.length])
  const { sky, lit } = frame
  frame.n = suns.length
  lit.n = suns.length
  suns.forEach((sun, i) => {
    const [east, north, up] = towards(sun)
    lit.rows[i] = i
    sky.sunEastCos[i] = east
    sky.sunNorthCos[i] = north
    sky.sunZenithCos[i] = up
    sky.sunElevationRad[i] = sun[0] * RAD_PER_DEG
    sky.dniWm2[i] = WEATHER.dniWm2
    sky.dhiWm2[i] = WEATHER.dhiWm2
    sky.albedoFrac[i] = WEATHER.albedo
    frame.planes.forEach((plane, bin) => {
      const { kind, devices } = plant.bins[bin]
      const { normal, across } = plant.layout.devices[devices[0]]
      const rad = kind === 'sat' ? rotationDeg * RAD_PER_DEG : 0
      plane.rotationRad[i] = rad
      const facing = [0, 1, 2].map((axis) => Math.cos(rad) * normal[axis] - Math.sin(rad) * across[axis])
      plane.aoiCos[i] = facing[0] * east + facing[1] * north + facing[2] * up
    })
  })
  return frame
}

export function requestOf(scene: object, heightM = 1.5, transparency = 0, array: object = {}): Resolved {
  return requestWith({
    array: { row_model: 'projection', collector_width_m: 4, ...array },
    bifacial: { model: 'scene', structure_shading: 0, height_m: heightM, transparency },
    scene,
  })
}

/** Light on the rears of a case by the engine, one mean over its tables for each sun. */
export function rearByEngine(of: Case, suns: readonly Sun[], sampling?: RearSampling, laws?: Laws): Rear[] {
  const request = requestOf(sceneOf(of), of.heightM, of.transparency, { row_model: of.rowModel ?? 'projection' })
  const plant = scenePlant(request.scene as NonNullable<Resolved['scene']>)
  const requests = plant.bins.map((bin) => binRequest(request, bin, 0.4))
  const free = plant.bins.map(() => null)
  const frame = frameOfSuns(plant, suns, of.rotationDeg)
  prepareSceneRear(plant, requests, laws ?? free, null, free, sampling)(frame)
  const all = plant.layout.devices.length
  const mean = (column: 'rearViewWm2' | 'rearSkyWm2' | 'rearBeamWm2', i: number): number =>
    plant.bins.reduce((sum, { devices }, bin) => sum + (frame.planes[bin][column][i] * devices.length) / all, 0)
  return suns.map((_, i) => ({ groundWm2: mean('rearViewWm2', i), skyWm2: mean('rearSkyWm2', i), beamWm2: mean('rearBeamWm2', i) }))
}

/** The same by rays, so many from each table. */
export function rearsByRays(of: Case, suns: readonly Sun[], rays: number): Rear[] {
  const { boxes = [], transparency = 0, slope = [0, 0], heightM = 1.5, rotationDeg = 0 } = of
  const tables = of.placements.map((placement) => tableOf(placement, rotationDeg))
  const [{ centre, across, width }] = tables
  const down = of.placements[0].type === 'rack' ? width / 2 : 0
  const foot = centre.map((at, axis) => at - down * across[axis])
  const place: Place = { tables, boxes, ground: [foot[2] - heightM - slope[0] * foot[0] - slope[1] * foot[1], ...slope], transparency }
  return suns.map((sun, i) => {
    const weather: Weather = { sun: towards(sun), beamWm2: WEATHER.dniWm2, skyWm2: WEATHER.dhiWm2, albedo: WEATHER.albedo }
    const each = tables.map((table, k) => rearByRays(place, table, weather, rays, 1000 * i + k))
    const mean = (name: keyof Rear): number => each.reduce((sum, rear) => sum + rear[name] / each.length, 0)
    return { groundWm2: mean('groundWm2'), skyWm2: mean('skyWm2'), beamWm2: mean('beamWm2') }
  })
}

/** A placement as a rectangle: a rack that faces its azimuth, or a tracker that is turned right-handed about its axis. */
function tableOf(placement: Record<string, unknown>, rotationDeg: number): Table {
  const { type, x, y, z, azimuth_deg, tilt_deg } = placement as { type: string } & Record<
    'x' | 'y' | 'z' | 'azimuth_deg' | 'tilt_deg',
    number
  >
  const [azimuth, tilt, turn] = [azimuth_deg * RAD_PER_DEG, tilt_deg * RAD_PER_DEG, rotationDeg * RAD_PER_DEG]
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  const left: Point = [-north, east, 0]
  const upSlope: Point = [-Math.cos(tilt) * east, -Math.cos(tilt) * north, Math.sin(tilt)]
  const normal: Point = [Math.sin(tilt) * east, Math.sin(tilt) * north, Math.cos(tilt)]
  const { length, width } = TYPES.find(({ id }) => id === type) as (typeof TYPES)[number]
  if (type === 'rack') return { centre: [x, y, z], along: left, across: upSlope, length, width }
  const across: Point = [0, 1, 2].map((axis) => Math.cos(turn) * left[axis] + Math.sin(turn) * normal[axis]) as unknown as Point
  return { centre: [x, y, z], along: [-upSlope[0], -upSlope[1], -upSlope[2]], across, length, width }
}

export function total({ groundWm2, skyWm2, beamWm2 }: Rear): number {
  return groundWm2 + skyWm2 + beamWm2
}
