import { describe, expect, test } from 'bun:test'
import { zipSync } from 'fflate'
import { YEAR_SOURCES, type YearSourceId } from '../../../server/upstream/years/index.ts'
import type { AskedYears, YearRefusal } from '../../../server/upstream/years/year-source.ts'
import {
  CAMS_MONTHS,
  CAMS_REFUSED,
  ERA5,
  era5Table,
  NASA_POWER_GHI,
  NASA_POWER_REFUSED,
  OPEN_METEO,
  OPEN_METEO_REFUSED,
  SOLARGIS,
  SOLCAST_HALF_HOURS,
  SOLCAST_REFUSED,
  SOLCAST_YEAR,
} from './recorded-answers.ts'
import { type Place, zenithCos } from './years-answers.ts'

const HOUR_MILLIS = 3_600_000

interface Row {
  /** Start of the hour, in the zone that was asked for. */
  readonly start: string
  /** Values by the first word of the heading; NaN for a gap. */
  readonly [column: string]: number | string
}

const bytesOf = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const askedOf = (place: Place, year: number | null, zoneH = 0): AskedYears => ({
  ...place,
  elevation: null,
  zoneH,
  years: year === null ? null : { start: year, end: year },
})

/** The rows that a source reads out of an answer. */
function read(source: YearSourceId, answer: Uint8Array | object | string, asked: AskedYears): Row[] {
  const { text, interval } = YEAR_SOURCES[source].read([answer instanceof Uint8Array ? answer : bytesOf(answer)], asked)
  expect(interval).toBe('start')
  const lines = text.trim().split('\n')
  const head = lines.findIndex((line) => line.startsWith('time,'))
  const names = (lines[head] ?? '').split(',').map((name) => name.split(' ')[0] ?? '')
  return lines.slice(head + 1).map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, k) => (k === 0 ? ['start', cells[0] ?? ''] : [name, Number(cells[k] || Number.NaN)]))) as Row
  })
}

const column = (rows: readonly Row[], name: string) => rows.map((row) => Number(row[name]))

/** By how many hours light comes later than the sun of its hours: the shift at which both correlate best, in tenths. */
function latenessH(rows: readonly Row[], name: string, place: Place): number {
  const shifts = Array.from({ length: 41 }, (_, k) => (k - 20) / 10)
  const values = column(rows, name)
  const fits = shifts.map((shift) =>
    correlation(
      values,
      rows.map(({ start }) => sunOf(Date.parse(`${start}Z`) - shift * HOUR_MILLIS, place)),
    ),
  )
  return shifts[fits.indexOf(Math.max(...fits))] ?? Number.NaN
}

