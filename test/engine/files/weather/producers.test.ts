import { describe, expect, test } from 'bun:test'
import { standardOffsetOfZone } from '../../../../engine/climate/timezone.ts'
import type { WeatherFileOptions } from '../../../../engine/files/weather/index.ts'
import { weatherQuality } from '../../../../engine/weather-quality.ts'
import { parseText, refusal } from './fixture.ts'
import { clock, type KnownRow, knownRows, PLACE, ZONE_H } from './known-weather.ts'

/**
 * A table in the layout of a producer, made from weather whose truth is known, and read back. The values of every
 * row, the stamps and the zone are compared with that truth.
 */
interface Layout {
  name: string
  /** Hours from UTC that the file states or its producer uses. */
  zoneH: number
  stepMinutes?: number
  text(rows: readonly KnownRow[]): string
  /** Values of the row that the file has; all by default. */
  has?: readonly (keyof typeof COLUMNS)[]
  instantFrac?: number
  sunOffsetMinutes?: number
  options?: WeatherFileOptions
}

const COLUMNS = { ghi: 'ghi_wm2', dni: 'dni_wm2', dhi: 'dhi_wm2', temp: 'temp_air_c', wind: 'wind_speed_ms' } as const
const lines = (head: readonly string[], rows: readonly KnownRow[], line: (row: KnownRow) => string) =>
  `${[...head, ...rows.map(line)].join('\n')}\n`
const comma = (value: number) => String(value).replace('.', ',')
const HOUR = 60

