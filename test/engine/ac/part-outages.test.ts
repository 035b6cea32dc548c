import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { type Changes, MUNICH_EVERY_THIRD_HOUR, MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'
import { answerOf, gapOf, ofParts, type Part, rowOf } from '../plant/plant-of-parts.ts'

const EAST: Partial<Part> = { id: 'east', array: { azimuth_deg: 90 } }
const WEST: Partial<Part> = { id: 'west', array: { azimuth_deg: 270 } }
/** Of the 2,920 rows. */
const ROWS = { from: 1100, to: 1500 }
const START = Date.UTC(2023, 0, 1)
const stampAt = (row: number): string => new Date(START + row * 3 * 3_600_000).toISOString().slice(5, 16)
const PERIOD = { from: stampAt(ROWS.from), to: stampAt(ROWS.to) }
const rowsOf = (column: Float64Array): number[] => [...column.slice(ROWS.from, ROWS.to)]

/** Every loss of the AC side, stated in kW so that half of the plant has the same, and a limit that both roofs reach together. */
const AC_LOSSES = {
  mv_transformers: [{ number: 1, kva: 1500, no_load_kw: 1.5, load_loss_kw: 12 }],
  cables: [{ level: 'lv', length_m: 150, section_mm2: 240, material: 'aluminium', voltage_v: 800, number: 4 }],
  aux_kw: 2,
  grid_poi_limit_kw: 1000,
  other_loss: 0.004,
}
const request = (changes: Changes = {}, losses: Changes = {}): Resolved =>
  plant({ weather: MUNICH_EVERY_THIRD_HOUR, ac_losses: { ...AC_LOSSES, ...losses }, ...changes })
const outOf = (...periods: object[]) => ({ outages: { periods } })
const both = (...periods: object[]) => runWithSeries(ofParts(request({}, outOf(...periods)), EAST, WEST))

describe('a roof that is out', () => {
  const whole = runWithSeries(ofParts(request(), EAST, WEST))
  const east = both({ ...PERIOD, sub_arrays: ['east'] })
  const west = runWithSeries(ofParts(request(), WEST))

  test('leaves what the other one exports as a plant of its own, row by row; other rows keep theirs', () => {
    const [left, alone, before] = [east, west, whole].map((year) => year.column('E_Grid')) as [Float64Array, Float64Array, Float64Array]
    let most = 0
    for (let row = 0; row < left.length; row++) {
      const isOut = row >= ROWS.from && row < ROWS.to
      const expected = (isOut ? alone[row] : before[row]) ?? Number.NaN
      expect(Math.abs((left[row] ?? 0) - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)))
      if (isOut) most = Math.max(most, before[row] ?? 0)
    }
    expect(most).toBeCloseTo(1000, 6) // the limit is reached in these rows, and only by both roofs
    expect(Math.max(...rowsOf(left))).toBeLessThan(950)
  })

  test('loses its own power: more in the morning, less in the evening than its half', () => {
    const lost = east.column('EUnavail')
    const output = runWithSeries(ofParts(request(), EAST)).column('EOutInv')
    for (let row = ROWS.from; row < ROWS.to; row++) expect(lost[row]).toBeCloseTo(Math.max(0, output[row] ?? 0), 8)
    expect(gapOf(east.answer.loss_diagram)).toBeLessThan(1e-11)
    expect(east.answer.sub_arrays?.map(({ loss_diagram }) => rowOf(loss_diagram, 'e_inverter_output'))).toEqual(
      whole.answer.sub_arrays?.map(({ loss_diagram }) => rowOf(loss_diagram, 'e_inverter_output')),
    )
    expect(east.answer.summary.availability?.plant_outage_h).toBeCloseTo((ROWS.to - ROWS.from) * 0.5, 6)
  })

  test('all roofs out export exactly nothing by day, in one period or in one each, and with the rest of a plant by its share', () => {
    const byDay = whole.column('E_Grid').map((kwh) => Number(kwh > 0))
    for (const periods of [
      [{ ...PERIOD, sub_arrays: ['west', 'east'] }],
      [
        { ...PERIOD, sub_arrays: ['east'] },
        { ...PERIOD, sub_arrays: ['west'] },
      ],
      [
        { ...PERIOD, sub_arrays: ['east'] },
        { ...PERIOD, fraction: 0.5 },
      ],
    ]) {
      const year = both(...periods)
      const grid = year.column('E_Grid')
      for (let row = ROWS.from; row < ROWS.to; row++)
        if (byDay[row] === 1)
          expect(periods.some((period) => 'fraction' in period) ? Math.max(0, grid[row] ?? Number.NaN) : grid[row]).toBe(0)
      expect(gapOf(year.answer.loss_diagram)).toBeLessThan(1e-11)
    }
  })

  test('a share of it loses this share; a number of its inverters is one too', () => {
    const ofFive = (period: object) =>
      runWithSeries(
        ofParts(
          request(
            { array: { n_inverters: 5, strings_per_inverter: 25 }, inverter: { model: 'flat', p_ac_nom_kw: 400, efficiency: 1 } },
            outOf(period),
          ),
          EAST,
          WEST,
        ),
      ).column('EUnavail')
    const full = rowsOf(ofFive({ ...PERIOD, sub_arrays: ['east'] }))
    for (const [period, share] of [
      [{ fraction: 0.4 }, 0.4],
      [{ inverters: 3 }, 0.6],
    ] as const)
      for (const [k, kwh] of rowsOf(ofFive({ ...PERIOD, sub_arrays: ['east'], ...period })).entries())
        expect(kwh).toBeCloseTo(share * (full[k] ?? 0), 8)
  })
})

