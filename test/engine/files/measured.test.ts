import { describe, expect, test } from 'bun:test'
import { WeatherFileError } from '../../../engine/files/weather/error.ts'
import { MEASURED_ROLES, measuredTable, parseMeasured, ROLE_HEADINGS } from '../../../engine/performance.ts'

const HEAD = 'time,POA (W/m2),AC power (kW),Tmod [degC],air temperature (degC),wind speed (m/s)'
const ROWS = [
  '2025-06-21T10:00,700,61.5,41,20,2',
  '2025-06-21T10:15,710,62,41.5,20.5,2.5',
  '2025-06-21T10:30,720,63,42,21,3',
  '2025-06-21T10:45,730,64,42,21,3',
]
const read = (lines: readonly string[], options = {}) =>
  parseMeasured(new TextEncoder().encode(lines.join('\n')), { timezone: 1, ...options })
const refusal = (lines: readonly string[]): string => {
  try {
    read(lines)
  } catch (cause) {
    if (cause instanceof WeatherFileError) return cause.message
    throw cause
  }
  return ''
}
/** The table with another heading of the power, and its values times a factor. */
const withPower = (heading: string, factor: number) => [
  HEAD.replace('AC power (kW)', heading),
  ...ROWS.map((row) => row.replace(/^([^,]*,[^,]*,)([^,]*)/, (_, before: string, kw: string) => `${before}${Number(kw) * factor}`)),
]

test('a table becomes the section, with its stamps and zone', () => {
  const { measured, meta, notes } = read([HEAD, ...ROWS])
  expect(measured).toEqual({
    timezone: 1,
    step_minutes: 15,
    interval: 'start',
    start: '2025-06-21T10:00',
    time: null,
    poa_wm2: [700, 710, 720, 730],
    temp_air_c: [20, 20.5, 21, 21],
    wind_speed_ms: [2, 2.5, 3, 3],
    power_ac_kw: [61.5, 62, 63, 64],
    temp_module_c: [41, 41.5, 42, 42],
  })
  expect(meta.columns.map(({ name, column }) => [name, column])).toContainEqual(['power_ac_kw', 'AC power (kW)'])
  expect(notes.some((note) => note.startsWith('Ignored columns'))).toBe(false)
})

describe('units of the power', () => {
  const cases = [
    ['P_AC [W]', 1000],
    ['power_ac_kw', 1],
    ['Meter power (MW)', 0.001],
    ['E_Grid (kWh)', 0.25],
    ['Energy AC (Wh)', 250],
    ['Wirkleistung', 1],
  ] as const
  for (const [heading, factor] of cases)
    test(heading, () => {
      const kw = read(withPower(heading, factor)).measured.power_ac_kw ?? []
      expect(kw.map((value) => Number(value?.toFixed(9)))).toEqual([61.5, 62, 63, 64])
    })

  test('an energy without a unit is refused, and a power without one is noted', () => {
    expect(refusal(withPower('E_Grid', 0.25))).toContain('The name is that of an energy, and no unit is stated')
    expect(read(withPower('Leistung', 1)).notes).toContain('Leistung states no unit: its values are read as kW.')
    expect(refusal(withPower('AC power (hp)', 1))).toContain('No column is the AC power')
  })
})

test('notes name this operation', () => {
  expect(read([HEAD, ...ROWS]).notes.join(' ')).toContain('POST /api/parse-measured?interval=middle')
})

test('semicolons, decimal commas, percent, flags and gaps', () => {
  const { measured } = read([
    'Datum;POA;Leistung (kW);Availability (%);curtailed',
    '21.06.2025 10:00;700,5;61,5;100;0',
    '21.06.2025 10:15;710;;50;1',
    '21.06.2025 10:30;-9999;63;100;0',
    '21.06.2025 11:00;720;63;100;',
  ])
  expect(measured.poa_wm2).toEqual([700.5, 710, null, 720])
  expect(measured.power_ac_kw).toEqual([61.5, null, 63, 63])
  expect(measured.available_fraction).toEqual([1, 0.5, 1, 1])
  expect(measured.curtailed).toEqual([false, true, false, null])
  expect(measured.time).toEqual(['2025-06-21T10:00', '2025-06-21T10:15', '2025-06-21T10:30', '2025-06-21T11:00'])
})

