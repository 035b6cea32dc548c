import { describe, expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, runSeconds, STAGES, type Stage, treeSeconds } from '@pvyield/engine'
import { ofParts } from '../plant/plant-of-parts.ts'
import { smallPlant } from '../small-plant.ts'

type Changes = Readonly<Record<string, unknown>>

/** The small plant with a clear day repeated, and changed sections. */
function plant(days: number, changes: Readonly<Record<string, Changes | null>> = {}): Resolved {
  const base = smallPlant() as unknown as Record<string, Changes>
  const weather = Object.fromEntries(
    Object.entries(base.weather ?? {}).map(([name, value]) => [name, Array.isArray(value) ? Array(days).fill(value).flat() : value]),
  )
  const sections: Record<string, unknown> = { ...base, weather }
  for (const [name, change] of Object.entries(changes)) sections[name] = change && { ...(sections[name] as object), ...change }
  return completeRunRequest<Resolved>(sections)
}

const withoutHorizontal = { ghi_wm2: undefined, dhi_wm2: undefined, poa_wm2: Array(2400).fill(500) }

describe('estimated cost of a run', () => {
  test('is proportional to the rows, after a small fixed part', () => {
    const [short, long, longest] = [runSeconds(plant(100)), runSeconds(plant(200)), runSeconds(plant(300))]
    expect(long).toBeGreaterThan(short)
    expect(longest - long).toBeCloseTo(long - short, 12)
  })

  test.each([
    ['years of operation', { lifetime: { analysis_period_years: 30 } }],
    ['two faces', { array: { track_mode: 'ewf' } }],
    ['a tracker', { array: { track_mode: 'single_axis' } }],
    ['a thermal model that integrates', { thermal: { model: 'fuentes' } }],
    ['a battery', { storage: { strategy: 'schedule', capacity_kwh: 10 } }],
    ['a sensor in the plane', { weather: withoutHorizontal }],
  ] as const)('grows with %s', (_, changes) => {
    expect(runSeconds(plant(100, changes))).toBeGreaterThan(runSeconds(plant(100)))
  })

  test('grows with every year of operation and with every kept series', () => {
    const years = (count: number) => runSeconds(plant(100, { lifetime: { analysis_period_years: count } }))
    expect(years(40) - years(30)).toBeCloseTo(years(30) - years(20), 12)
    expect(runSeconds(plant(100), 20)).toBeGreaterThan(runSeconds(plant(100), 10))
  })
})

describe('estimated cost of strings in parallel', () => {
  /** The estimate of parts at the inverters of the first. */
  const seconds = (count: number, years: number, parallel: boolean) => {
    const parts = Array.from({ length: count }, (_, k) => (k === 0 ? {} : { shares_inverter_with: 'p0', parallel }))
    return runSeconds(ofParts(plant(365, { lifetime: { analysis_period_years: years } }), ...parts))
  }

  // CPU seconds of the reference machine, measured
  test.each([
    [4, 30, 2.5],
    [20, 10, 6.9],
    [200, 100, 550],
  ])('%i parts over %i years', (count, years, measured) => {
    const share = seconds(count, years, true) / measured
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(2)
  })

  test('grows with each year as with each part; inputs of their own cost no search', () => {
    const search = (count: number, years: number) => seconds(count, years, true) - seconds(count, years, false)
    expect(search(20, 1) / search(4, 1)).toBeCloseTo(5, 9)
    expect(search(4, 30) / search(4, 1)).toBeCloseTo(31, 9)
    expect(seconds(4, 1, false)).toBeLessThan(0.1)
  })
})

describe('estimated cost of comparing options', () => {
  test.each(STAGES)('%s: at least that of one run, and proportional to the rows', (stage) => {
    const cost = (days: number) => treeSeconds(plant(days), stage as Stage)
    expect(cost(100)).toBeGreaterThanOrEqual(runSeconds(plant(100)))
    expect(cost(300) - cost(200)).toBeCloseTo(cost(200) - cost(100), 12)
  })

  test('is the sum of the runs that are made', () => {
    const request = plant(100)
    const psa = { ...request, site: { ...request.site, sun_position: 'psa' } } as const
    const middle = { ...request, site: { ...request.site, sun_instant: 'middle' } } as const
    expect(treeSeconds(request, 'sun')).toBeCloseTo(
      [request, psa, middle].reduce((sum, one) => sum + runSeconds(one), 0),
      12,
    )
  })

  test('grows with every series that is scored', () => {
    const scored = plant(100, { weather: { reference_series: { GlobInc: Array(2400).fill(1) } } })
    expect(treeSeconds(scored, 'sun')).toBeGreaterThan(treeSeconds(plant(100), 'sun'))
  })

  test('a sensor in the plane with DIRINT costs several times as much as horizontal irradiance', () => {
    const sensor = plant(100, { weather: withoutHorizontal, site: { decomposition: 'dirint' } })
    expect(treeSeconds(sensor, 'irradiance')).toBeGreaterThan(3 * treeSeconds(plant(100), 'irradiance'))
  })
})
