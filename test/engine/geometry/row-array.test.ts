import { describe, expect, test } from 'bun:test'
import { rowArray } from '../../../engine/geometry/row-array.ts'
import { requestWith } from './setting.ts'
import { sunCosineAt } from './sun-cosine.ts'

const PITCH_M = 8
const WIDTH_M = 4
const TRACKER = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: WIDTH_M / PITCH_M, collector_width_m: WIDTH_M }

describe('rows of trackers on a slope across them', () => {
  test('are further apart along the slope than on the map', () => {
    for (const slopeDeg of [-15, 0, 10, 20]) {
      const { array } = requestWith({ array: { ...TRACKER, cross_axis_slope_deg: slopeDeg } })
      const riseM = PITCH_M * Math.tan((slopeDeg * Math.PI) / 180)
      expect(rowArray(array).gcr, `${slopeDeg} deg`).toBeCloseTo(WIDTH_M / Math.hypot(PITCH_M, riseM), 12)
    }
  })

  test('have a cross-section whose vertical is normal to the slope: a sun normal to the slope is vertical in it', () => {
    const { normal, right } = rowArray(requestWith({ array: { ...TRACKER, cross_axis_slope_deg: 20 } }).array)
    const tilted = Math.cos((20 * Math.PI) / 180)
    const [east, west] = [Math.PI / 2, (3 * Math.PI) / 2].map((azimuth) => sunCosineAt(normal, tilted, azimuth))
    expect(Math.max(east, west)).toBeCloseTo(1, 12)
    expect(normal.east * right.east + normal.north * right.north + normal.up * right.up).toBeCloseTo(0, 12)
  })
})
