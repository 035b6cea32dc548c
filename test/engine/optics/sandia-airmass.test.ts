import { describe, expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareSpectral } from '../../../engine/optics/index.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

/** Factors that the stage applies at sea level. */
function factorsAt(elevationsDeg: number[]): number[] {
  const frame = frameOf(elevationsDeg.map((deg) => ({ zenithDeg: 90 - deg, azimuthDeg: 180 })))
  const zeros = elevationsDeg.map(() => 0)
  const weather = { timezone: 0, step_minutes: 60, start: '2023-01-01T00:00', ghi_wm2: zeros, temp_air_c: zeros }
  prepareSpectral(requestWith({ spectral: { mode: 'sandia_airmass' }, weather }), new Sink())(frame, frame.plane)
  return elevationsDeg.map((_, i) => 1 - frame.plane.spectralLossFrac[i])
}

describe('sandia_airmass', () => {
  test('is 1.001 at an air mass of 1.5 and reduces light from straight above by 2 %', () => {
    const [standard, above] = factorsAt([41.81, 90])
    expect(standard).toBeCloseTo(1.0013, 3)
    expect(above).toBeCloseTo(0.9825, 3)
  })

  test('uses the air mass at 4 deg of elevation for a lower sun: 12.4 by Kasten and Young, factor 0.64', () => {
    const [held, low, set] = factorsAt([4, 1, -0.3])
    expect(Math.abs(held - 0.64)).toBeLessThan(0.01)
    expect([low, set]).toEqual([held, held])
  })
})
