import { describe, expect, test } from 'bun:test'
import { syntheticYear } from '../../../engine/climate/synthetic/synthetic-year.ts'
import { formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rowSky } from '../../../engine/long-term/row-sky.ts'
import { readSeries, type WeatherSection } from '../../../engine/long-term/series.ts'
import { shortenWeather } from '../../../engine/long-term/shorten/shorten-weather.ts'
import { siteOf } from '../../../engine/long-term/site-of.ts'
import { completeWeather } from '../../../engine/request.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { openTable } from '../climate/open-table.ts'
import { columnOf, embeddedYear } from './embedded-years.ts'

const COLUMNS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
/** Half a rounding step of the beam on the wire. */
const ROUNDING_WM2 = 0.0501
const STEPS = [30, 15, 10, 5, 1]

/** Days from a day of the year on. */
function days(year: WeatherSection, first: number, count: number): WeatherSection {
  const cut: Record<string, unknown> = { ...year, start: formatStamp(parseStamp(year.start ?? '') + 1440 * first) }
  for (const [name, column] of Object.entries(year)) if (Array.isArray(column)) cut[name] = column.slice(24 * first, 24 * (first + count))
  return cut as WeatherSection
}

const skyOf = (weather: WeatherSection) => {
  const series = readSeries(weather, 'weather', new Sink())
  if (series === null) throw new Error('the weather cannot be read')
  return rowSky(series, siteOf(weather, null))
}

/** Rows whose beam exceeds that of the clearest air and that of their hour; largest difference of an hour's global irradiance. */
function judged(made: WeatherSection, hours: WeatherSection): { above: number; ghi: number; closure: number } {
  const { beamLimitWm2, zenithCos } = skyOf(made)
  const own = ownBeams(hours)
  const [ghi, dhi, dni] = COLUMNS.map((name) => Float64Array.from(columnOf(made, name), (value) => value ?? 0))
  if (ghi === undefined || dhi === undefined || dni === undefined) throw new Error('no light')
  const perHour = 60 / made.step_minutes
  const means = new Float64Array(own.length)
  let [above, closure] = [0, 0]
  for (const [row, beam] of dni.entries()) {
    const hour = Math.floor(row / perHour)
    means[hour] = (means[hour] ?? 0) + (ghi[row] ?? 0) / perHour
    if (beam > Math.max(beamLimitWm2[row] ?? 0, own[hour] ?? 0) + ROUNDING_WM2) above++
    closure = Math.max(closure, Math.abs((ghi[row] ?? 0) - (dhi[row] ?? 0) - beam * (zenithCos[row] ?? 0)))
  }
  const apart = (mean: number, hour: number) => Math.abs(mean - (columnOf(hours, 'ghi_wm2')[hour] ?? 0))
  return { above, ghi: Math.max(...means.map(apart)), closure }
}

/** Direct normal irradiance of the hours; that of the other two under a sun that is not low, where there is none. */
function ownBeams(hours: WeatherSection): Float64Array {
  const { zenithCos } = skyOf(hours)
  const [ghi, dhi, dni] = COLUMNS.map((name) => columnOf(hours, name))
  return zenithCos.map((cos, hour) => dni?.[hour] ?? (cos < 0.05 ? 0 : ((ghi?.[hour] ?? 0) - (dhi?.[hour] ?? 0)) / cos))
}

/** Rows with values that no sun gives (BSRN), as `POST /api/weather/quality` counts them. */
const impossible = (weather: WeatherSection): number =>
  assessWeather(weather, { turbidity: null })
    .report.tests.filter(({ test }) => test.endsWith('_possible'))
    .reduce((sum, { flagged }) => sum + flagged, 0)

describe('no step has a beam above that of the clearest air and of its hour', () => {
  test.each([
    ['Munich', 48.1, 11.6],
    ['Seville', 37.4, -5.6],
    ['Singapore', 1.3, 103.8],
    ['Helsinki', 60.2, 24.9],
    ['Cape Town', -33.9, 18.4],
    ['Svalbard', 78.2, 15.6],
    ['Antarctica', -70, 0],
  ])('%s: in all seasons, steps and seeds', (_, latitude, longitude) => {
    const year = embeddedYear(latitude, longitude)
    for (const first of [40, 90, 200, 270])
      for (const [k, stepMinutes] of STEPS.entries()) {
        const hours = days(year, first + k, 3)
        if (!columnOf(hours, 'ghi_wm2').some((value) => (value ?? 0) > 0)) continue
        const { weather } = shortenWeather({ weather: hours, site: null, step_minutes: stepMinutes, seed: first + k })
        const { above, ghi, closure } = judged(weather, hours)
        expect([stepMinutes, first, above, impossible(weather)]).toEqual([stepMinutes, first, 0, 0])
        expect(ghi).toBeLessThan(0.01)
        expect(closure).toBeLessThan(ROUNDING_WM2)
      }
  })

  test('hours without beam, with light that the sun cannot send at dawn, and with a beam above clear air', () => {
    const year = days(embeddedYear(48.1, 11.6), 171, 4)
    const ghi = columnOf(year, 'ghi_wm2').map((value) => (value ?? 0) + 0.37)
    const dhi = columnOf(year, 'dhi_wm2').map((value, hour) => Math.min(0.11 + 0.3 * (value ?? 0), ghi[hour] ?? 0))
    const strong = columnOf(year, 'dni_wm2').map((value) => 1.1 * (value ?? 0))
    for (const dni_wm2 of [undefined, strong])
      for (const stepMinutes of STEPS) {
        const hours = { ...year, ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2 } as WeatherSection
        const { weather } = shortenWeather({ weather: hours, site: null, step_minutes: stepMinutes, seed: 7 })
        expect([judged(weather, hours).above, judged(weather, hours).ghi < 0.01]).toEqual([0, true])
      }
  })

  test('hours brighter than any sky: no step is brighter than its hour', () => {
    const year = days(embeddedYear(48.1, 11.6), 171, 1)
    const hours = { ...year, ghi_wm2: new Array(24).fill(2400), dhi_wm2: undefined, dni_wm2: undefined } as unknown as WeatherSection
    for (const stepMinutes of [30, 1]) {
      const { weather } = shortenWeather({ weather: hours, site: null, step_minutes: stepMinutes, seed: 1 })
      expect(Math.max(...columnOf(weather, 'ghi_wm2').map((value) => value ?? 0))).toBeCloseTo(2400, 6)
    }
  })

  test('steps of months: none is impossible, and under the lowest sun none is bright', () => {
    const monthly = {
      ghi_kwhm2: [32, 50, 90, 124, 153, 161, 169, 143, 103, 66, 36, 26],
      temp_air_c: [-0.5, 0.8, 4.9, 9.3, 13.8, 17.2, 19.1, 18.7, 14.2, 9.5, 4.1, 0.7],
    }
    const site = { latitude: 48.1, longitude: 11.6, elevation: 520 }
    const made = completeWeather(syntheticYear(openTable(), { site, monthly, step_minutes: 5, seed: 1, days: 'markov' }).weather)
    const { zenithCos } = skyOf(made)
    const lowest = columnOf(made, 'dni_wm2').filter((_, row) => (zenithCos[row] ?? 0) < 0.02)
    expect(Math.max(...lowest.map((value) => value ?? 0))).toBeLessThan(480)
    expect(impossible(made)).toBe(0)
  })
})