const LAYOUTS: readonly Layout[] = [
  {
    name: 'Solargis time series: energy of 15 min above the table, its zone, the middle of the step',
    zoneH: ZONE_H,
    stepMinutes: 15,
    text: (rows) =>
      lines(
        [
          ...['#File type: Solargis_TS15', '#Latitude: 40.000000', '#Longitude: -105.000000', '#Elevation: 1600.0 m a.s.l.'],
          '#Time - Time of measurement, time reference UTC-7, time step 15 min, time format HH:MM',
          '#GHI - Global horizontal irradiation [Wh/m2], no data value -9',
          '#DNI - Direct normal irradiation [Wh/m2], no data value -9',
          '#DIF - Diffuse horizontal irradiation [Wh/m2], no data value -9',
          '#TEMP - Air temperature at 2 m [deg_C]',
          'Date;Time;GHI;DNI;DIF;TEMP;WS',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
          const { year, month, day, time } = clock(startMinutes + 7, ZONE_H)
          return `${day}.${month}.${year};${time};${ghi / 4};${dni / 4};${dhi / 4};${temp};${wind}`
        },
      ),
  },
  {
    name: 'NASA POWER in UTC: names explained above the table',
    zoneH: 0,
    text: (rows) =>
      lines(
        [
          ...[
            '-BEGIN HEADER-',
            'NASA/POWER Source Native Resolution Hourly Data',
            'Dates (month/day/year): 06/01/2021 through 07/01/2021 in UTC',
          ],
          ...['Location: latitude  40.0   longitude -105.0', 'elevation from MERRA-2: Average for region = 1600 meters'],
          'The value for missing source data that cannot be computed or is outside of the sources availability range: -999 ',
          ...['parameter(s):', 'ALLSKY_SFC_SW_DWN     CERES SYN1deg All Sky Surface Shortwave Downward Irradiance (Wh/m^2) '],
          ...['T2M                   MERRA-2 Temperature at 2 Meters (C) ', '-END HEADER-'],
          'YEAR,MO,DY,HR,ALLSKY_SFC_SW_DWN,ALLSKY_SFC_SW_DNI,ALLSKY_SFC_SW_DIFF,T2M,WS10M',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
          const { year, month, day, hour } = clock(startMinutes, 0)
          return [year, Number(month), Number(day), Number(hour), ghi, dni, dhi, temp, wind].join(',')
        },
      ),
  },
  ...(['Time (MST)', 'Time (America/Denver)', 'timestamp [UTC-07:00]'] as const).map(
    (heading): Layout => ({
      name: `a zone in the heading: ${heading}`,
      zoneH: ZONE_H,
      text: (rows) =>
        lines([`${heading},GHI,DNI,DHI,Tamb,WS`], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
          [clock(startMinutes, ZONE_H).iso, ghi, dni, dhi, temp, wind].join(','),
        ),
      options: { ...PLACE, timezone: 3, offsetOfZone: standardOffsetOfZone },
    }),
  ),
  {
    name: 'offsets from UTC in the cells',
    zoneH: ZONE_H,
    text: (rows) =>
      lines(['time,ghi,dni,dhi,temp_air,wind_speed'], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
        [`${clock(startMinutes, ZONE_H).iso}:00-07:00`, ghi, dni, dhi, temp, wind].join(','),
      ),
  },
  {
    name: 'columns of PVGIS in a table of semicolons, stamped 10 min after the hour',
    zoneH: 0,
    instantFrac: 10 / 60,
    sunOffsetMinutes: 10,
    text: (rows) =>
      lines(['time;G(h);Gb(n);Gd(h);T2m;WS10m'], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
        [clock(startMinutes + 10, 0).iso, ghi, dni, dhi, temp, wind].join(';'),
      ),
  },
  {
    name: 'PVGIS without the lines above its names',
    zoneH: 0,
    instantFrac: 0,
    sunOffsetMinutes: 0,
    text: (rows) =>
      lines(['time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP'], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
        const { year, month, day, hour, minute } = clock(startMinutes, 0)
        return [`${year}${month}${day}:${hour}${minute}`, temp, 50, ghi, dni, dhi, 300, wind, 10, 83000].join(',')
      }),
  },
  ...(
    [
      ['_Avg', 'GHI_Avg (W/m2),DNI_Avg (W/m2),DHI_Avg (W/m2),AirTC_Avg,WS_ms_Avg'],
      ['Avg as a word', 'Avg GHI [W/m2],Avg DNI [W/m2],Avg DHI [W/m2],Avg Air Temp [C],Avg Wind Speed [m/s]'],
      ['mean in brackets', 'GHI (mean),DNI (mean),DHI (mean),Temperature (mean),Wind speed (mean)'],
      ['mean behind a point', 'ghi.mean,dni.mean,dhi.mean,temp_air.mean,wind_speed.mean'],
    ] as const
  ).map(
    ([name, names]): Layout => ({
      name: `names of loggers: ${name}`,
      zoneH: ZONE_H,
      options: { timezone: ZONE_H },
      text: (rows) =>
        lines([`timestamp,${names}`], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
          [clock(startMinutes, ZONE_H).iso, ghi, dni, dhi, temp, wind].join(','),
        ),
    }),
  ),
  {
    name: 'TOA5: four lines above the data, totals in kJ/m2, the end of the interval',
    zoneH: ZONE_H,
    options: { timezone: ZONE_H },
    has: ['ghi', 'dhi', 'temp', 'wind'],
    text: (rows) =>
      lines(
        [
          '"TOA5","Station","CR1000","1234","CR1000.Std.32","CPU:met.CR1","1234","Hourly"',
          '"TIMESTAMP","RECORD","SlrkJ_Tot","Diffuse_Avg","AirTC_Avg","WS_ms_S_WVT"'.replace('WS_ms_S_WVT', 'WS_ms_Avg'),
          '"TS","RN","kJ/m^2","W/m^2","Deg C","meters/second"',
          '"","","Tot","Avg","Avg","Avg"',
        ],
        rows,
        ({ startMinutes, ghi, dhi, temp, wind }) =>
          `"${clock(startMinutes + HOUR, ZONE_H).iso.replace('T', ' ')}:00",7,${ghi * 3.6},${dhi},${temp},${wind}`,
      ),
  },
  {
    name: 'MIDC: date and a time that is named by its zone',
    zoneH: ZONE_H,
    stepMinutes: 10,
    text: (rows) =>
      lines(
        [
          'DATE (MM/DD/YYYY),MST,Global CMP22 (vent/cor) [W/m^2],Direct NIP [W/m^2],Diffuse CM22-1 (vent/cor) [W/m^2],Temperature @ 2m [deg C],Avg Wind Speed @ 10m [m/s]',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
          const { year, month, day, time } = clock(startMinutes, ZONE_H)
          return [`${month}/${day}/${year}`, time, ghi, dni, dhi, temp, wind].join(',')
        },
      ),
  },
  {
    name: 'MIDC raw data: year, day of the year and hhmm that is named by its zone',
    zoneH: ZONE_H,
    stepMinutes: 10,
    text: (rows) =>
      lines(
        [
          ',Year,DOY,MST,Global Horizontal [W/m^2],Direct Normal [W/m^2],Diffuse Horizontal [W/m^2],Air Temperature [deg C],Avg Wind Speed @ 2m [m/s]',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
          const { year, dayOfYear, hour, minute } = clock(startMinutes, ZONE_H)
          return ['1', year, dayOfYear, Number(hour + minute), ghi, dni, dhi, temp, wind].join(',')
        },
      ),
  },
  ...(
    [
      [
        'since 2019',
        'Data;Hora UTC',
        (minutes: number) => `${clock(minutes, 0).date.replaceAll('-', '/')};${clock(minutes, 0).time.replace(':', '')} UTC`,
      ],
      ['to 2018', 'DATA (YYYY-MM-DD);HORA (UTC)', (minutes: number) => `${clock(minutes, 0).date};${clock(minutes, 0).time}`],
    ] as const
  ).map(
    ([name, time, stamp]): Layout => ({
      name: `INMET ${name}: eight lines, decimal commas, kJ/m2 of the hour before the reading`,
      zoneH: 0,
      has: ['ghi', 'temp', 'wind'],
      text: (rows) =>
        lines(
          [
            ...[
              'REGIAO:;CO',
              'UF:;DF',
              'ESTACAO:;LUGAR',
              'CODIGO (WMO):;A000',
              'LATITUDE:;40,0',
              'LONGITUDE:;-105,0',
              'ALTITUDE:;1600',
              'DATA DE FUNDACAO:;07/05/00',
            ],
            `${time};PRECIPITAÇÃO TOTAL, HORÁRIO (mm);RADIACAO GLOBAL (Kj/m²);TEMPERATURA DO AR - BULBO SECO, HORARIA (°C);UMIDADE RELATIVA DO AR, HORARIA (%);VENTO, DIREÇÃO HORARIA (gr) (° (gr));VENTO, VELOCIDADE HORARIA (m/s);`,
          ],
          rows,
          ({ startMinutes, ghi, temp, wind }) =>
            `${stamp(startMinutes + HOUR)};0;${comma(ghi * 3.6)};${comma(temp)};50;180;${comma(wind)};`,
        ),
    }),
  ),
  {
    name: 'ERA5: J/m2 of the hour before the stamp, K, Pa, components of the wind, the place in columns',
    zoneH: 0,
    has: ['ghi', 'dhi', 'temp', 'wind'],
    text: (rows) =>
      lines(['valid_time,u10,v10,t2m,sp,ssrd,fdir,latitude,longitude'], rows, ({ startMinutes, ghi, dhi, temp, wind }) =>
        [
          `${clock(startMinutes + HOUR, 0).iso.replace('T', ' ')}:00`,
          -0.6 * wind,
          0.8 * wind,
          temp + 273.15,
          83000,
          ghi * 3600,
          (ghi - dhi) * 3600,
          40,
          -105,
        ].join(','),
      ),
  },
  {
    name: 'CAMS: intervals of 15 min, irradiation in Wh/m2, no temperature',
    zoneH: 0,
    stepMinutes: 15,
    has: ['ghi', 'dni', 'dhi'],
    text: (rows) =>
      lines(
        [
          ...[
            '# Title: CAMS Radiation Service v4.5',
            '# Latitude (positive North, ISO 19115): 40.0000',
            '# Longitude (positive East, ISO 19115): -105.0000',
          ],
          ...['# Altitude (m): 1600.00', '# Time reference: Universal time (UT)', '# noValue: nan'],
          ...[
            '# 3. Clear sky GHI. Clear sky global irradiation on horizontal plane at ground level (Wh/m2)',
            '# 7. GHI. Global irradiation on horizontal plane at ground level (Wh/m2)',
          ],
          '# Observation period;TOA;Clear sky GHI;Clear sky BHI;Clear sky DHI;Clear sky BNI;GHI;BHI;DHI;BNI;Reliability',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi }) =>
          `${clock(startMinutes, 0).iso}:00.0/${clock(startMinutes + 15, 0).iso}:00.0;1;1;1;1;1;${ghi / 4};${(ghi - dhi) / 4};${dhi / 4};${dni / 4};1.0`,
      ),
  },
  {
    name: 'KNMI: station above the table, J/cm2 and tenths, hours 1 to 24 in UTC',
    zoneH: 0,
    has: ['ghi', 'temp', 'wind'],
    text: (rows) =>
      lines(
        [
          ...['# BRON: KONINKLIJK NEDERLANDS METEOROLOGISCH INSTITUUT (KNMI)', '# STN         LON(east)   LAT(north)  ALT(m)      NAME'],
          ...['# 260         -105.000       40.000      1600.00        Plaats', '# Q  : Globale straling (in J/cm2) per uurvak', '#'],
          ...['# STN,YYYYMMDD,   HH,   FH,    T,    Q,   RH,    P,    U', ''],
        ],
        rows,
        ({ startMinutes, ghi, temp, wind }) => {
          const { date, hour } = clock(startMinutes, 0)
          return `  260,${date.replaceAll('-', '')},${String(Number(hour) + 1).padStart(5)},${wind * 10},${temp * 10},${ghi * 0.36},   -1,10130,   50`
        },
      ),
  },
  {
    name: 'BSRN from PANGAEA: SWD, DIR and DIF, always in UTC',
    zoneH: 0,
    stepMinutes: 10,
    has: ['ghi', 'dni', 'dhi', 'temp'],
    text: (rows) =>
      lines(
        [
          '/* DATA DESCRIPTION:',
          'Citation:\tObserver, A (2021): Basic and other measurements of radiation at station Boulder (2021-06). PANGAEA',
          'Event(s):\tBOS (Boulder) * LATITUDE: 40.000000 * LONGITUDE: -105.000000 * DATE/TIME START: 2021-06-01T00:00:00 * ELEVATION: 1600.0 m',
          'Parameter(s):\tDATE/TIME (Date/Time) * GEOCODE',
          '\tShort-wave downward (GLOBAL) radiation [W/m**2] (SWD) * PI: Observer, A * METHOD: Pyranometer',
          '*/',
          'Date/Time\tHeight [m]\tSWD [W/m**2]\tSWD std dev [±]\tDIR [W/m**2]\tDIF [W/m**2]\tT2 [°C]',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp }) => [clock(startMinutes, 0).iso, 2, ghi, 0.4, dni, dhi, temp].join('\t'),
      ),
  },
  ...(
    [
      ['unix time in seconds', 'unix_time', 0, (minutes: number) => String(minutes * 60)],
      ['unix time in milliseconds', 'timestamp', 0, (minutes: number) => String(minutes * 60_000)],
      ['dates of a spreadsheet', 'Date', ZONE_H, (minutes: number) => String((minutes + ZONE_H * 60) / 1440 + 25569)],
      [
        'date and hour as one number',
        'MESS_DATUM',
        ZONE_H,
        (minutes: number) => clock(minutes, ZONE_H).iso.slice(0, 13).replace(/[-T]/g, ''),
      ],
    ] as const
  ).map(
    ([name, heading, zoneH, stamp]): Layout => ({
      name,
      zoneH,
      options: { timezone: ZONE_H },
      text: (rows) =>
        lines([`${heading},ghi,dni,dhi,temp_air,wind_speed`], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
          [stamp(startMinutes), ghi, dni, dhi, temp, wind].join(','),
        ),
    }),
  ),
  {
    name: 'dates of a spreadsheet with decimal commas, rounded to five digits',
    zoneH: ZONE_H,
    options: { timezone: ZONE_H },
    text: (rows) =>
      lines(['Datum;GHI;DNI;DHI;Temp;Wind'], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
        [((startMinutes + ZONE_H * 60) / 1440 + 25569).toFixed(5), ghi, dni, dhi, temp, wind].map((cell) => comma(Number(cell))).join(';'),
      ),
  },
  ...(
    [
      ['hours', 'Year,Day of year,Hour', ({ year, dayOfYear, hour }: ReturnType<typeof clock>) => [year, dayOfYear, Number(hour)]],
      ['hhmm', 'year,doy,hhmm', ({ year, dayOfYear, hour, minute }: ReturnType<typeof clock>) => [year, dayOfYear, Number(hour + minute)]],
      ['a day without a month', 'Year,Day,Hour', ({ year, dayOfYear, hour }: ReturnType<typeof clock>) => [year, dayOfYear, Number(hour)]],
      ['a clock', 'Year,DOY,Time', ({ year, dayOfYear, time }: ReturnType<typeof clock>) => [year, dayOfYear, time]],
    ] as const
  ).map(
    ([name, names, stamp]): Layout => ({
      name: `year, day of the year and ${name}`,
      zoneH: ZONE_H,
      options: { timezone: ZONE_H },
      text: (rows) =>
        lines([`${names},ghi,dni,dhi,temp_air,wind_speed`], rows, ({ startMinutes, ghi, dni, dhi, temp, wind }) =>
          [...stamp(clock(startMinutes, ZONE_H)), ghi, dni, dhi, temp, wind].join(','),
        ),
    }),
  ),
  {
    name: 'the layout of TMY3 with plain names',
    zoneH: ZONE_H,
    text: (rows) =>
      lines(
        ['724699,"PLACE",CO,-7.0,40.000,-105.000,1600', 'Date (MM/DD/YYYY),Time (HH:MM),GHI,DNI,DHI,Dry-bulb,Wspd'],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => {
          const { year, month, day } = clock(startMinutes, ZONE_H)
          const hour = (startMinutes / 60 + ZONE_H) % 24
          return [`${month}/${day}/${year}`, `${String(hour + 1).padStart(2, '0')}:00`, ghi, dni, dhi, temp, wind].join(',')
        },
      ),
  },
  {
    name: 'units saved again with a replacement character',
    zoneH: ZONE_H,
    options: { timezone: ZONE_H },
    text: (rows) =>
      lines(
        ['time;GlobHor (W/m\uFFFD);Beam Normal [W/m?];DiffHor_W/m\uFFFD;T_Amb (\uFFFDC);WindVel (m/s)'],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => [clock(startMinutes, ZONE_H).iso, ghi, dni, dhi, temp, wind].join(';'),
      ),
  },
  {
    name: 'Open-Meteo: CSV with unix time, which is UTC whatever zone was asked for',
    zoneH: 0,
    text: (rows) =>
      lines(
        [
          'latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation',
          ...['40.0,-105.0,1600.0,-25200,America/Denver,MST', ''],
          'time,shortwave_radiation (W/m²),direct_normal_irradiance (W/m²),diffuse_radiation (W/m²),temperature_2m (°C),wind_speed_10m (m/s)',
        ],
        rows,
        ({ startMinutes, ghi, dni, dhi, temp, wind }) => [(startMinutes + HOUR) * 60, ghi, dni, dhi, temp, wind].join(','),
      ),
  },
]

