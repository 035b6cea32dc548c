import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { run } from '@pvyield/engine'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
import { describeReference, referencePath } from '../../../reference.ts'
import { plant } from '../../chain/plant.ts'

const SAMPLES = join(referencePath() ?? '', '..', 'samples')
const FOLDERS = ['weather', 'weather_more', 'weather_more/cassys_form']

type Quantity = 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2' | 'temp_air_c' | 'wind_speed_ms'

/**
 * Position of a quantity in the lines of a file: index of the cell, or first and last character
 * from 1. Dividing by `per` converts the file's unit to ours.
 */
type CellPosition = number | { from: number; to: number; per: number }

interface Layout {
  /** First line of data, from 1, and the number of rows. */
  first: number
  rows: number
  separator?: string
  places: Partial<Record<Quantity, CellPosition>>
}

const cells = (ghi: number, dhi: number, dni: number, temp: number, wind: number) => ({
  ghi_wm2: ghi,
  dhi_wm2: dhi,
  dni_wm2: dni,
  temp_air_c: temp,
  wind_speed_ms: wind,
})
/**
 * CASSYS's form: date, temperature, global, beam, diffuse, wind. The beam is a separate quantity
 * only in Toronto.
 */
const CASSYS: Layout = { first: 2, rows: 8760, places: { ghi_wm2: 2, dhi_wm2: 4, temp_air_c: 1, wind_speed_ms: 5 } }
const TORONTO: Layout = { ...CASSYS, places: { ...CASSYS.places, dni_wm2: 3 } }

