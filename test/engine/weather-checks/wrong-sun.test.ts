import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { describeReference } from '../../reference.ts'
import { plant } from '../chain/plant.ts'
import { realYear, SEVERAL_YEARS, withFault } from './faults.ts'

/** What a wrong sun would find in a year that has none of it. */
const UNTRUE =
  /no light at all|above the physically possible limit|a sensor that reads|reads too high or too low|have no GHI|Erbs|of a clear sky|Annual GHI/
const CAUSE = /The irradiance runs about|with the sun below the horizon/

const YEARS = SEVERAL_YEARS.filter(([path]) => /723170TYA|Amsterdam|phoenix/.test(path)).map(realYear)

const wrong = ({ timezone, latitude = 0, longitude = 0, ...weather }: Weather): Weather[] => [
  { ...weather, latitude, longitude, timezone: timezone - 3 },
  { ...weather, latitude, longitude, timezone: timezone + 6 },
  { ...weather, latitude, longitude: -(longitude ?? 0), timezone },
  { ...weather, latitude: -(latitude ?? 0), longitude, timezone },
]

describeReference('a place or a zone that is wrong in a sound year', () => {
  test('the cause is named first, and no gap, limit or sensor is blamed', () => {
    for (const weather of YEARS.flatMap(wrong)) {
      const { notes, quality } = weatherQuality(weather)
      expect(notes.filter((note) => UNTRUE.test(note))).toEqual([])
      expect(notes[0]).toMatch(CAUSE)
      expect(quality.lightless_rows).toBe(0)
      const { latitude, longitude } = weather
      const { warnings } = run(plant({ weather, site: { latitude, longitude } })).answer.summary
      expect(warnings.filter((text) => UNTRUE.test(text))).toEqual([])
      expect(warnings).toContainEqual(expect.stringMatching(CAUSE))
    }
  })

  test('days of zeros and what no sun gives are named all the same', () => {
    for (const year of YEARS) {
      const faulty = withFault(year, (value, { month, day, hour }, column) =>
        month === 6 ? 0 : month === 4 && day === 10 && hour === 12 && column === 'ghi_wm2' ? 1900 : value,
      )
      const { notes } = weatherQuality({ ...faulty, timezone: year.timezone + 3 })
      expect(notes).toContainEqual(expect.stringMatching(/ (29|30) whole days /))
      expect(notes).toContainEqual(
        expect.stringMatching(/^ghi_wm2 is above the physically possible limit for any sun in 1 row, .*04-10T12:00 with 1900/),
      )
    }
  })
})
