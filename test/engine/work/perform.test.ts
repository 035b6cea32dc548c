import { describe, expect, test } from 'bun:test'
import { type Cost, EngineError, perform, type RunWork, run, type Sources, type TypicalYear } from '@pvyield/engine'
import { smallPlant } from '../small-plant.ts'

const NOT_HERE = (id: string): never => {
  throw new EngineError([{ code: 'not_found', field: 'weather.id', message: `${id} is not here` }])
}
const BARE: Sources = {
  weather: NOT_HERE,
  module: NOT_HERE,
  inverter: NOT_HERE,
  typicalYear: () => {
    throw new Error('There is no table')
  },
}
const FULL: RunWork = { kind: 'full', body: smallPlant() }
const SIMPLE: RunWork = { kind: 'simple', body: { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 } }

async function failuresOf(work: RunWork, sources = BARE): Promise<unknown> {
  const failed = await perform(work, sources).then(
    () => null,
    (cause: unknown) => cause,
  )
  return failed instanceof EngineError ? failed.failures : failed
}

describe('the sources of a host', () => {
  test('an id that a source does not know is a failure of the body, next to its others', async () => {
    const body = { ...smallPlant(), weather: { id: 'met_1' }, array: { tilt_deg: 200 } }
    const failures = (await failuresOf({ kind: 'full', body })) as EngineError['failures']
    expect(failures.map(({ field, code }) => [field, code])).toContainEqual(['weather.id', 'not_found'])
    expect(failures.map(({ field }) => field)).toContain('array.tilt_deg')
  })

  test('any other error of a source ends the work as it is', async () => {
    expect(await failuresOf(SIMPLE)).toEqual(new Error('There is no table'))
  })

  test('a host refuses work before it begins, by its cost', async () => {
    const refused = new Error('too much')
    const costs: Cost[] = []
    const sources: Sources = {
      ...BARE,
      admit: ({ cost }) => {
        costs.push(cost)
        throw refused
      },
      onProgress: () => {
        throw new Error('It has begun')
      },
    }
    expect(await failuresOf(FULL, sources)).toBe(refused as never)
    expect(costs[0].seconds).toBeGreaterThan(0)
  })

  test('a signal that is aborted ends the run between two blocks, with its reason', async () => {
    const leaving = new AbortController()
    const reason = new Error('The caller left')
    leaving.abort(reason)
    expect(await failuresOf(FULL, { ...BARE, signal: leaving.signal })).toBe(reason as never)
  })

  test('the progress ends at one', async () => {
    const done: number[] = []
    await perform(FULL, { ...BARE, onProgress: (frac) => void done.push(frac) })
    expect(done.at(-1)).toBe(1)
  })

  test('a frozen year is asked for by every run, and read by none anew', async () => {
    let asked = 0
    const weather = Object.freeze({
      ...(smallPlant().weather as unknown as TypicalYear['weather']),
      interval: 'middle' as const,
      sun_offset_min: null,
      time: null,
    })
    const sources: Sources = {
      ...BARE,
      weather: () => {
        asked++
        return weather
      },
    }
    const body = { ...smallPlant(), weather: { id: 'met_1' } }
    const first = await perform({ kind: 'full', body }, sources)
    const again = await perform({ kind: 'full', body }, sources)
    expect([asked, again.resolved.weather === weather]).toEqual([2, true])
    expect(again.answer).toEqual(first.answer)
  })

  test('frozen weather in a body is read once, with its defaults, and answers as weather that is not', async () => {
    const plant = smallPlant()
    const body = { ...plant, weather: Object.freeze({ ...(plant.weather as object) }) }
    const sent = structuredClone(body)
    const plain = await perform({ kind: 'full', body: plant }, BARE)
    const first = await perform({ kind: 'full', body }, BARE)
    const steeper = { ...body, array: { ...(body.array as object), tilt_deg: 50 } }
    const next = await perform({ kind: 'full', body: steeper }, BARE)
    expect(first.answer).toEqual(plain.answer)
    expect(body).toEqual(sent)
    expect([next.resolved.weather === first.resolved.weather, Object.isFrozen(first.resolved.weather)]).toEqual([true, true])
    expect(plain.resolved.weather === (await perform({ kind: 'full', body: plant }, BARE)).resolved.weather).toBe(false)
    expect(next.answer.summary.e_grid_kwh).not.toBe(first.answer.summary.e_grid_kwh)
  })

  test('frozen weather that fails its checks fails in every run', async () => {
    const weather = Object.freeze({ ...(smallPlant().weather as object), step_minutes: -1 })
    const work: RunWork = { kind: 'full', body: { ...smallPlant(), weather } }
    const failures = await failuresOf(work)
    expect(failures).toContainEqual(expect.objectContaining({ field: 'weather.step_minutes' }))
    expect(await failuresOf(work)).toEqual(failures)
  })
})

describe('what the work says', () => {
  test('its series are kept in the order of the run, and others are refused by name', async () => {
    const { series } = await perform({ ...FULL, series: ['E_Grid', 'GlobInc'] }, BARE)
    expect(series?.names).toEqual(['GlobInc', 'E_Grid'])
    expect(await failuresOf({ ...FULL, series: ['E_Grit'] })).toEqual([
      expect.objectContaining({ field: 'columns', message: expect.stringContaining('E_Grit is not a series of this run') }),
    ])
  })

  test('its findings are those of the summary, whose texts they are', async () => {
    const { findings, answer } = await perform(
      { ...FULL, body: { ...smallPlant(), site: { ...(smallPlant().site as object), latitude: -48.1 } } },
      BARE,
    )
    expect(findings.length).toBeGreaterThan(0)
    expect(findings).toEqual(answer.summary.findings as typeof findings)
    expect(findings.map(({ message }) => message)).toEqual(answer.summary.warnings)
  })

  test('the body stays as it was sent', async () => {
    const body = smallPlant()
    const before = structuredClone(body)
    await perform({ kind: 'full', body }, BARE)
    expect(body).toEqual(before)
  })

  test('each variant is answered as a run of its own, and a refused one says why', async () => {
    const patches = [{ 'array.tilt_deg': 10 }, { 'array.tilt_deg': 40, 'site.transposition': 'isotropic' }, { 'array.tilt_deg': 200 }]
    const { answer, variants, resolved } = await perform({ ...FULL, variants: patches }, BARE)
    const alone = (change: object, site: object = {}) =>
      run({ ...resolved, array: { ...resolved.array, ...change }, site: { ...resolved.site, ...site } }).answer
    expect(answer).toMatchObject(run(resolved).answer)
    expect(variants[0]).toEqual({ value: alone({ tilt_deg: 10 }) })
    expect(variants[1]).toEqual({ value: alone({ tilt_deg: 40 }, { transposition: 'isotropic' }) })
    expect(variants).toHaveLength(3)
  })

  test('a preferred path runs, with its source', async () => {
    const { answer, request } = await perform({ ...FULL, choices: { 'site.transposition': 'isotropic' } }, BARE)
    expect(request.site.transposition).toBe('isotropic')
    const preference = { field: 'site.transposition', value: 'isotropic', source: expect.stringContaining('Preference') }
    expect(answer.defaults_applied.filter(({ field }) => field === 'site.transposition')).toEqual([preference])
  })
})
