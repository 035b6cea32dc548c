import { describe, expect, test } from 'bun:test'
import { standardOffsetOfZone } from '../../../../engine/climate/timezone.ts'
import { parseText, refusal } from './fixture.ts'
import { clock, type KnownRow, knownRows, ZONE_H } from './known-weather.ts'

/** Statements above a table about its units and its time, read back against rows whose truth is known. */

type Key = 'ghi' | 'dhi' | 'dni'
const COLUMNS = { ghi: 'ghi_wm2', dhi: 'dhi_wm2', dni: 'dni_wm2' } as const

/** A table of known rows, its values multiplied by `factors`. */
function tableOf(
  above: readonly string[],
  rows: readonly KnownRow[],
  { names = 'time,GHI,DHI,DNI,Tamb', factors = {} as Partial<Record<Key, number>>, zoneH = ZONE_H, stampAt = 0 } = {},
): string {
  const lines = rows.map(({ startMinutes, ghi, dhi, dni, temp }) => {
    const values = [ghi * (factors.ghi ?? 1), dhi * (factors.dhi ?? 1), dni * (factors.dni ?? 1), temp]
    return [clock(startMinutes + stampAt, zoneH).iso, ...values].join(',')
  })
  return [...above, names, ...lines].join('\n')
}

function expectTruth(read: ReturnType<typeof parseText>, rows: readonly KnownRow[], keys: readonly Key[] = ['ghi', 'dhi', 'dni']): void {
  for (const key of keys) {
    const column = read.weather[COLUMNS[key]] ?? []
    rows.forEach((row, i) => {
      if (!(Math.abs((column[i] ?? Number.NaN) - row[key]) < 1e-5)) throw new Error(`${key}, row ${i}: ${column[i]} is not ${row[key]}`)
    })
  }
}

