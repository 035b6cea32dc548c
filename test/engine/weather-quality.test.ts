import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather } from '@pvyield/contract/schemas'
import { standardOffsetHours, typicalYear } from '../../engine/climate/index.ts'
import { parseWeather, type WeatherFileOptions } from '../../engine/files/weather/index.ts'
import { weatherQuality } from '../../engine/weather-quality.ts'
import { describeReference, referencePath } from '../reference.ts'
import { openTable } from './climate/open-table.ts'

interface RealYear {
  path: string
  /** Options for what the file does not state. */
  known?: WeatherFileOptions
  /** Minutes by which the file itself is shifted, and how this is known. */
  offMinutes?: number
}

const TORONTO = { latitude: 43.68, longitude: -79.63, timezone: -5 }
/**
 * Its header says minute 30. Its columns close within 0.9 W/m2 with the sun at the full hour,
 * and within 25 at the half hour.
 */
const DES_MOINES_OFF_MINUTES = 30

/** Every available real year that states its place or whose place is known. */
const REAL_YEARS: readonly RealYear[] = [
  { path: 'samples/weather/12839.tm2' },
  { path: 'samples/weather/723170TYA.CSV' },
  { path: 'samples/weather/NLD_Amsterdam062400_IWEC.epw' },
  { path: 'samples/weather/generic_Toronto_CWEC.csv', known: TORONTO },
  { path: 'samples/weather/meteonorm_Bern-hour.dat' },
  { path: 'samples/weather/psm4_raw_30min_2023.csv.gz' },
  { path: 'samples/weather/pvgis_tmy_45_8.csv' },
  { path: 'samples/weather/pvgis_tmy_45_8.json.gz' },
  { path: 'samples/weather/sam_psm3_phoenix.csv' },
  { path: 'samples/weather_more/LosAngeles_WeatherFile_15min.csv' },
  { path: 'samples/weather_more/USA AZ Tucson (TMY2).csv' },
  { path: 'samples/weather_more/des_moines_ia_41.586835_-93.624959_psmv3_60_tmy.csv', offMinutes: DES_MOINES_OFF_MINUTES },
  { path: 'samples/weather_more/lake_placid_snow_albedo_30min.csv' },
  { path: 'samples/weather_more/meteo_36.8416_-2.4746__BNC_60_2012.csv' },
  { path: 'samples/weather_more/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv' },
  { path: 'samples/weather_more/psm_40_-80_tmy2.csv' },
  { path: 'samples/weather_more/pv_albedo_test.csv' },
  { path: 'samples/weather_more/cassys_form/almeria_2012.csv', known: { latitude: 36.8416, longitude: -2.4746, timezone: 1 } },
  {
    path: 'samples/weather_more/cassys_form/des_moines_psm2.csv',
    known: { latitude: 41.57, longitude: -93.62, timezone: -6 },
    offMinutes: DES_MOINES_OFF_MINUTES,
  },
  { path: 'samples/weather_more/cassys_form/los_angeles_15min.csv', known: { latitude: 33.967, longitude: -118.423, timezone: -8 } },
  { path: 'samples/weather_more/cassys_form/toronto_cwec.csv', known: TORONTO },
  { path: 'samples/weather_more/cassys_form/tucson_psm3.csv', known: { latitude: 32.13, longitude: -110.94, timezone: -7 } },
  { path: 'reference/cassys/toronto_cwec.csv', known: TORONTO },
  { path: 'reference/fixtures/test_read_psm3.csv' },
  { path: 'reference/sam/weather/USA AZ Phoenix (TMY2).csv' },
  // Its minute column says 0, but on December 21 it has 504 W/m2 direct at 7:00, eight minutes
  // after sunrise, and none at 16:00, so the values are those of the half hours.
  { path: 'reference/sam/weather/daggett_ca_34.865371_-116.783023_psmv3_60_tmy.csv', offMinutes: -30 },
  { path: 'reference/sam/weather/fargo_nd_46.9_-96.8_mts1_60_tmy.csv' },
  { path: 'reference/sam/weather/tucson_az_32.116521_-110.933042_psmv3_60_tmy.csv' },
  { path: 'data/recorded/nsrdb/raw_psm2_tmy_desmoines_v2.0.1.csv.gz', offMinutes: DES_MOINES_OFF_MINUTES },
  { path: 'data/recorded/nsrdb/raw_psm3_tmy_golden_v3.2.0.csv.gz' },
  { path: 'data/recorded/nsrdb/raw_psm3_tmy_phoenix_v3.0.0.csv.gz' },
]

