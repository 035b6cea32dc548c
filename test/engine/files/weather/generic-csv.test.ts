import { describe, expect, test } from 'bun:test'
import { parseText } from './fixture.ts'

const three = (header: string, ...rows: string[]) => parseText([header, ...rows].join('\n'), { timezone: 0 })

describe('generic_csv irradiance in the plane', () => {
  test('POA alone is enough, and a note states its meaning', () => {
    const { weather, meta } = three('time,POA (W/m2),Tamb', '2021-06-01 11:00,900,20', '2021-06-01 12:00,950,21')
    expect(weather.poa_wm2).toEqual([900, 950])
    expect(weather.ghi_wm2).toBeUndefined()
    expect(meta.notes).toContain(
      'poa_wm2 is read as measured in the plane of the array of the run, which uses it: the horizontal columns do not suffice.',
    )
  })
})

test('more precipitable water than any air has, in a column named cm, is mm, also without a humidity to compare with', () => {
  const water = (cm: (hour: number) => number) => {
    const rows = Array.from({ length: 400 }, (_, hour) => {
      const stamp = new Date(Date.UTC(2021, 5, 1, hour)).toISOString().slice(0, 16)
      return `${stamp},${hour % 24 > 6 && hour % 24 < 19 ? 400 : 0},20,${cm(hour)}`
    })
    return three('time,GHI (W/m2),Tamb,precipitable_water (cm)', ...rows).weather.precipitable_water_cm?.slice(0, 2)
  }
  expect(water((hour) => 20 + (hour % 5))).toEqual([2, 2.1])
  expect(water((hour) => 2 + (hour % 5) / 10)).toEqual([2, 2.1])
})

describe('generic_csv irradiance in the plane next to horizontal columns', () => {
  const year = (header: string, cells: string) =>
    three(
      header,
      ...Array.from({ length: 48 }, (_, hour) => `2021-06-0${hour < 24 ? 1 : 2} ${String(hour % 24).padStart(2, '0')}:00,${cells}`),
    )

  test('a plane with light is irradiance: the note that nothing is produced is silent, also next to a GHI of zeros', () => {
    for (const [header, cells] of [
      ['time,POA,temp', '500,20'],
      ['time,GHI,POA,temp', '0,500,20'],
    ] as const) {
      const { weather, meta } = year(header, cells)
      expect(meta.notes.join(' ')).not.toContain('No row has any irradiance')
      expect(weather.ghi_wm2).toBeUndefined()
      expect(meta.notes).toContain(
        'poa_wm2 is read as measured in the plane of the array of the run, which uses it: the horizontal columns do not suffice.',
      )
    }
  })

  test('next to a global column the note is that of a run: it is not used', () => {
    const { notes } = year('time,GHI,POA,temp', '400,500,20').meta
    expect(notes).toContain(
      'poa_wm2 is not used, not even in gaps: the horizontal columns take precedence. Send poa_wm2 without ghi_wm2, dhi_wm2 and dni_wm2 to use it.',
    )
    expect(notes.join(' ')).not.toContain('used only when')
  })
})

