import { describe, expect, test } from 'bun:test'
import { ClearSkyRatio } from '../../../engine/weather-checks/clear-sky-ratio.ts'
import { compared } from './compared.ts'

const N = 1000
/** High sun, cos z 0.8: a clear sky has 1098 * 0.8 * exp(-0.057 / 0.8) = 818 W/m2 (Haurwitz 1945, by hand). */
const COSINES = new Float64Array(N).fill(0.8)

function findings(ghi: number | null, dni: number | null, elevationM = 0, isWholeYear = true): string[] {
  const filled = (value: number | null) => (value === null ? null : new Float64Array(N).fill(value))
  const columns = { ghiWm2: filled(ghi), dhiWm2: null, dniWm2: filled(dni) }
  const ratio = new ClearSkyRatio(60, elevationM)
  ratio.add(compared(columns, COSINES, 1361))
  return ratio.findings(isWholeYear, false).map(({ message }) => message)
}

describe('irradiance compared with the sun and a clear sky', () => {
  test('a clear sky has no finding', () => {
    expect(findings(818, 897)).toEqual([])
  })

  test('the brightest hours below 65 % and above 140 % of a clear sky, and a year above 112 %', () => {
    expect(findings(0.66 * 818, null)).toEqual([])
    expect(findings(0.64 * 818, null)[0]).toStartWith('The brightest hours of ghi_wm2 reach 6')
    expect(findings(1.11 * 818, null)).toEqual([])
    expect(findings(1.13 * 818, null)[0]).toStartWith('ghi_wm2 is 113 % of a year of clear sky')
    // mountains: 0.05 more for each km
    expect(findings(1.13 * 818, null, 1000)).toEqual([])
    expect(findings(0.5 * 818, null, 0, false)).toEqual([])
  })

  test('a beam that no air lets through', () => {
    // the clearest air at sea level lets 77 % of 1361 through
    expect(findings(818, 0.76 * 1361)).toEqual([])
    expect(findings(818, 0.79 * 1361)[0]).toStartWith('The brightest hours of dni_wm2 reach 79 % of the irradiance outside the atmosphere')
  })

  test('gaps and a series of zeros have no finding', () => {
    expect(findings(Number.NaN, Number.NaN)).toEqual([])
    expect(findings(0, 0)).toEqual([])
  })
})
