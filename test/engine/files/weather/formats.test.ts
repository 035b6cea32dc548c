import { describe, expect, test } from 'bun:test'
import { WEATHER_FORMATS } from '../../../../engine/files/weather/index.ts'
import { fixtureBytes, parseFixture, parseText, refusal } from './fixture.ts'

describe('tmy3', () => {
  const { weather, meta } = parseFixture('tmy3.csv')

  test('hour-ending stamps become starts, 24:00 belongs to its own day, months of two years make one nominal year', () => {
    expect(weather.start).toBe('1990-01-31T21:00')
    expect(weather.time).toBeNull()
    expect(meta.months_years).toEqual([1988, 1996, null, null, null, null, null, null, null, null, null, null])
  })

  test('columns are found by name, the codes -9900 are gaps and are counted', () => {
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 0, 12])
    expect(weather.dni_wm2).toEqual([0, 0, 0, 0, 5])
    expect(weather.dhi_wm2).toEqual([0, 0, 0, 0, 10])
    expect(weather.temp_air_c).toEqual([-1.5, -1.7, -2, 4.4, 4])
    expect(weather.wind_speed_ms).toEqual([2.1, 2.6, null, 3.1, 3.6])
    expect(weather.relative_humidity).toEqual([0.8, 0.81, 0.82, 0.6, 0.61])
    expect(weather.pressure_hpa).toEqual([990, 990, null, 985, 985])
    expect(weather.precipitable_water_cm).toEqual([1.2, 1.2, 1.2, 0.9, 0.9])
    expect(weather.albedo).toEqual([0.2, 0.2, null, 0.18, 0.18])
    expect(meta.missing.wind_speed_ms).toEqual({
      count: 1,
      first_row: 2,
      first_time: '1990-01-31T23:00',
      repair: 'a linear value in gaps up to 6 h; in longer gaps the same time of day of the nearest days',
    })
    expect(meta).toMatchObject({
      format: 'tmy3',
      location_id: '990001',
      station: 'HANDMADE FIELD, XX',
      latitude: 36.1,
      longitude: -79.95,
      elevation: 273,
      timezone: -5,
    })
  })
})

describe('tmy2', () => {
  const { weather, meta } = parseFixture('tmy2.tm2')

  test('fixed columns: the hour ends at its stamp, tenths and millimetres are converted, west is negative', () => {
    expect(weather).toMatchObject({ start: '1990-01-31T22:00', time: null, timezone: -5 })
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 12])
    expect(weather.dni_wm2).toEqual([0, 0, 0, 5])
    expect(weather.dhi_wm2).toEqual([0, 0, 0, 10])
    expect(weather.temp_air_c).toEqual([-1.5, -2, null, 4])
    expect(weather.relative_humidity).toEqual([0.8, 0.82, null, 0.61])
    expect(weather.wind_speed_ms).toEqual([2.1, 2.6, null, 3.6])
    expect(weather.pressure_hpa).toEqual([990, null, 985, 985])
    expect(weather.precipitable_water_cm).toEqual([1.2, null, 0.9, 0.9])
    expect(meta.months_years).toEqual([1962, 1977, null, null, null, null, null, null, null, null, null, null])
    expect(meta).toMatchObject({ station: 'HANDMADE FIELD, XX', location_id: '99001', latitude: 36.1, longitude: -79.95, elevation: 273 })
  })

  test('copies without the leading blank of each line are read the same', () => {
    const text = new TextDecoder().decode(fixtureBytes('tmy2.tm2'))
    expect(parseText(text.replace(/^ /gm, '')).weather).toEqual(weather)
  })
})

describe('solaranywhere', () => {
  const text = new TextDecoder('latin1').decode(fixtureBytes('solaranywhere.csv'))

  test('latin-1, end of period, the file’s own zone and place; clear sky columns are not the weather; empty cells are gaps', () => {
    const { weather, meta } = parseFixture('solaranywhere.csv')
    expect(weather).toMatchObject({ start: '2021-06-30T22:00', timezone: -5, latitude: 44.465, longitude: -73.205, elevation: 41 })
    expect(weather.ghi_wm2).toEqual([0, 0, 5])
    expect(weather.dhi_wm2).toEqual([0, 0, 4])
    expect(weather.dni_wm2).toEqual([0, 0, 1])
    expect(weather.temp_air_c).toEqual([15, null, 14])
    expect(weather.relative_humidity).toEqual([0.79, 0.8, 0.81])
    expect(weather.wind_speed_ms).toEqual([2, 2.5, null])
    expect(weather.albedo).toEqual([0.2, 0.2, null])
    expect(meta).toMatchObject({ station: 'Handmade, Land', radiation_db: 'SolarAnywhere 3.6', months_years: null })
  })

  test('the header’s averaging method says what a stamp marks; without one a note states the assumption', () => {
    expect(parseText(text.replace('End of Period', 'Instantaneous')).weather).toMatchObject({
      start: '2021-06-30T23:00',
      sun_offset_min: 0,
    })
    expect(parseText(text.replace('Averaging Method: End of Period', '')).meta.notes).toContain(
      'The file states no averaging method: its stamps are read as the end of their period.',
    )
  })

  test('a typical year gets the nominal year, whatever year its stamps have', () => {
    const { weather, meta } = parseText(text.replace('Type: Time Series', 'Type: Typical Year').replaceAll('/2021 ', '/2000 '))
    expect(weather.start).toBe('1990-06-30T22:00')
    expect(meta.months_years?.[5]).toBe(2000)
    expect(meta.notes).toContain('A typical year: its rows get the nominal year 1990.')
  })
})