describe('generic_csv dates', () => {
  const start = (...stamps: string[]) => three('Time;GHI;Temp', ...stamps.map((stamp) => `${stamp};0;1`)).weather.start

  test.each([
    ['ISO', ['2021-03-04T05:00:00', '2021-03-04T06:00:00'], '2021-03-04T05:00'],
    ['ISO with a blank', ['2021-03-04 05:00', '2021-03-04 06:00'], '2021-03-04T05:00'],
    ['year with slashes', ['2021/03/04 05:00', '2021/03/04 06:00'], '2021-03-04T05:00'],
    ['compact', ['20210304:0500', '20210304:0600'], '2021-03-04T05:00'],
    ['only digits', ['202103040500', '202103040600'], '2021-03-04T05:00'],
    ['day first, shown by a day above 12', ['31/01/2021 23:00', '01/02/2021 00:00'], '2021-01-31T23:00'],
    ['month first, shown by a day above 12', ['1/31/2021 11:00 PM', '2/1/2021 12:00 AM'], '2021-01-31T23:00'],
    ['day first, shown by the number that changes', ['01/02/2021 23:00', '02/02/2021 00:00'], '2021-02-01T23:00'],
    ['month first, shown by the number that changes', ['02/01/2021 23:00', '02/02/2021 00:00'], '2021-02-01T23:00'],
    ['day first without evidence', ['01/02/2021 05:00', '01/02/2021 06:00'], '2021-02-01T05:00'],
    ['German with two-digit year', ['04.03.21 05:00', '04.03.21 06:00'], '2021-03-04T05:00'],
    ['hour 24', ['2021-03-04 23:00', '2021-03-04 24:00'], '2021-03-04T23:00'],
    ['seconds with the rounding error of spreadsheets', ['2021-03-04 04:59:59.997', '2021-03-04 06:00:00'], '2021-03-04T05:00'],
  ] as const)('%s', (_name, stamps, expected) => {
    expect(start(...stamps)).toBe(expected)
  })

  test('offsets from UTC in the stamps give the zone; daylight saving time is converted to standard time', () => {
    const { weather } = three(
      'time,ghi,temp_air_c',
      '2021-03-28T01:00:00+01:00,0,1',
      '2021-03-28T03:00:00+02:00,0,1',
      '2021-03-28T04:00:00+02:00,0,1',
    )
    expect(weather).toMatchObject({ timezone: 1, start: '2021-03-28T01:00', time: null })
  })

  test.each([
    ['time', 'timezone (UTC+01:00)', '1', 1],
    ['time', 'timezone (UTC-03:30)', '-3.5', -3.5],
    ['time', 'Time Zone', '5.75', 5.75],
    ['time', 'tz', '-8', -8],
    ['time', 'utc_offset (h)', '0', 0],
    ['time (UTC+05:30)', 'note', '1', 5.5],
    ['timestamp [GMT-3]', 'note', '1', -3],
    ['time (UTC)', 'note', '1', 0],
  ] as const)('the zone of a column or of its heading: %s, %s', (time, heading, cell, zone) => {
    const rows = [`${time},ghi,temp_air,${heading}`, `2021-03-04T05:00,0,1,${cell}`, `2021-03-04T06:00,0,1,${cell}`]
    // The zone that the file states wins over that of the caller.
    const { weather, meta } = parseText(rows.join('\n'), { timezone: 9 })
    expect(weather).toMatchObject({ timezone: zone, start: '2021-03-04T05:00' })
    expect(meta.notes.filter((note) => note.startsWith('Ignored columns') && !note.includes('note'))).toEqual([])
  })

  test('a column of the zone with daylight saving time gives standard time; next to separate columns too', () => {
    const { weather } = parseText('time,ghi,temp_air,tz\n2021-03-28T01:00,0,1,1\n2021-03-28T03:00,0,1,2\n2021-03-28T04:00,0,1,2')
    expect(weather).toMatchObject({ timezone: 1, start: '2021-03-28T01:00', time: null })
    expect(parseText('Year,Month,Day,Hour,GHI,Temp,tz\n2021,3,4,5,1,2,-7\n2021,3,4,6,1,2,-7').weather.timezone).toBe(-7)
  })

  const zoned = (title: string, ...cells: string[]) =>
    ['Zeit;ghi;temp', `${title}`].join(';') + cells.map((cell, k) => `\n2021-03-28T0${k + 1}:00;0;1,5;${cell}`).join('')

  test.each([
    ['+01:00', 1],
    ['+0100', 1],
    ['+1', 1],
    ['1,0', 1],
    ['-03:30', -3.5],
    ['"-03:30"', -3.5],
    ['UTC+1', 1],
    ['utc+01:00', 1],
    ['GMT-5', -5],
    ['GMT -5', -5],
    ['\u22125', -5],
    ['UTC', 0],
    ['GMT', 0],
    ['Z', 0],
    ['+05:45', 5.75],
  ])('a column of the zone with %s', (cell, zone) => {
    const { weather, meta } = parseText(zoned('tz', cell, cell))
    expect(weather).toMatchObject({ timezone: zone, start: '2021-03-28T01:00' })
    expect(meta.notes.join(' ')).not.toContain('zone')
  })

  test.each(['Zeitzone', 'fuseau horaire', 'Zona horaria', 'Huso horario', 'Fuso orario', 'Fuso horário', 'time zone (h)', 'UTC offset'])(
    'the column %s is the zone',
    (title) => expect(parseText(zoned(title, '+01:00', '+01:00')).weather.timezone).toBe(1),
  )

  test.each(['CET', 'Europe/Berlin', '+25:00', '+01:75', 'UTC+1 or so', 'x'.repeat(30)])(
    'a zone column with %s is not read, and no note says that the file states no zone',
    (cell) => {
      for (const known of [{}, { longitude: 15 }, { timezone: 3 }]) {
        const { notes } = parseText(zoned('Zeitzone', cell, cell), known).meta
        expect(notes[0]).toContain('Zeitzone is not read')
        expect(notes[0]).toContain('?timezone=')
        expect(notes.join(' ')).not.toContain('states no time zone')
      }
    },
  )

  test('a column of the zone that is no number of hours is said, and not read', () => {
    const { weather, meta } = parseText('time,ghi,temp_air,timezone\n2021-03-28T01:00,0,1,CET\n2021-03-28T02:00,0,1,CET', { timezone: 1 })
    expect(weather.timezone).toBe(1)
    expect(meta.notes[0]).toStartWith(
      'timezone is not read: its cells are not all offsets from UTC such as 1, +01:00 or UTC+1; send it in hours',
    )
  })

  test('year to minute in separate columns', () => {
    expect(three('Year,Month,Day,Hour,Minute,GHI,Temp', '2021,3,4,5,0,1,2', '2021,3,4,5,15,1,2').weather).toMatchObject({
      start: '2021-03-04T05:00',
      step_minutes: 15,
    })
  })

  test('a table without years gets the nominal year', () => {
    const { weather, meta } = three('Month,Day,Hour,GHI,Temp', '3,4,5,1,2', '3,4,6,1,2')
    expect(weather.start).toBe('1990-03-04T05:00')
    expect(meta.notes[0]).toBe('The table has no year: its rows get the nominal year 1990.')
  })
})

