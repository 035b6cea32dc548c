import { describe, expect, test } from 'bun:test'
import { EngineError } from '../../../engine/core/sink.ts'
import type { TestRows } from '../../../engine/performance/test-rows.ts'
import { assessPerformance } from '../../../engine/performance.ts'
import { assessMade, MADE, type Measured, madeMeasured, madeRows, madeRun, requestOf } from './measurement.ts'

const madeMeasuredAir = madeMeasured().temp_air_c ?? []
const codesOf = (answer: ReturnType<typeof assessMade>) => answer.findings.map(({ code }) => code)
const scaled = (column: readonly (number | null)[] | undefined, factor: number) => (column ?? []).map((value) => value && value * factor)

function refusalOf(work: () => unknown): readonly { field: string | null; message: string }[] {
  try {
    work()
  } catch (cause) {
    if (cause instanceof EngineError) return cause.failures.map(({ field, message }) => ({ field, message }))
    throw cause
  }
  return []
}

describe('a plant that gives what its run gives', () => {
  const answer = assessMade()

  test('has ratios of 1 in every test, and no findings', () => {
    expect(answer.regression?.ratio?.value).toBeCloseTo(1, 12)
    expect(answer.capacity?.ratio?.value).toBeCloseTo(1, 12)
    expect(answer.energy?.total.ratio).toBeCloseTo(1, 12)
    expect(answer.energy?.rmse).toBeCloseTo(0, 12)
    expect(answer.availability.by_time).toBe(1)
    expect(answer.left_out).toEqual([])
    expect(codesOf(answer)).toEqual([])
  })

  test('has the corrected ratio that it was made with', () => {
    expect(answer.measured.performance_ratio_stc).toBeCloseTo(MADE.perUnit, 12)
    expect(answer.measured.performance_ratio).toBeLessThan(MADE.perUnit)
    expect(answer.measured.performance_ratio_annual).toBeCloseTo(answer.run.performance_ratio ?? 0, 12)
  })

  test('has yields and losses that add up, in all and by month', () => {
    for (const figures of [answer.measured, ...answer.months.map(({ measured }) => measured)]) {
      const { reference_yield_h, capture_loss_h, system_loss_h, final_yield_h } = figures
      expect(final_yield_h + (capture_loss_h ?? 0) + (system_loss_h ?? 0)).toBeCloseTo(reference_yield_h, 9)
    }
    expect(answer.months.reduce((sum, { measured }) => sum + measured.energy_ac_kwh, 0)).toBeCloseTo(answer.measured.energy_ac_kwh, 6)
  })

  test('lists each filter with what it took and what is left', () => {
    for (const set of ['measured', 'run'] as const) {
      let left = 20 * 96
      for (const count of answer.filters.filter((each) => each.set === set)) {
        left -= count.removed
        expect(count.left, `${set} ${count.filter}`).toBe(left)
      }
      expect(left).toBe(answer.regression?.[set]?.records ?? 0)
    }
  })
})

