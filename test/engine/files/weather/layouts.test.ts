import { describe, expect, test } from 'bun:test'
import { parseWeather, type WeatherFileOptions } from '../../../../engine/files/weather/index.ts'
import { placeOfLambert } from '../../../../engine/files/weather/lambert-conic.ts'
import { caseBytes } from '../../../shared-cases.ts'
import { parseText, refusal } from './fixture.ts'
import { TRUTH_YEAR, type TruthHour, truth } from './truth-year.ts'

const AT_MUNICH: WeatherFileOptions = { timezoneAt: (_, longitude) => Math.round(longitude / 15) }
/** The start of the row's hour is the end of the hour of this number, 1 to 24. */
const hours = (write: (row: TruthHour) => string): string => TRUTH_YEAR.map(write).join('\n')

describe('dwd_try', () => {
  const HEAD_2015 = [
    'Koordinatensystem : Lambert konform konisch',
    'Rechtswert        : 4276500 Meter',
    'Hochwert          : 2763500 Meter',
    'Hoehenlage        : 67 Meter ueber NN',
    'Art des TRY       : mittleres Jahr',
    '',
    'RW Rechtswert                                    [m]       {3670500;3671500..4389500}',
    'HH Stunde (MEZ)                                            {1..24}',
    '',
    '     RW      HW MM DD HH     t    p  WR   WG N    x  RF    B    D   A    E IL',
    '***',
  ]
  const rows2015 = hours(
    ({ month, day, hour, temp, hPa, wind, rh, ghi, dhi }) =>
      `4276500 2763500 ${month} ${day} ${hour + 1}  ${temp.toFixed(1)}  ${hPa} 258  ${wind} 6  3.2  ${rh}  ${ghi - dhi}  ${dhi} 223 -289  2`,
  )

  test('editions 2015 and 2045: every hour, B + D, hours 1 to 24 as ends, MEZ, the place of the projection', () => {
    const { weather, meta } = parseText([...HEAD_2015, rows2015].join('\n'))
    expect(weather).toMatchObject({ start: '1990-01-01T00:00', step_minutes: 60, timezone: 1, sun_offset_min: null, time: null })
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.dhi_wm2).toEqual(truth('dhi'))
    expect(weather.dni_wm2 ?? null).toBeNull()
    expect(weather.temp_air_c).toEqual(truth('temp'))
    expect(weather.wind_speed_ms).toEqual(truth('wind'))
    expect(weather.pressure_hpa).toEqual(truth('hPa'))
    expect(weather.relative_humidity).toEqual(truth('rh').map((percent) => percent / 100))
    // PROJ 9.5.1, EPSG:3034 to EPSG:4258
    expect(meta.latitude).toBeCloseTo(51.58833161, 5)
    expect(meta.longitude).toBeCloseTo(14.133377177, 5)
    expect(meta).toMatchObject({ format: 'dwd_try', elevation: 67, months_years: null })
  })

  test('editions to 2010: their own columns, the place from degrees and minutes', () => {
    const head = [
      '  1. Testreferenzjahr von Deutschland TRY',
      "  2. Lage: 48°39'N <- B.  9°52'O <- L.  734 Meter über NN",
      'RG IS MM DD HH N  WR   WG    t    p   x  RF W   B   D IK   A    E IL',
      '***',
    ]
    const rows = hours(
      ({ month, day, hour, temp, hPa, wind, rh, ghi, dhi }) =>
        `13  1 ${month} ${day} ${hour + 1} 6 250 ${wind} ${temp.toFixed(1)} ${hPa} 3.2 ${rh} 2 ${ghi - dhi} ${dhi} 1 250 -310 1`,
    )
    const { weather, meta } = parseText([...head, rows].join('\n'))
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.dhi_wm2).toEqual(truth('dhi'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
    expect(weather.wind_speed_ms).toEqual(truth('wind'))
    expect(meta).toMatchObject({ latitude: 48.65, longitude: 9.86667, elevation: 734, timezone: 1 })
  })

  test('an edition that states a region alone says that the place is missing', () => {
    const head = ['TRY Region 13', 'RG IS MM DD HH N WR WG t p x RF W B D IK A E IL', '***']
    const { meta } = parseText(
      [...head, '13 1 1 1 1 6 250 2 1 990 3 80 2 0 0 1 250 -310 1', '13 1 1 1 2 6 250 2 1 990 3 80 2 5 9 1 250 -310 1'].join('\n'),
    )
    expect(meta.latitude).toBeNull()
    expect(meta.notes.join('\n')).toContain('states its region, not a place: send the place with the file')
  })

  test('a row with a lost cell is refused by its line', () => {
    const cut = rows2015.split('\n').slice(0, 5)
    cut[3] = cut[3]?.replace(' 258 ', ' ') ?? ''
    expect(refusal([...HEAD_2015, ...cut].join('\n')).message).toStartWith('Line 15: The row has 16 cells, but 17 were expected')
  })

  // PROJ 9.5.1, EPSG:3034 to EPSG:4258
  test.each([
    [3731500, 2677500, 50.793075965, 6.054556453],
    [4000000, 2800000, 52, 10],
    [3670500, 2242500, 46.719833413, 5.545188557],
    [4389500, 3179500, 55.370565956, 16.34923213],
    [3936500, 2449500, 48.733838608, 9.106608746],
  ])('EPSG:3034 %i %i: as PROJ to 1e-8 deg', (easting, northing, latitude, longitude) => {
    const place = placeOfLambert(easting, northing)
    expect(Math.abs(place.latitudeDeg - latitude)).toBeLessThan(1e-8)
    expect(Math.abs(place.longitudeDeg - longitude)).toBeLessThan(1e-8)
  })
})