test('what a test of performance lacks is named', () => {
  expect(refusal(['time,GHI,AC power (kW)', '2025-06-21T10:00,700,61', '2025-06-21T10:15,700,61'])).toContain(
    'No column is the irradiance in the plane',
  )
  expect(refusal(['time,POA,wind speed', '2025-06-21T10:00,700,6', '2025-06-21T10:15,700,6'])).toContain('No column is the AC power')
  expect(refusal(['time,AC power (kW)', '2025-06-21T10:00,700', '2025-06-21T10:15,700'])).toContain('irradiance')
  expect(refusal(['time,irradiance,AC power (kW)', '2025-06-21T10:00,700,61', '2025-06-21T10:15,700,61'])).toBe(
    'Line 1: No irradiance column is known among the columns time, irradiance, AC power (kW). "irradiance" may be the irradiance: rename it POA (W/m2) if the sensor is in the plane of the array; a test of performance does not use horizontal irradiance',
  )
  expect(refusal([''])).not.toBe('')
  expect(refusal([HEAD, ROWS[0] ?? ''])).toContain('at least two rows')
})

test('a second column of a kind is not read, and the note says so', () => {
  const { measured, notes } = read([`${HEAD},Inverter power (kW)`, ...ROWS.map((row) => `${row},5`)])
  expect(measured.power_ac_kw?.[0]).toBe(61.5)
  expect(notes).toContain('Inverter power (kW) is not read: an earlier column is power_ac_kw too.')
})

test('codes for missing powers are null, counted and noted; a power of -9 kW at night is none', () => {
  const codes = ['-9999', '-999', '9999999', '-9']
  const { measured, meta, notes } = read([HEAD, ...ROWS.map((row, i) => row.replace(/^([^,]*,[^,]*,)[^,]*/, `$1${codes[i]}`))])
  expect(measured.power_ac_kw).toEqual([null, null, null, -9])
  expect(meta.missing.power_ac_kw).toBe(3)
  expect(notes).toContain(
    'AC power (kW): 3 values are codes for missing ones or are outside the range of the column (-9999); null in their place.',
  )
})

test('flags in words, German irradiance, and a percentage that looks like a fraction', () => {
  const flags = ['yes', 'no', 'TRUE', 'false']
  const { measured, notes } = read([
    'time,Einstrahlung Modulebene (W/m2),AC power (kW),availability (%),curtailed',
    ...flags.map((flag, i) => `2025-06-21T1${i}:00,700,61,1,${flag}`),
  ])
  expect(measured.curtailed).toEqual([true, false, true, false])
  expect(measured.poa_wm2).toEqual([700, 700, 700, 700])
  expect(notes.some((note) => note.startsWith('availability (%) is never above 1 % and is read as percent'))).toBe(true)
})

test('an energy that never falls over a day is refused as a counter', () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `2025-06-${i < 24 ? 21 : 22}T${String(i % 24).padStart(2, '0')}:00,${i * 20},${1000 + i}`,
  )
  expect(refusal(['time,POA (W/m2),AC energy (kWh)', ...rows])).toBe(
    'Column AC energy (kWh): The values rise from 1000 to 1029 and never fall: the column is a counter; send the energy of each row, which is the difference of two readings, or the power',
  )
})

/** Two days of quarter hours of a plant, with a column made of their energies in kWh. */
const twoDays = (column: (energies: readonly number[]) => readonly number[]) => {
  const energies = Array.from({ length: 192 }, (_, i) => Math.max(0, Math.sin((((i % 96) - 24) / 48) * Math.PI)) * 20)
  const values = column(energies)
  const rows = energies.map((kwh, i) => {
    const clock = `${String(Math.floor((i % 96) / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`
    return `2025-06-${i < 96 ? 21 : 22}T${clock},${(kwh * 40).toFixed(1)},${values[i]}`
  })
  return ['time,POA (W/m2),AC energy (kWh)', ...rows]
}

test('an energy since midnight is refused as a counter, and energies of rows are not', () => {
  const sinceMidnight = (energies: readonly number[]) => {
    let sum = 0
    return energies.map((kwh, i) => {
      sum = i % 96 === 0 ? kwh : sum + kwh
      return sum
    })
  }
  expect(refusal(twoDays(sinceMidnight))).toMatch(
    /^Column AC energy \(kWh\): The values rise \d+ times and fall 1 time in 2 days: the column is a counter that is reset, such as the energy since midnight; send the energy of each row/,
  )
  expect(refusal(twoDays((energies) => energies))).toBe('')
})

test('a positive code that comes back far above all other powers is a gap, and a limit of the plant is not', () => {
  for (const code of [999, 9999, 99999.9, 32767, 6553.5]) {
    const { meta, notes } = read(twoDays((energies) => energies.map((kwh, i) => (i % 96 === 50 || i === 60 ? code : kwh))))
    expect(meta.missing.power_ac_kw).toBe(3)
    expect(notes.at(-1)).toStartWith('AC energy (kWh): 3 values are codes for missing ones')
  }
  const limited = twoDays((energies) => energies.map((kwh) => Math.min(999, kwh * 60)))
  expect(read(limited).meta.missing.power_ac_kw).toBe(0)
})