describe('units above the table', () => {
  const all = (factor: number) => ({ ghi: factor, dhi: factor, dni: factor })
  // 1 Wh is 3600 J; a langley is a thermochemical calorie on a cm2, 4.184 J
  const STATED: readonly (readonly [line: string, factors: (hours: number) => Partial<Record<Key, number>>])[] = [
    ['# units: Wh/m2 per interval', (hours) => all(hours)],
    ['# GHI, DHI, DNI in Wh/m2', (hours) => all(hours)],
    ['# GHI, DHI and DNI [Wh/m²]', (hours) => all(hours)],
    ['Units: GHI Wh/m2; DHI Wh/m2', (hours) => ({ ghi: hours, dhi: hours })],
    ['# Global horizontal irradiation in kJ m-2, temperature in C', (hours) => ({ ghi: hours * 3.6 })],
    ['Irradiation values are kWh per m^2', (hours) => all(hours / 1000)],
    ['All irradiance columns: J/cm2', (hours) => all((hours * 3600) / 1e4)],
    ['# radiation unit = MJ/m**2', (hours) => all((hours * 3600) / 1e6)],
    ['Wh/m2: GHI, DHI, DNI', (hours) => all(hours)],
    ['# Irradiation in langleys', (hours) => all((hours * 3600) / 41_840)],
    ['# Irradiance - Wh/m2', (hours) => all(hours)],
    ['# Irradiation, watt-hours per square meter', (hours) => all(hours)],
    ['# Irradiation: kilojoules per m2', (hours) => all(hours * 3.6)],
    ['# unit: Wh\u00b7m\u207b\u00b2', (hours) => all(hours)],
    ['# ghi_unit: Wh/m2', (hours) => ({ ghi: hours })],
    ['# Irradiance: kW/m2', () => all(1 / 1000)],
    ['# GHI in kJ/m2 per hour', () => ({ ghi: 3.6 })],
    ['# radiation in MJ', (hours) => all((hours * 3600) / 1e6)],
  ]
  for (const stepMinutes of [15, 30, 60])
    test.each(STATED.map(([line, factors]) => [line, factors] as const))(`${stepMinutes} min: %s`, (line, factors) => {
      const rows = knownRows('2021-06-01', 3, stepMinutes)
      const read = parseText(tableOf([line], rows, { factors: factors(stepMinutes / 60) }), { timezone: ZONE_H })
      expectTruth(read, rows)
      expect(read.meta.notes.join()).toContain('is that of the lines above the table')
    })

  test.each([
    '# Annual GHI: 1,800 kWh/m2',
    '# Annual sum of GHI [kWh/m2]: 1800',
    '# GHI sum 151.2 kWh/m2',
    '# Daily sums are checked in Wh/m2 per day',
    '#TOA - Irradiation at the top of atmosphere [Wh/m2]',
    '# 2. TOA. Irradiation at the top of atmosphere (Wh/m2)',
    '# plant of 500 kW, 1200 MWh',
    '# Energy in kWh, irradiance in W/m2',
    '# converted from kJ/m2 to W/m2',
    '# Solar station MJ-5',
    '# sensitivity 8.5 uV per Wh/m2, uV/(Wh/m2)',
  ])('%s is no unit of the rows', (line) => {
    const rows = knownRows('2021-06-01', 3, 15)
    expectTruth(parseText(tableOf([line], rows), { timezone: ZONE_H }), rows)
  })

  test('two units for one column are refused', () => {
    const rows = knownRows('2021-06-01', 1, 15)
    expect(refusal(tableOf(['# irradiance W/m2, irradiation Wh/m2'], rows)).message).toBe(
      'Column GHI: The lines above the table state two units of irradiance, W/m2 and Wh/m2: write its unit into the heading, such as GHI (W/m2)',
    )
  })

  test("a heading's own unit stands, and so does a row of units", () => {
    const rows = knownRows('2021-06-01', 3, 15)
    const names = 'time,GHI (W/m2),DHI (W/m2),DNI,Tamb'
    expectTruth(parseText(tableOf(['# units: Wh/m2'], rows, { names, factors: { dni: 1 / 4 } }), { timezone: ZONE_H }), rows)
    const below = 'time,GHI,DHI,DNI,Tamb\n,W/m2,W/m2,W/m2,C'
    expectTruth(parseText(tableOf(['# units: Wh/m2'], rows, { names: below }), { timezone: ZONE_H }), rows)
  })

  test('langleys in a heading: 1 Ly is 11.622 Wh/m2', () => {
    const rows = knownRows('2021-06-01', 3, 60)
    const names = 'time,GHI (Ly),DHI (cal/cm2),DNI (langleys),Tamb'
    expectTruth(parseText(tableOf([], rows, { names, factors: all(3600 / 41_840) }), { timezone: ZONE_H }), rows)
  })

  test('irradiation alone, in kWh/m2 of the hour', () => {
    const rows = knownRows('2021-06-01', 3, 60)
    const lines = rows.map(({ startMinutes, ghi }) => `${clock(startMinutes, ZONE_H).iso},${ghi / 1000}`)
    expectTruth(parseText(['time,Global irradiation (kWh/m2)', ...lines].join('\n'), { timezone: ZONE_H }), rows, ['ghi'])
  })
})

