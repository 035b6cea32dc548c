import { expect, test } from 'bun:test'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { selectTypicalYear } from '../../../engine/long-term/select-typical-year.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { shortenWeather } from '../../../engine/long-term/shorten/shorten-weather.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const years = embeddedYears(2001, 3)
const year = embeddedYears(2001, 1)
const withDiffuse = (weather: WeatherSection, change: (dhi: number, row: number) => number) => {
  const dhi = columnOf(weather, 'dhi_wm2').map((value, row) => change(value ?? 0, row))
  return { ...weather, dhi_wm2: dhi, dni_wm2: undefined } as unknown as WeatherSection
}
const sums = [32, 50, 90, 124, 153, 161, 169, 143, 103, 66, 36, 26]
type Maker = (weather: WeatherSection) => { readonly notes: string[] }
const synthetic: Maker = (weather) => shortenWeather({ weather, site: SITE, step_minutes: 30, seed: 1 })
const scale: Maker = (weather) => scaleWeather({ weather, site: SITE, monthly: { ghi_kwhm2: sums } })
const typicalYear: Maker = (weather) => selectTypicalYear({ weather, site: SITE, method: 'sandia', exceedance_percent: null })

test.each([
  ['synthetic', synthetic, year],
  ['scale', scale, year],
  ['typical-year', typicalYear, years],
] as const)('%s: a diffuse column above the global one all over is refused, ten such noons are named', (_, make, weather) => {
  const rows = weather.temp_air_c.length
  expect(refusals(() => make(withDiffuse(weather, () => 2500)))[0]).toMatchObject({
    field: 'weather.dhi_wm2',
    message: expect.stringContaining(`${rows} of ${rows} rows with diffuse light have more of it than the sky or than ghi_wm2`),
  })
  const { notes } = make(withDiffuse(weather, (dhi, row) => (row % 24 === 12 && row < 240 ? 900 : dhi)))
  expect(notes.filter((note) => note.startsWith('10 of '))).toHaveLength(1)
})

test('synthetic: the diffuse light of such hours is estimated', () => {
  const { notes } = synthetic(withDiffuse(year, (dhi, row) => (row === 12 ? 900 : dhi)))
  expect(notes).toContain('The diffuse light of 1 hours was not given or failed a test, and is estimated by Erbs (1982).')
  expect(synthetic(year).notes.join()).not.toContain('rows with diffuse light')
})