describe('generic_csv stamps', () => {
  const day = (first: number) =>
    Array.from({ length: 24 }, (_, i) => `2021-01-${i + first >= 24 ? '02' : '01'} ${String((i + first) % 24).padStart(2, '0')}:00,${i},1`)

  test('from 00:00 to 23:00 they mark the start', () => expect(three('time,ghi,temp', ...day(0)).weather.start).toBe('2021-01-01T00:00'))
  test('from 01:00 to 24:00 they mark the end', () => expect(three('time,ghi,temp', ...day(1)).weather.start).toBe('2021-01-01T00:00'))
  test('at half the step they mark the middle', () => {
    expect(three('time,ghi,temp', '2021-01-01 00:30,0,1', '2021-01-01 01:30,0,1').weather.start).toBe('2021-01-01T00:00')
  })
  test('the heading may state what they mark', () => {
    expect(three('period_end,ghi,air_temp', '2021-01-01T05:30:00Z,0,1', '2021-01-01T06:00:00Z,0,1').weather).toMatchObject({
      start: '2021-01-01T05:00',
      timezone: 0,
    })
  })
  test('the caller’s option takes precedence', () => {
    expect(parseText(`time,ghi,temp\n${day(0).join('\n')}`, { interval: 'end', timezone: 0 }).weather.start).toBe('2020-12-31T23:00')
  })
})

