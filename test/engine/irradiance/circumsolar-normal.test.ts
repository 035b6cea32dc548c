import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type RunOutcome, run } from '../../../engine/index.ts'
import { prepareBrightness } from '../../../engine/irradiance/brightness.ts'
import { diagram, plant } from '../chain/plant.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const EXTRA_WM2 = 1361

function normalOf(request: object, zenithDeg = 60): number {
  const frame = frameOf([{ zenithDeg, azimuthDeg: 180, ghiWm2: 500, dhiWm2: 100, dniWm2: 800 }])
  frame.sky.extraNormalWm2.fill(EXTRA_WM2)
  prepareBrightness(requestWith(request))(frame)
  return frame.sky.circumsolarNormalWm2[0]
}

describe('circumsolar light normal to the sun', () => {
  test('of Hay and Davies is the anisotropic fraction of the diffuse over the cosine of the zenith', () => {
    const expected = (100 * (800 / EXTRA_WM2)) / Math.cos(60 * RAD_PER_DEG)
    expect(normalOf({ site: { transposition: 'hay_davies' }, bifacial: {} })).toBeCloseTo(expected, 10)
  })

  test('is zero for an isotropic sky, below 2 deg of elevation, and without a rear side', () => {
    expect(normalOf({ site: { transposition: 'isotropic' }, bifacial: {} })).toBe(0)
    expect(normalOf({ site: { transposition: 'perez' }, bifacial: {} }, 88.5)).toBe(0)
    expect(normalOf({ site: { transposition: 'perez' } })).toBe(0)
  })

  test('is also computed for irradiance measured in the plane', () => {
    const bifacial = { structure_shading: 0 }
    const rear = (outcome: RunOutcome): number => diagram(outcome).get('glob_rear') ?? Number.NaN
    const first = run(plant({ bifacial }), { withSeries: true })
    const onPlane = first.series?.columns[first.series.names.indexOf('GlobInc')] ?? []
    const { ghi_wm2: _, dhi_wm2: __, dni_wm2: ___, ...others } = plant().weather
    const weather = { ...others, poa_wm2: Array.from(onPlane) }
    const site = { latitude: 48.1, longitude: 11.6, elevation: 520 }
    const measured = (transposition: string): number => rear(run(plant({ bifacial, weather, site: { ...site, transposition } })))
    expect(measured('perez') / rear(first)).toBeGreaterThan(0.95)
    expect(measured('perez') / rear(first)).toBeLessThan(1.05)
    expect(measured('isotropic') / rear(first)).toBeGreaterThan(1.06)
  })
})