describe('modelica', () => {
  const HEAD = [
    '#1',
    'double tab1(8760,30)',
    '#LOCATION,Handmade Field,XX,USA,TMY3,724940,37.62,-122.40,-8.0,2.0',
    '#DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31',
    '#C1 Time in seconds. Beginning of a year is 0s.',
  ]
  const cells = ({ ghi, dhi, dni, temp, wind, rh, hPa }: TruthHour): string =>
    [temp, 0, rh, hPa * 100, 0, 0, 290, ghi, dni, dhi, 0, 0, 0, 0, 0, wind, ...Array(13).fill(0)].join('\t')
  const [first] = TRUTH_YEAR
  if (first === undefined) throw new Error('The year has hours')

  test('the hour ends at its seconds; the row at 0 s, a copy of the first hour, becomes the last hour', () => {
    const rows = [`0.0\t${cells(first)}`, ...TRUTH_YEAR.slice(0, -1).map((row, i) => `${(i + 1) * 3600}.0\t${cells(row)}`)]
    const { weather, meta } = parseText([...HEAD, ...rows].join('\n'))
    expect(weather).toMatchObject({ start: '1990-01-01T00:00', timezone: -8, time: null })
    const withCopy = (name: keyof TruthHour) => [...truth(name).slice(0, -1), first[name]]
    expect(weather.ghi_wm2).toEqual(withCopy('ghi'))
    expect(weather.dni_wm2).toEqual(withCopy('dni'))
    expect(weather.dhi_wm2).toEqual(withCopy('dhi'))
    expect(weather.temp_air_c).toEqual(withCopy('temp'))
    expect(weather.wind_speed_ms).toEqual(withCopy('wind'))
    expect(weather.pressure_hpa).toEqual(withCopy('hPa'))
    expect(meta).toMatchObject({ format: 'modelica', latitude: 37.62, longitude: -122.4, elevation: 2, location_id: '724940' })
  })

  test('a table that reaches the end of the year loses nothing but the copy', () => {
    const rows = [`0\t${cells(first)}`, ...TRUTH_YEAR.map((row, i) => `${(i + 1) * 3600}\t${cells(row)}`)]
    const { weather } = parseText([...HEAD, ...rows].join('\n'))
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
  })
})

