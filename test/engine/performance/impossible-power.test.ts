import { expect, test } from 'bun:test'
import { EngineError } from '../../../engine/core/sink.ts'
import { assessMade, madeMeasured } from './measurement.ts'

const NOON = 48
const codesOf = (answer: ReturnType<typeof assessMade>) => answer.findings.map(({ code }) => code)

test('codes for missing values and powers beyond the plant are filtered out row by row, and said', () => {
  const before = assessMade()
  for (const kw of [-999, -9999, 9_999_999, 5000, -60]) {
    const power = (madeMeasured().power_ac_kw ?? []).map((own, i) => (i % 96 === NOON && i < 480 ? kw : own))
    const answer = assessMade({ power_ac_kw: power })
    expect(codesOf(answer), `${kw}`).toEqual(['power_impossible'])
    expect(answer.findings[0]?.message).toBe(
      `5 of 1920 rows (0.3 %) have a power that a plant of 1000 kWp cannot have, such as ${kw} kW: they count as missing; replace codes for missing values by null`,
    )
    expect(answer.filters.find(({ filter }) => filter === 'impossible')?.removed).toBe(5)
    expect(answer.capacity?.ratio?.value).toBeCloseTo(1, 2)
    expect(answer.energy?.total.ratio).toBeCloseTo(1, 9)
    expect(Math.abs((answer.measured.performance_ratio ?? 0) - (before.measured.performance_ratio ?? 0))).toBeLessThan(1e-3)
    expect(answer.period.coverage).toBeLessThan(1)
  }
})

test('a power whose sign is turned is a finding by that name', () => {
  const answer = assessMade({ power_ac_kw: madeMeasured().power_ac_kw?.map((kw) => 0 - (kw ?? 0)), power_dc_kw: undefined })
  expect(codesOf(answer)).toContain('power_negative')
  expect(answer.findings.find(({ code }) => code === 'power_negative')?.message).toContain('the sign of the power is turned')
})

/** A day of the made plant, and one so many years later. */
function twoDays(years: number) {
  const { poa_wm2, temp_air_c, power_ac_kw } = madeMeasured()
  const rows = [...Array(96).keys(), ...Array(96).keys()]
  const column = (values: readonly (number | null)[] | undefined) => rows.map((i) => values?.[i] ?? null)
  const stamp = (i: number, k: number) =>
    `${2024 - (k < 96 ? years : 0)}-06-03T${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`
  return {
    start: null,
    time: rows.map(stamp),
    poa_wm2: column(poa_wm2),
    temp_air_c: column(temp_air_c),
    power_ac_kw: column(power_ac_kw),
    wind_speed_ms: undefined,
    power_dc_kw: undefined,
  }
}

test('rows that are absent count in the coverage by daylight, and more than 100 years are refused', () => {
  const { period, findings } = assessMade(twoDays(47))
  expect(period.missing_rows).toBeGreaterThan(1_640_000)
  expect(period.coverage).toBeGreaterThan(0)
  expect(period.coverage).toBeLessThan(2e-4)
  expect(findings.map(({ code }) => code)).toContain('low_coverage')
  const refused = (): unknown => {
    try {
      return assessMade(twoDays(120))
    } catch (cause) {
      return cause instanceof EngineError ? cause.failures[0] : cause
    }
  }
  expect(refused()).toMatchObject({
    field: 'measured.time',
    message: 'The rows span more than 100 years, from 1904-06-03T00:00 to 2024-06-03T23:45: check the years of the stamps',
  })
})