describe('layouts of producers, row by row', () => {
  test.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_name, layout) => {
    const { stepMinutes = HOUR, instantFrac, has = ['ghi', 'dni', 'dhi', 'temp', 'wind'], zoneH } = layout
    const rows = knownRows('2021-06-01', 30, stepMinutes, instantFrac)
    const { weather, meta } = parseText(layout.text(rows), layout.options)
    expect({ start: weather.start, zone: weather.timezone, step: weather.step_minutes, rows: meta.rows }).toEqual({
      start: clock(rows[0].startMinutes, zoneH).iso,
      zone: zoneH,
      step: stepMinutes,
      rows: rows.length,
    })
    expect(weather.sun_offset_min ?? null).toBe(layout.sunOffsetMinutes ?? null)
    for (const key of has) {
      const read = weather[COLUMNS[key]] ?? []
      rows.forEach((row, i) => {
        if (Math.abs((read[i] ?? Number.NaN) - row[key]) > 1e-6 || read[i] === null)
          throw new Error(`${key}, row ${i}: ${read[i]} is not ${row[key]}`)
      })
    }
    const stated = meta.notes.filter((note) => note.includes('states no time zone'))
    if (layout.options?.timezone === undefined) expect(stated).toEqual([])
    const { quality } = weatherQuality({ ...weather, ...PLACE })
    expect(Math.abs(quality.time_shift_min ?? 0)).toBeLessThanOrEqual(3)
  })
})