/** The PVGIS year of 45 N has two days of zeros in May, with temperatures that rise by day. */
const DARK_DAYS = /^44 rows with the sun up have no light at all, 1\.0 % of such rows, 2 whole days /

const IRRADIANCE = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
const SHARED = join(referencePath() ?? '', '..')
const table = openTable()

function realYear({ path, known }: RealYear): Weather {
  return parseWeather(new Uint8Array(readFileSync(join(SHARED, path))), known).weather
}

/** The embedded year of a place. */
function yearAt(latitude: number, longitude: number): Weather {
  return typicalYear(table, { latitude, longitude }).weather
}

/** The irradiance shifted by `minutes`, with unchanged stamps. */
function shifted(weather: Weather, minutes: number): Weather {
  const rows = Math.round(minutes / weather.step_minutes)
  return withIrradiance(weather, (column, i) => column[(i - rows + column.length) % column.length] ?? null)
}

function withIrradiance(weather: Weather, at: (column: readonly (number | null)[], i: number) => number | null): Weather {
  const changed = { ...weather }
  for (const name of IRRADIANCE) {
    const column = weather[name]
    if (column) changed[name] = column.map((_, i) => at(column, i))
  }
  return changed
}

/** A part of a regular series: place, irradiance, temperature and wind. */
function rowsOf(weather: Weather, from: number, to: number): Weather {
  const { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation } = weather
  const place = { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation, time: null }
  const first = Date.parse(`${weather.start}Z`) + from * weather.step_minutes * 60_000
  const start = new Date(first).toISOString().slice(0, 16)
  const part: Weather = { ...place, start, temp_air_c: weather.temp_air_c.slice(from, to) }
  for (const name of [...IRRADIANCE, 'wind_speed_ms'] as const) {
    const column = weather[name]
    if (column) part[name] = column.slice(from, to)
  }
  return part
}

/** Reported shift of the stamps in minutes; null without an alarm. */
function alarmMinutes(weather: Weather): number | null {
  const { quality, notes } = weatherQuality(weather)
  return notes.some((note) => note.startsWith('The irradiance runs about ')) ? quality.time_shift_min : null
}