/** Read manually from the header lines of each file, for a reader that shares no code with ours. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'weather/12839.tm2': {
    first: 2,
    rows: 8760,
    places: {
      ghi_wm2: { from: 18, to: 21, per: 1 },
      dni_wm2: { from: 24, to: 27, per: 1 },
      dhi_wm2: { from: 30, to: 33, per: 1 },
      temp_air_c: { from: 68, to: 71, per: 10 },
      wind_speed_ms: { from: 96, to: 98, per: 10 },
    },
  },
  'weather/723170TYA.CSV': { first: 3, rows: 8760, places: cells(4, 10, 7, 31, 46) },
  'weather/NLD_Amsterdam062400_IWEC.epw': { first: 9, rows: 8760, places: cells(13, 15, 14, 6, 21) },
  'weather/generic_Toronto_CWEC.csv': TORONTO,
  'weather/meteonorm_Bern-hour.dat': {
    first: 7,
    rows: 8760,
    separator: '\t',
    places: { ghi_wm2: 0, dhi_wm2: 1, temp_air_c: 2, wind_speed_ms: 3 },
  },
  'weather/psm4_raw_30min_2023.csv.gz': { first: 4, rows: 17520, places: cells(18, 15, 16, 5, 27) },
  'weather/pvgis_tmy_45_8.csv': { first: 19, rows: 8760, places: cells(3, 5, 4, 1, 7) },
  'weather/sam_psm3_phoenix.csv': { first: 4, rows: 8760, places: cells(7, 6, 5, 9, 12) },
  'weather/solaranywhere_5min_SA.csv': { first: 3, rows: 576, places: cells(1, 16, 2, 3, 4) },
  'weather/solaranywhere_typical_SA.csv': { first: 3, rows: 72, places: { ghi_wm2: 1, dhi_wm2: 16, dni_wm2: 2, temp_air_c: 3 } },
  'weather_more/LosAngeles_WeatherFile_15min.csv': { first: 4, rows: 35040, places: cells(5, 7, 6, 8, 11) },
  'weather_more/USA AZ Tucson (TMY2).csv': { first: 4, rows: 8760, places: cells(4, 6, 5, 7, 11) },
  'weather_more/des_moines_ia_41.586835_-93.624959_psmv3_60_tmy.csv': { first: 4, rows: 8760, places: cells(8, 6, 7, 10, 12) },
  'weather_more/lake_placid_snow_albedo_30min.csv': {
    first: 4,
    rows: 17520,
    places: { dhi_wm2: 5, dni_wm2: 6, temp_air_c: 8, wind_speed_ms: 11 },
  },
  'weather_more/meteo_36.8416_-2.4746__BNC_60_2012.csv': {
    first: 4,
    rows: 8760,
    places: { ghi_wm2: 13, dhi_wm2: 10, temp_air_c: 17, wind_speed_ms: 20 },
  },
  'weather_more/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv': { first: 4, rows: 8760, places: cells(7, 6, 5, 9, 12) },
  'weather_more/psm_40_-80_tmy2.csv': { first: 4, rows: 8760, places: cells(8, 6, 7, 11, 13) },
  'weather_more/pv_albedo_test.csv': { first: 4, rows: 8760, places: { dhi_wm2: 5, dni_wm2: 6, temp_air_c: 7, wind_speed_ms: 8 } },
  'weather_more/cassys_form/almeria_2012.csv': CASSYS,
  'weather_more/cassys_form/des_moines_psm2.csv': CASSYS,
  'weather_more/cassys_form/los_angeles_15min.csv': { ...CASSYS, rows: 35040 },
  'weather_more/cassys_form/south_synthetic.csv': CASSYS,
  'weather_more/cassys_form/toronto_cwec.csv': TORONTO,
  'weather_more/cassys_form/tucson_psm3.csv': CASSYS,
}
const PVGIS_JSON = 'weather/pvgis_tmy_45_8.json.gz'

describeReference('the sums of all sample files equal those of an independent reader of fixed cells', () => {
  test('the list contains every file of the folders', () => {
    const there = FOLDERS.flatMap((folder) =>
      readdirSync(join(SAMPLES, folder), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [`${folder}/${entry.name}`] : [])),
    )
    expect(there.sort()).toEqual([...Object.keys(LAYOUTS), PVGIS_JSON].sort())
  })

  test.each(Object.keys(LAYOUTS))('%s', (path) => {
    const layout = LAYOUTS[path]
    const { weather, meta } = parseWeather(bytesOf(path))
    const lines = textOf(path)
      .split(/\r?\n/)
      .slice(layout.first - 1, layout.first - 1 + layout.rows)
    expect(meta.rows).toBe(layout.rows)
    for (const quantity of ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const) {
      const place = layout.places[quantity]
      expect(weather[quantity] === undefined).toBe(place === undefined)
      if (place === undefined) continue
      expect(meta.missing[quantity]).toBeUndefined()
      const stated = sumOf(lines.map((line) => readAt(line, place, layout.separator ?? ',')))
      const ours = sumOf((weather[quantity] ?? []).map((value) => value ?? Number.NaN))
      expect(Math.abs(ours - stated)).toBeLessThanOrEqual(1e-9 * Math.abs(stated))
    }
  })

  test(PVGIS_JSON, () => {
    const { outputs } = JSON.parse(textOf(PVGIS_JSON)) as { outputs: { tmy_hourly: Record<string, number>[] } }
    const { weather } = parseWeather(bytesOf(PVGIS_JSON))
    for (const [quantity, name] of [
      ['ghi_wm2', 'G(h)'],
      ['dhi_wm2', 'Gd(h)'],
      ['dni_wm2', 'Gb(n)'],
      ['temp_air_c', 'T2m'],
      ['wind_speed_ms', 'WS10m'],
    ] as const)
      expect(sumOf((weather[quantity] ?? []).map((value) => value ?? Number.NaN))).toBeCloseTo(
        sumOf(outputs.tmy_hourly.map((hour) => hour[name])),
        6,
      )
  })
})

describeReference('a parsed file runs unchanged as the weather of a plant', () => {
  test.each([...Object.keys(LAYOUTS), PVGIS_JSON])('%s', (path) => {
    const { weather } = parseWeather(bytesOf(path), { timezone: -5, latitude: 43.7, longitude: -79.4 })
    const site = { latitude: weather.latitude ?? 43.7, longitude: weather.longitude ?? -79.4, elevation: weather.elevation ?? 0 }
    const { answer } = run(plant({ site, weather: JSON.parse(JSON.stringify(weather)) }))
    expect(answer.summary.e_grid_kwh).toBeGreaterThan(0)
  })
})

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(join(SAMPLES, path)))
}

function textOf(path: string): string {
  const bytes = readFileSync(join(SAMPLES, path))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
}

function readAt(line: string, position: CellPosition, separator: string): number {
  if (typeof position === 'number') return Number(line.split(separator)[position])
  return Number(line.slice(position.from - 1, position.to)) / position.per
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
