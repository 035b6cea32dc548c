import { beforeAll, describe, expect, test } from 'bun:test'
import type { UncertaintyAnswer } from '@pvyield/contract/schemas'
import { EngineError, perform, type Sources } from '@pvyield/engine/work'
import { patched } from '../../../engine/variants/patch.ts'
import { planUncertainty } from '../../../engine/work/uncertainty-study.ts'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { smallPlant } from '../small-plant.ts'

const none = (): never => {
  throw new EngineError([{ code: 'not_found', field: 'weather', message: 'not here' }])
}
const SOURCES: Sources = { weather: none, module: none, inverter: none, typicalYear: none }

async function assessed(body: object, sources = SOURCES): Promise<UncertaintyAnswer> {
  const plan = await planUncertainty({ body }, sources)
  const table = plan.table()
  for (let chunk = 0; chunk < plan.chunks; chunk++) table.add(await plan.run(chunk))
  return plan.answer(table)
}

/** The failures of a request that is refused. */
async function refusal(body: object): Promise<Record<string, string>> {
  const cause = await assessed(body).catch((error: unknown) => error)
  if (!(cause instanceof EngineError)) throw new Error(`it was not refused: ${cause}`)
  return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
}

/** Five years of operation in a year of hours. */
const PLANT = {
  ...smallPlant(),
  site: { ...smallPlant().site, soiling_monthly: new Array(12).fill(0.02) },
  thermal: { model: 'pvsyst', u_c: 29 },
  weather: MUNICH_YEAR,
  lifetime: { analysis_period_years: 5, dc_degradation_rate: 0.005 },
}
const FIELDS = [
  { name: 'Soiling', path: 'site.soiling_monthly', distribution: { kind: 'truncated', sigma: 0.01, min: 0, max: 0.1 }, source: 'rain' },
  { name: 'Mismatch', path: 'dc_losses.module_mismatch_loss', distribution: { kind: 'uniform', min: 0.005, max: 0.015 } },
  { name: 'Heat transfer', path: 'thermal.u_c', relative: true, distribution: { kind: 'normal', sigma: 0.08 } },
  { name: 'Ageing', path: 'lifetime.dc_degradation_rate', distribution: { kind: 'triangular', min: 0.002, mode: 0.005, max: 0.01 } },
]
const PARTS = [
  { name: 'Irradiation', distribution: { kind: 'normal', sigma: 0.04 } },
  { name: 'Years', distribution: { kind: 'normal', sigma: 0.03 }, averages: true },
]
const STUDY = { request: PLANT, fields: FIELDS, parts: PARTS, runs: 100, draws: 5000 }
const energyOf = async (changes: object) =>
  (await perform({ kind: 'full', body: patched(PLANT as never, changes as never) }, SOURCES)).answer.summary.lifetime?.e_grid_kwh ?? []

