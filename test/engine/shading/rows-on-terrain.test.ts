import { describe, expect, test } from 'bun:test'
import { completeScene, type Layout, makeLayout } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { INVALID } from '../../../engine/core/invalid.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { rowArray, sunCosine } from '../../../engine/geometry/row-array.ts'
import { findAhead } from '../../../engine/scene/ahead.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { targetsOf } from '../../../engine/scene/shade-scene.ts'
import { prepareRows } from '../../../engine/shading/row-model/rows.ts'
import { TerrainRows } from '../../../engine/shading/row-model/rows-on-terrain.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'
import { Seeded } from '../properties/seeded.ts'
import { direction } from '../scene/bodies.ts'

const [WIDTH, PITCH, LENGTH, STRIPS, CELL_M] = [4, 9, 4000, 3, 0.2]

type Kind = 'gft' | 'sat'

/** Rows at heights, one behind the other from the side that racks face. */
function rowsAt(kind: Kind, heights: readonly number[], angles: object): Layout {
  return makeLayout(
    completeScene({
      version: 2,
      types: [{ id: 'a', kind, length: LENGTH, width: WIDTH, modules: 10, strings: STRIPS }],
      placements: heights.map((z, k) => ({
        type: 'a',
        x: kind === 'sat' ? k * PITCH : 0,
        y: kind === 'gft' ? k * PITCH : 0,
        z,
        ...angles,
      })),
    }),
  )
}

function arrayOf(kind: Kind, fields: object = {}): Resolved['array'] {
  return requestWith({
    array: {
      track_mode: kind === 'sat' ? 'single_axis' : 'fixed',
      azimuth_deg: 180,
      gcr: WIDTH / PITCH,
      collector_width_m: WIDTH,
      row_length_m: LENGTH,
      string_steps: STRIPS,
      cell_traverse_m: CELL_M,
      ...fields,
    },
  }).array
}

/** Cosine of incidence on a plane of the array section at a rotation. */
function incidence(array: Resolved['array'], rotationRad: number, sun: readonly [number, number, number]): number {
  const { normal, right, rotationOffsetRad } = rowArray(array)
  const rotation = rotationRad + rotationOffsetRad
  return sunCosine(normal, ...sun) * Math.cos(rotation) + sunCosine(right, ...sun) * Math.sin(rotation)
}

function terrainOf(array: Resolved['array'], layout: Layout, ahead = findAhead(layout)): TerrainRows {
  return new TerrainRows(array, layout.bins[0] as Layout['bins'][number], layout, ahead)
}

/** Mean shade and loss of strips of a layout in the kernel. */
function shadeByKernel(layout: Layout, array: Resolved['array'], rotationRad: number, sun: readonly [number, number, number]) {
  const kernel = new ShadeKernel(targetsOf(layout, { array, module: INVALID }, true), [])
  const count = layout.devices.length
  const [linear, electrical] = [new Float64Array(count), new Float64Array(count)]
  kernel.turn(rotationRad)
  kernel.shadeAll(...sun, linear, electrical)
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value / count, 0)
  return { linear: mean(linear), electrical: mean(electrical) }
}

