import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { describeReference } from '../../reference.ts'
import { plant } from '../chain/plant.ts'
import { type Fault, realYear, SEVERAL_YEARS, withFault } from './faults.ts'

/** Faults of a lender's assessment that no release before 1.15.0 named, each with the note that names it. */
const FAULTS: readonly (readonly [name: string, note: RegExp, fault: Fault])[] = [
  [
    'one hour of 1,900 W/m2',
    /^ghi_wm2 is above the physically possible limit for its sun in \d rows?, first at \d{4}-06-16T/,
    (value, { month, day, hour }, column) => (column === 'ghi_wm2' && month === 6 && day === 16 && Math.floor(hour) === 16 ? 1900 : value),
  ],
  [
    '48 equal hours',
    /^ghi_wm2 stays at 412 W\/m2 for 48 h from \d{4}-09-10T00:00 on/,
    (value, { month, day }, column) => (column === 'ghi_wm2' && month === 9 && (day === 10 || day === 11) ? 412 : value),
  ],
  [
    'a sensor that reads 12 % too low from June to August',
    /^From June to August the clearest hours of ghi_wm2 are 1\d % darker than the other months let expect: a sensor that reads 1\d % too low|^Against a clear sky, the clearest hours of ghi_wm2 from June to August and from/,
    (value, { month }) => (month >= 6 && month <= 8 ? 0.88 * value : value),
  ],
  [
    'DHI times 1.5 for the whole year',
    /^dhi_wm2 is above ghi_wm2 in \d+ rows|^The diffuse light of the year is 1\d\d % of what its clearness lets expect/,
    (value, _, column) => (column === 'dhi_wm2' ? 1.5 * value : value),
  ],
]

const warningsOf = (weather: Weather): readonly string[] => {
  const { latitude, longitude } = weather
  return run(plant({ weather, site: { latitude, longitude } })).answer.summary.warnings
}

describeReference('faults made by hand in real years', () => {
  for (const year of SEVERAL_YEARS) {
    for (const [name, note, fault] of FAULTS) {
      test(`${year[0]}: ${name} is named by the parser and by a run, and not without it`, () => {
        const weather = realYear(year)
        const faulty = withFault(weather, fault)
        expect(weatherQuality(faulty).notes).toContainEqual(expect.stringMatching(note))
        expect(weatherQuality(weather).notes.filter((text) => note.test(text))).toEqual([])
        if (weather.step_minutes < 60) return
        expect(warningsOf(faulty)).toContainEqual(expect.stringMatching(note))
        expect(warningsOf(weather).filter((text) => note.test(text))).toEqual([])
      })
    }
  }

  test('diffuse that is a half too large and cut off at the global is named without the beam', () => {
    for (const year of SEVERAL_YEARS) {
      const { dni_wm2: _, ...weather } = realYear(year)
      const dhi_wm2 = weather.dhi_wm2?.map((dhi, row) => Math.min(1.5 * (dhi ?? 0), weather.ghi_wm2?.[row] ?? 0))
      const { notes } = weatherQuality({ ...weather, dhi_wm2 })
      expect(notes, year[0]).toContainEqual(expect.stringMatching(/^The diffuse light of the year is 1\d\d %/))
    }
  })

  test('the same file has the same time shift in the parser and in a run', () => {
    for (const year of SEVERAL_YEARS.slice(0, 7)) {
      const known = realYear(year)
      const weather = { ...known, timezone: known.timezone - 0.5 }
      const minutes = weatherQuality(weather).quality.time_shift_min ?? Number.NaN
      expect(Math.abs(minutes - 30), year[0]).toBeLessThanOrEqual(3)
      expect(warningsOf(weather)).toContainEqual(expect.stringContaining(`The irradiance runs about ${minutes} min later than the sun`))
    }
  })
})