test('a plant of one part that is out is a plant that is out', () => {
  const of = (period: object) => answerOf(ofParts(request({}, outOf(period)), WEST)).loss_diagram
  expect(of({ ...PERIOD, sub_arrays: ['west'] })).toEqual(of(PERIOD))
})

describe('parts at shared inverters', () => {
  const sharing = { ...WEST, shares_inverter_with: 'east' }
  const shared = (period: object, more: object = {}) => runWithSeries(ofParts({ ...request({}, outOf(period)), ...more }, EAST, sharing))

  test('lose their booked share', () => {
    const asked = { ...request(), sub_array_series: ['EOutInv'] } as Resolved
    const booked = runWithSeries(ofParts(asked, EAST, sharing)).column('west/EOutInv' as never)
    const lost = shared({ ...PERIOD, sub_arrays: ['west'] }).column('EUnavail')
    for (let row = ROWS.from; row < ROWS.to; row++) expect(lost[row]).toBeCloseTo(Math.max(0, booked[row] ?? 0), 8)
  })

  test('only the owner has a number of inverters', () => {
    const fails = (period: object) => fieldsOf(() => shared({ ...PERIOD, ...period }))
    expect(fails({ sub_arrays: ['west'], inverters: 1 })).toEqual(['ac_losses.outages.periods.0.inverters'])
    expect(shared({ ...PERIOD, sub_arrays: ['east'], inverters: 1 }).answer.loss_diagram).toEqual(
      shared({ ...PERIOD, inverters: 1 }).answer.loss_diagram,
    )
  })
})

describe('years of operation', () => {
  const lifetime = { dc_degradation_rate: 0.01, analysis_period_years: 3 }
  const yearsOf = (changes: Changes, losses: Changes, ...parts: Partial<Part>[]) =>
    answerOf(ofParts(request({ weather: MUNICH_YEAR, lifetime, ...changes }, losses), ...parts)).summary.lifetime?.e_grid_kwh ?? []
  const ALWAYS = { from: '01-01T00:00', to: '12-31T24:00' }

  test.each([
    ['inverters of their own', WEST],
    ['shared inverters', { ...WEST, shares_inverter_with: 'east' }],
  ])('%s: a part that is out all years leaves what the other gives in each', (_, other) => {
    const losses = { aux_kw: 0, mv_transformers: null }
    const left = yearsOf({}, { ...losses, ...outOf({ ...ALWAYS, sub_arrays: ['east'] }) }, EAST, other)
    const alone = yearsOf({}, losses, WEST)
    expect(left).toHaveLength(3)
    for (const [year, kwh] of left.entries()) expect((kwh ?? 0) / (alone[year] ?? Number.NaN)).toBeCloseTo(1, 9)
  })

  test('with a battery that ages too', () => {
    const storage = { capacity_kwh: 500, strategy: 'grid_limit', ageing: { calendar_loss_per_year: 0.02, cycle_loss_per_cycle: 1e-4 } }
    const limit = { grid_poi_limit_kw: 300 }
    const left = yearsOf({ storage }, { ...limit, ...outOf({ ...ALWAYS, sub_arrays: ['east'] }) }, EAST, WEST)
    const alone = yearsOf({ storage }, limit, WEST)
    expect(left).toHaveLength(3)
    for (const [year, kwh] of left.entries()) expect((kwh ?? 0) / (alone[year] ?? Number.NaN)).toBeCloseTo(1, 9)
  })
})

test('a part that is out twice at one time is refused, although the plant is not', () => {
  const period = { ...PERIOD, sub_arrays: ['east'], fraction: 0.6 }
  expect(fieldsOf(() => both(period, period))).toEqual(['ac_losses.outages.periods.1.fraction'])
  expect(fieldsOf(() => both({ ...period, sub_arrays: ['none'] }))).toEqual(['ac_losses.outages.periods.0.sub_arrays'])
})