describe('time zones above the table', () => {
  test.each([
    ['Times are UTC-05:00', -5],
    ['Timestamps in UTC-5', -5],
    ['# time zone EST', -5],
    ['# Timestamps: local standard time (UTC+02:00)', 2],
    ['# timezone: +0530', 5.5],
    ['# timezone: 5.5', 5.5],
    ['# Time zone: UTC+5.5', 5.5],
    ['# Time zone (h): -7', -7],
    ['# UTC offset (hours) = -3.5', -3.5],
    ['# offset from UTC: +5:45', 5.75],
    ['# Timezone offset: -0330', -3.5],
    ['TZ=\u22126', -6],
    ['Zeitzone: MEZ', 1],
    ['All times in CET, without daylight saving', 1],
    ['Time stamps are in PST.', -8],
    ['Time zone: America/Denver', -7],
    ['Time zone: Etc/GMT+7', -7],
    ['Time Zone: Europe/Berlin (UTC+1)', 1],
    ['Timestamps are UTC', 0],
    ['# Timestamp (UTC)', 0],
    ['# Timestamps UTC', 0],
    ['# UTC', 0],
    ['# UTC-5', -5],
    ['Time reference: Universal time (UT)', 0],
    ['utc_offset_seconds: -25200', -7],
    ['# Time zone: 6 h west', -6],
  ])('%s', (line, zoneH) => {
    // from midnight in the zone
    const rows = knownRows('2021-06-01', 3, 60).map((row) => ({ ...row, startMinutes: row.startMinutes + (ZONE_H - zoneH) * 60 }))
    const { weather, meta } = parseText(tableOf([line], rows, { zoneH }), {
      timezone: 3,
      latitude: 40,
      longitude: -105,
      offsetOfZone: standardOffsetOfZone,
    })
    expect({ zone: weather.timezone, start: weather.start }).toEqual({ zone: zoneH, start: clock(rows[0].startMinutes, zoneH).iso })
    expect(meta.notes.join()).not.toMatch(/states no time zone|cannot be read/)
  })

  test.each([
    ['Site time zone: -5', 'Timestamps in UTC'],
    ['Local time zone: -5', 'Time zone: 0'],
    ['All times are UTC', 'Time zone: -5'],
  ])('%s and %s: what is said of the stamps holds', (first, second) => {
    expect(parseText(tableOf([first, second], knownRows('2021-06-01', 3, 60), { zoneH: 0 })).weather.timezone).toBe(0)
  })

  test.each([
    ['# time zone: CST', 'CST'],
    ['# time zone: Mountain Time', 'Mountain Time'],
    ['Times are in IST', 'IST'],
    ['Timestamps converted from UTC to local time', '"Timestamps converted from UTC to local time"'],
    ['# timezone: +2500', '+2500'],
  ])('%s cannot be read, which is said and not denied', (line, text) => {
    const { notes } = parseText(tableOf([line], knownRows('2021-06-01', 3, 60)), { latitude: 40, longitude: -105 }).meta
    expect(notes.join()).toContain(`The time zone ${text} cannot be read`)
    expect(notes.join()).not.toContain('states no time zone')
  })

  test.each(['# Created: 2024-05-01 10:00 UTC+2', '# exported at 10:00 UTC-5', '# Time step: 60 min', '# Dates: 2021'])(
    '%s says nothing of the stamps',
    (line) => {
      const { weather, meta } = parseText(tableOf([line], knownRows('2021-06-01', 3, 60)), { latitude: 40, longitude: -105 })
      expect(weather.timezone).toBe(-7)
      expect(meta.notes.join()).toContain('The file states no time zone: -7 h from UTC follows from the longitude.')
    },
  )
})