describe('meteonorm', () => {
  const hours = (row: (hour: number) => string) => Array.from({ length: 8760 }, (_, i) => row(i % 24)).join('\n')
  const head = '"Handmade"\n46.9,-7.4,540,-1,-30,1,1,"SYN"\n\n'
  const four = hours((hour) => `${hour === 12 ? 240 : 0}\t${hour === 12 ? 48 : 0}\t${hour}.5\t1.5`)

  test('longitude and zone are positive to the west, rows are hours from January 1 without dates', () => {
    const { weather, meta } = parseText(`${head}10,10,10,10,10,10,10,10,10,10,10,10\n${four}`)
    expect(weather).toMatchObject({ timezone: 1, latitude: 46.9, longitude: 7.4, elevation: 540, start: '1990-01-01T00:00' })
    expect([weather.ghi_wm2?.[12], weather.dhi_wm2?.[12], weather.temp_air_c[12], weather.wind_speed_ms?.[12]]).toEqual([
      240, 48, 12.5, 1.5,
    ])
    expect(meta.notes).toContain(
      'Longitude and time zone are positive to the west in this format: they are read as 7.4 deg east, 1 h from UTC.',
    )
  })

  test('a line of names orders the columns, decimal commas are read', () => {
    const { weather } = parseText(`${head}Ta\tGh\tFF\tRH\n${hours((hour) => `-5,5\t${hour}\t1,8\t75,5`)}`)
    expect([weather.temp_air_c[7], weather.ghi_wm2?.[7], weather.wind_speed_ms?.[7], weather.relative_humidity?.[7]]).toEqual([
      -5.5, 7, 1.8, 0.755,
    ])
    expect(weather.dhi_wm2).toBeUndefined()
  })

  test('rows that do not fill a year, or that do not match the header’s means, are rejected', () => {
    expect(refusal(head + four.slice(0, four.lastIndexOf('\n')))).toMatchObject({
      line: 8762,
      message:
        'Line 8762: The file has 8759 rows without dates, but an hourly year has 8760: the file seems truncated or has extra lines; export it again',
    })
    expect(refusal(`${head}20,20,20,20,20,20,20,20,20,20,20,20\n${four}`).message).toStartWith('Line 4: The monthly means')
  })
})

describe('pvsyst_csv', () => {
  test('tags name the place, a row of units follows the names, a typical year gets the nominal year', () => {
    const { weather, meta } = parseFixture('pvsyst.csv')
    expect(weather).toMatchObject({ start: '1990-02-28T22:00', time: null, timezone: 1, latitude: 46.2, longitude: 6.1, elevation: 430 })
    expect(weather.ghi_wm2).toEqual([0, 0, null, 4])
    expect(weather.dhi_wm2).toEqual([0, 0, null, 4])
    expect(weather.temp_air_c).toEqual([3.5, 3.1, 2.5, 2])
    expect(weather.wind_speed_ms).toEqual([1.2, 1, null, 0.4])
    expect(meta).toMatchObject({ station: 'Handmade, Land', data_source: 'Typed' })
  })

  test('real years keep their stamps, commas may separate, a stated shift is reported', () => {
    const text = new TextDecoder('windows-1252').decode(fixtureBytes('pvsyst.csv'))
    const real = text
      .replace('#TMY hourly data', '#Meteo hourly data')
      .replace('#Time Zone;1', '#Time Zone;1\n#Time Shift;-30')
      .replaceAll('2014;3', '2008;3')
      .replaceAll(';', ',')
    const { weather, meta } = parseText(real)
    expect(weather.time?.[2]).toBe('2008-03-01T00:00') // 2008 has a February 29, the file does not
    expect(meta.notes).toContain(
      'The header states a shift of its stamps (#timeshift -30): it is not applied; compare it with the reported time shift.',
    )
  })
})

