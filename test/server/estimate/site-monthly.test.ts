import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SiteMonthlyAnswer } from '@pvyield/contract/schemas'
import { createPvyield, type Pvyield } from '@pvyield/sdk'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const DES_MOINES: Parameters<Pvyield['estimateSiteMonthly']>[0]['t_mean_monthly_c'] = [
  -6.2, -3.6, 3.2, 10.4, 16.6, 21.9, 24.3, 23, 18.4, 11.5, 3.8, -3.7,
]

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const ask = (body: unknown) => service.post('/api/estimate/site-monthly', body)

async function monthsOf(body: unknown): Promise<SiteMonthlyAnswer> {
  const answer = await ask(body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SiteMonthlyAnswer
}

const twelve = (value: unknown) => new Array(12).fill(value)

describe('POST /api/estimate/site-monthly', () => {
  test('twelve temperatures are enough: albedo by the equation of Meteonorm, 2 % soiling plus the snow loss', async () => {
    const { albedo_monthly, soiling_monthly, snow_loss_monthly, method, notes, ...other } = await monthsOf({ t_mean_monthly_c: DES_MOINES })
    // 0.423 - 0.042 T, within 0.2 and 0.8
    expect(albedo_monthly).toEqual([0.683, 0.574, 0.289, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.263, 0.578])
    expect(soiling_monthly[6]).toBe(0.02)
    expect(soiling_monthly[0]).toBeCloseTo(1 - 0.98 * (1 - (snow_loss_monthly[0] ?? 0)), 3)
    expect(Object.keys({ albedo_monthly, soiling_monthly, snow_loss_monthly, ...other }).sort()).toEqual(
      method.map(({ column }) => column).sort(),
    )
    for (const { source } of method) expect(source).toMatch(/doi|line|Handbook|NREL/)
    expect(notes.join()).toContain('precipitation_monthly_mm')
  })

  test('a run accepts the monthly values unchanged, and its soiling loss equals the value of the month', async () => {
    const { weather, ...plant } = smallPlant()
    const { albedo_monthly, soiling_monthly } = await monthsOf({ t_mean_monthly_c: DES_MOINES, soiling: 0.07 })
    const site = { ...plant.site, albedo_monthly, soiling_monthly }
    const run = async (section: object, start: string) =>
      runOf(await service.post('/api/run', { ...plant, site: section, weather: { ...weather, start } }))
    const june = await run(site, '2001-06-21T00:00')
    const value = (answer: typeof june, key: string) => answer.loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
    const shades = ['horizon', 'near_shading_beam', 'near_shading_diffuse', 'near_shading_ground']
    const afterShade = (answer: typeof june) => shades.reduce((left, key) => left - value(answer, key), value(answer, 'glob_inc'))
    expect(value(june, 'soiling') / afterShade(june)).toBeCloseTo(0.07, 9)

    const january = await run(site, '2001-01-21T00:00')
    const bare = await run(plant.site, '2001-01-21T00:00')
    expect(value(january, 'glob_inc')).toBeGreaterThan(value(bare, 'glob_inc'))
    expect(value(january, 'soiling') / afterShade(january)).toBeCloseTo(soiling_monthly[0] ?? Number.NaN, 9)
  })

  test('without a cold month albedo and soiling are as given, and a note says so', async () => {
    const months = await monthsOf({ t_mean_monthly_c: twelve(25), albedo: 0.25, soiling: 0 })
    expect([months.albedo_monthly, months.soiling_monthly]).toEqual([twelve(0.25), twelve(0)])
    expect(months.notes).toEqual(['No month is cold enough for snow: all values are those without snow'])
  })

  test('a plane steeper than the measured ones gets a note', async () => {
    const { notes } = await monthsOf({ t_mean_monthly_c: DES_MOINES, tilt_deg: 60 })
    expect(notes.at(-1)).toContain('tilt_deg 60 is above 39 deg')
  })

  test('the SDK has a method for it', async () => {
    const pvyield = createPvyield({
      baseUrl: 'http://localhost',
      fetch: ((request: Request) => service.request(new URL(request.url).pathname, request)) as typeof fetch,
    })
    const months = await pvyield.estimateSiteMonthly({ t_mean_monthly_c: DES_MOINES })
    expect(months.albedo_monthly[0]).toBe(0.683)
  })

  test.each([
    ['eleven months', { t_mean_monthly_c: DES_MOINES.slice(1) }, 't_mean_monthly_c'],
    ['thirteen', { t_mean_monthly_c: [...DES_MOINES, 1] }, 't_mean_monthly_c'],
    ['none', {}, 't_mean_monthly_c'],
    ['null', { t_mean_monthly_c: null }, 't_mean_monthly_c'],
    ['a gap', { t_mean_monthly_c: DES_MOINES.with(3, null as unknown as number) }, 't_mean_monthly_c.3'],
    ['a text', { t_mean_monthly_c: DES_MOINES.map((tempC, month) => (month === 4 ? '16.6' : tempC)) }, 't_mean_monthly_c.4'],
    ['a sentence', { t_mean_monthly_c: 'cold' }, 't_mean_monthly_c'],
    ['degrees Fahrenheit', { t_mean_monthly_c: DES_MOINES.map((tempC) => 1.8 * tempC + 32) }, 't_mean_monthly_c.3'],
    ['kelvins', { t_mean_monthly_c: DES_MOINES.map((tempC) => tempC + 273.15) }, 't_mean_monthly_c.0'],
    ['below what air can be', { t_mean_monthly_c: DES_MOINES.with(0, -80.1) }, 't_mean_monthly_c.0'],
    ['a percentage', { t_mean_monthly_c: DES_MOINES, soiling: 2 }, 'soiling'],
    ['an albedo below 0', { t_mean_monthly_c: DES_MOINES, albedo: -0.1 }, 'albedo'],
    ['eleven months of rain', { t_mean_monthly_c: DES_MOINES, precipitation_monthly_mm: DES_MOINES.slice(1) }, 'precipitation_monthly_mm'],
    ['rain below 0', { t_mean_monthly_c: DES_MOINES, precipitation_monthly_mm: twelve(-1) }, 'precipitation_monthly_mm.0'],
    ['a tilt above 90 deg', { t_mean_monthly_c: DES_MOINES, tilt_deg: 91 }, 'tilt_deg'],
    ['an unknown key', { t_mean_monthly_c: DES_MOINES, latitude: 40 }, 'latitude'],
  ])('%s is rejected, and the failure names the field', async (_, body, field) => {
    expect(await problemOf(await ask(body))).toMatchObject({ status: 422, code: 'validation_error', field })
  })

  test('NaN is rejected, and the failure names its position', async () => {
    const problem = await problemOf(await ask('{"t_mean_monthly_c":[1,NaN,1,1,1,1,1,1,1,1,1,1]}'))
    expect([problem.status, problem.detail]).toEqual([422, 't_mean_monthly_c.1: Input should be a finite number'])
  })
})