describe('numbers for "no data" that the file states', () => {
  const table = (...above: string[]) =>
    parseText(
      [...above, 'time,ghi,temp,wind', '2021-01-01 00:00,-9,-9,1', '2021-01-01 01:00,100,-9,-9', '2021-01-01 02:00,-7777,4,2'].join('\n'),
      { timezone: 0 },
    )

  test('a line that explains a column states them for that column alone: -9 degC is a temperature', () => {
    const { weather, meta } = table('# ghi - global irradiance [W/m2], no data value -9')
    expect(weather.ghi_wm2).toEqual([null, 100, null])
    expect(weather.temp_air_c).toEqual([-9, -9, 4])
    expect(meta.missing.ghi_wm2?.count).toBe(2)
  })

  test.each(['No data value: -9', 'NODATA_value -9', 'Missing data are -9', 'fill value = -9.0'])('%s holds for every column', (line) => {
    expect(table(line).weather).toMatchObject({ ghi_wm2: [null, 100, null], temp_air_c: [null, null, 4], wind_speed_ms: [1, null, 2] })
  })

  test.each(['Missing: 4 rows', 'no data before 2020', 'missing values are empty'])('%s states none', (line) => {
    expect(table(line).weather.temp_air_c).toEqual([-9, -9, 4])
  })

  test('TMY3 and other formats read their own tables by the same rule', () => {
    const { weather } = parseText('# no data value: -77\nsolar 1\ntime;ghi;temp\n01.01.2021 00:00;-77;1\n01.01.2021 01:00;5;-77', {
      timezone: 0,
    })
    expect(weather).toMatchObject({ ghi_wm2: [null, 5], temp_air_c: [1, null] })
  })
})