describeReference('real years', () => {
  // Detected: 62 of 62 shifts by an hour, each within 5 min; largest value of an unshifted year 2 min.
  for (const year of REAL_YEARS) {
    const { path, offMinutes = 0 } = year
    test(`${path}: ${offMinutes === 0 ? 'fits the sun' : `runs ${offMinutes} min late by itself`}, and a shift by an hour in either direction is detected with its sign`, () => {
      const weather = realYear(year)
      expect(Math.abs((weatherQuality(weather).quality.time_shift_min ?? Number.NaN) - offMinutes)).toBeLessThanOrEqual(2)
      if (offMinutes === 0) expect(alarmMinutes(weather)).toBeNull()
      else expect(alarmMinutes(weather)).not.toBeNull()
      for (const minutes of [60, -60]) {
        expect(Math.abs((alarmMinutes(shifted(weather, minutes)) ?? Number.NaN) - minutes - offMinutes)).toBeLessThanOrEqual(5)
      }
    })
  }

  test('unshifted years close within 10 W/m2 rms and have negligible light at night', () => {
    for (const year of REAL_YEARS.filter(({ offMinutes }) => offMinutes === undefined)) {
      const { quality, notes } = weatherQuality(realYear(year))
      expect(quality.closure_rms_wm2 ?? 0).toBeLessThan(10)
      expect(notes.filter((note) => !note.startsWith('No global irradiance') && !DARK_DAYS.test(note))).toEqual([])
    }
  })

  test('the sun instant that the note advises aligns Des Moines with the sun', () => {
    const weather = realYear({ path: 'data/recorded/nsrdb/raw_psm2_tmy_desmoines_v2.0.1.csv.gz' })
    const { notes } = weatherQuality(weather)
    expect(notes[0]).toStartWith('The irradiance runs about 30 min later than the sun at this place, on ')
    expect(notes[0]).toEndWith(
      'where it states none, send timezone=-5.5. For instantaneous values set sun_offset_min of the section to 0, and send the section in place of its id.',
    )
    expect(notes[1]).toMatch(/^GHI and DHI \+ DNI cos z differ by 25\.\d+ W\/m2 \(rms\)/)
    const fixed = weatherQuality({ ...weather, sun_offset_min: 0 })
    expect(fixed.quality.closure_rms_wm2).toBeLessThan(1)
    expect(fixed.notes).toEqual([])
  })

  test('a shift of half an hour is detected in half-hourly and quarter-hourly tables', () => {
    for (const path of ['samples/weather/psm4_raw_30min_2023.csv.gz', 'samples/weather_more/LosAngeles_WeatherFile_15min.csv']) {
      const weather = realYear({ path })
      for (const minutes of [30, -30]) expect(Math.abs((alarmMinutes(shifted(weather, minutes)) ?? Number.NaN) - minutes)).toBeLessThan(6)
    }
  })

  test('shifts of many hours are detected: UTC read as the time of Phoenix, and a clock from the other side of the world', () => {
    const weather = realYear({ path: 'samples/weather/sam_psm3_phoenix.csv' })
    expect(Math.abs((alarmMinutes(shifted(weather, 420)) ?? 0) - 420)).toBeLessThan(10)
    expect(Math.abs(alarmMinutes(shifted(weather, 720)) ?? 0)).toBeGreaterThan(710)
  })

  test('UTC stamps at a distant longitude are not a shift: days are solar days', () => {
    const weather = realYear({ path: 'samples/weather/sam_psm3_phoenix.csv' })
    expect(alarmMinutes({ ...shifted(weather, 420), timezone: 0 })).toBeNull()
  })

  const shading = ['samples/weather/sam_psm3_phoenix.csv', 'samples/weather/meteonorm_Bern-hour.dat', 'samples/weather/723170TYA.CSV']

  test('regular shade and clouds are not a shift: a wall in the east or the west, monsoon afternoons, morning fog', () => {
    for (const path of shading) {
      const weather = realYear({ path })
      const atHours = (from: number, to: number, share: number, isDay: (day: number) => boolean = () => true): Weather =>
        withIrradiance(weather, (column, i) => {
          const isHit = i % 24 >= from && i % 24 < to && isDay(Math.floor(i / 24))
          return (column[i] ?? 0) * (isHit ? share : 1)
        })
      expect(alarmMinutes(atHours(0, 9, 0.15))).toBeNull()
      expect(alarmMinutes(atHours(16, 24, 0.15))).toBeNull()
      expect(alarmMinutes(atHours(13, 24, 0.4, (day) => day > 160 && day < 270))).toBeNull()
      expect(alarmMinutes(atHours(13, 24, 0.5, (day) => day % 5 > 0))).toBeNull()
      expect(alarmMinutes(atHours(0, 10, 0.4, (day) => day % 5 > 0))).toBeNull()
    }
  })
})

describe('anywhere', () => {
  const PLACES: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
    ['Sydney', -33.87, 151.21],
    ['Ushuaia', -54.8, -68.3],
    ['Kathmandu, UTC+5:45', 27.7, 85.3],
    ['Chatham, UTC+12:45', -43.95, -176.55],
    ['Kiritimati, UTC+14', 1.87, -157.4],
    ['Fiji', -17.7, 178],
    ['Taveuni, past the date line', -16.85, -179.97],
    ['Urumqi, a zone two hours off', 43.8, 87.6],
    ['Mumbai', 19.1, 72.9],
    ['Quito', -0.2, -78.5],
    ['Tromso', 69.65, 18.96],
    ['Longyearbyen', 78.2, 15.6],
  ]
  for (const [name, latitude, longitude] of PLACES) {
    test(`${name}: the embedded year raises no alarm, and a shift by an hour in either direction is detected`, () => {
      const weather = yearAt(latitude, longitude)
      expect(weather.timezone).toBe(standardOffsetHours(latitude, longitude))
      expect(weatherQuality(weather).notes).toEqual([])
      for (const minutes of [60, -60]) expect(Math.abs((alarmMinutes(shifted(weather, minutes)) ?? 0) - minutes)).toBeLessThan(15)
    })
  }

  test('at the poles, where all hours are equally bright, no shift is reported', () => {
    for (const latitude of [-90, -89, 89, 90]) {
      for (const longitude of [-180, 0, 97]) expect(weatherQuality(yearAt(latitude, longitude)).quality.time_shift_min).toBeNull()
    }
  })
})

