import { describe, expect, test } from 'bun:test'
import { SkyLimits } from '../../../engine/core/sky-limits.ts'

const N = 1000
/** High sun, cos z 0.8: a clear sky has 1098 * 0.8 * exp(-0.057 / 0.8) = 818 W/m2 (Haurwitz 1945, by hand). */
const SUN = {
  sunZenithCos: new Float64Array(N).fill(0.8),
  isUp: new Uint8Array(N).fill(1),
  extraNormalWm2: new Float64Array(N).fill(1361),
}

function findings(ghi: number | null, dhi: number | null, dni: number | null, elevationM = 0, isWholeYear = true): string[] {
  const filled = (value: number | null) => (value === null ? null : new Float64Array(N).fill(value))
  const limits = new SkyLimits({ ghiWm2: filled(ghi), dhiWm2: filled(dhi), dniWm2: filled(dni), stepMinutes: 60 }, elevationM)
  limits.add(0, SUN, N)
  return limits.findings(isWholeYear)
}

describe('irradiance compared with the sun and a clear sky', () => {
  test('a clear sky has no finding', () => {
    expect(findings(818, 100, 897)).toEqual([])
  })

  test('the brightest hours below 65 % and above 140 % of a clear sky, and a year above 112 %', () => {
    expect(findings(0.66 * 818, null, null)).toEqual([])
    expect(findings(0.64 * 818, null, null)[0]).toStartWith('The brightest hours of ghi_wm2 reach 6')
    expect(findings(1.11 * 818, null, null)).toEqual([])
    expect(findings(1.13 * 818, null, null)[0]).toStartWith('ghi_wm2 is 113 % of a year of clear sky')
    // mountains: 0.05 more for each km
    expect(findings(1.13 * 818, null, null, 1000)).toEqual([])
    expect(findings(0.5 * 818, null, null, 0, false)).toEqual([])
  })

  test('beam beyond the sun, diffuse beyond any sky and beyond global', () => {
    expect(findings(818, null, 1362)).toEqual([
      'dni_wm2 is larger than the irradiance of the sun outside the atmosphere in 100.0 % of the rows with the sun up: check its unit, and whether the column is direct normal irradiance',
    ])
    // 0.95 * 1361 * 0.8 ** 1.2 + 50 = 1039
    expect(findings(818, 1045, null).map((text) => text.slice(0, 44))).toEqual([
      'dhi_wm2 is larger than the diffuse irradianc',
      'dhi_wm2 is larger than ghi_wm2 in 100.0 % of',
    ])
  })

  test('gaps and a series of zeros have no finding', () => {
    expect(findings(Number.NaN, Number.NaN, Number.NaN)).toEqual([])
    expect(findings(0, 0, 0)).toEqual([])
  })
})
