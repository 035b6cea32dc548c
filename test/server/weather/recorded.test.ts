import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather, WeatherMeta } from '@pvyield/contract/schemas'
import { describeReference } from '../../reference.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from '../upstream/upstream-server.ts'
import { sourcesAt } from './source-answers.ts'

interface PvgisHour {
  'time(UTC)': string
  'G(h)': number
  'Gb(n)': number
  T2m: number
}

describeReference('recorded answers of the sources', replayed, '..', 'data', 'recorded')

function replayed(folder: string): void {
  const file = (...path: string[]) => readFileSync(join(folder, ...path))
  const csv = (name: string) => Bun.gunzipSync(file('nsrdb', name))
  let upstream: UpstreamServer
  let service: TestService
  let places = 0
  beforeAll(async () => {
    upstream = startUpstream(() => new Response('', { status: 404 }))
    service = await startTestService(sourcesAt(upstream))
  })
  afterAll(async () => {
    await service.stop()
    upstream.stop()
  })

  async function year(latitude: number, longitude: number): Promise<{ weather: Weather; meta: WeatherMeta & Record<string, unknown> }> {
    const answer = await service.request(`/api/weather/tmy?latitude=${latitude}&longitude=${longitude}`)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Awaited<ReturnType<typeof year>>
  }

  test('PVGIS 5.3: every hour of the answer is in the year, shifted by one hour to local time', async () => {
    const recorded = file('pvlib', 'tmy_45.000_8.000_2005_2023.json')
    upstream.answer = () => new Response(recorded)
    const { inputs, outputs } = JSON.parse(recorded.toString()) as {
      inputs: { location: { irradiance_time_offset: number; elevation: number } }
      outputs: { months_selected: { year: number }[]; tmy_hourly: PvgisHour[] }
    }
    const { weather, meta } = await year(45, 8)
    const hours = outputs.tmy_hourly
    const rolled = [...hours.slice(-1), ...hours.slice(0, -1)]
    expect(weather.ghi_wm2).toEqual(rolled.map((hour) => hour['G(h)']))
    expect(weather.dni_wm2).toEqual(rolled.map((hour) => hour['Gb(n)']))
    expect(weather.temp_air_c).toEqual(rolled.map((hour) => hour.T2m))
    expect(weather.sun_offset_min).toBeCloseTo(60 * inputs.location.irradiance_time_offset, 3)
    expect(weather.elevation).toBe(inputs.location.elevation)
    expect(meta).toMatchObject({
      source: 'pvgis',
      radiation_db: 'PVGIS-SARAH3',
      months_years: outputs.months_selected.map((month) => month.year),
    })
    const ghi = hours.reduce((sum, hour) => sum + hour['G(h)'], 0) / 1000
    expect((meta.annual as Record<string, number>).ghi_kwhm2).toBeCloseTo(ghi, 1)
  })

  test.each([
    ['raw_psm3_tmy_golden_v3.2.0.csv.gz', 39.69, -105.1, 8],
    ['raw_psm3_tmy_phoenix_v3.0.0.csv.gz', 33.45, -111.98, 7],
    ['raw_psm2_tmy_desmoines_v2.0.1.csv.gz', 41.57, -93.62, 8],
  ])('NSRDB %s: every hour of the file is in the year', async (name, latitude, longitude, ghiCell) => {
    const text = csv(name)
    upstream.answer = () => new Response(text)
    const rows = new TextDecoder()
      .decode(text)
      .trim()
      .split(/\r?\n/)
      .slice(3)
      .map((line) => line.split(',').map(Number))
    const { weather, meta } = await year(latitude, longitude)
    expect(weather.ghi_wm2).toEqual(rows.map((row) => row[ghiCell] ?? null))
    expect(meta.source).toBe('nsrdb')
    expect(meta.radiation_db).toStartWith('NSRDB')
    expect(weather).toMatchObject({ latitude, longitude, sun_offset_min: null })
  })

  test.each([
    ['pvgis', ['pvgis_errors', 'error_400_sea.json'], 400, 422, 'weather_location_unavailable'],
    ['pvgis', ['pvgis_errors', 'error_500.json'], 500, 503, 'geo_unavailable'],
    ['nsrdb', ['nsrdb', 'error_400_no_data.json'], 400, 422, 'weather_location_unavailable'],
    ['nsrdb', ['nsrdb', 'error_400_data_processing_failure.json'], 400, 503, 'geo_unavailable'],
    // Irradiance without temperature, and plane-of-array irradiance.
    ['nsrdb', ['pvlib', 'test_psm4_polar_tmy_2023.csv'], 200, 503, 'geo_unavailable'],
    ['pvgis', ['pvlib', 'pvgis_hourly_Timeseries_45.000_8.000_SA2_10kWp_CIS_5_2a_2013_2014.json'], 200, 503, 'geo_unavailable'],
  ])('%s %p is handled', async (source, path, upstreamStatus, status, code) => {
    upstream.answer = () => new Response(file(...path), { status: upstreamStatus })
    // Each case uses its own location, because locations without data are remembered.
    const answer = await service.request(`/api/weather/tmy?latitude=${places++}&longitude=3&source=${source}`)
    expect([answer.status, (await problemOf(answer)).code]).toEqual([status, code])
  })
}