describe('two rows at different heights have the shade of the kernel', () => {
  test('racks', () => {
    const random = new Seeded(1)
    let shaded = 0
    for (let k = 0; k < 300; k++) {
      const tilt_deg = random.between(5, 60)
      const layout = rowsAt('gft', [random.between(-3, 3), 0], { tilt_deg })
      const array = arrayOf('gft', { tilt_deg })
      const sun = direction(random.between(100, 260), random.between(1, 30))
      const terrain = terrainOf(array, layout)
      terrain.shade(...sun, 0, incidence(array, 0, sun))
      const { linear, electrical } = shadeByKernel(layout, array, 0, sun)
      // where the whole row is shaded, light that would pass below a row ahead meets the ground
      if (terrain.linear > 0.47) continue
      expect(terrain.linear).toBeCloseTo(linear, 9)
      expect(terrain.linear + terrain.surplus).toBeCloseTo(electrical, 3)
      if (linear > 0) shaded++
    }
    expect(shaded).toBeGreaterThan(80)
  })

  test('trackers at any rotation, with axes that slope, the sun on either side', () => {
    const random = new Seeded(2)
    let shaded = 0
    for (let k = 0; k < 300; k++) {
      const tilt_deg = random.between(0, 10)
      const layout = rowsAt('sat', [random.between(-3, 3), 0], { tilt_deg, azimuth_deg: 180 })
      const array = arrayOf('sat', { tilt_deg })
      const isEvening = random.chance(0.5)
      const sun = direction(isEvening ? random.between(220, 320) : random.between(40, 140), random.between(2, 30))
      const rotation = (isEvening ? 1 : -1) * random.between(5, 70) * RAD_PER_DEG
      const terrain = terrainOf(array, layout)
      terrain.shade(...sun, rotation, incidence(array, rotation, sun))
      const { linear, electrical } = shadeByKernel(layout, array, rotation, sun)
      // where the whole row is shaded, light that would pass below a row ahead meets the ground
      if (terrain.linear > 0.47) continue
      // one of the two is higher along its axis as well, by a share of the length
      expect(Math.abs(terrain.linear - linear)).toBeLessThan(1e-4)
      expect(terrain.linear + terrain.surplus).toBeCloseTo(electrical, 3)
      if (linear > 0) shaded++
    }
    expect(shaded).toBeGreaterThan(80)
  })
})

describe('a field in which every device has one ahead is the array section', () => {
  const cases = [
    { kind: 'gft', tilt_deg: 30, slopeDeg: 0 },
    { kind: 'sat', tilt_deg: 0, slopeDeg: 0 },
    { kind: 'sat', tilt_deg: 5, slopeDeg: 0 },
    { kind: 'sat', tilt_deg: 3, slopeDeg: 7 },
    { kind: 'sat', tilt_deg: 0, slopeDeg: -4 },
  ] as const
  test.each(cases)('$kind at $tilt_deg deg, slope $slopeDeg deg: beam, strips and sky', ({ kind, tilt_deg, slopeDeg }) => {
    const bands = { band_top_m: kind === 'sat' ? 0.3 : 0, band_bottom_m: 0.1 }
    const layout = rowsAt(kind, [0], { tilt_deg, azimuth_deg: 180 })
    // perpendicular to the axis; a positive slope lowers the right side
    const rise = (PITCH * Math.tan(slopeDeg * RAD_PER_DEG)) / Math.cos(kind === 'sat' ? tilt_deg * RAD_PER_DEG : 0)
    const sideAt = (height: number) => ({ index: Int32Array.of(0), spacing: Float64Array.of(PITCH), rise: Float64Array.of(height) })
    for (const row_length_m of [null, 40]) {
      const array = arrayOf(kind, { tilt_deg, row_length_m, ...bands, cross_axis_slope_deg: slopeDeg, n_rows: 1_000_000 })
      const terrain = terrainOf(array, layout, { right: sideAt(-rise), left: sideAt(rise) })
      for (const rotationDeg of kind === 'gft' ? [0] : [-50, -20, 15, 45]) {
        const plane = { rotation: rotationDeg * RAD_PER_DEG, kind, isEvening: rotationDeg > 0 }
        for (const elevation of [1, 4, 9, 16, 40]) {
          const sun = direction(kind === 'gft' ? 150 : plane.isEvening ? 250 : 80, elevation)
          terrain.shade(...sun, plane.rotation, incidence(array, plane.rotation, sun))
          const rows = shadeOfRows(array, plane.rotation, sun)
          expect(terrain.linear).toBeCloseTo(rows.linear, 12)
          expect(terrain.surplus).toBeCloseTo(rows.surplus, 12)
          expect(terrain.skyLoss.at(plane.rotation)).toBeCloseTo(rows.sky, 5)
        }
      }
    }
  })

  /** What the stage of the array section takes of a beam and a sky, without its first row. */
  function shadeOfRows(array: Resolved['array'], rotationRad: number, sun: readonly [number, number, number]) {
    const elevationDeg = Math.asin(sun[2]) / RAD_PER_DEG
    const frame = frameOf([{ zenithDeg: 90 - elevationDeg, azimuthDeg: Math.atan2(sun[0], sun[1]) / RAD_PER_DEG }])
    const { plane } = frame
    plane.rotationRad[0] = rotationRad
    plane.aoiCos[0] = incidence(array, rotationRad, sun)
    plane.beamWm2[0] = 1000
    plane.skyWm2[0] = 1000
    prepareRows({ array, bifacial: null })(frame, plane)
    const { shadedRowsFrac } = rowArray(array)
    return {
      linear: (plane.nearBeamLossWm2[0] as number) / 1000 / shadedRowsFrac,
      surplus: (plane.stripSurplusFrac[0] as number) / shadedRowsFrac,
      sky: (plane.nearSkyLossWm2[0] as number) / 1000 / shadedRowsFrac,
    }
  }
})

