import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { typicalYear } from '../../../engine/climate/index.ts'
import { plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'

const embedded = typicalYear(openTable(), { latitude: 48.1, longitude: 11.6 }).weather
const { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation } = embedded
const place = { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation }

/** The year from its first row on under other stamps, as many times. */
function starting(start: string, times = 1, firstRow = 0): Weather {
  const columns = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const
  const repeated = Object.fromEntries(
    columns.map((name) => [name, Array.from({ length: times * 8760 }, (_, row) => embedded[name]?.[(firstRow + row) % 8760] ?? 0)]),
  )
  return { ...place, ...repeated, start, time: null } as Weather
}

function said(weather: Weather, lifetime: object = { uncertainty: 0.06 }): string[] {
  const { warnings } = run(plant({ weather, lifetime })).answer.summary
  return warnings.filter((text) => /^The weather (is one year|has [\d.]+ years)/.test(text))
}

// The words are those of docs/pages/guides/uncertainty.md: a single measured year is no P50.
describe('P-values around measured years', () => {
  test('one calendar year, and twelve months across New Year', () => {
    expect(said(starting('2019-01-01T00:00'))).toEqual([
      'The weather is one year, 2019: unless it is a typical year, p50_kwh is the energy of that year and no P50. Scale it to a long-term mean, or add the scatter of single years, 2 to 4 %, to uncertainty_parts.resource',
    ])
    expect(said(starting('2018-07-01T00:00', 1, 181 * 24))[0]).toStartWith('The weather is one year, 2018 to 2019: ')
    expect(
      said(starting('2019-01-01T00:00'), { uncertainty_parts: { resource: 0.04, interannual: 0.03, model: 0, other: 0 } }),
    ).toHaveLength(1)
  })

  test('fewer than ten years give the part that varies; ten give nothing more', () => {
    expect(said(starting('2015-01-01T00:00', 5))).toEqual([
      'The weather has 5 years: take uncertainty_parts.interannual from the scatter of their energies, and add it to resource divided by the root of 5',
    ])
    expect(said(starting('2006-01-01T00:00', 10))).toEqual([])
  })

  test('silent without P-values and for typical years: by their origin, their months, their mark or their metadata', () => {
    expect(said(starting('2019-01-01T00:00'), {})).toEqual([])
    expect(said(embedded)).toEqual([])
    expect(said(starting('1990-01-01T00:00'))).toEqual([])
    expect(said({ ...starting('2019-01-01T00:00'), meta: { data_source: 'NSRDB PSM3 TMY' } } as Weather)).toEqual([])
    expect(said({ ...starting('2019-01-01T00:00'), meta: { months_years: [2003, 2011] } } as Weather)).toEqual([])
    const months = embedded.temp_air_c.map((_, row) => {
      const at = new Date(Date.UTC(1990, 0, 1, row))
      return `${at.getUTCMonth() % 2 === 0 ? 2007 : 2014}${at.toISOString().slice(4, 16)}`
    })
    expect(said({ ...starting('2019-01-01T00:00'), start: null, time: months })).toEqual([])
  })
})
