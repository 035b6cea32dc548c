import { describe, expect, test } from 'bun:test'
import { beamTransmission, clearSkyLimit, diffuseTransmission, limitAt } from '../../../engine/climate/clear-sky-limit.ts'
import { bringToSum } from '../../../engine/climate/radiation.ts'
import { erbsDiffuseFrac } from '../../../engine/core/erbs.ts'
import erbs from '../../fixtures/climate/diffuse-fraction.json'

describe('diffuse fraction', () => {
  test('agrees with pvlib on all three branches of Erbs', () => {
    erbs.inputs.clearness.forEach((clearness, i) => {
      expect(Math.abs(erbsDiffuseFrac(clearness) - erbs.expected.diffuse[i])).toBeLessThan(erbs.tolerance.diffuse)
    })
  })
})

describe('clear-sky limit', () => {
  test('the beam of an overhead sun at sea level equals the value computed by hand from ESRA', () => {
    // m = 1 / (1 + 0.50572 / 96.07995^1.6364) = 0.99971; 1 / rayleigh = 8.26665; exp(-0.8662 x 1.5
    // x 0.99971 / 8.26665)
    expect(beamTransmission(1, 1)).toBeCloseTo(0.8546, 3)
  })

  test('beam and diffuse equal values that a separate script computed from the published expressions, on both branches of the Rayleigh thickness', () => {
    expect(beamTransmission(0.3, 0.7)).toBeCloseTo(0.7430634082728, 12) // air mass 2.3
    expect(beamTransmission(0.1, 1)).toBeCloseTo(0.4891159984003, 12) // 9.2
    expect(beamTransmission(0.02, 1)).toBeCloseTo(0.3175785479794, 12) // 25
    const diffuse = [0, 0.1, 0.5, 1].map((sine) => diffuseTransmission(sine))
    const expected = [0.00552785031587, 0.01144965830499, 0.02758757959755, 0.03077403221948]
    diffuse.forEach((value, k) => {
      expect(value).toBeCloseTo(expected[k], 12)
    })
  })

  test('increases with the elevation of sun and site and stays below the extraterrestrial irradiance, from 3 deg up', () => {
    const low = clearSkyLimit(0)
    const high = clearSkyLimit(3000)
    let before = 0
    for (let sine = 0.06; sine <= 1; sine += 0.02) {
      const here = limitAt(low.globalFrac, sine)
      expect(here).toBeGreaterThan(before)
      expect(limitAt(high.globalFrac, sine)).toBeGreaterThan(here)
      expect(limitAt(high.globalFrac, sine)).toBeLessThan(1)
      expect(limitAt(low.beamFrac, sine)).toBeLessThan(here)
      before = here
    }
  })

  test('interpolated values equal the formula between the nodes', () => {
    const { beamFrac } = clearSkyLimit(0)
    for (const sine of [0.0353, 0.1117, 0.3331, 0.7777, 0.9999])
      expect(limitAt(beamFrac, sine) / beamTransmission(sine, 1)).toBeCloseTo(1, 3)
  })
})

describe('adjusting values to a sum', () => {
  const limits = [0, 4, 6, 10]

  test.each([0, 3, 8, 15, 20, 30])('reaches the sum %p', (sum) => {
    const values = Float64Array.from([0, 1, 3, 4])
    bringToSum(values, Float64Array.from(limits), sum)
    expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(sum, 10)
    for (let i = 0; i < limits.length && sum <= 20; i++) expect(values[i]).toBeLessThanOrEqual(limits[i] + 1e-12)
  })

  test('leaves dark hours dark', () => {
    const values = new Float64Array(4)
    bringToSum(values, Float64Array.from(limits), 10)
    expect(values[0]).toBe(0)
    const night = new Float64Array(4)
    bringToSum(night, new Float64Array(4), 10)
    expect(Array.from(night)).toEqual([0, 0, 0, 0])
  })
})