describe('pvsyst_object', () => {
  const { weather, meta } = parseFixture('pvsyst-variant.VC0')

  test('days packed in base 62 are unpacked to hourly W/m2, degC and m/s', () => {
    expect(weather.start).toBe('1990-01-31T00:00')
    // +z is 61, +10 is 62, +zz is 3843, +100 is 3844: 0.1 Wh/m2 each
    expect(weather.ghi_wm2?.slice(8, 12)).toEqual([6.1, 6.2, 384.3, 384.4].map((value) => expect.closeTo(value, 4)))
    expect(weather.temp_air_c.slice(0, 2)).toEqual([-1.5, -1.4])
    expect(weather.temp_air_c[47]).toBe(2)
    expect(weather.wind_speed_ms?.[16]).toBe(1.16) // the first value of the continuation line
    expect(meta.annual.ghi_kwhm2).toBe(4.1)
  })

  test('the place is that of the weather, not that of the plant', () => {
    expect(weather).toMatchObject({ latitude: 7.1, longitude: 99.6, elevation: 10, timezone: 7 })
    expect(meta).toMatchObject({ station: 'Handmade, Land', data_source: 'Handmade.MET' })
  })

  test('objects without hours are rejected, and the error names their class', () => {
    expect(refusal('PVObject_=pvSite\n  Site=X\nEnd of PVObject pvSite\n').message).toBe(
      'This PVsyst object (pvSite) contains no hourly weather. The object must contain the hourly values GlobHor and T_Amb of a simulation: save them, or export the weather as CSV',
    )
  })
})

describe('epw', () => {
  const { weather, meta } = parseFixture('epw.epw')

  test('hours 1 to 24 are the end of the hour', () => {
    expect(weather.start).toBe('1990-06-30T22:00')
    expect(weather.interval).toBe('start')
  })

  test('99.9, 999, 9999 and 999999 are gaps; pascal, percent and millimetre are converted; -0.00 is 0', () => {
    expect(weather.temp_air_c).toEqual([15.1, null, 14.3, 14])
    expect(weather.relative_humidity).toEqual([0.79, null, 0.8, 0.8])
    expect(weather.pressure_hpa).toEqual([1001, null, 997, 997])
    expect(weather.ghi_wm2).toEqual([0, null, 0, 5])
    expect(Object.is(weather.ghi_wm2?.[2], 0)).toBe(true)
    expect(weather.wind_speed_ms).toEqual([6.7, null, 8.2, 5.7])
    expect(weather.precipitable_water_cm).toEqual([2.5, null, 2.4, 2.4])
    expect(weather.albedo).toEqual([0.2, null, 0.2, 0.2])
    expect(meta).toMatchObject({
      data_source: 'Typed',
      station: 'HANDMADE, NLD',
      location_id: '999999',
      latitude: 52.3,
      longitude: 4.77,
      elevation: -2,
      timezone: 1,
    })
  })
})

describe('epw of other writers', () => {
  const text = new TextDecoder().decode(fixtureBytes('epw.epw'))

  test('minutes 30 and 60 of two records an hour end their half hours', () => {
    const halves = text.replace('DATA PERIODS,1,1', 'DATA PERIODS,1,2').replace('30,24,60', '30,23,60').replace('30,23,60', '30,23,30')
    const { weather } = parseText(halves.split('\n').slice(0, 10).join('\n'))
    expect(weather).toMatchObject({ start: '1995-06-30T22:00', step_minutes: 30 })
  })

  test('hours 0 to 23 are the start of the hour, a minute field of 0 is ignored', () => {
    const shifted = text
      .replace('30,23,60', '30,22,0')
      .replace('30,24,60', '30,23,0')
      .replace('7,1,1,60', '7,1,0,0')
      .replace('7,1,2,60', '7,1,1,0')
    expect(parseText(shifted).weather.start).toBe('1990-06-30T22:00')
  })
})

describe('epw made from TMY3', () => {
  const text = new TextDecoder().decode(fixtureBytes('epw.epw'))

  test('water ten times above the estimate from humidity is divided by 10 with a note; plausible water is kept', () => {
    const tenfold = text.replaceAll(/,(2[45])(,0\.\d+,\d+,\d+,0\.2)/g, ',$10$2')
    expect(tenfold).not.toBe(text)
    const { weather, meta } = parseText(tenfold)
    expect(weather.precipitable_water_cm).toEqual([2.5, null, 2.4, 2.4])
    expect(meta.notes.join(' ')).toContain('it is divided by 10')
    expect(parseText(text).meta.notes.join(' ')).not.toContain('it is divided by 10')
  })
})