describe('what is lost shows', () => {
  test('a plant with 5 % less power has ratios of 0.95', () => {
    const answer = assessMade({ power_ac_kw: scaled(madeMeasured().power_ac_kw, 0.95) })
    expect(answer.regression?.ratio?.value).toBeCloseTo(0.95, 12)
    expect(answer.capacity?.ratio?.value).toBeCloseTo(0.95, 12)
    expect(answer.energy?.total.ratio).toBeCloseTo(0.95, 12)
    const { low, high, value } = answer.capacity?.ratio ?? { low: 0, high: 0, value: 0 }
    expect((high - low) / 2 / value).toBeCloseTo(2 * Math.hypot(0.015, 0.005, 0.004, (answer.capacity?.ratio?.random ?? 0) / value), 9)
  })

  test('an outage of a day is availability and energy, not capacity', () => {
    const day = 5 * 96
    const isOut = (i: number) => i >= day && i < day + 96
    const power = (madeMeasured().power_ac_kw ?? []).map((kw, i) => (isOut(i) ? 0 : kw))
    const stated = assessMade({ power_ac_kw: power, available_fraction: power.map((_, i) => (isOut(i) ? 0 : 1)) })
    expect(stated.capacity?.ratio?.value).toBeCloseTo(1, 6)
    expect(stated.availability.by_time).toBeCloseTo(0.95, 2)
    expect(stated.energy?.while_available.ratio).toBeCloseTo(1, 9)
    expect(stated.energy?.unavailable_loss_kwh).toBeCloseTo(
      (stated.energy?.total.expected_kwh ?? 0) - (stated.energy?.total.measured_kwh ?? 0),
      6,
    )
    const unstated = assessMade({ power_ac_kw: power })
    expect(unstated.availability.by_time).toBe(stated.availability.by_time)
    expect(unstated.availability.by_energy).toBeCloseTo(stated.availability.by_energy ?? 0, 12)
  })

  test('with the weather of the measurement, power without measured irradiance is no energy that nothing was expected of', () => {
    const isBlind = (i: number) => i >= 5 * 96 && i < 9 * 96
    const { poa_wm2, power_ac_kw } = madeMeasured()
    const blind = poa_wm2.map((value, i) => (isBlind(i) ? null : value))
    const run = madeRun()
    const dark = (run.rows.acW ?? new Float64Array()).map((w, i) => (isBlind(i) ? 0 : w)) // as a run has it of gaps
    const measured = { ...madeMeasured(), poa_wm2: blind, power_ac_kw: scaled(power_ac_kw, 0.95) }
    const { energy } = assessPerformance(requestOf(measured, { weather: 'measured' }), { ...run, rows: { ...run.rows, acW: dark } })
    expect([energy?.total.rows, energy?.while_available.rows]).toEqual([16 * 96, 16 * 96])
    expect(energy?.total.ratio).toBeCloseTo(0.95, 12)
    expect(energy?.months.map(({ ratio }) => ratio?.toFixed(9))).toEqual(['0.950000000'])
    const ownWeather = assessPerformance(requestOf(measured), run)
    expect([ownWeather.energy?.total.rows, ownWeather.energy?.total.ratio?.toFixed(9)]).toEqual([20 * 96, '0.950000000'])
  })

  test('curtailed rows are left out of the ratios when that is asked for', () => {
    const limited = (madeMeasured().power_ac_kw ?? []).map((kw) => Math.min(kw ?? 0, 500))
    const curtailed = limited.map((kw) => kw === 500)
    expect(assessMade({ power_ac_kw: limited, curtailed }).measured.performance_ratio_stc).toBeLessThan(0.85)
    const answer = assessMade({ power_ac_kw: limited, curtailed }, { exclude: ['curtailed'] })
    expect(answer.measured.performance_ratio_stc).toBeCloseTo(MADE.perUnit, 12)
    expect(answer.filters.find(({ filter }) => filter === 'curtailed')?.removed).toBeGreaterThan(100)
  })

  test('records at the limit of the plant are not in the regression', () => {
    const limited = (madeMeasured().power_ac_kw ?? []).map((kw) => Math.min(kw ?? 0, 600))
    const answer = assessMade({ power_ac_kw: limited }, { plant: { ac_limit_kw: 600 }, filters: { window: 0.5 } })
    expect(answer.filters.find(({ filter }) => filter === 'limited')?.removed).toBeGreaterThan(100)
    expect(answer.regression?.ratio?.value).toBeCloseTo(1, 4)
  })
})