describe('columns that someone chooses', () => {
  const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))
  const ODD = 'Zeitstempel;Sensor 1;Meter total;WR1'
  const ODD_ROWS = ['2025-06-21T10:00;700,5;61500;30', '2025-06-21T10:15;710;62000;31']

  test('a table is taken by its names: as measured rows, as weather, or as neither for sure', () => {
    const likeness = (...lines: string[]) => measuredTable(bytes(...lines))?.likeness
    expect(likeness(HEAD, ...ROWS)).toBe('measured')
    expect(likeness('time,GHI (W/m2),AC power (kW)', '2025-06-21T10:00,700,61')).toBe('unclear')
    expect(likeness('time,POA (W/m2),Tmod', '2025-06-21T10:00,700,41')).toBe('unclear')
    expect(likeness('time,POA (W/m2),air temperature', '2025-06-21T10:00,700,21')).toBe('weather')
    expect(likeness(ODD, ...ODD_ROWS)).toBe('weather')
    expect(measuredTable(bytes(ODD, ...ODD_ROWS))?.columns.map(({ isTime, isUnread }) => [isTime, isUnread])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ])
    expect(measuredTable(bytes('no table at all'))).toBeNull()
    expect(measuredTable(new Uint8Array([0, 1, 2, 0]))).toBeNull()
  })

  test('columns of any name are read in the roles and units that someone chooses', () => {
    const roles = { poa_wm2: { column: 1, unit: 'W/m2' }, power_ac_kw: { column: 2, unit: 'W' } }
    const { measured, notes } = read([ODD, ...ODD_ROWS], { roles })
    expect(measured).toMatchObject({ poa_wm2: [700.5, 710], power_ac_kw: [61.5, 62] })
    expect(notes).toContain('Ignored columns: WR1.')
  })

  test('the time of a table that names none is the column of stamps', () => {
    const own = ['TS,PYR-01,PM_TOT,AMB', '21/06/2025 10:00,700,61,20', '21/06/2025 10:15,710,62,21']
    expect(measuredTable(bytes(...own))).toMatchObject({ likeness: 'weather', columns: [{ isTime: true }, { isUnread: true }, {}, {}] })
    const roles = { poa_wm2: { column: 1, unit: 'W/m2' }, power_ac_kw: { column: 2, unit: 'kW' } }
    const { measured, notes } = read(own, { roles })
    expect(measured).toMatchObject({ start: '2025-06-21T10:00', poa_wm2: [700, 710], power_ac_kw: [61, 62] })
    expect(notes).toContain('TS is read as the time: its cells are dates with a time.')
    expect(read(['TS,POA (W/m2),AC power (kW)', ...own.slice(1).map((row) => row.replace(/,[^,]*$/, ''))]).measured.poa_wm2).toEqual([
      700, 710,
    ])
    // without a stamp there is none
    expect(measuredTable(bytes('TS,PYR-01,PM_TOT', '10,700,61'))).toBeNull()
  })

  test('another column takes the role from the one that has its name, and a role of none leaves its column unread', () => {
    const { measured, notes } = read([`${HEAD},meter 2`, ...ROWS.map((row, k) => `${row},${k}`)], {
      roles: { power_ac_kw: { column: 6, unit: 'kW' }, temp_module_c: null },
    })
    expect(measured.power_ac_kw).toEqual([0, 1, 2, 3])
    expect(measured.temp_module_c).toBeUndefined()
    expect(notes.find((note) => note.startsWith('Ignored columns'))).toMatch(/not read: AC power {2}?kW ?, not read: Tmod/)
  })

  test('the heading of every role, with every unit, is read as that role', () => {
    for (const role of MEASURED_ROLES)
      for (const unit of ROLE_HEADINGS[role].units) {
        const others = MEASURED_ROLES.filter((each) => each !== role && (each === 'poa_wm2' || each === 'power_ac_kw'))
        const names = ['time', 'x', ...others.map((each) => `${ROLE_HEADINGS[each].name} (${ROLE_HEADINGS[each].units[0]})`)]
        const { measured } = read(
          [names.join(','), '2025-06-21T10:00,0.5,0.5,0.5', '2025-06-21T10:15,0.5,0.5,0.5'].map((line) =>
            line.split(',').slice(0, names.length).join(','),
          ),
          {
            roles: { [role]: { column: 1, unit } },
          },
        )
        expect(measured[role]?.[0], `${role} in ${unit}`).not.toBeNull()
        expect(measured[role], `${role} in ${unit}`).toBeDefined()
      }
  })

  test('a zone that the file overrules is noted', () => {
    const { measured, notes } = read(['Time zone: UTC+3', HEAD, ...ROWS], { timezone: 5 })
    expect(measured.timezone).toBe(3)
    expect(notes.find((note) => note.includes('is ignored'))).toContain('The option timezone, 5 h from UTC')
  })
})
