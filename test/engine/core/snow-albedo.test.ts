import { describe, expect, test } from 'bun:test'
import { snowCoverFrac, snowyGroundAlbedo } from '../../../engine/core/snow-albedo.ts'
import months from '../../fixtures/core/snow-months.json'
import { expectClose } from '../../reference.ts'

/** Months below this temperature may have snow. */
const COLD_C = 8

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Absolute errors of an estimate in every month of the files for which `isIncluded` is true. */
function errors(
  column: 'albedo_monthly' | 'snow_cover_frac_monthly',
  estimate: (tempMeanC: number) => number,
  isIncluded: (tempMeanC: number) => boolean = () => true,
): number[] {
  return months.sites.flatMap((site) =>
    (site[column] ?? []).flatMap((real, month) => {
      const tempMeanC = site.t_mean_monthly_c[month] ?? Number.NaN
      return isIncluded(tempMeanC) ? [Math.abs(estimate(tempMeanC) - real)] : []
    }),
  )
}

describe('albedo of snowy ground', () => {
  test('follows the line of Meteonorm between its two limits', () => {
    const albedo = months.inputs.temp_mean_c.map((tempMeanC) => snowyGroundAlbedo(tempMeanC))
    expectClose(albedo, months.expected.albedo, { tolerance: months.tolerance.albedo })
  })

  test('a warmer month never has more snow, and there is no jump: 0.1 K changes the share by at most 0.007', () => {
    for (let tempMeanC = -60; tempMeanC < 60; tempMeanC += 0.1) {
      const less = snowCoverFrac(tempMeanC) - snowCoverFrac(tempMeanC + 0.1)
      expect(less).toBeGreaterThanOrEqual(0)
      expect(less).toBeLessThan(0.00701)
    }
    expect([snowCoverFrac(-80), snowCoverFrac(60)]).toEqual([1, 0])
  })

  test('another ground: its own albedo without snow, the same albedo under full snow', () => {
    expect(snowyGroundAlbedo(20, 0.35)).toBe(0.35)
    expect(snowyGroundAlbedo(-20, 0.05)).toBeCloseTo(0.8, 12)
    expect(snowyGroundAlbedo(0, 0.1)).toBeCloseTo(0.1 + (0.223 / 0.6) * 0.7, 12)
  })

  test('real months: the error is as stated, and in the cold half that of a constant albedo of 0.2', () => {
    const isCold = (tempMeanC: number) => tempMeanC < COLD_C
    const cold = meanOf(errors('albedo_monthly', snowyGroundAlbedo, isCold))
    expect(meanOf(errors('albedo_monthly', snowyGroundAlbedo))).toBeLessThan(months.tolerance.albedo_months)
    expect(cold).toBeLessThan(months.tolerance.albedo_months_below_8_c)
    expect(cold).toBeLessThan(0.5 * meanOf(errors('albedo_monthly', () => 0.2, isCold)))
    expect(meanOf(errors('snow_cover_frac_monthly', snowCoverFrac))).toBeLessThan(months.tolerance.snow_cover_months)
  })
})