describe('stamps in the middle of the step', () => {
  test.each([
    ['from 00:30', 0, 60, 30],
    ['from 01:30', 1, 60, 30],
    ['from 05:30', 5, 60, 30],
    ['of a quarter of an hour, 7.5 min written with seconds', 0, 15, 7.5],
    ['of a quarter of an hour from 05:07', 20, 15, 7],
    ['of half an hour', 3, 30, 15],
    ['of 5 min, with seconds', 7, 5, 2.5],
  ])('%s', (_name, skipped, stepMinutes, middle) => {
    const rows = knownRows('2021-06-01', 3, stepMinutes).slice(skipped)
    const stamp = (minutes: number) => `${clock(minutes, ZONE_H).iso}:${Number.isInteger(middle) || middle === 7 ? '00' : '30'}`
    const lines = rows.map(({ startMinutes, ghi, dhi, dni, temp }) =>
      [stamp(startMinutes + Math.floor(middle)), ghi, dhi, dni, temp].join(','),
    )
    const read = parseText(['time,GHI,DHI,DNI,Tamb', ...lines].join('\n'), { timezone: ZONE_H })
    expectTruth(read, rows)
    expect(read.weather.start).toBe(clock(rows[0].startMinutes, ZONE_H).iso)
    expect(read.weather.step_minutes).toBe(stepMinutes)
  })

  test('PVsyst standard, hours from 05:30', () => {
    const rows = knownRows('2021-06-01', 3, 60).slice(5)
    const lines = rows.map(({ startMinutes, ghi, dhi, temp }) => {
      const { year, month, day, hour, minute } = clock(startMinutes + 30, ZONE_H)
      return [year, month, day, hour, minute, ghi, dhi, temp].join(';')
    })
    const head = ['#Meteo hourly data', '#Latitude;40.0', '#Longitude;-105.0', '#TimeZone;-7']
    const read = parseText([...head, 'Year;Month;Day;Hour;Minute;GHI;DHI;Tamb', ';;;;;W/m2;W/m2;deg.C', ...lines].join('\n'))
    expectTruth(read, rows, ['ghi', 'dhi'])
    expect(read.weather).toMatchObject({ start: clock(rows[0].startMinutes, ZONE_H).iso, timezone: -7 })
  })

  test('a heading that says "period start" is believed', () => {
    const rows = knownRows('2021-06-01', 3, 60).slice(5)
    const text = tableOf([], rows, { names: 'period_start,GHI,DHI,DNI,Tamb', stampAt: 30 })
    expect(parseText(text, { timezone: ZONE_H }).weather.start).toBe(clock(rows[0].startMinutes + 30, ZONE_H).iso)
  })
})

test('Open-Meteo: relative_humidity_2m in per cent, CSV and JSON', () => {
  const csv = 'latitude,longitude,elevation,utc_offset_seconds,timezone\n40,-105,1600,-25200,America/Denver\n\n'
  const rows =
    'time,shortwave_radiation (W/m²),relative_humidity_2m (%),temperature_2m (°C)\n2021-06-01T10:00,500,63,20\n2021-06-01T11:00,600,7,21\n'
  expect(parseText(csv + rows).weather).toMatchObject({ relative_humidity: [0.63, 0.07], timezone: -7 })
  const json = {
    ...{ latitude: 40, longitude: -105, utc_offset_seconds: -25200 },
    hourly_units: { time: 'iso8601', shortwave_radiation: 'W/m²', relative_humidity_2m: '%', temperature_2m: '°C' },
    hourly: {
      ...{ time: ['2021-06-01T10:00', '2021-06-01T11:00'], shortwave_radiation: [500, 600] },
      ...{ relative_humidity_2m: [63, 7], temperature_2m: [20, 21] },
    },
  }
  expect(parseText(JSON.stringify(json)).weather).toMatchObject({ relative_humidity: [0.63, 0.07], timezone: -7 })
})

test('DWD, sums of 10 min in J/cm2 and UTC', () => {
  const rows = knownRows('2021-06-01', 3, 10)
  // 1 W/m2 over 600 s is 0.06 J/cm2
  const lines = rows.map(({ startMinutes, ghi, dhi }) => {
    const { year, month, day, hour, minute } = clock(startMinutes, 0)
    return `       1048;${year}${month}${day}${hour}${minute};    3;${dhi * 0.06};${ghi * 0.06};   0.000;-999;eor`
  })
  const read = parseText(['STATIONS_ID;MESS_DATUM;  QN;DS_10;GS_10;SD_10;LS_10;eor', ...lines].join('\n'), { timezone: 1 })
  expectTruth(read, rows, ['ghi', 'dhi'])
  expect(read.weather).toMatchObject({ timezone: 0, start: clock(rows[0].startMinutes, 0).iso })
})