describe('surfrad and solrad', () => {
  const days = [1, 2, 3]
  const minutes = days.flatMap((day) => Array.from({ length: 1440 }, (_, m) => ({ day, hour: Math.floor(m / 60), minute: m % 60, m })))
  const lightAt = (m: number) => Math.max(0, Math.sin((Math.PI * (m - 780)) / 720))
  const ghi = minutes.map(({ m }) => Math.round(700 * lightAt(m)) + 0.5)
  const pair = (value: number, flag = 0) => `${value.toFixed(1)} ${flag}`
  const temp = minutes.map(({ m, day }) => Number((10 + day + m / 200).toFixed(1)))

  test('SURFRAD: UTC ends of minutes, -9999.9 and the flag 1 are missing', () => {
    const rows = minutes.map(({ day, hour, minute }, i) => {
      const values = Array<string>(20).fill(pair(0))
      values[0] = pair(i === 900 ? -9999.9 : (ghi[i] ?? 0), i === 901 ? 1 : 0)
      values[2] = pair((ghi[i] ?? 0) / 2)
      values[3] = pair((ghi[i] ?? 0) / 5)
      values[15] = pair(temp[i] ?? 0)
      values[16] = pair(45.5)
      values[17] = pair(3 + (i % 7) / 10)
      values[19] = pair(985 + day)
      return ` 2024 ${day} 1 ${day} ${hour} ${minute} ${(hour + minute / 60).toFixed(3)} 90.10 ${values.join(' ')}`
    })
    const { weather, meta } = parseText([' Handmade', '   40.05   -88.37  213 m  version 1', ...rows].join('\n'))
    expect(weather).toMatchObject({ start: '2023-12-31T23:59', step_minutes: 1, timezone: 0 })
    expect(weather.ghi_wm2).toEqual(ghi.map((value, i) => (i === 900 || i === 901 ? null : value)))
    expect(weather.dni_wm2).toEqual(ghi.map((value) => Number((value / 2).toFixed(1))))
    expect(weather.temp_air_c).toEqual(temp)
    expect(weather.wind_speed_ms).toEqual(minutes.map((_, i) => Number((3 + (i % 7) / 10).toFixed(1))))
    expect(meta).toMatchObject({ format: 'surfrad', station: 'Handmade', latitude: 40.05, longitude: -88.37, elevation: 213 })
    expect(meta.notes.join('\n')).toContain('dw_solar: 1 values have the flag 1')
  })

  test('SOLRAD has no temperature: it is read, and what is missing is reported', () => {
    const rows = minutes.map(
      ({ day, hour, minute }, i) =>
        `2024 ${day} 1 ${day} ${hour} ${minute} ${(hour + minute / 60).toFixed(3)} 90.10 ${pair(ghi[i] ?? 0)} ${pair(0)} ${pair(0)} ${pair(0)} ${pair(0)} 1.0 1.0 1.0 1.0`,
    )
    const { weather, meta } = parseText(['Handmade', ' 35.04 -106.62 1617 -7', ...rows].join('\n'))
    expect(weather.ghi_wm2).toEqual(ghi)
    expect(meta.missing.temp_air_c?.count).toBe(meta.rows)
  })
})