test('trackers at rotations of their own have the shade of the kernel', () => {
  const random = new Seeded(5)
  let shaded = 0
  for (let k = 0; k < 200; k++) {
    const layout = rowsAt('sat', [random.between(-1, 1), 0], { tilt_deg: 0, azimuth_deg: 180 })
    const array = arrayOf('sat')
    const isEvening = random.chance(0.5)
    const sun = direction(isEvening ? 265 : 95, random.between(3, 25))
    const rotations = [0, 1].map(() => (isEvening ? 1 : -1) * random.between(5, 70) * RAD_PER_DEG)
    const terrain = terrainOf(array, layout)
    terrain.shadeEach(...sun, { rotation: (at) => rotations[at] as number })
    const kernel = new ShadeKernel(targetsOf(layout, { array, module: INVALID }, true), [])
    kernel.turn(Float64Array.from(rotations))
    kernel.face(...sun)
    let [light, lost, lostByStrips] = [0, 0, 0]
    for (const at of [0, 1]) {
      const cos = Math.max(0, kernel.incidenceCos(at))
      light += cos
      lost += cos * kernel.shade(at)
      lostByStrips += cos * kernel.electrical
    }
    // as above, for the table that is shaded
    if (terrain.linear > 0.3) continue
    expect(terrain.linear).toBeCloseTo(lost / light, 4)
    expect(terrain.linear + terrain.surplus).toBeCloseTo(lostByStrips / light, 3)
    if (lost > 0) shaded++
  }
  expect(shaded).toBeGreaterThan(50)
})

test('more heights than classes: the mean of all within 1e-3', () => {
  const random = new Seeded(4)
  const heights = Array.from({ length: 600 }, () => random.between(-1, 1))
  const layout = rowsAt('sat', heights, { tilt_deg: 0, azimuth_deg: 180 })
  const array = arrayOf('sat', { tilt_deg: 0 })
  const terrain = terrainOf(array, layout)
  const { right } = findAhead(layout)
  for (const [elevation, rotationDeg] of [
    [5, 20],
    [12, 40],
    [20, 55],
  ] as const) {
    const [sun, rotation] = [direction(265, elevation), rotationDeg * RAD_PER_DEG]
    const aoiCos = incidence(array, rotation, sun)
    terrain.shade(...sun, rotation, aoiCos)
    let mean = 0
    for (let at = 0; at < heights.length; at++) {
      if (right.index[at] === -1) continue
      const perWidth = (right.rise[at] as number) / WIDTH
      const depth = 1 - (sun[2] / array.gcr + perWidth * sun[0]) / aoiCos
      mean += Math.min(1, Math.max(0, depth)) / heights.length
    }
    expect(Math.abs(terrain.linear - mean)).toBeLessThan(1e-3)
  }
})
