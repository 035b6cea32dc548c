import { expect, test } from 'bun:test'
import { daysInMonth } from '../../../engine/core/calendar.ts'
import { CORRELATIONS } from '../../../engine/long-term/correlation/index.ts'
import { fitMonths, type MonthPairs, mapPairs } from '../../../engine/long-term/fitted-months.ts'
import { heldOutErrors } from '../../../engine/long-term/held-out.ts'
import fixture from '../../fixtures/long-term/tharandt-months.json'

const YEAR_MONTHS = 12
/** Hours of a day that stand for it: a month needs a hundred for a fit of its own. */
const LIT = [8, 10, 14, 16]
const WEIGHT_WM2 = 1000
const FAINT_WM2 = 100

const first = Number(fixture.inputs.first.slice(5)) - 1
const year = Number(fixture.inputs.first.slice(0, 4))
const hoursOfMonths = fixture.inputs.station.map((_, k) => 24 * daysInMonth(year + Math.floor((first + k) / 12), ((first + k) % 12) + 1))

/** Hours of consecutive months whose means are those of the station and of the reanalysis. */
function pairsOf(from: number, to: number): { pairs: MonthPairs; hours: Int32Array } {
  const rows: { hour: number; month: number; station: number; reference: number }[] = []
  let start = 0
  for (let k = from; k < to; k++) {
    const hours = hoursOfMonths[k] ?? 0
    for (let day = 0; day < hours; day += 24)
      for (const hour of LIT)
        rows.push({
          hour: start + day + hour,
          month: (first + k) % 12,
          station: (fixture.inputs.station[k] ?? 0) / WEIGHT_WM2,
          reference: (fixture.inputs.reanalysis[k] ?? 0) / WEIGHT_WM2,
        })
    start += hours
  }
  return {
    hours: Int32Array.from(rows, ({ hour }) => hour),
    pairs: {
      station: Float64Array.from(rows, ({ station }) => station),
      reference: Float64Array.from(rows, ({ reference }) => reference),
      weight: new Float64Array(rows.length).fill(WEIGHT_WM2),
      month: Uint8Array.from(rows, ({ month }) => month),
    },
  }
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Errors of the years that were not fitted, over the stated standard deviation, for overlaps of some years. */
function errorsOf(overlapYears: number): number[] {
  const errors: number[] = []
  const months = fixture.inputs.station.length
  const length = overlapYears * YEAR_MONTHS
  for (let from = 0; from + length <= months; from += 6) {
    const { pairs, hours } = pairsOf(from, from + length)
    const { yearFrac, fitFrac } = heldOutErrors(CORRELATIONS.ratio, pairs, hours, true, FAINT_WM2)
    const fitted = fitMonths(CORRELATIONS.ratio, pairs, () => true, true, true, FAINT_WM2)
    for (let held = from % YEAR_MONTHS; held + YEAR_MONTHS <= months; held += YEAR_MONTHS) {
      if (held < from + length && held + YEAR_MONTHS > from) continue
      const { pairs: other } = pairsOf(held, held + YEAR_MONTHS)
      const error = sum(mapPairs(fitted, other, FAINT_WM2)) / (WEIGHT_WM2 * sum(other.station)) - 1
      errors.push(error / Math.hypot(yearFrac, fitFrac))
    }
  }
  return errors
}

test('a station and a reanalysis of six years: the errors of years that were not fitted are as large as stated', () => {
  const errors = [1, 2, 3].flatMap(errorsOf)
  expect(errors.length).toBe(100)
  const rms = Math.sqrt(errors.reduce((total, error) => total + error ** 2, 0) / errors.length)
  expect(Math.abs(rms - fixture.expected.rms_over_sigma)).toBeLessThan(fixture.tolerance.rms_over_sigma)
})
