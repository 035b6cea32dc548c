import { describe, expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { randomSpans } from '../../../engine/ac/outages/random.ts'
import { type Changes, everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'
import { ofParts } from '../plant/plant-of-parts.ts'

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)
const HOURS = 8760
/** Hours of a common year before a day; January is 1. */
const hourOf = (month: number, day: number, hour = 0): number => (Date.UTC(2023, month - 1, day) - Date.UTC(2023, 0, 1)) / 3_600_000 + hour

/** The plain plant with a limit that it reaches, which loses nothing at night. */
const limited = (outages: unknown, losses: Changes = {}) =>
  runWithSeries(plant({ ac_losses: { grid_poi_limit_kw: 700, ...losses, outages } }))
const plain = limited(null)
const before = plain.column('E_Grid')

describe('periods', () => {
  const periods = [
    { from: '02-10T00:00', to: '02-20T00:00', label: 'transformer' },
    { from: '06-21T11:00', to: '06-21T12:30' },
    { from: '11-05T08:00', to: '11-07T24:00', fraction: 0.25 },
  ]
  const year = limited({ periods })
  const grid = year.column('E_Grid')

  test('nothing is exported in a full outage, and hours outside of the periods keep their energy to the last digit', () => {
    const [from, to] = [hourOf(2, 10), hourOf(2, 20)]
    for (let hour = 0; hour < HOURS; hour++) {
      const expected = hour >= from && hour < to ? 0 : (before[hour] ?? Number.NaN)
      if ((hour >= hourOf(6, 21, 11) && hour <= hourOf(6, 21, 12)) || (hour >= hourOf(11, 5, 8) && hour < hourOf(11, 8))) continue
      expect(grid[hour]).toBe(expected)
    }
    expect(sum(before.slice(from, to))).toBeGreaterThan(1000)
  })

  test('a row that a period covers in part loses that part, and a quarter of the plant takes a quarter of the export', () => {
    expect(grid[hourOf(6, 21, 11)]).toBe(0)
    expect(grid[hourOf(6, 21, 12)]).toBeCloseTo(0.5 * (before[hourOf(6, 21, 12)] ?? Number.NaN), 9)
    for (let hour = hourOf(11, 5, 8); hour < hourOf(11, 8); hour++) expect(grid[hour]).toBeCloseTo(0.75 * (before[hour] ?? Number.NaN), 9)
  })

  test('the peak of the hours is the limit, which a flat share of the same energy never reaches', () => {
    expect(Math.max(...grid)).toBeCloseTo(700, 9)
    const flat = limited(null, { unavailability_loss: 0.015 }).column('E_Grid')
    expect(Math.max(...flat)).toBeCloseTo(700 * 0.985, 9)
  })

  test('the availability is that of the hours and of the energy', () => {
    const outH = 240 + 1.5 + 0.25 * 64 // 5 November 08:00 to 7 November 24:00 are 64 h
    const lostKwh = sum(before) - sum(grid)
    expect(year.answer.summary.availability).toEqual({
      time_based: expect.closeTo(1 - outH / HOURS, 12),
      energy_based: expect.closeTo(sum(grid) / sum(before), 12),
      grid_time_based: 1,
      grid_energy_based: 1,
      plant_outage_h: expect.closeTo(outH, 9),
      grid_outage_h: 0,
      plant_outage_kwh: expect.closeTo(lostKwh, 5),
      grid_outage_kwh: 0,
      load_not_met_kwh: 0,
    })
    expect(plain.answer.summary.availability).toBeNull()
  })

  test('parts that are out at once add up, and ten tenths are all of the plant', () => {
    const tenths = Array.from({ length: 10 }, () => ({ from: '07-01T00:00', to: '07-02T00:00', fraction: 0.1 }))
    const column = limited({ periods: tenths }).column('E_Grid')
    expect([...column.slice(hourOf(7, 1), hourOf(7, 2))]).toEqual(Array(24).fill(0))
  })
})

describe('shares of each month', () => {
  test('take their part of the export of each hour', () => {
    const monthly = Array.from({ length: 12 }, (_, month) => month / 100)
    const grid = limited({ monthly }).column('E_Grid')
    for (let month = 0; month < 12; month++) {
      const noon = hourOf(month + 1, 15, 12)
      expect(grid[noon]).toBeCloseTo((1 - month / 100) * (before[noon] ?? Number.NaN), 9)
    }
  })

  test('a period and the flat share take theirs of what the month leaves', () => {
    const noon = hourOf(3, 15, 12)
    const periods = [{ from: '03-01T00:00', to: '04-01T00:00', fraction: 0.5 }]
    const grid = limited({ periods, monthly: Array(12).fill(0.1) }, { unavailability_loss: 0.02 }).column('E_Grid')
    expect(grid[noon]).toBeCloseTo(0.98 * 0.9 * 0.5 * (before[noon] ?? Number.NaN), 9)
  })
})

describe('random periods', () => {
  test('2 % of the time in 3 periods over 1,000 seeds are 2.00 % of the time, and every hour is as likely as any other', () => {
    const times = new Float64Array(HOURS)
    for (let seed = 0; seed < 1000; seed++) {
      const spans = randomSpans({ share: 0.02, periods: 3, seed }, HOURS, 60)
      expect(sum(spans.map(({ from, to }) => to - from)) / HOURS).toBeCloseTo(0.02, 12)
      expect(spans.filter(({ from }, k) => from < (spans[k - 1]?.to ?? 0))).toEqual([])
      for (const { from, to } of spans) for (let hour = Math.floor(from); hour < to; hour++) times[hour] = (times[hour] ?? 0) + 1
    }
    // 1,000 seeds give an hour 20 outages and a bit, with a deviation of sqrt(20); a tenth of the year is that of the mean
    for (let tenth = 0; tenth < 10; tenth++) {
      const mean = sum(times.slice(tenth * 876, (tenth + 1) * 876)) / 876
      expect(Math.abs(mean - 20.4)).toBeLessThan(2.5)
    }
  })

  test('a run loses that time, in three periods, the same for the same seed', () => {
    const random = { share: 0.02, periods: 3 }
    const year = limited({ random })
    const { time_based, plant_outage_h } = year.answer.summary.availability as { time_based: number; plant_outage_h: number }
    expect(time_based).toBeCloseTo(0.98, 12)
    expect(plant_outage_h).toBeCloseTo(175.2, 9)
    const lost = year.column('EUnavail')
    expect([...limited({ random: { ...random, seed: 1 } }).column('EUnavail')]).toEqual([...lost])
    expect([...limited({ random: { ...random, seed: 2 } }).column('EUnavail')]).not.toEqual([...lost])
    expect(Math.max(...year.column('E_Grid'))).toBeCloseTo(700, 9)
  })
})

describe('outages of the grid', () => {
  const storage = { capacity_kwh: 800, strategy: 'self_consumption', load_kw: 100, soc_start: 0.5 }
  const periods = [
    { from: '05-10T06:00', to: '05-12T06:30', kind: 'grid' },
    { from: '08-01T00:00', to: '08-04T00:00', kind: 'plant' },
    { from: '09-01T00:00', to: '09-11T00:00', kind: 'plant', fraction: 0.4 },
    { from: '09-05T00:00', to: '09-08T00:00', kind: 'grid', fraction: 0.5 },
  ]
  const year = runWithSeries(
    everyLossPlant({ storage, ac_losses: { transformer_constant_loss: 0.002, grid_poi_limit_kw: 700, outages: { periods } } }),
  )
  const column = (name: string): Float64Array => year.column(name)
  const [from, to] = [hourOf(5, 10, 6), hourOf(5, 12, 6)]

  test('nothing flows to the grid or from it, not even iron losses at night, and the battery rests', () => {
    for (const name of ['E_Grid', 'EBatCh', 'EBatDis', 'EFromGrid']) expect([...column(name).slice(from, to)]).toEqual(Array(48).fill(0))
    expect(new Set(column('SOC').slice(from - 1, to)).size).toBe(1)
  })

  test('the load has no supply in this time, and the answer says how much', () => {
    // 48.5 h of all of it, and half of it for 72 h
    expect((year.answer.summary.availability as { load_not_met_kwh: number }).load_not_met_kwh).toBeCloseTo(100 * (48.5 + 36), 5)
  })

  test('while the plant is out, the grid feeds the load and the plant its own consumption', () => {
    for (let hour = hourOf(8, 1); hour < hourOf(8, 4); hour++) {
      expect(column('EFromGrid')[hour]).toBeCloseTo(100, 9)
      expect(column('E_Grid')[hour]).toBeLessThanOrEqual(0)
      expect([column('EBatCh')[hour], column('EBatDis')[hour]]).toEqual([0, 0])
    }
  })

  test('energy is conserved in every row, and by the battery', () => {
    const losses = ['EGrdLim', 'EAuxil', 'EACOhmL', 'EMVTrfL', 'EMVLine', 'EHVTrfL', 'EHVLine', 'ETransm', 'EOthAC', 'EUnavail', 'EGridOut']
    const taken = [...losses, 'EBatCh', 'E_Grid'].map(column)
    const [output, discharge, charge] = [column('EOutInv'), column('EBatDis'), column('EBatCh')]
    const [load, fromGrid, soc] = [column('ELoad'), column('EFromGrid'), column('SOC')]
    for (let hour = 1; hour < HOURS; hour++) {
      const isGridOut = hour >= from && hour <= to ? 1 - (hour === to ? 0.5 : 0) : hour >= hourOf(9, 5) && hour < hourOf(9, 8) ? 0.5 : 0
      const selfConsumed = (load[hour] ?? 0) * (1 - isGridOut) - (fromGrid[hour] ?? 0)
      const left = (output[hour] ?? 0) + (discharge[hour] ?? 0) - sum(taken.map((values) => values[hour] ?? 0)) - selfConsumed
      if (!(Math.abs(left) < 1e-7)) throw new Error(`hour ${hour}: ${left} kWh are lost nowhere`)
      const stored = (charge[hour] ?? 0) * 0.95 - (discharge[hour] ?? 0) / 0.95
      expect(Math.abs(((soc[hour] ?? 0) - (soc[hour - 1] ?? 0)) * 800 - stored)).toBeLessThan(1e-7)
    }
  })

  test('plants without outages have no row for them', () => {
    const keys = ({ answer }: typeof year): string[] => answer.loss_diagram.map(({ key }) => key)
    expect(keys(year)).toContain('grid_outage')
    expect(keys(plain)).not.toContain('grid_outage')
  })
})

/** Hours of noon. */
const noonsOf = (time: readonly string[]) => {
  const { step_minutes, timezone, latitude, longitude, elevation } = MUNICH_YEAR
  const all = (value: number): number[] => time.map(() => value)
  return { step_minutes, timezone, latitude, longitude, elevation, time, ghi_wm2: all(500), temp_air_c: all(15), wind_speed_ms: all(2) }
}

describe('other weather', () => {
  const stamps = ['2023-02-28T11:00', '2023-03-01T11:00', '2024-02-28T11:00', '2024-02-29T11:00', '2024-03-01T11:00']
  const exports = (periods: unknown[]): boolean[] =>
    [...runWithSeries(plant({ weather: noonsOf(stamps), ac_losses: { outages: { periods } } })).column('E_Grid')].map((kwh) => kwh > 0)

  test('a stamp without a year is of every year, and one with a year of that one', () => {
    expect(exports([{ from: '02-28T00:00', to: '02-28T24:00' }])).toEqual([false, true, false, true, true])
    expect(exports([{ from: '2024-02-28T00:00', to: '2024-02-28T24:00' }])).toEqual([true, true, false, true, true])
  })

  test('the 29th of February takes nothing from a year without one', () => {
    expect(exports([{ from: '02-29T00:00', to: '02-29T24:00' }])).toEqual([true, true, true, false, true])
    expect(exports([{ from: '02-28T12:00', to: '03-01T00:00' }])).toEqual([true, true, true, false, true])
  })
})

test('a plant of parts is out as one', () => {
  const outages = { periods: [{ from: '06-01T00:00', to: '06-11T00:00' }] }
  const parts = ofParts(
    plant({ ac_losses: { outages } }),
    { id: 'east', array: { azimuth_deg: 90 } },
    { id: 'west', array: { azimuth_deg: 270 } },
  )
  const year = runWithSeries(parts)
  expect([...year.column('E_Grid').slice(hourOf(6, 1), hourOf(6, 11))]).toEqual(Array(240).fill(0))
  expect(year.answer.summary.availability?.plant_outage_h).toBeCloseTo(240, 9)
  expect(year.answer.sub_arrays?.map(({ loss_diagram }) => loss_diagram.at(-1)?.key)).toEqual(['e_inverter_output', 'e_inverter_output'])
})

describe('refused', () => {
  const fails = (outages: unknown): (string | null)[] => fieldsOf(() => run(plant({ ac_losses: { outages } })))
  const period = (from: string, to: string, more = {}): unknown => ({ periods: [{ from, to, ...more }] })

  test.each([
    [period('02-30T00:00', '03-02T00:00'), 'from'],
    [period('02-10T00:00', '02-10T25:00'), 'to'],
    [period('2023-02-29T00:00', '2023-03-02T00:00'), 'from'],
    [period('2023-02-10T00:00', '02-12T00:00'), 'to'],
    [period('02-12T00:00', '02-10T00:00'), 'to'],
    [period('02-12T00:00', '02-12T00:00'), 'to'],
    [period('2023-12-20T00:00', '2022-12-21T00:00'), 'to'],
  ])('%j', (outages, name) => {
    expect(fails(outages)).toEqual([`ac_losses.outages.periods.0.${name}`])
  })

  test('periods of one kind that together take more than all of it, whatever their order and years', () => {
    const half = { from: '02-10T00:00', to: '02-20T00:00', fraction: 0.6 }
    expect(fails({ periods: [half, { ...half, from: '02-01T00:00' }] })).toEqual(['ac_losses.outages.periods.0.fraction'])
    expect(fails({ periods: [half, { from: '2023-02-19T00:00', to: '2023-04-01T00:00', fraction: 0.5 }] })).toEqual([
      'ac_losses.outages.periods.1.fraction',
    ])
    expect(fails({ periods: [half, { ...half, kind: 'grid' }] })).toEqual([])
    expect(fails({ periods: [half, { ...half, from: '02-20T00:00', to: '02-21T00:00' }] })).toEqual([])
  })
})

describe('parts and inverters', () => {
  const NOON = { from: '06-21T11:00', to: '06-21T13:00' }
  const [noon, after] = [hourOf(6, 21, 11), hourOf(6, 21, 13)]
  const parts = completeRunRequest<Resolved>({
    ...plant({ inverter: { model: 'flat', p_ac_nom_kw: 500, efficiency: 1 }, array: { strings_per_inverter: 25 } }),
    sub_arrays: [
      { id: 'large', array: { n_inverters: 3 } },
      { id: 'small', array: { n_inverters: 2 }, inverter: { model: 'flat', p_ac_nom_kw: 250, efficiency: 1 } },
    ],
  })
  const of = (...periods: object[]) => completeRunRequest<Resolved>({ ...parts, ac_losses: { ...parts.ac_losses, outages: { periods } } })
  const gridOf = (...periods: object[]) => runWithSeries(of(...periods)).column('E_Grid')
  const all = runWithSeries(parts).column('E_Grid')

  /** Inverters of both sizes have the same modules. */
  test('a part loses its own power, whatever its inverters could give, a number of inverters their share of it; all parts are the plant', () => {
    for (const [period, share] of [
      [{ ...NOON, sub_arrays: ['large'] }, 0.6],
      [{ ...NOON, sub_arrays: ['small'], fraction: 0.5 }, 0.2],
      [{ ...NOON, sub_arrays: ['large'], inverters: 2 }, 0.4],
      [{ ...NOON, sub_arrays: ['small', 'large'] }, 1],
    ] as const) {
      const grid = gridOf(period)
      for (let hour = noon; hour < after; hour++) expect(grid[hour]).toBeCloseTo((1 - share) * (all[hour] ?? Number.NaN), 9)
      expect(grid[after]).toBe(all[after] ?? Number.NaN)
    }
    const both = gridOf({ ...NOON, sub_arrays: ['small'] }, { ...NOON, sub_arrays: ['large'] })
    expect([both[noon], both[noon + 1]]).toEqual([0, 0])
  })

  test('a plant without parts has inverters too', () => {
    const outages = { periods: [{ ...NOON, inverters: 3 }] }
    const change = (more: object) => plant({ array: { n_inverters: 5, strings_per_inverter: 25 }, ac_losses: more })
    const [with5, out] = [change({}), change({ outages })].map((each) => runWithSeries(each).column('E_Grid'))
    expect(out?.[noon]).toBeCloseTo(0.4 * (with5?.[noon] ?? Number.NaN), 9)
  })

  test('what the plant does not have is refused', () => {
    const fields = (period: object) => fieldsOf(() => run(of({ ...NOON, ...period })))
    const at = (name: string) => [`ac_losses.outages.periods.0.${name}`]
    expect(fields({ sub_arrays: ['none'] })).toEqual(at('sub_arrays'))
    expect(fields({ inverters: 2 })).toEqual(at('inverters')) // of two sizes
    expect(fields({ sub_arrays: ['small'], inverters: 3 })).toEqual(at('inverters'))
    expect(fields({ sub_arrays: ['small'], inverters: 1, fraction: 0.5 })).toEqual(at('inverters'))
    expect(fields({ sub_arrays: ['small'], kind: 'grid' })).toEqual(at('sub_arrays'))
  })
})

test('the grid is out at random times as the plant is, exactly its share, and at other times', () => {
  const random = { share: 0.02, periods: 3, seed: 7 }
  const year = limited({ random, random_grid: random })
  const { availability } = year.answer.summary
  expect(availability).toMatchObject({ grid_time_based: expect.closeTo(0.98, 12), time_based: expect.closeTo(0.98, 12) })
  const [byPlant, byGrid] = [limited({ random }), limited({ random_grid: random })].map((each) => each.column('E_Grid'))
  const out = (column: Float64Array | undefined) =>
    [...(column ?? [])].flatMap((kwh, hour) => (kwh === 0 && (before[hour] ?? 0) > 0 ? [hour] : []))
  expect(out(byGrid).length).toBeGreaterThan(30)
  expect(out(byGrid)).not.toEqual(out(byPlant))
  expect(year.answer.loss_diagram.find(({ key }) => key === 'grid_outage')?.value).toBeGreaterThan(0)
})
