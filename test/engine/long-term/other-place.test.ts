import { describe, expect, test } from 'bun:test'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { selectTypicalYear } from '../../../engine/long-term/select-typical-year.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { shortenWeather } from '../../../engine/long-term/shorten/shorten-weather.ts'
import type { SentSite } from '../../../engine/long-term/site-of.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const years = { ...embeddedYears(2001, 3), ...SITE } as WeatherSection
const firstYear = (weather: WeatherSection, factor = 1) => {
  const cut: Record<string, unknown> = { ...weather }
  for (const [name, column] of Object.entries(weather)) if (Array.isArray(column)) cut[name] = column.slice(0, 8760)
  const ghi = columnOf(weather, 'ghi_wm2').slice(0, 8760)
  return { ...cut, ghi_wm2: ghi.map((value) => (value ?? 0) * factor), dhi_wm2: undefined, dni_wm2: undefined } as unknown as WeatherSection
}
const year = firstYear(years)
const sums = [null, 52, null, null, null, null, null, null, null, null, null, null]
const station = firstYear(years, 0.95)

const MAKERS = {
  scale: (site: SentSite | null) => scaleWeather({ weather: year, site, monthly: { ghi_kwhm2: sums } }),
  correlate: (site: SentSite | null) => correlated(station, site),
  'typical-year': (site: SentSite | null) => selectTypicalYear({ weather: years, site, method: 'sandia', exceedance_percent: null }),
  synthetic: (site: SentSite | null) => shortenWeather({ weather: year, site, step_minutes: 30, seed: 1 }),
}
const correlated = (own: WeatherSection, site: SentSite | null = null) =>
  correlateWeather({ weather: years, station: own, site, method: 'ratio', by: 'auto', station_uncertainty: 0.02 })

const near = { ...SITE, latitude: SITE.latitude + 0.4 }
const away = { ...SITE, latitude: SITE.latitude - 2 }
const far = { ...SITE, latitude: -SITE.latitude }

describe.each(Object.entries(MAKERS))('%s', (_, make) => {
  test('a site 222 km from the place of the weather is noted, one 44 km away is not', () => {
    const { notes, weather } = make(away)
    expect(weather.latitude).toBe(away.latitude)
    expect(notes[0]).toBe(
      'The weather states another place (latitude 48.1, longitude 11.6), 222 km from site: its rows have the sun of site now, and the section that was made states site. Leave site out to keep the weather at its own place.',
    )
    expect(make(near).notes.join()).not.toContain('another place')
  })

  test('a site on the other half of the globe is refused', () => {
    expect(refusals(() => make(far))).toEqual([
      {
        field: 'site',
        message:
          'The weather states another place (latitude 48.1, longitude 11.6), 10697 km from site, and beyond 300 km days and climate are others. Leave site out to keep the weather at its own place, and check signs and order of the coordinates of both',
      },
    ])
  })
})

test('correlate: a station 222 km away is noted, one on another continent is refused, with and without site', () => {
  for (const site of [null, SITE]) {
    const from = site === null ? 'the place of the weather' : 'site'
    expect(correlated({ ...station, ...away }, site).notes[0]).toBe(
      `The station states another place (latitude 46.1, longitude 11.6), 222 km from ${from}: the corrected series has the light of the station, which is not that of ${from}.`,
    )
    expect(refusals(() => correlated({ ...station, latitude: -33, longitude: 151 }, site))[0]).toMatchObject({
      field: 'station',
      message: expect.stringMatching(/^The station states another place \(latitude -33, longitude 151\), 16\d\d\d km from/),
    })
  }
})

test('weather that states one coordinate is at the other one of the site', () => {
  const half = { ...year, longitude: null } as WeatherSection
  const [found] = refusals(() => scaleWeather({ weather: half, site: far, monthly: { ghi_kwhm2: sums } }))
  expect(found?.message).toStartWith('The weather states another place (latitude 48.1), 10697 km from site')
})
