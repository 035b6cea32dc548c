import { describe, expect, test } from 'bun:test'
import {
  completeRunRequest,
  completeSimpleRequest,
  expandSimple,
  inWords,
  notCounted,
  type Resolved,
  run,
  simpleNames,
} from '@pvyield/engine'
import { MUNICH_YEAR } from '../chain/plant.ts'

const SENT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

function expandedWith(fields: Record<string, unknown>) {
  const sent = { ...SENT, ...fields }
  const place = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: 520 }
  return expandSimple(completeSimpleRequest(sent), new Set(Object.keys(sent)), place)
}

function full(fields: Record<string, unknown>) {
  const found = expandedWith(fields)
  if ('failures' in found) throw new Error('the request was rejected')
  return found
}

const summaryOf = (fields: Record<string, unknown>) => run(completeRunRequest<Resolved>(full(fields).request)).answer.summary

describe('a simple run with an uncertainty', () => {
  // Quantiles of the normal distribution: Abramowitz and Stegun 1964, table 26.5. By hand: P90 = E (1 - 1.28155 x 0.06).
  test('has the P-values of a full run', () => {
    const { exceedance, e_grid_kwh } = summaryOf({ uncertainty: 0.06 })
    expect(exceedance?.p50_kwh).toBe(e_grid_kwh)
    expect((exceedance?.p75_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 0.67449 * 0.06, 6)
    expect((exceedance?.p90_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 1.28155 * 0.06, 6)
    expect((exceedance?.p95_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 1.64485 * 0.06, 6)
    expect((exceedance?.p99_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 2.32635 * 0.06, 6)
  })

  // 3, 4 and 12 % make 13 % (Pythagoras); over ten years 4 % becomes 4 / sqrt(10) %.
  test('combines its parts, and those of ten years', () => {
    const { exceedance } = summaryOf({ uncertainty_parts: { resource: 0.03, interannual: 0.04, model: 0.12 } })
    expect(exceedance?.uncertainty).toBeCloseTo(0.13, 12)
    expect(exceedance?.ten_years.uncertainty).toBeCloseTo(Math.sqrt(0.0009 + 0.00016 + 0.0144), 12)
  })

  test('in both forms is refused at its own field, and an unlikely one is warned of by it', () => {
    expect(expandedWith({ uncertainty: 0.06, uncertainty_parts: { model: 0.03 } })).toEqual({
      failures: [
        expect.objectContaining({
          field: 'uncertainty',
          message: 'The uncertainty is given twice: send either uncertainty or uncertainty_parts',
        }),
      ],
    })
    const wordsOf = (fields: Record<string, unknown>) =>
      (summaryOf(fields).findings ?? []).map((found) => inWords(found, simpleNames).message)
    expect(wordsOf({ uncertainty: 0.9 })).toContainEqual(expect.stringMatching(/^uncertainty is 90 % /))
    expect(wordsOf({ uncertainty_parts: { model: 0.4 } })).toContainEqual(expect.stringMatching(/^uncertainty_parts is 40 % /))
  })

  test('lists none of it when it is sent, and says what is not counted when it is not', () => {
    const isAbout = (text: string) => text.includes('uncertainty')
    const linesOf = (fields: Record<string, unknown>) => notCounted(full(fields).request as Resolved, 'simple').filter(isAbout)
    expect(linesOf({ uncertainty: 0.06 })).toEqual([])
    expect(linesOf({})).toEqual(['How far the energy may be off, P90 for example: uncertainty or uncertainty_parts.'])
    expect(
      full({})
        .defaultsApplied.filter(({ field }) => isAbout(field))
        .map(({ field, value }) => [field, value]),
    ).toEqual([
      ['uncertainty', null],
      ['uncertainty_parts', null],
    ])
    expect(summaryOf({}).exceedance).toBeNull()
  })
})