/** Mean over an hour of the cosine of the zenith of a sun that is up. */
function sunOf(startMillis: number, place: Place): number {
  const minutes = Array.from({ length: 12 }, (_, k) => startMillis + (k + 0.5) * 300_000)
  return minutes.reduce((sum, at) => sum + Math.max(0, zenithCos(at, place)) / 12, 0)
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const sum = (f: (x: number, y: number) => number) => a.reduce((total, x, k) => total + f(x - meanA, (b[k] ?? 0) - meanB), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

describe('Open-Meteo', () => {
  const PLACE = { latitude: 52.52, longitude: 13.42 }
  const { hourly, hourly_units: units } = OPEN_METEO
  const unknown = hourly.time.map(() => null)
  /** The recorded answer as the archive gives it for what is asked: its stamps as unix times, wind in m/s, all variables. */
  const asAsked = (light = hourly.shortwave_radiation) => ({
    ...OPEN_METEO,
    hourly_units: { ...units, time: 'unixtime', wind_speed_10m: 'm/s', relative_humidity_2m: '%', surface_pressure: 'hPa' },
    hourly: {
      ...hourly,
      time: hourly.time.map((stamp) => Date.parse(`${stamp}Z`) / 1000),
      shortwave_radiation: light,
      wind_speed_10m: hourly.wind_speed_10m.map((kmh) => kmh / 3.6),
      relative_humidity_2m: unknown,
      surface_pressure: unknown,
    },
  })

  test('an answer with stamps or units that are not asked for is refused', () => {
    expect(() => read('open_meteo', OPEN_METEO, askedOf(PLACE, 2023))).toThrow('the times are not unix times')
    const mixed = { ...asAsked(), hourly_units: { ...asAsked().hourly_units, wind_speed_10m: units.wind_speed_10m } }
    expect(() => read('open_meteo', mixed, askedOf(PLACE, 2023))).toThrow('wind_speed_10m is not in m/s')
  })

  test('its units are those that are expected, and a stamp ends its hour', () => {
    const rows = read('open_meteo', asAsked(), askedOf(PLACE, 2023))
    // the hour before the first stamp is of the year before
    expect(rows.length).toBe(23)
    expect(rows[0]?.start).toBe('2023-01-01 00:00')
    expect(column(rows, 'GHI')).toEqual(hourly.shortwave_radiation.slice(1))
    expect(column(rows, 'DNI')).toEqual(hourly.direct_normal_irradiance.slice(1))
    expect(rows[10]).toMatchObject({ start: '2023-01-01 10:00', GHI: 76, DHI: 74, DNI: 8.3, temp_air: 15.2 })
    // light above the atmosphere has no clouds
    const above = read('open_meteo', asAsked(hourly.terrestrial_radiation), askedOf(PLACE, 2023))
    expect(latenessH(above, 'GHI', PLACE)).toBeWithin(-0.11, 0.11)
  })
})

test('NASA POWER: the light of a clear day is under the sun where a stamp begins its hour', () => {
  const PLACE = { latitude: 44.76, longitude: 7.64 }
  const list = (values: readonly number[]) =>
    Object.fromEntries(values.map((value, hour) => [`20250202${String(hour).padStart(2, '0')}`, value]))
  const gaps = list(NASA_POWER_GHI.map(() => -999))
  const answer = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [7.64, 44.76, 705.88] },
    properties: {
      parameter: {
        ALLSKY_SFC_SW_DWN: list(NASA_POWER_GHI),
        ALLSKY_SFC_SW_DIFF: gaps,
        ALLSKY_SFC_SW_DNI: gaps,
        T2M: gaps,
        WS10M: gaps,
        RH2M: gaps,
        PS: gaps,
      },
    },
    header: {
      title: 'NASA/POWER Source Native Resolution Hourly Data',
      sources: ['SYN1DEG'],
      fill_value: -999,
      time_standard: 'UTC',
      start: '20250202',
      end: '20250202',
    },
    messages: [],
    parameters: {
      ALLSKY_SFC_SW_DWN: { units: 'Wh/m^2' },
      ALLSKY_SFC_SW_DIFF: { units: 'Wh/m^2' },
      ALLSKY_SFC_SW_DNI: { units: 'Wh/m^2' },
      T2M: { units: 'C' },
      WS10M: { units: 'm/s' },
      RH2M: { units: '%' },
      PS: { units: 'kPa' },
    },
  }
  const rows = read('nasa_power', answer, askedOf(PLACE, 2025))
  expect(column(rows, 'GHI')).toEqual(NASA_POWER_GHI)
  expect(column(rows, 'DNI').every(Number.isNaN)).toBe(true)
  expect(latenessH(rows, 'GHI', PLACE)).toBeWithin(-0.11, 0.11)
})

describe('ERA5 of the Copernicus store', () => {
  const PLACE = { latitude: 40, longitude: -80 }
  const table = era5Table()

  test('sums are of the hour that ends at the stamp', () => {
    const rows = read('era5', table, askedOf(PLACE, 2020))
    expect(rows[0]?.start).toBe('2020-05-31 23:00')
    expect(column(rows, 'GHI')).toEqual(ERA5.ghi)
    ERA5.air.forEach((air, hour) => {
      expect(rows[hour]?.temp_air).toBeCloseTo(air, 3)
      expect(rows[hour]?.DHI).toBeCloseTo((ERA5.ghi[hour] ?? 0) - (ERA5.beam[hour] ?? 0), 3)
    })
    expect(latenessH(rows, 'GHI', PLACE)).toBeWithin(-0.11, 0.11)
  })

  test('the ZIP archive that is downloaded is read, packed or stored, and the table in it is found', () => {
    const plain = read('era5', table, askedOf(PLACE, 2020))
    const name = 'reanalysis-era5-single-levels-timeseries-sfc.csv'
    for (const level of [0, 6] as const) {
      expect(read('era5', zipSync({ [name]: bytesOf(table) }, { level }), askedOf(PLACE, 2020))).toEqual(plain)
      const two = zipSync({ 'waves.csv': bytesOf('valid_time,swh\n2020-06-01 00:00:00,1.2\n'), [name]: bytesOf(table) }, { level })
      expect(read('era5', two, askedOf(PLACE, 2020))).toEqual(plain)
    }
    expect(read('era5', Bun.gzipSync(bytesOf(table)), askedOf(PLACE, 2020))).toEqual(plain)
  })

  test('an archive that is cut or damaged, or has no such table, is refused', () => {
    const whole = zipSync({ 'point.csv': bytesOf(table) })
    const refused = (bytes: Uint8Array) => expect(() => read('era5', bytes, askedOf(PLACE, 2020)))
    refused(whole.slice(0, -30)).toThrow('its archive is cut')
    refused(whole.slice(0, 10)).toThrow('its archive is cut')
    refused(whole.map((byte, k) => (k > 60 && k < 120 ? byte ^ 0xff : byte))).toThrow(/its archive is damaged|no line with the names/)
    refused(zipSync({ 'point.nc': new Uint8Array(200) })).toThrow('it has no line with the names valid_time, ssrd, t2m')
    // the list states a file of 4 GB
    const huge = whole.slice()
    new DataView(huge.buffer).setUint32(whole.length - 22 - 46 - 'point.csv'.length + 24, 0xffff_ffff, true)
    refused(huge).toThrow('it inflates to more than 64 MB')
  })
})