describe('nsrdb_csv', () => {
  test('values apply at the stamp, the zone is that of the stamps, February 29 of a real year is kept, columns may be in any order', () => {
    const { weather, meta } = parseFixture('nsrdb.csv')
    expect(weather).toMatchObject({
      start: '2020-02-28T23:00',
      time: null,
      step_minutes: 30,
      sun_offset_min: 0,
      timezone: -7,
      latitude: 40.53,
      elevation: 2168,
    })
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 450])
    expect(weather.temp_air_c[2]).toBe(-1.2000000000000002)
    expect(weather.relative_humidity).toEqual([0.8296, 0.8482, 0.8482, 0.8501])
    expect(meta).toMatchObject({ radiation_db: 'NSRDB v3.2.2', location_id: '1', station: null, months_years: null })
  })
})

describe('nsrdb_csv without humidity', () => {
  const text = new TextDecoder().decode(fixtureBytes('nsrdb.csv')).replace('Relative Humidity', 'Dew Point')

  test('humidity is computed from the dew point with a note; missing codes are gaps', () => {
    // Dew points of pvlib's atmosphere.tdew_from_rh for humidities of 0.456857 and 0.884448.
    const { weather, meta } = parseText(
      text
        .replace('82.96,-8.4,', '-8.550947406367365,1.9621573768139307,')
        .replace('84.82,-8.7,', '9.267255287866083,11.106456129214216,')
        .replace('84.82,-1.2000000000000002,', '-999,-1.2,'),
    )
    expect(weather.relative_humidity?.slice(0, 3)).toEqual([0.4569, 0.8844, null])
    expect(meta.notes).toContain('relative_humidity: computed from the dew point.')
  })
})

describe('sam_csv', () => {
  test('short names are read, a table without minutes is stamped at the start, two components are enough', () => {
    const { weather } = parseFixture('sam.csv')
    expect(weather).toMatchObject({ start: '2019-01-01T00:00', step_minutes: 60, sun_offset_min: null, timezone: -5, longitude: -73.98 })
    expect(weather.dni_wm2).toEqual([0, 0, 300])
    expect(weather.ghi_wm2).toBeUndefined()
  })
})

describe('pvgis', () => {
  test('pvgis_csv: UTC rows are rolled into the zone of the longitude, the sun keeps its offset, the footer is ignored', () => {
    const { weather, meta } = parseFixture('pvgis.csv')
    expect(weather).toMatchObject({ timezone: 1, start: '1990-01-31T22:00', sun_offset_min: 10.566, latitude: 45, elevation: 250 })
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 0, 12])
    expect(weather.pressure_hpa?.[0]).toBe(998.7)
    expect(meta.rows).toBe(5)
  })

  test('pvgis_csv: the caller’s zone takes precedence, also one between whole hours', () => {
    expect(parseFixture('pvgis.csv', { timezone: 5.5 }).weather).toMatchObject({ timezone: 5.5, start: '1990-02-01T02:30' })
  })

  test('pvgis_json: null is a gap, the radiation database is reported', () => {
    const { weather, meta } = parseFixture('pvgis.json')
    expect(weather).toMatchObject({ timezone: 1, start: '1990-01-31T23:00', sun_offset_min: 10.566 })
    expect(weather.temp_air_c).toEqual([1.98, null, 5.85])
    expect(meta.radiation_db).toBe('PVGIS-SARAH3')
  })
})

test('generic_csv: cp1252, decimal commas, day.month.year, separate time, energy of the step and km/h', () => {
  const { weather, meta } = parseFixture('generic-semicolon.csv', { timezone: 1 })
  expect(weather).toMatchObject({
    start: '2021-06-30T12:00',
    step_minutes: 30,
    timezone: 1,
    latitude: 48.1,
    longitude: 11.6,
    elevation: 520,
  })
  expect(weather.ghi_wm2).toEqual([805, 820, null])
  expect(weather.temp_air_c).toEqual([24.5, 24.9, 25])
  expect(weather.wind_speed_ms).toEqual([2, 1, null])
  expect(meta.missing.ghi_wm2).toEqual({
    count: 1,
    first_row: 2,
    first_time: '2021-06-30T13:00',
    repair: "the value that follows from the row's other irradiance columns; where they do not give it, the row counts as zero",
  })
})

test('the registry’s keys are the formats’ own ids', () => {
  for (const [id, format] of Object.entries(WEATHER_FORMATS)) expect(String(format.id)).toBe(id)
})