describe('a plant of five years with uncertain fields', () => {
  let answer: UncertaintyAnswer
  beforeAll(async () => {
    answer = await assessed(STUDY)
  })

  test('has the energies of its run, and of its runs with one field at a quantile, to the last digit', async () => {
    const { fields = [], simulation } = answer
    expect(simulation?.energies_kwh).toEqual((await energyOf({})) as number[])
    const [soiling, mismatch] = fields
    const [low, high] = [soiling?.low_value, soiling?.high_value].map((value) => new Array(12).fill(value))
    expect(soiling?.low_kwh).toBe((await energyOf({ 'site.soiling_monthly': low }))[0] as number)
    expect(soiling?.high_kwh).toBe((await energyOf({ 'site.soiling_monthly': high }))[0] as number)
    expect(mismatch?.low_kwh).toBe((await energyOf({ 'dc_losses.module_mismatch_loss': 0.006 }))[0] as number)
    expect([soiling?.source, soiling?.path, mismatch?.source]).toEqual(['rain', 'site.soiling_monthly', ''])
  })

  test('its mean and its deviation are those of the runs with the drawn values', async () => {
    const { simulation } = answer
    expect(simulation).toMatchObject({ runs: 100, failed_count: 0, failed: [] })
    // Soiling of 1 % is about 1 % of the energy, its cut at 0 leaves 0.0088 of it.
    expect(simulation?.sigma).toBeGreaterThan(0.008)
    expect(simulation?.sigma).toBeLessThan(0.03)
  })

  test('shares add up to 1, a plant that is nearly linear leaves nearly nothing', () => {
    const { fields = [], parts, simulation } = answer
    const shares = [...fields, ...parts].map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, simulation?.rest_share ?? 0)).toBeCloseTo(1, 12)
    expect(simulation?.rest_share).toBeLessThan(0.001)
    expect(Math.min(...shares)).toBeGreaterThan(0)
  })

  test('the ageing grows with the years, and the years average out', () => {
    const { horizons, lifetime } = answer
    expect(horizons.map(({ years }) => years)).toEqual([1, 5])
    expect(lifetime.map(({ years }) => years)).toEqual([1, 2, 3, 4, 5])
    expect(lifetime[4]?.uncertainty).toBeGreaterThan((lifetime[0]?.uncertainty ?? 1) + 0.0002)
    expect(horizons[1]?.uncertainty).toBeLessThan((horizons[0]?.uncertainty ?? 0) - 0.003)
    for (const { p50_kwh, p75_kwh, p90_kwh, p95_kwh, p99_kwh } of [...horizons, ...lifetime])
      expect([p99_kwh, p95_kwh, p90_kwh, p75_kwh, p50_kwh].toSorted((a, b) => a - b)).toEqual([p99_kwh, p95_kwh, p90_kwh, p75_kwh, p50_kwh])
  })

  test('the same seed gives the same bytes, another one others', async () => {
    const small = { ...STUDY, request: { ...PLANT, lifetime: {} }, fields: FIELDS.slice(1, 2) }
    const [one, again, other] = [await assessed(small), await assessed(small), await assessed({ ...small, seed: 2 })]
    expect(JSON.stringify(again)).toBe(JSON.stringify(one))
    expect(other.horizons).not.toEqual(one.horizons)
    expect(other.simulation?.energies_kwh).toEqual(one.simulation?.energies_kwh as number[])
  })
})

test('more runs agree: 100 are within 0.05 % of 500', async () => {
  const study = { ...STUDY, request: { ...PLANT, lifetime: {} }, fields: FIELDS.slice(0, 2), draws: 20_000 }
  const [few, many] = [await assessed(study), await assessed({ ...study, runs: 500 })]
  for (const name of ['p50_kwh', 'p90_kwh', 'p95_kwh'] as const)
    expect(Math.abs((few.horizons[0]?.[name] ?? 0) / (many.horizons[0]?.[name] ?? 1) - 1)).toBeLessThan(5e-4)
})

test('a plant without uncertain fields runs once, and its parts are those of its energies', async () => {
  const { fields, simulation, horizons } = await assessed({ ...STUDY, fields: [] })
  expect([fields, simulation?.runs, simulation?.rest_share]).toEqual([[], 0, 0])
  expect(horizons[0]?.mean_kwh).toBeCloseTo((await energyOf({}))[0] as number, 6)
})

test('fields alone: their levels are those of their runs', async () => {
  const { horizons, parts } = await assessed({ request: PLANT, fields: FIELDS.slice(1, 2), runs: 100 })
  const [first] = horizons
  const [low, high] = await Promise.all([0.01485, 0.01].map((loss) => energyOf({ 'dc_losses.module_mismatch_loss': loss })))
  expect(parts).toEqual([])
  expect(Math.abs((first?.p99_kwh ?? 0) / (low?.[0] ?? 1) - 1)).toBeLessThan(3e-4)
  expect(Math.abs((first?.p50_kwh ?? 0) / (high?.[0] ?? 1) - 1)).toBeLessThan(1e-4)
})

test('it is charged as a sweep with one axis, by the field that changes the earliest part of the chain', async () => {
  const runsOf = async (fields: readonly object[]) => {
    const asked: (number | undefined)[] = []
    await planUncertainty({ body: { ...STUDY, fields } }, { ...SOURCES, admit: ({ runs }) => void asked.push(runs) })
    return asked
  }
  expect(await runsOf(FIELDS.slice(1, 2))).toEqual([12]) // 1 + 102 x 0.1, rounded up
  expect(await runsOf(FIELDS.slice(1, 3))).toEqual([53]) // 1 + 104 x 0.5
  expect(await runsOf([])).toEqual([1])
})