describe('steps, stamps and zones', () => {
  test('minutes and quarter hours of the same plant agree with hours of the run', () => {
    for (const step of [1, 5, 15]) {
      const hours = madeRun(madeRows(60))
      const answer = assessPerformance(requestOf(madeMeasured(madeRows(step))), hours)
      expect(answer.energy?.step_minutes).toBe(60)
      expect(answer.energy?.total.rows).toBe(20 * 24)
      expect(answer.energy?.total.ratio ?? 0, `${step} min`).toBeCloseTo(1, 1)
    }
  })

  test('the same rows in another zone, or with stamps at their ends, give the same', () => {
    const before = assessMade()
    const inIndia = assessMade({ timezone: 5.5, start: '2024-06-03T05:30' })
    expect(inIndia.energy).toEqual(before.energy)
    expect(inIndia.regression?.ratio).toEqual(before.regression?.ratio ?? null)
    const atEnds = assessMade({ interval: 'end', start: '2024-06-03T00:15' })
    expect(atEnds.energy).toEqual(before.energy)
    expect(atEnds.period.from).toBe('2024-06-03T00:00')
  })

  test('rows that are absent are counted and not invented', () => {
    const { poa_wm2, temp_air_c, wind_speed_ms, power_ac_kw, ...rest } = madeMeasured()
    const stamps = Array.from({ length: 20 * 96 }, (_, i) => i).filter((i) => i < 480 || i >= 576)
    const stamp = (i: number) => new Date(Date.UTC(2024, 5, 3) + i * 15 * 60_000).toISOString().slice(0, 16)
    const column = (values: readonly (number | null)[] | undefined) => stamps.map((i) => values?.[i] ?? null)
    const measured: Measured = {
      ...rest,
      start: null,
      time: stamps.map(stamp),
      poa_wm2: column(poa_wm2),
      temp_air_c: column(temp_air_c),
      wind_speed_ms: column(wind_speed_ms),
      power_ac_kw: column(power_ac_kw),
      power_dc_kw: undefined,
    }
    const answer = assessPerformance(requestOf(measured), madeRun())
    expect(answer.period.missing_rows).toBe(96)
    expect(answer.energy?.total.rows).toBe(20 * 96 - 96)
    expect(answer.energy?.total.ratio).toBeCloseTo(1, 12)
  })

  test('a run of another year has no energy test, and says why', () => {
    const { rows } = madeRun()
    const answer = assessPerformance(
      requestOf(madeMeasured()),
      madeRun(undefined, { startMinutes: rows.startMinutes.map((minutes) => minutes - 366 * 1440) }),
    )
    expect(answer.energy).toBeNull()
    expect(answer.left_out).toEqual([
      {
        test: 'energy',
        reason:
          'No row of the run begins when a measured row does: its weather is of other times. Send the run with the weather of the measured period, or set weather to "measured"',
      },
    ])
    expect(codesOf(answer)).toEqual(['rows_elsewhere'])
    expect(answer.regression?.ratio?.value).toBeCloseTo(1, 12)
  })
})

describe('faults of measurements are named', () => {
  const cases: readonly (readonly [string, Partial<Measured>, readonly string[]])[] = [
    [
      'a sensor that reads 20 % too little',
      { poa_wm2: scaled(madeMeasured().poa_wm2, 0.8) },
      ['performance_ratio_high', 'irradiation_differs'],
    ],
    ['summer time in the stamps', { start: '2024-06-03T01:00' }, ['night_light', 'stamps_shifted']],
    ['stamps of another zone', { timezone: -7 }, ['night_light', 'night_power']],
    [
      'a module sensor that came off',
      { temp_module_c: madeMeasured().temp_air_c?.map((air) => (air ?? 0) - 2) },
      ['module_colder_than_air'],
    ],
    [
      'a sensor that stands',
      { poa_wm2: madeMeasured().poa_wm2.map((wm2, i) => (i % 96 > 40 && i % 96 < 56 ? 640 : wm2)) },
      ['standing_irradiance'],
    ],
    ['a third of the rows lost', { power_ac_kw: madeMeasured().power_ac_kw?.map((kw, i) => (i % 3 === 0 ? null : kw)) }, ['low_coverage']],
    ['no wind', { wind_speed_ms: undefined }, ['no_wind']],
    ['no temperature', { temp_air_c: undefined }, ['no_cell_temperature']],
    ['a part of the plant', { power_ac_kw: scaled(madeMeasured().power_ac_kw, 0.08), power_dc_kw: undefined }, ['power_scale']],
    ['AC and DC swapped', { power_ac_kw: madeMeasured().power_dc_kw, power_dc_kw: madeMeasured().power_ac_kw }, ['power_scale']],
  ]
  for (const [name, change, expected] of cases)
    test(name, () => {
      const codes = codesOf(assessMade(change))
      for (const code of expected) expect(codes as string[], codes.join(' ')).toContain(code)
    })

  test('hours that are too few, a narrow window and an irradiance that stands leave the regression out, each with its reason', () => {
    const few = assessMade({}, { filters: { irradiance_min_wm2: 1200 } })
    expect(few.left_out.map(({ test: name }) => name)).toEqual(['regression', 'capacity'])
    expect(few.left_out[0]?.reason).toContain('0 measured records pass the filters, and the regression needs 10 (low_irradiance took')
    const narrow = assessMade({}, { filters: { window: 0.0001 } })
    expect(narrow.left_out[0]?.reason).toMatch(
      /^\d{3} measured records pass the filters, but \d of them are within 0.0 % of the 7\d\d W\/m2 of the reporting conditions, and the regression needs 10: /,
    )
    const standing = assessMade({ poa_wm2: madeMeasured().poa_wm2.map((wm2) => ((wm2 ?? 0) > 400 ? 640 : wm2)) })
    expect(standing.left_out[0]?.reason).toMatch(/^The irradiance of the \d{3} measured records in the window is always the same, or /)
  })

  test('a battery, a bifacial plant and few records are said', () => {
    const run = { ...madeRun(), hasBattery: true, isBifacial: true }
    const answer = assessPerformance(requestOf(madeMeasured(), { filters: { irradiance_min_wm2: 960 } }), run)
    expect(codesOf(answer)).toEqual(['few_records', 'bifacial_front_only', 'battery'])
  })
})