describe('generic_csv units', () => {
  const read = (heading: string, a: number | string, b: number | string) =>
    three(`time\tghi\ttemp\t${heading}`, `2021-01-01 10:00\t500\t1\t${a}`, `2021-01-01 10:30\t500\t1\t${b}`).weather

  test.each([
    ['DHI (kW/m2)', 0.1, 100],
    ['DHI [Wh/m2]', 50, 100],
    ['DHI [kWh/m²]', 0.05, 100],
    ['DHI (MJ/m2)', 0.18, 100],
    ['DHI J/cm2', 18, 100],
    ['dhi_wm2', 100, 100],
    ['Diffuse Horizontal Irradiance (W m-2)', 100, 100],
    ['Gd(h)', 100, 100],
  ] as const)('%s', (heading, value, wm2) => {
    expect(read(heading, value, value).dhi_wm2?.[0]).toBeCloseTo(wm2, 9)
  })

  test.each([
    ['wind (km/h)', 36, 10],
    ['Wind speed [mph]', 10, 4.4704],
    ['WindVel (kn)', 10, 5.14444444],
    ['wind_speed_ms', 10, 10],
  ] as const)('%s', (heading, value, mps) => {
    expect(read(heading, value, value).wind_speed_ms?.[0]).toBeCloseTo(mps, 9)
  })

  test.each([
    ['Tamb (°F)', 50, 10],
    ['T_amb [K]', 283.15, 10],
    ['Ambient Temperature (degC)', 10, 10],
    ['temp_air_c', 10, 10],
  ] as const)('%s', (heading, value, celsius) => {
    const { weather } = three(`time,ghi,${heading}`, `2021-01-01 10:00,1,${value}`, `2021-01-01 11:00,1,${value}`)
    expect(weather.temp_air_c[0]).toBeCloseTo(celsius, 9)
  })

  test('the unit of humidity and pressure without a unit is inferred from their size', () => {
    expect(read('RH', 80, 75).relative_humidity).toEqual([0.8, 0.75])
    expect(read('RH', 0.8, 0.75).relative_humidity).toEqual([0.8, 0.75])
    expect(read('Pressure', 101300, 101200).pressure_hpa).toEqual([1013, 1012])
    expect(read('Pressure', 1013, 1012).pressure_hpa).toEqual([1013, 1012])
  })

  test.each([
    ['Pressure', 101300, /^pressure_hpa \(column "Pressure"\): the heading states no known unit; .* read as Pa: the median is 1013 hPa\./],
    ['Pressure', 760, /read as hPa: the median is 760 hPa\./],
    ['Pressure', 1013, null],
    ['Pressure', 101.3, /read as kPa: the median is 1013 hPa\./],
    ['Pressure', 1.013, /read as bar: the median is 1013 hPa\./],
    ['Pressure', 29.92, /read as inHg: the median is 1013\.\d+ hPa\./],
    [
      'Pressure (mmHg)',
      760,
      /^pressure_hpa \(column "Pressure \(mmHg\)"\): the values are multiplied by 1\.33322 to hPa, from the unit of the heading\./,
    ],
    ['Pressure (Pa)', 101300, /multiplied by 0\.01 to hPa/],
    ['Pressure (atm)', 1, /multiplied by 1013\.25 to hPa/],
    ['Pressure (hPa)', 1013, null],
    ['Pressure (mbar)', 1013, null],
    ['pressure_hpa', 1013, null],
  ] as const)('a unit of pressure that is guessed or converted has a note: %s %d', (heading, value, expected) => {
    const { meta } = three(`time,ghi,temp_air,${heading}`, `2021-01-01 10:00,1,5,${value}`, `2021-01-01 11:00,1,5,${value}`)
    const notes = meta.notes.filter((note) => note.includes('pressure_hpa'))
    if (expected === null) expect(notes).toEqual([])
    else expect(notes).toEqual([expect.stringMatching(expected)])
  })

  test('a row of units below the names is read', () => {
    const { weather } = three('date;GHI;T_Amb;WindVel', ';kW/m2;°F;m/s', '', '01/01/90 00:00;0,5;50;2', '01/01/90 01:00;0,4;50;2')
    expect(weather).toMatchObject({ ghi_wm2: [500, 400], temp_air_c: [10, 10], start: '1990-01-01T00:00' })
  })
})

