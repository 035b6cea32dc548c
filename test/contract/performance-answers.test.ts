import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlOf, performanceReport } from '@pvyield/report/performance'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { EngineError } from '../../engine/core/sink.ts'
import { withoutTraces } from '../../engine/performance/test-rows.ts'
import { assessPerformance, type TestedRun } from '../../engine/performance.ts'
import { assessMade, type Measured, madeMeasured, madeRows, madeRun, requestOf } from '../engine/performance/measurement.ts'
import { rounds } from '../rounds.ts'
import { Choices } from './seeded.ts'

const { components } = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8'))
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'document', components })
const isAnswer = ajv.compile({ $ref: 'document#/components/schemas/PerformanceAnswer' })

/** The answer as it is sent is one of the document, and its report states numbers. */
function check(answer: ReturnType<typeof assessMade>, what: string): void {
  expect(
    pathsOf(answer, (value) => !Number.isFinite(value)),
    what,
  ).toEqual([])
  expect(isAnswer(JSON.parse(JSON.stringify(answer))), `${what}: ${ajv.errorsText(isAnswer.errors)}`).toBe(true)
  const page = htmlOf(performanceReport(answer, { date: '2025-01-01', profile: null }))
  expect(/.{0,40}(?:NaN|Infinity|undefined|>null<)/.exec(page)?.[0], what).toBeUndefined()
}

/** Where an answer has numbers of a kind. */
function pathsOf(value: unknown, isOne: (value: number) => boolean, path = ''): string[] {
  if (typeof value === 'number') return isOne(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, isOne, `${path}.${key}`))
}

const zero = madeMeasured().poa_wm2.map(() => 0)

describe('a plant without power', () => {
  for (const [name, power] of [
    ['zero', zero],
    ['the least number there is', zero.map(() => 5e-324)],
  ] as const)
    test(`${name}: has ratios of 0, and a reason in place of a regression`, () => {
      const answer = assessMade({ power_ac_kw: power, power_dc_kw: power }, { filters: { keep_outages: true } })
      expect(answer.capacity?.ratio).toEqual({ value: 0, random: 0, systematic: 0, low: 0, high: 0 })
      expect(answer.energy?.total.ratio).toBe(0)
      expect(answer.measured.performance_ratio).toBe(0)
      expect(answer.left_out.map(({ test: name }) => name)).toEqual(['regression'])
      expect(answer.left_out[0]?.reason).toMatch(
        /^The measured power is 0 in all \d+ records, and a regression of it has no coefficients: /,
      )
      check(answer, name)
      const cut = assessMade({ power_ac_kw: power }, { filters: { outlier_sigma: 2, keep_outages: true } })
      expect(cut.left_out[0]?.reason).toStartWith('The measured power is 0 in all ')
      const usual = assessMade({ power_ac_kw: power, power_dc_kw: power })
      expect(usual.left_out.map(({ test: name }) => name)).toEqual(['regression', 'capacity'])
      check(usual, name)
    })

  test('in the run has no ratio of powers or energies', () => {
    const { rows } = madeRun()
    const answer = assessPerformance(requestOf(madeMeasured()), madeRun(undefined, { acW: rows.acW?.map(() => 0) ?? null }))
    expect([answer.regression?.run, answer.regression?.ratio, answer.capacity?.ratio, answer.energy?.total.ratio]).toEqual([
      null,
      null,
      null,
      null,
    ])
    check(answer, 'run')
  })
})

test('a plant of less than 1 W is refused, whoever states it', () => {
  for (const dcW of [5e-324, 1e-305, 0.999, 0, Number.NaN]) {
    const ofRun = () => assessPerformance(requestOf(madeMeasured()), { ...madeRun(), dcW })
    expect(ofRun).toThrow(
      /^run: The modules of the plant have .* kWp, and ratios need 0.001 kWp or more: send a larger plant, or plant.dc_kwp/,
    )
  }
})

test('conditions without light, or so hot that the coefficient leaves no power, leave the tests out', () => {
  const dark = assessMade({ poa_wm2: zero, power_ac_kw: zero, power_dc_kw: zero }, { filters: { irradiance_min_wm2: 0 } })
  expect(dark.left_out.map(({ reason }) => reason.slice(0, 44))).toEqual(Array(2).fill('The irradiance of the reporting conditions i'))
  check(dark, 'dark')
  const hot = assessMade({}, { plant: { temp_coefficient_per_c: -0.02 }, conditions: { temp_cell_c: 75 } })
  expect(hot.left_out.map(({ test: name }) => name)).toEqual(['capacity'])
  expect(hot.left_out[0]?.reason).toStartWith('A temperature coefficient of -0.02 1/K leaves the modules no power at the 75.0 degC of the ')
  check(hot, 'hot')
})