describe('a study is refused', () => {
  const field = (changes: object) => ({ ...STUDY, fields: [{ ...FIELDS[1], ...changes }] })

  test('with a distribution that leaves the range of its field: it is named, with the value and the fix', async () => {
    const message = (await refusal(field({ distribution: { kind: 'normal', mean: 0.01, sigma: 0.02 } })))['fields.0.distribution']
    expect(message).toMatch(/^This distribution has values that dc_losses\.module_mismatch_loss does not take \(-0\.0\d+ is refused: /)
    expect(message).toEndWith("kind 'truncated' cuts a normal distribution at limits")
    expect(await refusal(field({ distribution: { kind: 'uniform', min: 0, max: 2 } }))).toHaveProperty(['fields.0.distribution'])
  })

  test('with two fields of one path', async () => {
    const twice = { ...STUDY, fields: [FIELDS[1], { ...FIELDS[1], name: 'Again' }] }
    expect(await refusal(twice)).toEqual({
      'fields.1.path': 'dc_losses.module_mismatch_loss and dc_losses.module_mismatch_loss set the same field: send each field once',
    })
  })

  test('with a list and one of its items, in either order', async () => {
    const of = (path: string) => ({ name: path, path, distribution: { kind: 'uniform', min: 0.01, max: 0.03 } })
    const [list, item] = [of('site.soiling_monthly'), of('site.soiling_monthly.0')]
    for (const fields of [
      [list, item],
      [item, list],
    ])
      expect((await refusal({ ...STUDY, fields }))['fields.1.path']).toContain('set the same field: send each field once')
  })

  test('with a path that leads nowhere, or to no number', async () => {
    expect(await refusal(field({ path: 'dc_losses.mismatch' }))).toEqual({
      'fields.0.path': expect.stringContaining('The request has no field dc_losses.mismatch') as unknown as string,
    })
    const text = (await refusal(field({ path: 'array.track_mode' })))['fields.0.distribution']
    expect(text).toEndWith('name a field that is a number')
    expect(await refusal(field({ path: 'bifacial', relative: true, distribution: { kind: 'normal', sigma: 0.1 } }))).toEqual({
      'fields.0.path':
        'A change as a fraction is around the value of the request, and bifacial has no number there: send one, or state the values',
    })
    expect(await refusal(field({ path: 'array.tilt_deg.0' }))).toEqual({
      'fields.0.path': 'In the request, array.tilt_deg is a value without fields: end the path there',
    })
  })

  test('with a plant and its energies, without either, with fields of no plant, without a cause', async () => {
    const { request: _, ...rest } = STUDY
    expect(await refusal({ ...STUDY, energies_kwh: [1] })).toHaveProperty(['energies_kwh'])
    expect(await refusal(rest)).toEqual({
      energies_kwh: 'Field required: send the energy of your run, or its plant as request',
      fields: 'Fields are those of a plant: send it as request',
    })
    expect(await refusal({ request: PLANT })).toEqual({ parts: 'Send a cause of uncertainty at least, as a part or a field' })
  })

  test('with names that are not apart, and correlations of a part with a field', async () => {
    expect(await refusal({ ...STUDY, parts: [{ ...PARTS[0], name: 'Soiling' }] })).toEqual({
      'fields.0.name': "Another part has the name 'Soiling': each needs its own",
    })
    expect(await refusal({ ...STUDY, correlations: [{ between: ['Soiling', 'Irradiation'], coefficient: 0.5 }] })).toEqual({
      'correlations.0.between': 'One is a part and the other a field: correlations are between two parts, or between two fields',
    })
    expect(await refusal({ ...STUDY, correlations: [{ between: ['Soiling', 'Snow'], coefficient: 0.5 }] })).toEqual({
      'correlations.0.between.1': "There is no part or field 'Snow'",
    })
  })

  test('with a day of weather, and with what is wrong with the plant, by its path in the request', async () => {
    const day = { ...STUDY, request: smallPlant(), fields: FIELDS.slice(1, 2) }
    expect(await refusal(day)).toHaveProperty(['request.weather'])
    expect(await refusal({ ...day, request: { ...smallPlant(), array: { tilt_deg: 95 } } })).toHaveProperty(['request.array.tilt_deg'])
  })
})
