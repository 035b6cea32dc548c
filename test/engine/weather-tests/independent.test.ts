import { expect, test } from 'bun:test'
import { TEST_NAMES, type TestName, WEATHER_TESTS } from '../../../engine/weather-tests/index.ts'
import type { TestedRows } from '../../../engine/weather-tests/tested-rows.ts'
import fixture from '../../fixtures/weather-tests/limits-and-ratios.json'

/** The rows of the fixture: no row is next to another in time. */
function rowsOf({ zenith_deg, extra_wm2, ghi_wm2, dhi_wm2, dni_wm2, elevation_m }: typeof fixture.inputs): TestedRows {
  const cos = zenith_deg.map((deg) => Math.cos((deg * Math.PI) / 180))
  return {
    n: cos.length,
    stepMinutes: 1,
    startMinutes: Float64Array.from(cos, (_, row) => row),
    sunZenithCos: Float64Array.from(cos),
    isUp: Uint8Array.from(cos, (value) => (value > 0 ? 1 : 0)),
    extraNormalWm2: Float64Array.from(extra_wm2),
    columns: { ghi_wm2: Float64Array.from(ghi_wm2), dhi_wm2: Float64Array.from(dhi_wm2), dni_wm2: Float64Array.from(dni_wm2) },
    latitudeDeg: 45,
    elevationM: elevation_m,
    clear: null,
    dark: [],
  }
}

function failing(name: TestName, rows: TestedRows): number[] {
  const mask = new Uint8Array(rows.n)
  WEATHER_TESTS[name].mark(rows, mask)
  return [...mask].flatMap((isFailing, row) => (isFailing === 1 ? [row] : []))
}

const compared = TEST_NAMES.filter((name) => name in fixture.expected)

test.each(compared)('%s: the same rows fail as in an independent implementation', (name) => {
  const expected = fixture.expected[name as keyof typeof fixture.expected]
  expect(expected.length).toBeGreaterThan(10)
  expect(failing(name, rowsOf(fixture.inputs))).toEqual(expected)
})

test('a row with a gap is neither tested nor fails', () => {
  const rows = rowsOf(fixture.inputs)
  for (const name of compared) {
    const gaps = new Float64Array(rows.n).fill(Number.NaN)
    const mask = new Uint8Array(rows.n)
    const columns = { ghi_wm2: gaps, dhi_wm2: gaps, dni_wm2: gaps }
    expect([name, WEATHER_TESTS[name].mark({ ...rows, columns }, mask), mask.includes(1)]).toEqual([name, 0, false])
  }
})