describe('generic_csv beam', () => {
  const hours = (...cells: string[]) => cells.map((cell, i) => `2021-06-01 ${10 + i}:00,${cell},20`)

  test('a beam that closes with global and diffuse is on the horizontal and adds nothing', () => {
    const { weather } = three('time,GlobHor,DiffHor,BeamHor,Temp', ...hours('500,100,400', '600,150,450'))
    expect(weather).toMatchObject({ ghi_wm2: [500, 600], dhi_wm2: [100, 150] })
    expect(weather.dni_wm2).toBeUndefined()
  })

  test('rows that lack one of the three are not used to decide whether they close', () => {
    const { weather } = three('time,GlobHor,DiffHor,BeamHor,Temp', ...hours('500,100,400', '600,150,', '-9999,150,450', '700,200,500'))
    expect(weather.dni_wm2).toBeUndefined()
  })

  test('a beam that does not close is direct normal, whatever its name', () => {
    const { weather } = three('time,GlobHoriz,HorizDiff,HorizBeam,Temp', ...hours('500,100,700', '600,150,650'))
    expect(weather.dni_wm2).toEqual([700, 650])
  })

  test('global and beam on the horizontal give diffuse', () => {
    expect(three('time,GHI,BHI,Temp', ...hours('500,400', '600,450')).weather.dhi_wm2).toEqual([100, 150])
  })

  describe('a beam with only global', () => {
    /** 40 sunlit and 20 dark rows, some of which have more beam than global. */
    const readsAsNormal = (ghi: number, ...brighter: (readonly [ghi: number, beam: number])[]): boolean => {
      const cells = Array.from({ length: 60 }, (_, i) => brighter[i] ?? (i < 40 ? [ghi, ghi / 2] : [0, 0]))
      const rows = cells.map((pair, i) => `2021-06-${1 + Math.floor(i / 24)} ${i % 24}:00,${pair.join(',')},20`)
      return three('time,GHI,Beam,Temp', ...rows).weather.dhi_wm2 === undefined
    }

    test('is direct normal when it exceeds global in more than 2 % of the sunlit rows', () => {
      expect(readsAsNormal(500)).toBe(false)
      // one of 40 sunlit rows, although less than 2 % of all rows
      expect(readsAsNormal(500, [500, 600])).toBe(true)
      // rows without information
      expect(readsAsNormal(500, [-9999, 600], [500, 99999], [0, 100])).toBe(false)
    })

    test('may exceed global by 2 % and 1 W/m2, because of rounding and different instruments', () => {
      expect(readsAsNormal(500, [500, 510.9], [500, 510.9])).toBe(false)
      expect(readsAsNormal(500, [500, 511.1], [500, 511.1])).toBe(true)
      expect(readsAsNormal(2, [2, 3], [2, 3])).toBe(false)
    })
  })

  test('with only diffuse: a plain beam is direct normal, a beam on the horizontal gives global', () => {
    expect(three('time,Diffuse Irradiance (W/m2),Beam Irradiance (W/m2),Temp', ...hours('100,700', '150,650')).weather.dni_wm2).toEqual([
      700, 650,
    ])
    expect(three('time,DHI,BHI,Temp', ...hours('100,400', '150,450')).weather.ghi_wm2).toEqual([500, 600])
  })
})

test('generic_csv: without zone and longitude the stamps are read as UTC, and a note says so', () => {
  const { weather, meta } = parseText('time,ghi,temp\n2021-01-01 00:00,0,1\n2021-01-01 01:00,0,1')
  expect(weather.timezone).toBe(0)
  expect(meta.notes[0]).toBe(
    'The file states no time zone: its stamps are read as UTC; if they are local standard time, send it and the place with the file: POST /api/parse-weather?timezone=-5&latitude=43.7&longitude=-79.4 (hours from UTC, degrees).',
  )
  const text = 'time,ghi,temp\n2021-01-01 00:00,0,1\n2021-01-01 01:00,0,1'
  expect(parseText(text, { longitude: -79.4 }).weather.timezone).toBe(-5)
  const madrid = parseText(text, { latitude: 40.4, longitude: -3.7, timezoneAt: () => 1 })
  expect(madrid.weather.timezone).toBe(1)
  expect(madrid.meta.notes).toContain('The file states no time zone: 1 h from UTC follows from the place.')
})

describe('generic_csv headings of other languages', () => {
  test.each([
    ['Datum/Zeit;Globalstrahlung [W/m²];Diffusstrahlung;Direktnormalstrahlung;Außentemperatur;Windgeschwindigkeit'],
    ['Date/Heure;Rayonnement global (W/m²);Rayonnement diffus;Rayonnement direct normal;Température;Vitesse du vent'],
    ['Fecha;Radiación global;Radiación difusa;Radiación directa normal;Temperatura;Velocidad del viento'],
    ['Data;Radiazione globale;Radiazione diffusa;Radiazione diretta normale;Temperatura;Velocità del vento'],
    ['Data;Radiação global;Radiação difusa;Radiação direta normal;Temperatura;Velocidade do vento'],
  ])('%s', (heading) => {
    const { weather, meta } = three(heading, '2021-06-01 10:00;500,5;100;700;20,5;3', '2021-06-01 11:00;600;150;650;21;4')
    expect(weather).toMatchObject({
      ghi_wm2: [500.5, 600],
      dhi_wm2: [100, 150],
      dni_wm2: [700, 650],
      temp_air_c: [20.5, 21],
      wind_speed_ms: [3, 4],
    })
    expect(meta.notes.join()).not.toContain('not read')
  })
})