describe('what would be read wrong is refused', () => {
  test('totals of an interval without a unit', () => {
    expect(refusal('time,GHI_Tot,Temp\n2021-06-01 10:00,500,1\n2021-06-01 11:00,600,1').message).toBe(
      'Line 1, column GHI_Tot: The name says that the values are totals of their interval, and no unit is stated: write an energy such as kJ/m2 or Wh/m2 into the heading or the row below',
    )
  })

  test('radiation of ERA5-Land, which adds up from midnight', () => {
    const rows = Array.from({ length: 24 }, (_, hour) => `2021-06-01 ${String(hour).padStart(2, '0')}:00,${hour * 1e6},290`)
    expect(refusal(['valid_time,ssrd,t2m', ...rows].join('\n')).message).toContain('adds up from midnight')
  })

  test('KNMI rows of two stations', () => {
    const head = '# STN,YYYYMMDD,   HH,    T,    Q'
    expect(refusal([head, '  260,20210601,1,100,0', '  370,20210601,1,100,0'].join('\n')).message).toContain(
      'several stations, 260 and 370',
    )
  })

  test('a wind direction named DIR is not irradiance', () => {
    const { weather } = parseText('time,ghi,temp,WS,Dir\n2021-06-01 10:00,500,1,2,180\n2021-06-01 11:00,600,1,2,190', { timezone: 0 })
    expect(weather.dni_wm2).toBeUndefined()
    expect(weather.dhi_wm2).toBeUndefined()
  })

  test('a row with one cell more than the head is not said to have decimal commas', () => {
    expect(refusal('time,ghi,temp_air\n2021-01-01 00:00,0,10,5').message).toBe(
      'Line 2: The row has 4 cells, but the header has 3: a name is missing or there is an extra column; give every column a name, or export the file again',
    )
  })
})

