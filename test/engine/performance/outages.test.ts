import { expect, test } from 'bun:test'
import { assessPerformance } from '../../../engine/performance.ts'
import { assessMade, madeMeasured, madeRun, requestOf } from './measurement.ts'

const NOON_FROM = 40
const NOON_TO = 56
const power = madeMeasured().power_ac_kw ?? []
const codesOf = (answer: ReturnType<typeof assessMade>) => answer.findings.map(({ code }) => code as string)
const isNoon = (i: number) => i % 96 >= NOON_FROM && i % 96 < NOON_TO && i < 7 * 96
const darkPoa = madeMeasured().poa_wm2.map((wm2, i) => (isNoon(i) ? 0 : wm2))

test('irradiance of 0 while the plant delivers counts as missing, and the ratio is that of the other rows', () => {
  const right = assessMade({ poa_wm2: madeMeasured().poa_wm2.map((wm2, i) => (isNoon(i) ? null : wm2)) })
  const answer = assessMade({ poa_wm2: darkPoa })
  expect(codesOf(answer)).toEqual([...new Set(['irradiance_dead', ...codesOf(right)])])
  expect(answer.findings[0]?.message).toMatch(
    /^112 of 1920 rows \(5.8 %\) have irradiance near 0 by day while the plant delivers 1\d{4} kWh/,
  )
  expect(answer.measured).toEqual(right.measured)
  expect(answer.period.coverage).toBe(right.period.coverage)
  expect(answer.filters.find(({ filter }) => filter === 'impossible')?.removed).toBe(112)
  expect(answer.capacity).toEqual(right.capacity)
})

test('in the measured weather, rows of a dead sensor are not in the energy test', () => {
  const rows = madeRun().rows
  const run = madeRun(undefined, {
    poaWm2: rows.poaWm2.map((wm2, i) => (isNoon(i) ? 0 : wm2)),
    acW: rows.acW?.map((watts, i) => (isNoon(i) ? 0 : watts)) ?? null,
  })
  const answer = assessPerformance(requestOf({ ...madeMeasured(), poa_wm2: darkPoa }, { weather: 'measured' }), run)
  expect(answer.energy?.total.ratio).toBeCloseTo(1, 12)
  expect(answer.energy?.total.rows).toBe(1920 - 112)
})

test('with a battery, and at twilight, power says nothing of the light', () => {
  const withBattery = assessPerformance(requestOf({ ...madeMeasured(), poa_wm2: darkPoa }), { ...madeRun(), hasBattery: true })
  expect(codesOf(withBattery)).not.toContain('irradiance_dead')
  const low = assessMade({ poa_wm2: madeMeasured().poa_wm2.map((wm2) => ((wm2 ?? 0) < 60 ? 0 : wm2)) })
  expect(codesOf(low)).not.toContain('irradiance_dead')
})

test('an outage that no column states is in neither power test, and stays in the ratio', () => {
  const before = assessMade()
  for (const kw of [0, -0.4, 0.3]) {
    const out = power.map((own, i) => (Math.floor(i / 96) % 10 === 4 ? kw : own))
    const answer = assessMade({ power_ac_kw: out })
    expect(answer.findings.map(({ code, level }) => [code, level])).toEqual([['outage', 'warning']])
    expect(answer.capacity?.ratio?.value).toBeCloseTo(1, 2)
    expect(answer.regression?.ratio?.value).toBeCloseTo(1, 2)
    expect(answer.filters.find(({ filter }) => filter === 'unavailable')?.removed).toBeGreaterThan(30)
    expect(answer.availability.by_time).toBeCloseTo(0.9, 2)
    expect(answer.energy?.while_available.ratio).toBeCloseTo(1, 2) // twilight stays in
    expect(answer.measured.performance_ratio ?? 1).toBeLessThan(0.92 * (before.measured.performance_ratio ?? 0))
    const kept = assessMade({ power_ac_kw: out }, { filters: { keep_outages: true } })
    expect(kept.capacity?.ratio?.value ?? 1).toBeLessThan(0.95)
    expect(kept.findings[0]?.message).toContain('regression and capacity count them too, as filters.keep_outages asks')
    const excluded = assessMade({ power_ac_kw: out }, { exclude: ['unavailable'] })
    expect(excluded.measured.performance_ratio_stc).toBeCloseTo(before.measured.performance_ratio_stc ?? 0, 2)
  }
})

test('few rows without power, as in morning shade, are a note', () => {
  const { findings } = assessMade({ power_ac_kw: power.map((kw, i) => (i % 96 === 26 && i < 480 ? 0 : kw)) })
  expect(findings.map(({ code, level }) => [code, level])).toEqual([['outage', 'note']])
})

test('a column that says so, or curtailment, is no outage that nobody stated', () => {
  const out = power.map((own, i) => (i < 96 ? 0 : own))
  const stated = out.map((_, i) => (i < 96 ? 0 : 1))
  expect(codesOf(assessMade({ power_ac_kw: out, available_fraction: stated }))).toEqual([])
  expect(codesOf(assessMade({ power_ac_kw: out, curtailed: stated.map((each) => each === 0) }))).toEqual([])
})

test('a plant with far less than its run is named, and energies of rows as such', () => {
  const low = (factor: number) =>
    assessMade({ power_ac_kw: power.map((kw) => (kw ?? 0) * factor), power_dc_kw: undefined }).findings.find(
      ({ code }) => code === 'performance_ratio_low',
    )?.message
  expect(low(0.25)).toMatch(
    /its power 25.0 % of that of the run: near 15\/60, as if the energies of the rows in kWh had been sent as powers/,
  )
  expect(low(0.5)).toMatch(/its power 50.0 % of that of the run: check that the power is of the whole plant, plant.dc_kwp, and the unit$/)
  expect(low(0.7)).toBeUndefined()
})