describe('generic_csv reports what it could not use', () => {
  test('an unknown unit without slash or power', () => {
    expect(three('time,GHI (suns),temp', '2021-06-01 10:00,1,2', '2021-06-01 11:00,1,2').meta.notes).toContain(
      'GHI (suns): "suns" is not an accepted unit of global horizontal irradiance; the values are read as W/m2.',
    )
  })

  test('columns that are not weather, and duplicate names', () => {
    expect(three('time,GHI,GHI,temp,Sunshine', '2021-06-01 10:00,1,2,3,4', '2021-06-01 11:00,1,2,3,4').meta.notes).toContain(
      'Ignored columns: GHI, Sunshine.',
    )
  })

  test('an annual irradiation that occurs nowhere, and a year without irradiation', () => {
    const year = (ghi: number) =>
      parseText(
        `time,ghi,temp\n${Array.from({ length: 8760 }, (_, hour) => `${new Date(Date.UTC(2021, 0, 1, hour)).toISOString().slice(0, 16)},${ghi},5`).join('\n')}`,
      ).meta.notes
    expect(year(20)).toContain(
      'Annual GHI is 175 kWh/m2, below 500, which no place on Earth receives: check its unit (for hourly rows, values in kJ/m2 are 3.6 times those in W/m2); the heading of a file states it, such as GHI (kJ/m2).',
    )
    expect(year(48).join()).toContain('Annual GHI is 421 kWh/m2, below 500, which no place below 60 deg of latitude receives')
    expect(year(200).join()).not.toContain('which no place has')
    expect(year(0)).toContain(
      'No row has any irradiance, so the plant would produce nothing: check the values and the unit of the irradiance column.',
    )
  })
})

describe('generic_csv facts above the table', () => {
  const siteOf = (separator: string, ...lines: string[]) => {
    const rows = [
      ['time', 'ghi', 'temp'],
      ['2021-06-01 10:00', '1', '2'],
      ['2021-06-01 11:00', '1', '2'],
    ].map((cells) => cells.join(separator))
    const { latitude, longitude, timezone } = parseText([...lines, ...rows].join('\n')).weather
    return [latitude, longitude, timezone]
  }

  test.each([
    ['degrees, minutes and seconds', ',', ['Latitude: 48°06\'00"N', "Longitude: 11°36'W", 'Time zone: -1'], [48.1, -11.6, -1]],
    ['decimal commas', ';', ['Latitude: 48,137', 'Longitude;-11,5', 'UTC offset: 1'], [48.137, -11.5, 1]],
    ['cells in a table with commas', ',', ['Latitude,48,Longitude,11', 'tz,1'], [48, 11, 1]],
    ['a zone of hours and minutes', ',', ['Latitude: 28.6', 'Longitude: 77.2', 'Time zone: +05:30'], [28.6, 77.2, 5.5]],
    ['UTC by its name', ',', ['Latitude: 48.1', 'Longitude: 11.6', 'Time zone: UTC'], [48.1, 11.6, 0]],
    ['a zone west of Greenwich', ',', ['Latitude: 47.5 N', 'Longitude: 52.7 W', 'Time zone: UTC-03:30'], [47.5, -52.7, -3.5]],
  ])('%s', (_name, separator, lines, expected) => {
    expect(siteOf(separator, ...lines).map((value) => Number(value?.toFixed(9)))).toEqual(expected)
  })
})

test.each([
  ['Europe/Madrid', 'Time zone: Europe/Madrid'],
  ['Local', 'tz;Local'],
  ['25', 'Time zone: 25'],
])('generic_csv: the time zone %s cannot be read, and a note says so', (name, line) => {
  const { meta } = three('time;ghi;temp', '2021-06-01 10:00;1;2', '2021-06-01 11:00;1;2')
  expect(meta.notes.join()).not.toContain('is not read')
  expect(parseText([line, 'time;ghi;temp', '2021-06-01 10:00;1;2', '2021-06-01 11:00;1;2'].join('\n')).meta.notes).toContain(
    `The time zone ${name} cannot be read: send it in hours from UTC with the file, POST /api/parse-weather?timezone=-5; stamps must be in standard time without daylight saving.`,
  )
})

