import { describe, expect, test } from 'bun:test'
import { parseText, refusal } from './fixture.ts'
import { clock, type KnownRow, knownRows, PLACE } from './known-weather.ts'

/** Tables of PVGIS made from weather whose truth is known: typical years with a legend, and hourly series of planes. */

const LEGEND = [
  'T2m: 2-m air temperature (degree Celsius)',
  'RH: relative humidity (%)',
  'G(h): Global irradiance on the horizontal plane (W/m2)',
  '',
  'PVGIS (c) European Union, 2001-2025',
]
const stamp = (minutes: number) => {
  const { year, month, day, hour, minute } = clock(minutes, 0)
  return `${year}${month}${day}:${hour}${minute}`
}
const place = [`Latitude (decimal degrees):\t${PLACE.latitude}`, `Longitude (decimal degrees):\t${PLACE.longitude}`, 'Elevation (m):\t1600']

test.each([
  ['with a blank line before the legend', ['', ...LEGEND]],
  ['without one', LEGEND],
  ['with the credits alone', LEGEND.slice(-1)],
])('a typical year %s', (_name, legend) => {
  const rows = knownRows('2021-06-01', 3, 60, 0)
  const lines = rows.map(({ startMinutes, ghi, dni, dhi, temp }) => `${stamp(startMinutes)},${temp},50,${ghi},${dni},${dhi},300,2,10,83000`)
  const text = [...place, 'Irradiance Time Offset (h): 0', 'time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP', ...lines, ...legend]
  const { weather, meta } = parseText(text.join('\r\n'))
  expect(meta).toMatchObject({ format: 'pvgis_csv', rows: rows.length })
  expect(weather.ghi_wm2).toEqual(rows.map(({ ghi }) => ghi))
})

test('a row of letters among the rows is still a fault', () => {
  const head = 'time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP'
  const row = '20210601:0000,1,50,0,0,0,300,2,10,83000'
  expect(refusal([head, row, 'abc,1,50,0,0,0,300,2,10,83000', row].join('\n')).message).toContain('"abc" is not a valid date or time')
})

describe('an hourly series (seriescalc)', () => {
  const series = (slope: string, names: string, row: (row: KnownRow) => readonly number[]) => {
    // PVGIS-SARAH has its scans 10 min after the hour
    const rows = knownRows('2021-06-01', 5, 60, 10 / 60)
    const lines = rows.map((one) => [stamp(one.startMinutes + 10), ...row(one), 30, one.temp, one.wind, 0].join(','))
    const head = [...place, 'Radiation database:\tPVGIS-SARAH3', '', '', slope, 'Azimuth: 0 deg. ']
    return { rows, text: [...head, `time,${names},H_sun,T2m,WS10m,Int`, ...lines, '', ...LEGEND].join('\n') }
  }

  test('of slope 0 has global irradiance', () => {
    const { rows, text } = series('Slope: 0 deg. ', 'G(i)', ({ ghi }) => [ghi])
    const { weather, meta } = parseText(text)
    expect(weather).toMatchObject({ timezone: 0, start: clock(rows[0].startMinutes, 0).iso, sun_offset_min: 10, latitude: 40 })
    expect(weather.ghi_wm2).toEqual(rows.map(({ ghi }) => ghi))
    expect(weather.temp_air_c).toEqual(rows.map(({ temp }) => temp))
    expect(meta.notes).toContain('An hourly series of PVGIS for a level plane: its irradiance is read as that on the horizontal.')
  })

  test('of slope 0 with components: global is their sum, Gd(i) is diffuse', () => {
    const { rows, text } = series('Slope: 0 deg. (optimum)', 'P,Gb(i),Gd(i),Gr(i)', ({ ghi, dhi }) => [900, ghi - dhi, dhi, 0])
    const { weather } = parseText(text)
    expect(weather.ghi_wm2).toEqual(rows.map(({ ghi }) => ghi))
    expect(weather.dhi_wm2).toEqual(rows.map(({ dhi }) => dhi))
    expect(weather.dni_wm2).toBeUndefined()
  })

  test.each(['Slope: 35 deg. ', 'Slope: 0.5 deg. ', 'Slope: 0 deg. \nTwo-axis tracking', ''])(
    'of another plane is refused: %s',
    (slope) => {
      const { text } = series(slope, 'G(i)', ({ ghi }) => [ghi])
      expect(refusal(text).message).toContain('PVGIS hourly radiation table with irradiance in the plane of the array')
    },
  )

  test.each([0, 20])('as JSON, slope %i', (value) => {
    const { rows } = series('', 'G(i)', () => [])
    const answer = JSON.stringify({
      inputs: {
        location: { latitude: 40, longitude: -105, elevation: 1600 },
        meteo_data: { radiation_db: 'PVGIS-SARAH3' },
        mounting_system: { fixed: { slope: { value, optimal: false }, azimuth: { value: 0, optimal: false } } },
      },
      outputs: {
        hourly: rows.map(({ startMinutes, ghi, dhi, temp, wind }) => ({
          ...{ time: stamp(startMinutes + 10), 'Gb(i)': ghi - dhi, 'Gd(i)': dhi, 'Gr(i)': 0 },
          ...{ H_sun: 30, T2m: temp, WS10m: wind, Int: 0 },
        })),
      },
    })
    if (value !== 0) return expect(refusal(answer).message).toContain('in the plane of the array')
    const { weather, meta } = parseText(answer)
    expect(meta).toMatchObject({ format: 'pvgis_json', radiation_db: 'PVGIS-SARAH3' })
    expect(weather).toMatchObject({ timezone: 0, sun_offset_min: 10, start: clock(rows[0].startMinutes, 0).iso })
    expect(weather.ghi_wm2).toEqual(rows.map(({ ghi }) => ghi))
    expect(weather.dhi_wm2).toEqual(rows.map(({ dhi }) => dhi))
  })
})
