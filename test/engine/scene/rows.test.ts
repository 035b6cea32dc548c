import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { rowArray, sunCosine } from '../../../engine/geometry/row-array.ts'
import { shadeDepthFrac, shadedLengthFrac } from '../../../engine/geometry/row-shade.ts'
import { frontSkyView } from '../../../engine/geometry/row-views.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { requestWith } from '../geometry/setting.ts'
import { direction } from './bodies.ts'
import { racksInRows, trackersInRows } from './rows.ts'
import { lossesOfTables } from './table-losses.ts'

const ROWS = { count: 50, length: 4000, width: 4, pitch: 9 }

/** Shade of every row but the first, by the formulas of the array section. */
function shadeOfRows(array: Record<string, unknown>, rotationDeg: number, azimuth: number, elevation: number): number {
  const dimensions = { gcr: ROWS.width / ROWS.pitch, collector_width_m: ROWS.width, n_rows: ROWS.count, row_length_m: ROWS.length }
  const { gcr, normal, right, along, lengthPerPitch, rotationOffsetRad } = rowArray(
    requestWith({ array: { ...dimensions, ...array } }).array,
  )
  const sun = direction(azimuth, elevation)
  const rotation = rotationDeg * RAD_PER_DEG + rotationOffsetRad
  const normalCos = sunCosine(normal, ...sun)
  const aoiCos = normalCos * Math.cos(rotation) + sunCosine(right, ...sun) * Math.sin(rotation)
  return shadeDepthFrac(gcr, normalCos, aoiCos) * shadedLengthFrac(lengthPerPitch, Math.sin(rotation), sunCosine(along, ...sun), aoiCos)
}

describe('long rows on level ground', () => {
  test('have the beam shade of the array section', () => {
    const kernel = new ShadeKernel(racksInRows({ ...ROWS, tiltDeg: 35 }), [])
    for (const azimuth of [110, 150, 180, 240]) {
      for (const elevation of [2, 6, 10, 14, 20]) {
        kernel.face(...direction(azimuth, elevation))
        const expected = shadeOfRows({ track_mode: 'fixed', tilt_deg: 35, azimuth_deg: 180 }, 0, azimuth, elevation)
        expect(kernel.shade(0)).toBe(0)
        for (const row of [1, 20, 49]) expect(kernel.shade(row)).toBeCloseTo(expected, 9)
      }
    }
  })

  test('have it at every rotation of trackers', () => {
    const kernel = new ShadeKernel(trackersInRows(ROWS), [])
    for (const rotation of [-60, -35, -10, 20, 50]) {
      kernel.turn(rotation * RAD_PER_DEG)
      for (const elevation of [3, 9, 18, 30]) {
        const azimuth = rotation > 0 ? 255 : 105
        kernel.face(...direction(azimuth, elevation))
        const expected = shadeOfRows({ track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180 }, rotation, azimuth, elevation)
        const [first, last] = rotation > 0 ? [0, 49] : [49, 0]
        expect(kernel.shade(first)).toBe(0)
        for (const row of [25, last]) expect(kernel.shade(row)).toBeCloseTo(expected, 9)
      }
    }
  })

  test('have its sky to 0.2 % of the sky, and its ground in the first row only', () => {
    const gcr = ROWS.width / ROWS.pitch
    for (const tiltDeg of [10, 28, 50, 90]) {
      const racks = racksInRows({ ...ROWS, tiltDeg })
      const { sky, ground } = lossesOfTables(new ShadeKernel(racks, []), racks)
      const tiltCos = Math.cos(tiltDeg * RAD_PER_DEG)
      expect(sky[0]).toBe(0)
      expect(Math.abs(sky[25] - (1 - frontSkyView(gcr, tiltCos) / ((1 + tiltCos) / 2)))).toBeLessThan(0.002)
      expect(ground[0]).toBe(0)
      expect(ground[25]).toBeCloseTo(1, 2)
      expect(Math.abs(ground.reduce((sum, loss) => sum + loss, 0) / ROWS.count - (ROWS.count - 1) / ROWS.count)).toBeLessThan(0.005)
    }
    const trackers = trackersInRows(ROWS)
    const kernel = new ShadeKernel(trackers, [])
    for (const rotation of [-60, -30, 10, 45]) {
      kernel.turn(rotation * RAD_PER_DEG)
      const { sky } = lossesOfTables(kernel, trackers)
      const tiltCos = Math.cos(rotation * RAD_PER_DEG)
      expect(Math.abs(sky[25] - (1 - frontSkyView(gcr, tiltCos) / ((1 + tiltCos) / 2))), `${rotation} deg`).toBeLessThan(0.002)
    }
  })
})