describe('generic_csv of known providers', () => {
  const read = (...lines: string[]) => parseText(lines.join('\n'))

  test('NASA POWER: the text above the table states the place but not its elevation; hours come from separate columns', () => {
    const { weather } = read(
      'Location: latitude  45.0   longitude 8.0',
      'elevation from MERRA-2: Average for 0.5 x 0.625 degree lat/lon region = 264.59 meters',
      'YEAR,MO,DY,HR,ALLSKY_SFC_SW_DWN,T2M,WS10M,RH2M,PS',
      '2023,6,1,0,0,10,2,80,98.1',
      '2023,6,1,1,100,11,2,80,98.1',
    )
    expect(weather).toMatchObject({ latitude: 45, longitude: 8, elevation: null, ghi_wm2: [0, 100], pressure_hpa: [981, 981] })
  })

  test('Solcast: the heading says what a stamp marks; water without a unit, too much for cm, is kg/m2', () => {
    const { weather } = read(
      'air_temp,dhi,dni,ghi,precipitable_water,period_end,period',
      '5,10,20,30,12.5,2023-01-01T01:00:00+00:00,PT60M',
      '6,10,20,30,8.5,2023-01-01T02:00:00+00:00,PT60M',
    )
    expect(weather).toMatchObject({ start: '2023-01-01T00:00', timezone: 0, precipitable_water_cm: [1.25, 0.85] })
  })

  test('Open-Meteo: names and values above the table, radiation of the preceding hour, km/h', () => {
    const { weather } = read(
      'latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation',
      '-33.5,-70.4,570.0,-14400,America/Santiago,-04',
      '',
      'time,temperature_2m (°C),shortwave_radiation (W/m²),diffuse_radiation (W/m²),wind_speed_10m (km/h)',
      '2023-06-01T01:00,10,0,0,3.6',
      '2023-06-01T02:00,10,1,1,7.2',
    )
    expect(weather).toMatchObject({ start: '2023-06-01T00:00', timezone: -4, latitude: -33.5, longitude: -70.4, elevation: 570 })
    expect(weather.wind_speed_ms).toEqual([1, 2])
  })

  test('Solargis: quarter hours stamped at minute 7 are stamped in the middle, the time reference is the zone', () => {
    const { weather } = read(
      '#Latitude: 48.1',
      '#Longitude: 17.2',
      '#Elevation: 130.0 m a.s.l.',
      '#Time reference UTC+2',
      'Date;Time;GHI;DNI;DIF;TEMP;WS',
      '13.01.2019;06:37;1;0;1;2.5;1.2',
      '13.01.2019;06:52;2;0;2;2.5;1.2',
    )
    expect(weather).toMatchObject({
      start: '2019-01-13T06:30',
      timezone: 2,
      latitude: 48.1,
      longitude: 17.2,
      elevation: 130,
      sun_offset_min: null,
    })
  })

  test('coordinates with a hemisphere: west and south are negative', () => {
    const { weather } = read(
      'Latitude (deg): 33.5° S',
      'Longitude (deg): 70.4 W',
      'time,ghi,temp',
      '2023-06-01 00:00,1,1',
      '2023-06-01 01:00,1,1',
    )
    expect(weather).toMatchObject({ latitude: -33.5, longitude: -70.4, timezone: -5 })
  })

  test('Meteonorm’s short names: y, m, dm, h, Gh, Dh, Bn, Ta, FF', () => {
    const { weather } = read('y,m,dm,h,Gh,Dh,Bn,Ta,FF', '2005,1,1,0,9,5,8,3,2', '2005,1,1,1,9,5,8,3,2')
    expect(weather).toMatchObject({ start: '2005-01-01T00:00', ghi_wm2: [9, 9], dhi_wm2: [5, 5], dni_wm2: [8, 8], temp_air_c: [3, 3] })
  })
})