test('TOA5: values that the logger could not measure are gaps, with quotes or without', () => {
  const head = ['"TOA5","S","CR1000"', '"TIMESTAMP","RECORD","GHI_Avg","AirTC_Avg"', '"TS","RN","W/m^2","Deg C"', '"","","Avg","Avg"']
  const rows = ['"2021-06-01 01:00:00",0,"NAN",10', '"2021-06-01 02:00:00",1,5,NAN', '"2021-06-01 03:00:00",2,6,11']
  const { weather } = parseText([...head, ...rows].join('\n'), { timezone: 0 })
  expect(weather).toMatchObject({ start: '2021-06-01T00:00', ghi_wm2: [null, 5, 6], temp_air_c: [10, null, 11] })
})

test.each(['CST', 'IST', 'LST', 'Mars/Olympus'])('a zone in the heading that cannot be read, %s, is said, not denied', (zone) => {
  for (const known of [{}, { longitude: 90 }, { timezone: 6 }]) {
    const { notes } = parseText(`Time (${zone}),GHI,Temp\n2021-06-01 10:00,1,1\n2021-06-01 11:00,1,1`, {
      ...known,
      offsetOfZone: standardOffsetOfZone,
    }).meta
    expect(notes[0]).toStartWith(`The time zone ${zone} cannot be read: send it in hours from UTC with the file`)
    expect(notes.join(' ')).not.toContain('states no time zone')
  }
})

