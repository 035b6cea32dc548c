import { describe, expect, test } from 'bun:test'
import type { SiteMonthlyRequest } from '@pvyield/contract/schemas'
import { type SiteMonthly, siteMonthly } from '../../../engine/estimate/site-monthly.ts'
import { effectiveSnowCm, snowLossFrac } from '../../../engine/estimate/snow-loss.ts'
import { snowfallCm } from '../../../engine/estimate/snowfall.ts'
import months from '../../fixtures/core/snow-months.json'
import points from '../../fixtures/estimate/townsend-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors, referencePath } from '../../reference.ts'

const DES_MOINES = [-6.2, -3.6, 3.2, 10.4, 16.6, 21.9, 24.3, 23, 18.4, 11.5, 3.8, -3.7]

function monthsOf(t_mean_monthly_c: number[], given: Partial<SiteMonthlyRequest> = {}): SiteMonthly {
  return siteMonthly({
    t_mean_monthly_c,
    precipitation_monthly_mm: new Array<number>(12).fill(50),
    albedo: 0.2,
    soiling: 0.02,
    tilt_deg: 30,
    ...given,
  })
}

describe('snow loss', () => {
  test('equals that of pvlib for every tilt and month, including the snow of the previous month', () => {
    const { t_mean_monthly_c, precipitation_monthly_mm } = points.inputs
    const snowfallsCm = t_mean_monthly_c.map((tempMeanC, month) => snowfallCm(precipitation_monthly_mm[month] ?? Number.NaN, tempMeanC))
    expectClose(snowfallsCm, points.expected.snowfall_monthly_cm, { tolerance: points.tolerance })
    const snowCm = snowfallsCm.map((fallCm) => effectiveSnowCm(fallCm, points.inputs.event_cm))
    for (const { tilt_deg, snow_loss_monthly } of points.expected.planes) {
      const losses = t_mean_monthly_c.map((tempMeanC, month) =>
        snowLossFrac({
          tempMeanC,
          snowCm: snowCm[month] ?? Number.NaN,
          snowBeforeCm: snowCm.at(month - 1) ?? Number.NaN,
          relativeHumidityFrac: 0.75,
          poaKwhm2: 90,
          tiltDeg: tilt_deg,
          slantHeightCm: 200,
          lowerEdgeCm: 100,
        }),
      )
      expectClose(losses, snow_loss_monthly, { tolerance: points.tolerance, unit: 0.01 })
      const given = { precipitation_monthly_mm, tilt_deg }
      const months = monthsOf(t_mean_monthly_c, given)
      expectClose(months.snow_loss_monthly, snow_loss_monthly, { tolerance: 5.1e-4, unit: 1 })
      expectClose(months.snowfall_monthly_cm, points.expected.snowfall_monthly_cm, { tolerance: 0.0501, unit: 1 })
    }
  })

  test('is 0 on a vertical plane and never exceeds 1', () => {
    expect(monthsOf(DES_MOINES, { tilt_deg: 90 }).snow_loss_monthly).toEqual(new Array(12).fill(0))
    const buried = monthsOf(new Array<number>(12).fill(-80), { precipitation_monthly_mm: new Array<number>(12).fill(5000), tilt_deg: 0 })
    expect(buried.snow_loss_monthly).toEqual(new Array(12).fill(1))
    expect(buried.soiling_monthly).toEqual(new Array(12).fill(1))
  })
})

describeReference('pvlib t12', () => {
  test.each([0, 1, 2])('snow.loss_townsend, case %i', (nth) => {
    const { params, inputs, outputs } = caseOf(loadVectors('t12'), 'snow.loss_townsend', nth)
    const { surface_tilt, slant_height, lower_edge_height, string_factor } = params as Record<string, number>
    const [totals, events, humidity, temp, poa] = ['snow_total_cm', 'snow_events', 'relative_humidity', 'temp_air', 'poa_global_Wh_m2'].map(
      (name) => column(inputs[name]),
    )
    const snowCm = Array.from(totals, (total, month) => effectiveSnowCm(total, total / Math.max(events[month], 1)))
    const losses = snowCm.map(
      (cm, month) =>
        string_factor *
        snowLossFrac({
          tempMeanC: temp[month],
          snowCm: cm,
          snowBeforeCm: snowCm.at(month - 1) ?? Number.NaN,
          relativeHumidityFrac: humidity[month] / 100,
          poaKwhm2: poa[month] / 1000,
          tiltDeg: surface_tilt,
          slantHeightCm: 100 * slant_height,
          lowerEdgeCm: 100 * lower_edge_height,
        }),
    )
    // pvlib has 39.37 in to the metre
    expectClose(losses, column(outputs.loss_fraction), { tolerance: 1e-5, unit: 0.01 })
  })
})