describe('titles of every language', () => {
  test.each(['Zeit', 'Zeitpunkt', 'Datum und Uhrzeit', 'Zeitstempel', 'Horodatage', 'Heure', 'Fecha y hora', 'Hora', 'Data e ora', 'Ora'])(
    '%s is the time',
    (title) => expect(three(`${title};ghi;temp`, '2021-03-28T01:00;0;1', '2021-03-28T02:00;0;1').weather.start).toBe('2021-03-28T01:00'),
  )

  test.each([
    ['Global', 'Diffus'],
    ['Globalstrahlung', 'Diffuse Strahlung'],
    ['Globale', 'Diffusa'],
    ['Global', 'Difusa'],
    ['Global', 'Diffuse'],
  ])('%s and %s are both read', (global, diffuse) => {
    const { weather, meta } = three(
      `Zeit;${global} (Wh/m2);${diffuse} (Wh/m2);temp`,
      '2021-03-28T11:00;500;200;1',
      '2021-03-28T12:00;500;200;1',
    )
    expect([weather.ghi_wm2, weather.dhi_wm2]).toEqual([
      [500, 500],
      [200, 200],
    ])
    expect(meta.notes.join(' ')).not.toContain('Ignored')
  })

  test('a table without a time column says so, and which titles are known', () => {
    expect(() => three('Moment;ghi;dhi;temp;wind', '2021-03-28T11:00;500;200;1;2')).toThrow(
      'No time column is among the columns Moment, ghi, dhi, temp, wind: name it time, timestamp or datetime (or Zeit,',
    )
  })
})

describe('generic_csv names of irradiance that strangers use', () => {
  const read = (names: string, cells = '500,20') => three(names, `2021-06-01 10:00,${cells}`, `2021-06-01 11:00,${cells}`)

  // stations measure on the horizontal: WMO-No. 8, part I, chapter 7
  test.each([
    ['time,SolarRadiation,temp', 'SolarRadiation'],
    ['time,Solar_Rad_Avg,temp', 'Solar_Rad_Avg'],
    ['Fecha,Radiacion (W/m2),Temperatura', 'Radiacion (W/m2)'],
    ['time,SolarRad_Wm2,temp', 'SolarRad_Wm2'],
    ['time,GHI1,Tamb', 'GHI1'],
  ])('%s: the pyranometer of a station is GHI, and a note says so', (names, column) => {
    const { weather, meta } = read(names)
    expect(weather.ghi_wm2).toEqual([500, 500])
    expect(weather.temp_air_c).toEqual([20, 20])
    expect(meta.notes).toContain(
      `${column} is taken as global horizontal irradiance (GHI): if the sensor is in the plane of the array, name the column POA and send the file again.`,
    )
  })

  test('its unit is read: kW/m2 and kJ/m2', () => {
    expect(read('time,Solar Radiation (kW/m2),temp', '0.5,20').weather.ghi_wm2).toEqual([500, 500])
    expect(read('time,Solar Radiation [kJ/m2],temp', '1800,20').weather.ghi_wm2).toEqual([500, 500])
  })

  test('a known name is preferred to it', () => {
    const { weather, meta } = read('time,SolarRadiation,POA,temp', '400,500,20')
    expect(weather.ghi_wm2).toBeUndefined()
    expect(weather.poa_wm2).toEqual([500, 500])
    expect(meta.notes).toContain('Ignored columns: SolarRadiation.')
  })

  const FIX =
    'GHI if the sensor is horizontal, POA if it is in the plane of the array, or DHI and DNI for the components, with the unit, such as GHI (W/m2)'
  test.each([
    ['time,irradiance,temperature', '; read are temperature (air temperature). "irradiance" may be the irradiance: rename it '],
    ['TIMESTAMP,Pyr_Avg,Tamb', '; read are Tamb (air temperature). "Pyr_Avg" may be the irradiance: rename it '],
    ['time,GHI1,GHI2', '. "GHI1" or "GHI2" may be the irradiance: rename the one to use '],
    [
      'Start Time,Irradiance(W/m2),Ambient temperature(degC)',
      '; read are Ambient temperature(degC) (air temperature). "Irradiance(W/m2)" may be the irradiance: rename it ',
    ],
    ['time,temperature,wind', '; read are temperature (air temperature), wind (wind speed). Name the irradiance '],
  ])('%s: the refusal says what was read, what is missing and how to name it', (names, text) => {
    expect(() => read(names)).toThrow(`No irradiance column is known among the columns ${names.replaceAll(',', ', ')}${text}${FIX}`)
  })
})