test('a bracket that is no unit does not hide the unit in the next one', () => {
  const head = 'DATE (MM/DD/YYYY),PST,Global Horiz (shadowband) [kW/m^2],Diffuse Horiz (band_corr) [W/m^2],Air Temp [deg F]'
  const { weather } = parseText([head, '01/02/2020,10:00,0.5,60,50', '01/02/2020,10:01,0.6,60,50'].join('\n'))
  expect(weather).toMatchObject({ timezone: -8, start: '2020-01-02T10:00', ghi_wm2: [500, 600], dhi_wm2: [60, 60], temp_air_c: [10, 10] })
})

test('next to a date, columns of year and day are not the time', () => {
  const { weather } = parseText('Date,Time,Year,Day,GHI,Temp\n2021-03-05,10:00,2021,5,100,1\n2021-03-05,11:00,2021,5,110,1', {
    timezone: 0,
  })
  expect(weather.start).toBe('2021-03-05T10:00')
})

test('horizontal beam next to diffuse: dhi and dirhi, dir_hi', () => {
  for (const name of ['dirhi', 'dir_hi']) {
    const { weather } = parseText(`time,dhi,${name},temp\n2021-06-01 10:00,100,400,1\n2021-06-01 11:00,120,500,1`, { timezone: 0 })
    expect(weather.ghi_wm2).toEqual([500, 620])
  }
})