describe('months of a site', () => {
  test('a warm site keeps its ground albedo and soiling in every month', () => {
    const warm = monthsOf([14, 15, 18, 22, 26, 28, 28, 28, 27, 23, 19, 15], { albedo: 0.3, soiling: 0.05 })
    expect(warm.albedo_monthly).toEqual(new Array(12).fill(0.3))
    expect(warm.soiling_monthly).toEqual(new Array(12).fill(0.05))
    expect([...warm.snow_cover_frac_monthly, ...warm.snow_loss_monthly, ...warm.snowfall_monthly_cm]).toEqual(new Array(36).fill(0))
  })

  test('both hemispheres: months shifted by half a year give the answer shifted by half a year', () => {
    const half = <T>(column: readonly T[]): T[] => [...column.slice(6), ...column.slice(0, 6)]
    const [north, south] = [monthsOf(DES_MOINES), monthsOf(half(DES_MOINES))]
    expect(south.albedo_monthly).toEqual(half(north.albedo_monthly))
    expect(south.soiling_monthly).toEqual(half(north.soiling_monthly))
  })

  test('a colder month never has less snow, less soiling or darker ground, and there is no jump at 0 degC', () => {
    let before = monthsOf(new Array<number>(12).fill(50))
    for (let tempC = 49.9; tempC >= -80; tempC -= 0.1) {
      const months = monthsOf(new Array<number>(12).fill(tempC))
      for (const column of ['albedo_monthly', 'snow_cover_frac_monthly', 'snow_loss_monthly', 'soiling_monthly'] as const) {
        const more = (months[column][0] ?? Number.NaN) - (before[column][0] ?? Number.NaN)
        expect(more).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThan(0.0091)
      }
      before = months
    }
  })

  test('dirt and snow combine: the light that snow leaves is reduced by soiling', () => {
    const { soiling_monthly, snow_loss_monthly } = monthsOf(DES_MOINES, { soiling: 0.1 })
    expectClose(
      soiling_monthly,
      snow_loss_monthly.map((loss) => 1 - 0.9 * (1 - loss)),
      { tolerance: 1.01e-3 },
    )
  })

  test('twice the precipitation gives about twice the loss', () => {
    const of = (mm: number) =>
      monthsOf(DES_MOINES, { precipitation_monthly_mm: new Array<number>(12).fill(mm) }).snow_loss_monthly[0] ?? Number.NaN
    expect(of(0)).toBe(0)
    expect(of(40) / of(20)).toBeGreaterThan(1.6)
    expect(of(40) / of(20)).toBeLessThan(2.4)
  })
})

describeReference('against the hourly snow model of SAM (Marion 2013), a plane of 25 deg at Fargo', () => {
  test('snow losses occur in the same months as in SAM, and are at least a fourth and at most all of the loss of SAM', async () => {
    const path = referencePath('sam', 'pv_snow_on.json')
    const fargo = months.sites.find(({ name }) => name.startsWith('Fargo'))
    if (path === null || fargo === undefined) throw new Error('The run of SAM or the months of Fargo are missing')
    const { monthly } = (await Bun.file(path).json()) as { monthly: { monthly_snow_loss: number[]; monthly_dc: number[] } }
    const ours = monthsOf(fargo.t_mean_monthly_c, { tilt_deg: 25 }).snow_loss_monthly
    expect(ours.map((loss) => loss > 0)).toEqual(monthly.monthly_snow_loss.map((loss) => loss > 0))

    const withoutSnow = monthly.monthly_dc.map((kwh, month) => kwh + (monthly.monthly_snow_loss[month] ?? Number.NaN))
    const lost = (lossOf: (month: number) => number) => withoutSnow.reduce((sum, kwh, month) => sum + kwh * lossOf(month), 0)
    const share =
      lost((month) => ours[month] ?? Number.NaN) /
      lost((month) => (monthly.monthly_snow_loss[month] ?? Number.NaN) / (withoutSnow[month] ?? 1))
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(1)
  })
})
