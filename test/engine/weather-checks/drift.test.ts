import { describe, expect, test } from 'bun:test'
import { type ClearMonth, driftFinding } from '../../../engine/weather-checks/drift.ts'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { describeReference } from '../../reference.ts'
import { realYear, SEVERAL_YEARS, withFault } from './faults.ts'

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const STEP_MINUTES = 60
const ROWS = 100

/** A month whose clear hours, half of all, reach a ratio to a clear sky. */
function clearMonth(month: number, ratio: number): ClearMonth {
  const bins = new Int32Array(201)
  bins[Math.round(100 * ratio)] = ROWS / 2
  bins[30] = ROWS / 2
  return { month, bins, rows: ROWS }
}

/** Twelve months with a dry winter that is 12 % brighter than a humid summer, and a fault made by hand. */
function year(fault: (month: number) => number = () => 1): ClearMonth[] {
  return NAMES.map((_, month) => clearMonth(month, (1.03 + 0.06 * Math.cos((2 * Math.PI * month) / 12)) * fault(month)))
}

const from = (first: number, count: number, frac: number) => (month: number) => ((month - first + 12) % 12 < count ? 1 + frac : 1)
const notesOf = (months: readonly ClearMonth[], isWholeYear = true): string[] =>
  driftFinding(months, STEP_MINUTES, isWholeYear).map(({ message }) => message)

describe('a sensor that reads wrong for some months', () => {
  test('a season alone is none, of either hemisphere', () => {
    expect(notesOf(year())).toEqual([])
    expect(notesOf(NAMES.map((_, month) => clearMonth(month, 1.03 - 0.06 * Math.cos((2 * Math.PI * month) / 12))))).toEqual([])
  })

  test('the months, the size and the sign are those of the fault, wherever it begins', () => {
    for (const frac of [-0.2, -0.12, 0.12, 0.2]) {
      for (let count = 2; count <= 4; count++) {
        for (let first = 0; first < 12; first++) {
          const [note = ''] = notesOf(year(from(first, count, frac)))
          const span = `From ${NAMES[first]} to ${NAMES[(first + count - 1) % 12]} `
          expect(note.slice(0, span.length), `${frac} ${first} ${count}`).toBe(span)
          const percent = Number(/a sensor that reads (\d+) % too (low|high)/.exec(note)?.[1])
          expect(Math.abs(percent - 100 * Math.abs(frac)), note).toBeLessThanOrEqual(1)
          expect(note).toContain(frac < 0 ? 'too low in these months' : 'too high in these months')
        }
      }
    }
  })

  test('half a year against the other half names both, and blames none', () => {
    for (const frac of [-0.12, 0.12]) {
      const [note = ''] = notesOf(year(from(4, 6, frac)))
      expect(note).toContain('from May to October')
      expect(note).toContain('from November to April')
      expect(note).toMatch(/differ by (9|1\d) %, .* reads too high or too low in one of these parts of the year/)
    }
  })

  test('a change of 6 %, one month, and a year of which seven months are known are not judged', () => {
    expect(notesOf(year(from(5, 3, -0.06)))).toEqual([])
    expect(notesOf(year(from(5, 1, -0.12)))).toEqual([])
    expect(notesOf(year(from(5, 3, -0.12)).slice(2, 9), false)).toEqual([])
    expect(notesOf(year(from(5, 3, -0.12)).slice(1, 11), false)[0]).toStartWith('From June to August ')
  })

  test('a fault of the whole year is not found by it', () => {
    expect(notesOf(year(() => 0.88))).toEqual([])
  })
})

describeReference('faults of some months in real years', () => {
  const [tucson, greensboro] = [5, 1].map((k) => SEVERAL_YEARS[k])
  test('all columns 12 % too high from May to July, and 12 % too low from August to October', () => {
    for (const known of [tucson, greensboro]) {
      const weather = realYear(known)
      const notes = (first: number, last: number, factor: number): string[] =>
        weatherQuality(withFault(weather, (value, { month }) => (month >= first && month <= last ? factor * value : value))).notes
      const faulty = withFault(weather, (value, { month }) => (month >= 5 && month <= 7 ? 1.12 * value : value))
      const made = (by: string) => weatherQuality({ ...faulty, meta: { ...faulty.meta, derived: { by, from: [] } } }).notes.join(' ')
      for (const by of ['scale', 'typical-year', 'synthetic']) expect(made(by)).not.toContain('calibration, soiling and levelling')
      expect(made('quality')).toContain('calibration, soiling and levelling')
      expect(notes(5, 7, 1.12)).toContainEqual(expect.stringMatching(/^From May to July .* reads 1\d % too high in these months/))
      expect(notes(8, 10, 0.88)).toContainEqual(expect.stringMatching(/^From August to October .* reads 1\d % too low in these months/))
    }
  })
})