describe('solargis_tmy', () => {
  const HEAD = [
    '#File type: Solargis_TMY60_P50',
    '#Latitude: 40.250000',
    '#Longitude: -105.000000',
    '#Elevation: 1600.0 m a.s.l.',
    '#Day - Day of the year',
    '#Time - Time of measurement, time reference UTC-7, time step 60 min, time format HH:MM, center of the averaging interval',
    '#GHI - Global horizontal irradiation [Wh/m2], no data value -9',
    '#TEMP - Air temperature at 2 m [deg. C]',
    '#Data:',
    'Day;Time;GHI;DNI;DIF;TEMP;WS',
  ]
  const rows = TRUTH_YEAR.map(
    ({ hour, ghi, dni, dhi, temp, wind }, i) =>
      `${Math.floor(i / 24) + 1};${String(hour).padStart(2, '0')}:30;${i === 12 ? -9 : ghi};${dni};${dhi};${temp};${wind}`,
  )

  test('days of the year, middles of hours, the stated zone and no-data value', () => {
    const { weather, meta } = parseText([...HEAD, ...rows].join('\n'))
    expect(weather).toMatchObject({ start: '1990-01-01T00:00', timezone: -7, sun_offset_min: null, time: null })
    expect(weather.ghi_wm2).toEqual(truth('ghi').map((value, i) => (i === 12 ? null : value)))
    expect(weather.dni_wm2).toEqual(truth('dni'))
    expect(weather.dhi_wm2).toEqual(truth('dhi'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
    expect(meta).toMatchObject({ format: 'solargis_tmy', latitude: 40.25, longitude: -105, elevation: 1600 })
  })

  test('in UTC the year is rolled into the zone of the place', () => {
    const { weather } = parseText([...HEAD, ...rows].join('\n').replace('UTC-7', 'UTC'), AT_MUNICH)
    const [ghi] = [truth('ghi')]
    expect(weather).toMatchObject({ start: '1990-01-01T00:00', timezone: -7 })
    // the first hour in UTC-7 is the eighth in UTC
    expect(weather.dhi_wm2).toEqual([...truth('dhi').slice(7), ...truth('dhi').slice(0, 7)])
    expect(ghi).toHaveLength(8760)
  })
})

describe('pvwatts_hourly', () => {
  const NAMES =
    '"Month","Day","Hour","Beam Irradiance (W/m^2)","Diffuse Irradiance (W/m^2)","Ambient Temperature (C)","Wind Speed (m/s)","Plane of Array Irradiance (W/m^2)","Cell Temperature (C)","DC Array Output (W)","AC System Output (W)"'
  const rows = TRUTH_YEAR.map(({ month, day, hour, dni, dhi, temp, wind }) =>
    [month, day, hour, dni, dhi, temp, wind, 500, 30, 1, 1].map((value) => `"${value}"`).join(','),
  )
  const file = (longitude: string) =>
    [
      '"PVWatts: Hourly PV Performance Data"',
      '"Location:","HANDMADE, XX"',
      '"Lat (deg N):","39.74"',
      longitude,
      '"Elev (m):","1829"',
      '"DC System Size (kW):","4"',
      '',
      NAMES,
      ...rows,
      '"Totals","","","","","","","4380","","8760","8760"',
    ].join('\n')

  test.each([['"Long (deg W):","105.18"'], ['"Long (deg W):","-105.18"'], ['"Longitude (DD):","-105.18"']])(
    'the weather and the place, without the totals and the array: %s',
    (longitude) => {
      const { weather, meta } = parseText(file(longitude))
      expect(weather).toMatchObject({ start: '1990-01-01T00:00', timezone: -7, time: null })
      expect(weather.dni_wm2).toEqual(truth('dni'))
      expect(weather.dhi_wm2).toEqual(truth('dhi'))
      expect(weather.temp_air_c).toEqual(truth('temp'))
      expect(weather.wind_speed_ms).toEqual(truth('wind'))
      expect(weather.poa_wm2 ?? null).toBeNull()
      expect(meta).toMatchObject({ latitude: 39.74, longitude: -105.18, elevation: 1829, rows: 8760, station: 'HANDMADE, XX' })
    },
  )
})

describe('wea', () => {
  test('it is read; the temperature that it lacks is reported', () => {
    const rows = TRUTH_YEAR.map(({ month, day, hour, dni, dhi }) => `${month} ${day} ${hour + 0.5} ${dni} ${dhi}`)
    const head = [
      'place Handmade_XXX',
      'latitude 48.10',
      'longitude -11.60',
      'time_zone -15',
      'site_elevation 520',
      'weather_data_file_units 1',
    ]
    expect(parseText([...head, ...rows].join('\n')).meta.missing.temp_air_c?.count).toBe(TRUTH_YEAR.length)
    const photometric = head.map((line) => line.replace('units 1', 'units 2'))
    expect(refusal([...photometric, ...rows].join('\n')).message).toContain('weather_data_file_units is 2, but only 1 is read')
  })
})

/** Text of a case as rows of cells. */
function cellsOf(bytes: Uint8Array, separator: string | RegExp): string[][] {
  return new TextDecoder()
    .decode(bytes)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim().split(separator))
}

describe('files of the field', () => {
  const sam = caseBytes('sam_location_header.csv')
  test.skipIf(sam === null)('sam_location_header.csv is read as SAM, not as EPW', () => {
    const rows = cellsOf(sam as Uint8Array, ',').slice(3)
    const { weather, meta } = parseWeather(sam as Uint8Array)
    expect(meta).toMatchObject({ format: 'sam_csv', latitude: 40, longitude: -105, elevation: 1600, timezone: -7 })
    expect(weather.dni_wm2).toEqual(rows.map((cells) => Number(cells[4])))
    expect(weather.dhi_wm2).toEqual(rows.map((cells) => Number(cells[5])))
    expect(weather.temp_air_c).toEqual(rows.map((cells) => Number(cells[6])))
    expect(weather.wind_speed_ms).toEqual(rows.map((cells) => Number(cells[10])))
  })

  const pvwatts = caseBytes('pvwatts_hourly_totals.csv')
  test.skipIf(pvwatts === null)('pvwatts_hourly_totals.csv: the weather columns and the place', () => {
    const rows = cellsOf(pvwatts as Uint8Array, ',')
      .map((cells) => cells.map((cell) => cell.replaceAll('"', '')))
      .filter(([month]) => /^\d+$/.test(month ?? ''))
    const { weather, meta } = parseWeather(pvwatts as Uint8Array)
    expect(meta).toMatchObject({ format: 'pvwatts_hourly', latitude: 40, longitude: -105, elevation: 1600, rows: 48 })
    expect(weather.dni_wm2).toEqual(rows.map((cells) => Number(cells[3])))
    expect(weather.temp_air_c).toEqual(rows.map((cells) => Number(cells[5])))
  })

  const solargis = caseBytes('solargis_tmy_day_time.csv')
  test.skipIf(solargis === null)('solargis_tmy_day_time.csv', () => {
    const rows = cellsOf(solargis as Uint8Array, ';').filter(([day]) => /^\d+$/.test(day ?? ''))
    const { weather, meta } = parseWeather(solargis as Uint8Array)
    expect(meta).toMatchObject({ format: 'solargis_tmy', timezone: -7, latitude: 40, elevation: 1600 })
    expect(weather.start).toBe('1990-01-01T00:00')
    expect(weather.ghi_wm2).toEqual(rows.map((cells) => Number(cells[2])))
    expect(weather.temp_air_c).toEqual(rows.map((cells) => Number(cells[5])))
  })

  const tryFile = caseBytes('try2015.dat')
  test.skipIf(tryFile === null)('try2015.dat', () => {
    const rows = cellsOf(tryFile as Uint8Array, /\s+/).filter((cells) => cells.length === 17 && /^\d+$/.test(cells[0] ?? ''))
    const { weather, meta } = parseWeather(tryFile as Uint8Array)
    expect(meta).toMatchObject({ format: 'dwd_try', timezone: 1, elevation: 231 })
    expect(weather.start).toBe('1990-06-01T00:00')
    expect(weather.ghi_wm2).toEqual(rows.map((cells) => Number(cells[12]) + Number(cells[13])))
    expect(weather.temp_air_c).toEqual(rows.map((cells) => Number(cells[5])))
  })
})