describe('a term of the regression that the records cannot state is left out, and said', () => {
  const still = new Float64Array(20 * 96)
  const cases: readonly (readonly [string, Partial<Measured>, Partial<TestRows>, number, string, string])[] = [
    ['no wind', { wind_speed_ms: undefined }, {}, 2, 'measured.wind_speed_ms', 'The wind was not measured: '],
    [
      'a wind that stands',
      { wind_speed_ms: Array.from(still) },
      {},
      2,
      'measured.wind_speed_ms',
      'The wind of all measured records is 0.0 m/s: ',
    ],
    ['a run without wind', {}, { windMps: still.map(() => 1) }, 2, 'run.weather', 'The wind of all run records is 1.0 m/s: '],
    [
      'an air temperature that stands',
      { temp_air_c: Array.from(still, () => 21.3) },
      {},
      3,
      'measured.temp_air_c',
      'The air temperature of all measured records is 21.3 degC: ',
    ],
  ]
  for (const [name, change, ofRun, k, field, message] of cases)
    test(name, () => {
      const { regression, findings } = assessPerformance(requestOf({ ...madeMeasured(), ...change }), madeRun(undefined, ofRun))
      for (const fit of [regression?.measured, regression?.run]) {
        expect(fit?.a.map((value) => value === 0)).toEqual([0, 1, 2, 3].map((each) => each === k))
        expect(fit?.standard_errors[k]).toBe(0)
      }
      expect(regression?.ratio?.value).toBeCloseTo(1, 12)
      const code = k === 2 ? 'regression_without_wind' : 'regression_without_temperature'
      const found = findings.filter((each) => each.code.startsWith('regression_without'))
      expect(found.map((each) => [each.code, each.level, each.field])).toEqual([[code, 'warning', field]])
      expect(found[0]?.message).toStartWith(message)
      expect(found[0]?.message).toContain('This deviates from ASTM E2848')
    })

  test('without wind the coefficients are those of least squares in E, E2 and E T', () => {
    const power = madeMeasured().poa_wm2.map((wm2, i) => (wm2 ?? 0) * (1 - 1e-4 * (wm2 ?? 0) - 3e-3 * (madeMeasuredAir[i] ?? 0)))
    const { regression } = assessMade({ wind_speed_ms: undefined, power_ac_kw: power, power_dc_kw: undefined })
    for (const [k, value] of [1, -1e-4, 0, -3e-3].entries()) expect(regression?.measured.a[k]).toBeCloseTo(value, 9)
  })
})

test('a plant with the temperature of its modules alone has a capacity test', () => {
  const answer = assessMade({ temp_air_c: undefined, temp_module_c: madeMeasured().temp_air_c?.map((air) => (air ?? 0) + 20) })
  expect(answer.capacity?.measured.records).toBeGreaterThan(100)
  expect(answer.left_out).toEqual([{ test: 'regression', reason: 'The regression needs air temperature: send measured.temp_air_c' }])
})

