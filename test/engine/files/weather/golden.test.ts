import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import type { Weather } from '@pvyield/contract/schemas'
import { civilOf, parseStamp } from '../../../../engine/core/calendar.ts'
import { type ParsedWeather, parseWeather } from '../../../../engine/files/weather/index.ts'
import { describeReference, loadVectors, referencePath, type VectorCase } from '../../../reference.ts'

type ColumnName =
  | 'ghi_wm2'
  | 'dhi_wm2'
  | 'dni_wm2'
  | 'temp_air_c'
  | 'wind_speed_ms'
  | 'relative_humidity'
  | 'pressure_hpa'
  | 'precipitable_water_cm'
  | 'albedo'

/** Names in the vectors, and how many of their units make one of ours. */
const COLUMNS: readonly (readonly [column: ColumnName, name: string, unitsPerOurs: number])[] = [
  ['ghi_wm2', 'ghi', 1],
  ['dhi_wm2', 'dhi', 1],
  ['dni_wm2', 'dni', 1],
  ['temp_air_c', 'temp_air', 1],
  ['wind_speed_ms', 'wind_speed', 1],
  ['relative_humidity', 'relative_humidity', 100],
  ['albedo', 'albedo', 1],
]

/**
 * Differences between files: offset of the stamp from our row start, name and unit of the pressure,
 * roll of UTC rows.
 */
const FILES = [
  {
    kind: 'tmy3_723170',
    stampAfterStartMinutes: 60,
    rolledRows: 0,
    zoneH: -5,
    own: [
      ['pressure_hpa', 'pressure', 1],
      ['precipitable_water_cm', 'precipitable_water', 1],
    ],
    isTypical: true,
  },
  {
    kind: 'epw_amsterdam',
    stampAfterStartMinutes: 0,
    rolledRows: 0,
    zoneH: 1,
    own: [
      ['pressure_hpa', 'atmospheric_pressure', 100],
      ['precipitable_water_cm', 'precipitable_water', 10],
    ],
    isTypical: true,
  },
  { kind: 'pvgis_csv', stampAfterStartMinutes: 0, rolledRows: 1, zoneH: 1, own: [['pressure_hpa', 'pressure', 100]], isTypical: true },
  { kind: 'pvgis_json', stampAfterStartMinutes: 0, rolledRows: 1, zoneH: 1, own: [['pressure_hpa', 'pressure', 100]], isTypical: true },
  {
    kind: 'psm3',
    stampAfterStartMinutes: 0,
    rolledRows: 0,
    zoneH: -7,
    own: [
      ['pressure_hpa', 'pressure', 1],
      ['precipitable_water_cm', 'precipitable_water', 1],
    ],
    isTypical: false,
  },
  {
    kind: 'tm2_12839',
    stampAfterStartMinutes: 0,
    rolledRows: 0,
    zoneH: -5,
    own: [
      ['ghi_wm2', 'GHI', 1],
      ['dhi_wm2', 'DHI', 1],
      ['dni_wm2', 'DNI', 1],
      ['temp_air_c', 'DryBulb', 10],
      ['wind_speed_ms', 'Wspd', 10],
      ['relative_humidity', 'RHum', 100],
      ['pressure_hpa', 'Pressure', 1],
      ['precipitable_water_cm', 'Pwat', 10],
    ],
    isTypical: true,
  },
] as const

interface Golden extends Omit<VectorCase, 'outputs'> {
  params: { kind: string; file: string; n_rows: number; metadata: Record<string, unknown> }
  inputs: { row: number[]; index_unix_s: number[] }
  outputs: {
    rows: Record<string, (number | null)[]>
    monthly_sum: Record<string, number[]>
    annual_sum: Record<string, number>
    n_missing: Record<string, number>
  }
}

const vectors = loadVectors('t13_parsers')

describeReference('the files read the same as with pvlib’s readers (t13)', () => {
  for (const file of FILES) {
    test(file.kind, () => {
      const golden = vectors?.cases.find(({ params }) => params.kind === file.kind) as unknown as Golden
      const { weather, meta } = parse(golden.params.file)
      const n = golden.params.n_rows
      const place = siteOf(golden.params.metadata)
      expect(meta.rows).toBe(n)
      expect(weather.time).toBeNull()
      expect(weather.timezone).toBe(file.zoneH)
      expect({ latitude: weather.latitude, longitude: weather.longitude, elevation: weather.elevation }).toEqual(place)
      const first = parseStamp(weather.start ?? '')
      /** Index of our row for a row of the file. */
      const ours = (row: number) => (row + file.rolledRows) % n
      golden.inputs.row.forEach((row, k) => {
        const stamp = civil(golden.inputs.index_unix_s[k] / 60 + file.zoneH * 60 - file.stampAfterStartMinutes)
        const start = civil(first + ours(row) * weather.step_minutes)
        expect(file.isTypical ? start.slice(5) : start).toBe(file.isTypical ? stamp.slice(5) : stamp)
      })
      for (const [column, name, units] of [...COLUMNS, ...file.own]) {
        const values = weather[column]
        if (golden.outputs.rows[name] === undefined) continue
        if (values === undefined) {
          expect(golden.outputs.annual_sum[name]).toBe(0) // all values are 0: ignored
          continue
        }
        golden.inputs.row.forEach((row, k) => {
          expect(values[ours(row)]).toBeCloseTo((golden.outputs.rows[name][k] as number) / units, 6)
        })
        expect(meta.missing[column]?.count ?? 0).toBe(golden.outputs.n_missing[name])
        const months = new Float64Array(12)
        for (let row = 0; row < n; row++) {
          // the golden sums use the months of pvlib's index: the stamp, in the file's own zone
          const stampMinutes =
            first + ours(row) * weather.step_minutes + file.stampAfterStartMinutes - file.rolledRows * weather.step_minutes
          months[civilOf(stampMinutes).month - 1] += values[ours(row)] ?? 0
        }
        golden.outputs.monthly_sum[name].forEach((sum, month) => {
          expect(Math.abs(months[month] - sum / units)).toBeLessThan(1e-9 * Math.max(Math.abs(sum / units), 1) + 1e-6)
        })
      }
    })
  }
})

function parse(file: string): ParsedWeather {
  return parseWeather(new Uint8Array(readFileSync(referencePath('fixtures', file) ?? '')))
}

function siteOf(metadata: Record<string, unknown>): Pick<Weather, 'latitude' | 'longitude' | 'elevation'> {
  const inputs = (metadata.inputs ?? metadata) as Record<string, unknown>
  const site = (inputs.location ?? inputs) as Record<string, number>
  return { latitude: site.latitude, longitude: site.longitude, elevation: site.altitude ?? site.elevation }
}

/** `YYYY-MM-DDTHH:MM` without the engine's own formatting. */
function civil(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16)
}