test('CAMS: the columns of a file of the service are found; months are not hours', () => {
  const PLACE = { latitude: 55.7906, longitude: 12.5251 }
  expect(() => read('cams', CAMS_MONTHS, askedOf(PLACE, 2020))).toThrow('an observation period is not an hour')
  // the sums of January in the hour of its first noon
  const hour = CAMS_MONTHS.replace('2020-01-01T00:00:00.0/2020-02-01T00:00:00.0', '2020-01-01T12:00:00.0/2020-01-01T13:00:00.0')
  const rows = read('cams', hour.split('\n').slice(0, -2).join('\n'), askedOf(PLACE, 2020, 1))
  expect(rows).toEqual([{ start: '2020-01-01 13:00', GHI: 15531.9336, DHI: 12972.1865, DNI: 12469.0654 }])
})

test('Solcast: rows end at their stamps, and half hours are refused', () => {
  const PLACE = { latitude: -33.856784, longitude: 151.215297 }
  const rows = read('solcast', SOLCAST_YEAR, askedOf(PLACE, null))
  expect(rows.map(({ start, GHI, DNI }) => [start, GHI, DNI])).toEqual([
    ['1990-01-01 00:00', 609, 151],
    ['1990-01-01 01:00', 404, 0],
    ['1990-01-01 02:00', 304, 0],
    ['1990-01-01 03:00', 174, 0],
    ['1990-01-01 04:00', 111, 0],
  ])
  const newestFirst = { estimated_actuals: SOLCAST_YEAR.estimated_actuals.toReversed() }
  expect(read('solcast', newestFirst, askedOf(PLACE, null))).toEqual(rows)
  expect(() => read('solcast', SOLCAST_HALF_HOURS, askedOf(PLACE, 2023))).toThrow('a row is not an hour')
})

test('Solargis: the light of a day is under the sun', () => {
  const PLACE = { latitude: 48.61259, longitude: 20.827079 }
  const midnight = Date.parse('2021-12-31T23:00:00Z')
  const xml = SOLARGIS.ghi.map((ghi, hour) => {
    const stamp = new Date(midnight + hour * HOUR_MILLIS).toISOString()
    return `<row dateTime="${stamp}" values="${ghi}.0 -9.0 ${SOLARGIS.dni[hour]}.0 1.0"/>`
  })
  const answer = `<dataDeliveryResponse><site id="site"><columns>GHI DIF DNI TEMP</columns>${xml.join('')}</site></dataDeliveryResponse>`
  const rows = read('solargis', answer, askedOf(PLACE, 2022, 1))
  expect(rows[0]?.start).toBe('2022-01-01 00:00')
  expect(column(rows, 'GHI')).toEqual(SOLARGIS.ghi)
  expect(column(rows, 'DNI')).toEqual(SOLARGIS.dni)
  // its morning was clearer than its afternoon
  const inUtc = read('solargis', answer, askedOf(PLACE, 2022)).filter(({ GHI }) => Number(GHI) > 0)
  for (const { start } of inUtc) expect(sunOf(Date.parse(`${start}Z`), PLACE)).toBeGreaterThan(0)
  expect(inUtc.map(({ start }) => start.slice(11, 13))).toEqual(['06', '07', '08', '09', '10', '11', '12', '13', '14'])
})

test.each([
  ['open_meteo', OPEN_METEO_REFUSED, 'no data', 'out of allowed range from 1940-01-01'],
  ['nasa_power', NASA_POWER_REFUSED, 'no data', 'shorten your requested time extent'],
  ['cams', CAMS_REFUSED, 'key', 'Please, register yourself at www.soda-pro.com'],
  ['solcast', SOLCAST_REFUSED, 'quota', 'You have exceeded your free daily limit.'],
  // what pvlib expects of an answer to 1920; the words between are not recorded
  [
    'solargis',
    { status: 400, text: '{"message":"request fromDate 1920-01-01 is before the available start date"}' },
    'no data',
    'start date',
  ],
] satisfies [YearSourceId, { status: number; text: string }, YearRefusal['kind'], string][])(
  '%s: its refusal is understood',
  (...refused) => {
    const [source, { status, text }, kind, reason] = refused
    const refusal = YEAR_SOURCES[source].refusal({ status, bytes: bytesOf(text) })
    expect(refusal?.kind).toBe(kind)
    expect(refusal?.reason).toContain(reason)
  },
)