test('an irradiance below 0 by day is named, and the zero of a sensor at night is not', () => {
  const { poa_wm2 } = madeMeasured()
  const noon = poa_wm2.findIndex((wm2) => (wm2 ?? 0) > 700)
  const measured = { ...madeMeasured(), poa_wm2: poa_wm2.map((value, i) => (i === noon ? -5 : value)) }
  // without a battery, the power says that the sensor is dead
  const { findings } = assessPerformance(requestOf(measured), { ...madeRun(), hasBattery: true })
  expect(findings.filter(({ code }) => code === 'negative_irradiance')[0]?.message).toStartWith(
    'The irradiance is further below 0 than the zero of a sensor in 1 of 1920 rows, such as -5 W/m2: ',
  )
  const night = assessMade({ poa_wm2: poa_wm2.map((wm2) => (wm2 === 0 ? -8 : wm2)) })
  expect(night.findings.map(({ code }) => code as string)).not.toContain('negative_irradiance')
})

const VALUES: Readonly<Record<string, readonly (number | null)[]>> = {
  poa_wm2: [null, -50, -45, 0, 5e-324, 1e-300, 1e-8, 300, 800, 800, 2500],
  temp_air_c: [null, -90, 0, 20, 20, 70],
  temp_module_c: [null, -90, 0, 75, 130],
  wind_speed_ms: [null, 0, 5e-324, 3, 120],
  power_ac_kw: [null, -1e9, -9999, -1, 0, 5e-324, 1e-300, 1e-12, 50, 600, 1e9],
  power_dc_kw: [null, -1e9, 0, 5e-324, 1e-300, 60, 700, 1e9],
  available_fraction: [null, 0, 0.5, 1],
}

/** Rows of nonsense that the document allows: a mixture of a few values, or one alone, in place of some columns of a plant. */
function nonsense(choices: Choices, n: number): Measured {
  const made = Object.fromEntries(
    Object.entries(madeMeasured()).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, n) : value]),
  )
  for (const [name, values] of Object.entries(VALUES)) {
    if (choices.chance(0.5)) continue
    const few = [choices.of(values), choices.of(values), choices.of(values)].slice(0, choices.of([1, 2, 3]))
    const old = made[name] as (number | null)[] | undefined
    made[name] = Array.from({ length: n }, (_, i) => (old !== undefined && choices.chance(0.3) ? (old[i] ?? null) : choices.of(few)))
  }
  return made as unknown as Measured
}

test('of nonsense every answer is one of the document, with numbers in its report', () => {
  const choices = new Choices(2047)
  const n = 2 * 96
  const made = madeRows()
  let answers = 0
  for (let k = 0; k < rounds(150, 5000); k++) {
    const measured = nonsense(choices, n)
    const sections = {
      plant: { dc_kwp: choices.of([null, 0.001, 1, 1000, 1e9]), temp_coefficient_per_c: choices.of([null, -0.02, 0.005]), cell_rise_c: 20 },
      filters: {
        irradiance_min_wm2: choices.of([0, 400]),
        outlier_sigma: choices.of([null, 1]),
        keep_outages: choices.chance(0.5),
        spread_max: choices.of([null, 0.05]),
        window: choices.of([0.2, 0.9]),
      },
      conditions: { from: choices.of(['measured', 'run'] as const), temp_cell_c: choices.of([null, 75, 120]) },
      uncertainty: { coverage_factor: 4 },
      exclude: choices.chance(0.5) ? [] : ['unavailable' as const],
      scatter_max: 20,
    }
    const changes = choices.chance(0.3) ? { acW: withoutTraces(new Float64Array(made.n).fill(choices.of([0, 5e-324, 1e-8]))) } : {}
    const run: TestedRun = madeRun(made, changes)
    try {
      check(assessPerformance(requestOf(measured, sections), run), `round ${k}`)
      answers++
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
      for (const { field } of cause.failures) expect(field ?? '', `round ${k}`).toMatch(/^measured\.|^filters\./)
    }
  }
  expect(answers).toBeGreaterThan(50)
})