describe('series of all kinds', () => {
  const munich = yearAt(48.1, 11.6)

  /** June of the year in rows of `stepMinutes`, interpolated linearly between the middles of the hours. */
  function juneIn(stepMinutes: number): Weather {
    const june = rowsOf(munich, 3624, 4344)
    const n = (june.temp_air_c.length * 60) / stepMinutes
    const fine = (column: readonly (number | null)[]): number[] =>
      Array.from({ length: n }, (_, i) => {
        const hour = Math.min(Math.max((i + 0.5) * (stepMinutes / 60) - 0.5, 0), column.length - 1)
        const before = Math.floor(hour)
        const [a, b] = [column[before] ?? 0, column[before + 1] ?? column[before] ?? 0]
        return a + (b - a) * (hour - before)
      })
    return {
      ...june,
      step_minutes: stepMinutes,
      ghi_wm2: fine(june.ghi_wm2 ?? []),
      dhi_wm2: undefined,
      dni_wm2: undefined,
      wind_speed_ms: undefined,
      temp_air_c: fine(june.temp_air_c),
    }
  }

  for (const stepMinutes of [1, 5]) {
    test(`a month of ${stepMinutes}-minute rows raises no alarm, and a shift by an hour in either direction is detected`, () => {
      const weather = juneIn(stepMinutes)
      expect(alarmMinutes(weather)).toBeNull()
      for (const minutes of [60, -60]) expect(Math.abs((alarmMinutes(shifted(weather, minutes)) ?? 0) - minutes)).toBeLessThan(10)
    })
  }

  test('a few days give no shift, shifted or not', () => {
    for (const days of [1, 3, 7]) {
      for (const minutes of [0, 60, 300]) {
        const { quality } = weatherQuality(shifted(rowsOf(munich, 3624, 3624 + 24 * days), minutes))
        expect([quality.time_shift_min, quality.clear_days]).toEqual([null, 0])
      }
    }
  })

  test('a series of zeros, of gaps and of one row', () => {
    const dark = weatherQuality(withIrradiance(munich, () => 0))
    expect(dark.quality).toMatchObject({ night_rows: 0, night_wh_m2: 0, time_shift_min: null, closure_mean_wm2: 0, closure_rms_wm2: 0 })
    expect(dark.notes.map((note) => note.slice(0, 91))).toEqual([
      '4815 rows with the sun up have no light at all, 100.0 % of such rows, 365 whole days (from ',
    ])
    const gaps = weatherQuality(withIrradiance(munich, (column, i) => (i === 0 ? (column[0] ?? null) : null)))
    expect(gaps.quality).toMatchObject({ closure_rows: 0, closure_mean_wm2: null, time_shift_min: null, night_rows: 0 })
    expect(() => weatherQuality(withIrradiance(munich, () => null))).toThrow('The irradiance columns do not suffice')
    expect(weatherQuality(rowsOf(munich, 12, 13)).quality).toMatchObject({ rows_absent: 0, closure_rows: 1, time_shift_min: null })
  })

  test('closure: mean and rms are over the rows with the sun up and all three columns', () => {
    // Without beam the sun's elevation does not matter: GHI - DHI is 10 in one row and -20 in the
    // other; the third row has a gap and does not count.
    const noon = rowsOf(munich, 11, 14)
    const { quality } = weatherQuality({ ...noon, ghi_wm2: [110, 100, 110], dhi_wm2: [100, 120, null], dni_wm2: [0, 0, 0] })
    // sqrt((100 + 400) / 2)
    expect(quality).toMatchObject({ closure_rows: 2, closure_mean_wm2: -5, closure_rms_wm2: 15.81 })
  })

  test('closure uses sun_offset_min: the beam is projected to the horizontal at the row’s own instant', () => {
    // Equator, Greenwich, equinox 2024-03-20: at 13:00 UTC the hour angle is 13.13 deg (equation of
    // time -7.5 min), cos z 0.9738; at 12:30 5.6 deg, 0.9952.
    const row = (sun_offset_min: number): Weather => ({
      ...rowsOf(munich, 0, 1),
      latitude: 0,
      longitude: 0,
      timezone: 0,
      start: '2024-03-20T12:00',
      sun_offset_min,
      ghi_wm2: [900],
      dhi_wm2: [100],
      dni_wm2: [800],
    })
    expect(weatherQuality(row(60)).quality.closure_mean_wm2).toBeCloseTo(800 * (1 - 0.9738), 0)
    expect(weatherQuality(row(30)).quality.closure_mean_wm2).toBeCloseTo(800 * (1 - 0.9952), 0)
  })

  test('light at night counts rows without sun, and their energy', () => {
    const day = rowsOf(munich, 0, 24) // January 1: sunrise about 8:03, sunset about 16:30
    const ghi_wm2 = Array.from({ length: 24 }, (_, hour) => ([2, 8, 16, 22].includes(hour) ? 50 : 0))
    const { quality, notes } = weatherQuality({ ...day, ghi_wm2, dhi_wm2: undefined, dni_wm2: undefined })
    expect(quality).toMatchObject({ night_rows: 2, night_wh_m2: 100 })
    expect(notes.filter((note) => !note.includes('no light at all'))).toEqual([
      '2 rows have light with the sun below the horizon, with 50.0 % of the irradiation: check timezone, interval, latitude and longitude.',
    ])
  })

  test('light is not counted as night light when the sun is up at the start or end of the row, although it is down at the row’s instant', () => {
    const day = rowsOf(munich, 0, 24) // January 1: sunrise about 8:03, sunset about 16:30
    for (const [sun_offset_min, hour] of [
      [0, 8],
      [60, 16],
    ] as const) {
      const ghi_wm2 = Array.from({ length: 24 }, (_, k) => (k === hour ? 50 : 0))
      const { quality } = weatherQuality({ ...day, sun_offset_min, ghi_wm2, dhi_wm2: undefined, dni_wm2: undefined })
      expect([hour, quality.night_rows]).toEqual([hour, 0])
    }
  })

  test('rows with a gap are not counted in the closure, late or early in the year', () => {
    const gapAt = (row: number) => ({ ...munich, ghi_wm2: (munich.ghi_wm2 ?? []).map((value, i) => (i === row ? null : value)) })
    const all = weatherQuality(munich).quality.closure_rows ?? Number.NaN
    for (const noon of [12, 24 * 180 + 12, 24 * 364 + 12]) expect(weatherQuality(gapAt(noon)).quality.closure_rows).toBe(all - 1)
  })

  test('rows that the stamps skip are counted', () => {
    const { start: _, ...day } = rowsOf(munich, 0, 4)
    const time = ['2021-01-01T00:00', '2021-01-01T01:00', '2021-01-01T05:00', '2021-01-01T06:00']
    expect(weatherQuality({ ...day, start: null, time }).quality.rows_absent).toBe(3)
  })

  test('without global irradiance a note states what a run uses; without a place a note states what was not checked', () => {
    const { ghi_wm2: _, ...without } = munich
    expect(weatherQuality(without).notes).toEqual([
      "No global irradiance: a run uses DHI + DNI cos z, with z the zenith angle of each row's sun.",
    ])
    const nowhere = weatherQuality({ ...munich, latitude: null })
    expect(nowhere.quality).toMatchObject({ rows_absent: 0, night_rows: null, closure_rms_wm2: null, time_shift_min: null })
    expect(nowhere.notes).toEqual([
      'The weather was not compared with the sun: send latitude and longitude with the file, POST /api/parse-weather?latitude=43.7&longitude=-79.4.',
    ])
  })
})