describe('what cannot be right is refused', () => {
  const kw = madeMeasured().power_ac_kw
  const cases: readonly (readonly [string, Partial<Measured>, string, RegExp])[] = [
    ['power in W', { power_ac_kw: scaled(kw, 1000) }, 'measured.power_ac_kw', /looks like W; send kW$/],
    ['power in MW', { power_ac_kw: scaled(kw, 1e-3) }, 'measured.power_ac_kw', /looks like MW; send kW$/],
    ['DC power in W', { power_dc_kw: scaled(madeMeasured().power_dc_kw, 1000) }, 'measured.power_dc_kw', /looks like W; send kW$/],
    ['irradiance in kW/m2', { poa_wm2: scaled(madeMeasured().poa_wm2, 1e-3) }, 'measured.poa_wm2', /looks like kW\/m2; send W\/m2$/],
    [
      'irradiance of zeros',
      { poa_wm2: (kw ?? []).map(() => 0) },
      'measured.poa_wm2',
      /^The irradiance is never above 0 while the plant has power: /,
    ],
    ['no power', { power_ac_kw: undefined }, 'measured.power_ac_kw', /^The AC power is missing/],
    ['power of nulls', { power_ac_kw: kw?.map(() => null) }, 'measured.power_ac_kw', /^The AC power is missing/],
    ['irradiance of nulls', { poa_wm2: (kw ?? []).map(() => null) }, 'measured.poa_wm2', /^The irradiance has no values/],
    [
      'a short column',
      { temp_air_c: [1, 2] },
      'measured.temp_air_c',
      /^All columns must have the same length: this one has 2 values, but poa_wm2 has 1920$/,
    ],
    ['no start', { start: null }, 'measured.start', /^Send exactly one of start/],
    ['a start that is no date', { start: '2024-02-30T00:00' }, 'measured.start', /^Not a date and time/],
  ]
  for (const [name, change, field, message] of cases)
    test(name, () => {
      const [first] = refusalOf(() => assessMade(change))
      expect(first?.field).toBe(field)
      expect(first?.message).toMatch(message)
    })

  test('stamps that go back, also between months', () => {
    const three = {
      poa_wm2: [1, 2, 3],
      power_ac_kw: [1, 2, 3],
      temp_air_c: undefined,
      wind_speed_ms: undefined,
      power_dc_kw: undefined,
      start: null,
    }
    const time = ['2024-06-01T00:00', '2024-05-31T23:45', '2024-06-01T00:15']
    expect(refusalOf(() => assessMade({ ...three, time }))[0]?.field).toBe('measured.time.1')
    expect(
      refusalOf(() => assessMade({ ...three, time: ['2024-06-30T23:45', '2023-07-01T00:00', '2023-07-01T00:15'] }))[0]?.field,
    ).toStartWith('measured.time.1')
    expect(refusalOf(() => assessMade({ ...three, time: time.slice(1) }))[0]?.field).toBe('measured.time')
  })

  test('records that rows do not fill', () => {
    expect(refusalOf(() => assessMade({}, { filters: { record_minutes: 20 } }))).toEqual([
      {
        field: 'filters.record_minutes',
        message: 'Records of 20 min cannot be made of rows of 15 min: send a multiple of measured.step_minutes',
      },
    ])
  })
})

test('changing the unit of nothing but time does not move a ratio: the same request gives the same bytes', () => {
  expect(JSON.stringify(assessMade())).toBe(JSON.stringify(assessMade()))
})

test('an answer has only finite numbers, whatever is missing', () => {
  const gaps = (column: readonly (number | null)[] | undefined, every: number) =>
    column?.map((value, i) => (i % every === 0 ? null : value))
  const measured = madeMeasured()
  const answer = assessMade({
    poa_wm2: gaps(measured.poa_wm2, 7) ?? [],
    temp_air_c: gaps(measured.temp_air_c, 5),
    wind_speed_ms: gaps(measured.wind_speed_ms, 11),
    power_dc_kw: gaps(measured.power_dc_kw, 3),
  })
  expect(JSON.stringify(answer, (_, value) => (typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value))).not.toContain(
    'not finite',
  )
  expect(answer.measured.capture_loss_h).toBeNull()
  const { rows, rows_dc } = answer.measured
  expect(rows_dc / rows).toBeCloseTo(2 / 3, 2)
})
