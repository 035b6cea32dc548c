import { expect, test } from 'bun:test'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { selectTypicalYear } from '../../../engine/long-term/select-typical-year.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const long = embeddedYears(2001, 3)
const times = (factor: number | ((row: number) => number)) =>
  ({
    ...long,
    ghi_wm2: columnOf(long, 'ghi_wm2').map((ghi, row) => (ghi ?? 0) * (typeof factor === 'number' ? factor : factor(row))),
    dhi_wm2: undefined,
    dni_wm2: undefined,
  }) as unknown as WeatherSection
const correlated = (station: WeatherSection, weather = long, site = SITE) =>
  refusals(() => correlateWeather({ weather, station, site, method: 'ratio', by: 'auto', station_uncertainty: 0 }))[0]
const typical = (weather: WeatherSection, site = SITE) =>
  refusals(() => selectTypicalYear({ weather, site, method: 'tmy3', exceedance_percent: null }))[0]

test.each([
  [times(0.0009), long, 'station.ghi_wm2', '0.0009 times the irradiation of the weather', 'the station looks like kW/m2. Send W/m2'],
  [times(3.5), long, 'station.ghi_wm2', '3.5 times', 'the station looks like kJ/m2 of an hour'],
  [times(1), times(0.0011), 'station.ghi_wm2', '909 times', 'the weather looks like kW/m2'],
  [times(0.4), long, 'station.ghi_wm2', '0.4 times', 'check the unit of both'],
  [times(0), long, 'station.ghi_wm2', 'The station has no light', 'zero'],
  [times(1), times(0), 'weather.ghi_wm2', 'The weather has no light', 'zero'],
] as const)('correlate refuses a station of another unit or without light: case %#', (station, weather, field, what, advice) => {
  const found = correlated(station, weather)
  expect(found?.field).toBe(field)
  expect(found?.message).toContain(what)
  expect(found?.message).toContain(advice)
})

test('half and twice the irradiation of the weather are accepted', () => {
  for (const factor of [0.55, 1.9]) expect(correlated(times(factor))).toBeUndefined()
})

test('typical-year refuses weather without light, and a year without it', () => {
  expect(typical(times(0))).toMatchObject({ field: 'weather.ghi_wm2', message: expect.stringContaining('No row has light') })
  const dark = typical(times((row) => (row < 8760 ? 0 : 1)))
  expect(dark).toMatchObject({
    field: 'weather.ghi_wm2',
    message: expect.stringContaining('The global irradiance of 2001 is zero in every row'),
  })
})

test('a place whose sun is not that of the stamps is refused by correlate, scale and typical-year', () => {
  const across = { ...SITE, longitude: SITE.longitude - 179 }
  const scaled = refusals(() => scaleWeather({ weather: long, site: across, monthly: { ghi_kwhm2: new Array(12).fill(100) } }))[0]
  for (const found of [correlated(times(0.9), long, across), typical(long, across), scaled])
    expect(found).toMatchObject({
      field: 'weather.timezone',
      message: expect.stringMatching(/^The light is 71\d min earlier than the sun at this place: check timezone, interval/),
    })
  expect(typical(long, { ...SITE, longitude: SITE.longitude - 12 })).toBeUndefined()
  expect(typical(long, { ...SITE, longitude: SITE.longitude - 25 })?.field).toBe('weather.timezone')
})
