import { expect, test } from 'bun:test'
import { withDecided, withNumber } from '../../clients/console/performance/take-measured.ts'
import { TEST_NUMBERS } from '../../clients/console/performance/test-numbers.ts'
import { inTestWords, refusalText } from '../../clients/console/performance/words.ts'
import { addressOf, stateOf } from '../../clients/console/state/address.ts'
import { FIRST_STATE } from '../../clients/console/state/console-state.ts'
import { isState } from '../../clients/console/state/linked-state.ts'
import { findMeasuredFailures } from '../../engine/performance.ts'
import { assessMade, madeMeasured, requestOf } from '../engine/performance/measurement.ts'

const MEASURED = {
  id: 'file_dropped_1',
  name: 'records.csv',
  stamps: { timezone: 1, interval: 'end' as const },
  roles: { poa_wm2: { column: 3, unit: 'W/m2' }, curtailed: null },
  plant: { dc_kwp: 100 },
}

test('a link contains what was decided about measured rows, and one with other parts is refused', () => {
  const state = { ...FIRST_STATE, measured: MEASURED }
  expect(stateOf(addressOf(state))).toEqual(state)
  for (const bad of [
    { ...MEASURED, id: 1 },
    { ...MEASURED, stamps: { interval: 'later' } },
    { ...MEASURED, roles: { poa_wm2: { column: -1, unit: 'W/m2' } } },
    { ...MEASURED, plant: { dc_kwp: '100' } },
    { ...MEASURED, exclude: 'curtailed' },
  ])
    expect(isState({ plant: FIRST_STATE.plant, measured: bad }), JSON.stringify(bad)).toBe(false)
})

test('a link names the file of its weather and what was decided about its stamps', () => {
  const file = { id: 'met_dropped_1', name: 'own.csv', rows: 24, source: { id: 'file_dropped_1', timezone: 1, stamps: { timezone: 1 } } }
  const state = { ...FIRST_STATE, files: [file] }
  expect(stateOf(addressOf(state))).toEqual(state)
  const bad = { ...file, source: { id: 'file_dropped_1', timezone: '1' } }
  expect(isState({ plant: FIRST_STATE.plant, files: [bad] })).toBe(false)
})

test('a choice is taken back with undefined, and no empty group stays', () => {
  expect(withNumber({ dc_kwp: 5, ac_limit_kw: 4 }, 'dc_kwp', undefined)).toEqual({ ac_limit_kw: 4 })
  expect(withNumber({ dc_kwp: 5 }, 'dc_kwp', undefined)).toBeUndefined()
  const { plant: _, ...rest } = MEASURED
  expect(withDecided(MEASURED, { plant: undefined })).toEqual(rest)
})

test('messages of the tests name what the page has, not fields of a request', () => {
  const shifted = assessMade({ timezone: 5 }).findings
  const bare = assessMade(withoutAir())
  const bright = assessMade({}, { plant: { dc_kwp: 700 } }).findings
  const texts = [...shifted, ...bare.findings, ...bright].map(({ message }) => message)
  texts.push(
    ...bare.left_out.map(({ reason }) => reason),
    ...assessMade({}, { filters: { irradiance_min_wm2: 1400 } }).left_out.map(({ reason }) => reason),
  )
  expect(texts.length).toBeGreaterThan(6)
  for (const text of texts.map(inTestWords)) expect(text).not.toMatch(/\b(measured|plant|run|filters|conditions)\.[a-z]|\bnull\b|_/)
  expect(inTestWords('check timezone (standard time, no daylight saving), interval, and the place of the run')).toBe(
    'check the time zone (standard time, no daylight saving), what the stamps mark, and the place of the plant',
  )
})

test('a refused number has its name and its bound as the page shows them', () => {
  expect(refusalText({ field: 'plant.temp_coefficient_per_c', message: 'Input should be less than or equal to 0.005' })).toBe(
    'Temperature coefficient: Input should be less than or equal to 0.5 %/K',
  )
  expect(refusalText({ field: 'measured.power_ac_kw', message: 'it looks like W; send kW' })).toBe(
    'AC power: it looks like W; choose the unit of its column, or send it in kW',
  )
})

test('every number of the page is a field of the request', () => {
  const request = requestOf(madeMeasured())
  for (const { group, key } of TEST_NUMBERS) expect(Object.keys(request[group]), key).toContain(key)
  expect(findMeasuredFailures(request)).toEqual([])
})

/** The made rows without what is needed to correct for temperature. */
function withoutAir() {
  const none = madeMeasured().poa_wm2.map(() => null)
  return { temp_air_c: none, temp_module_c: none, wind_speed_ms: none }
}
