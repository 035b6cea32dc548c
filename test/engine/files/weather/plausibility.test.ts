import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { typicalYear } from '../../../../engine/climate/index.ts'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
import { weatherQuality } from '../../../../engine/weather-quality.ts'
import { describeReference, referencePath } from '../../../reference.ts'
import { openTable } from '../../climate/open-table.ts'
import { parseText } from './fixture.ts'

const table = openTable()

/** Columns of a table, by the position of the cell. */
const HEADINGS = ['time', 'GHI', 'DHI', 'DNI', 'Tamb', 'WS', 'RH', 'SP', 'PWAT'] as const
const [GHI, DHI, DNI, TEMP, WIND, RH, PRESSURE, WATER] = [1, 2, 3, 4, 5, 6, 7, 8] as const

type Cells = number[]
type Change = (cells: Cells, row: number, all: readonly Cells[]) => void

interface Site {
  latitude: number
  longitude: number
  elevation?: number | string
}
const MUNICH: Site = { latitude: 48.1, longitude: 11.6 }
const SINGAPORE: Site = { latitude: 1.35, longitude: 103.8 }
const ALICE: Site = { latitude: -23.7, longitude: 133.9 }
const YAKUTSK: Site = { latitude: 62, longitude: 129.7 }
type Weather = ReturnType<typeof parseText>['weather']
const SITES: readonly Site[] = [MUNICH, SINGAPORE, ALICE, YAKUTSK]

/** The embedded year of a place, as rows of numbers and as their texts. */
interface Year {
  readonly timezone: number
  readonly elevation: number
  readonly rows: readonly Cells[]
  readonly texts: readonly (readonly string[])[]
}

const textOf = (value: number): string => String(Number(value.toFixed(7)))

/** The years that many tests change, each made once. */
const years = new Map<Site, Year>()
function yearAt(site: Site): Year {
  const known = years.get(site)
  if (known !== undefined) return known
  const { weather } = typicalYear(table, { latitude: site.latitude, longitude: site.longitude })
  const elevation = weather.elevation ?? 0
  const pressureHpa = 1013.25 * (1 - 2.25577e-5 * elevation) ** 5.25588
  const rows = weather.temp_air_c.map((temp, i): Cells => {
    const at = (column: readonly (number | null)[] | undefined) => column?.[i] ?? 0
    const columns = [weather.ghi_wm2, weather.dhi_wm2, weather.dni_wm2].map(at)
    const humidity = at(weather.relative_humidity)
    return [
      0,
      ...columns,
      temp ?? 0,
      at(weather.wind_speed_ms),
      100 * humidity,
      pressureHpa + ((i >> 6) % 9),
      at(weather.precipitable_water_cm),
    ]
  })
  const year = { timezone: weather.timezone ?? 0, elevation, rows, texts: rows.map((cells) => cells.map(textOf)) }
  if (SITES.includes(site)) years.set(site, year)
  return year
}

const STAMPS = Array.from({ length: 8760 }, (_, row) => new Date(Date.UTC(2021, 0, 1, row)).toISOString().slice(0, 16))

/** The embedded year of a place as a generic table, after a change of its rows or its header. */
function tableOf(site: Site, change: Change | null, header: Partial<Record<'latitude' | 'longitude' | 'elevation', string>> = {}): string {
  const { timezone, elevation, rows, texts } = yearAt(site)
  const lineOf = (cells: Cells, row: number) => {
    const copy = [...cells]
    change?.(copy, row, rows)
    const written = copy.map((value, k) => (value === cells[k] ? texts[row][k] : textOf(value)))
    return [STAMPS[row], ...written.slice(1)].join(',')
  }
  return [
    `Latitude: ${header.latitude ?? site.latitude}`,
    `Longitude: ${header.longitude ?? site.longitude}`,
    `Elevation: ${header.elevation ?? elevation}`,
    `Time zone: ${timezone}`,
    HEADINGS.join(','),
    ...rows.map(lineOf),
  ].join('\n')
}

function notesOf(text: string): string[] {
  const { weather, meta } = parseText(text)
  return [...meta.notes, ...weatherQuality(weather).notes].filter((note) => !note.startsWith('The stamps are read as the start'))
}

const times =
  (cell: number, factor: number, plus = 0): Change =>
  (cells) => {
    cells[cell] = cells[cell] * factor + plus
  }
const always = (cell: number, value: number): Change => times(cell, 0, value)
const swap =
  (a: number, b: number): Change =>
  (cells) => {
    ;[cells[a], cells[b]] = [cells[b], cells[a]]
  }
const irradianceTimes =
  (factor: number): Change =>
  (cells) => {
    for (const cell of [GHI, DHI, DNI]) cells[cell] *= factor
  }
/** The value of a row that is `rows` later. */
const later =
  (cell: number, rows: number): Change =>
  (cells, row, all) => {
    cells[cell] = all[(row + rows) % all.length][cell]
  }
const stuck =
  (cell: number, from: number, days: number): Change =>
  (cells, row) => {
    if (row >= from && row < from + 24 * days) cells[cell] = 3.3
  }

describe('a good year has no note of plausibility', () => {
  for (let latitude = -87; latitude <= 87; latitude += 29)
    for (const longitude of [-160, -70, 20, 110])
      test(`the embedded year of ${latitude}, ${longitude}`, () => {
        expect(notesOf(tableOf({ latitude, longitude }, null))).toEqual([])
      })
})

describe('a mistake in one column is found at every place, and its note names the column of the file', () => {
  const MISTAKES: readonly (readonly [name: string, change: Change, note: RegExp])[] = [
    [
      'wind direction as wind speed',
      (cells, row) => (cells[WIND] = (row * 137.5) % 360),
      /^wind_speed_ms \(column "WS"\): .* as wind directions in degrees do: the column is ignored/,
    ],
    [
      'prevailing wind direction',
      (cells, row) => (cells[WIND] = (200 + 90 * Math.sin(row * 7e-4) + 75 * Math.sin(row * 1.7)) % 360),
      /as wind directions/,
    ],
    [
      'temperature and wind swapped',
      swap(TEMP, WIND),
      /^temp_air_c \(column "Tamb"\) and wind_speed_ms \(column "WS"\) seem to be swapped/,
    ],
    ['wind in tenths', times(WIND, 10), /^wind_speed_ms \(column "WS"\): the mean is .* if the values are tenths of m\/s/],
    ['wind 0', always(WIND, 0), /^wind_speed_ms \(column "WS"\): every value is 0 m\/s/],
    ['wind of one value', always(WIND, 2.5), /^wind_speed_ms \(column "WS"\): every value is 2.5 m\/s/],
    ['a stuck anemometer', stuck(WIND, 2000, 10), /^wind_speed_ms \(column "WS"\): the value stays at 3.3 m\/s for 10.0 days/],
    ['negative wind', times(WIND, -1), /^wind_speed_ms \(column "WS"\): .* below 0, which wind speed never is/],
    ['temperature 0', always(TEMP, 0), /^temp_air_c \(column "Tamb"\): every value is 0 degC/],
    ['a stuck thermometer', stuck(TEMP, 5000, 12), /^temp_air_c \(column "Tamb"\): the value stays at 3.3 degC for 12.0 days/],
    ['temperature of the opposite hour', later(TEMP, 12), /^temp_air_c \(column "Tamb"\): the day is warmest at/],
    ['GHI and DHI swapped', swap(GHI, DHI), /dhi_wm2 is above ghi_wm2 in/],
    ['DHI and DNI swapped', swap(DHI, DNI), /DHI|dhi_wm2/],
    ['irradiance in J/cm2', irradianceTimes(0.36), /The brightest hours of ghi_wm2 reach .* % of a clear sky/],
    ['pressure of one value', always(PRESSURE, 900), /^pressure_hpa \(column "SP"\): every value is 900 hPa, so it was not measured/],
    ['humidity of one value', always(RH, 55), /^relative_humidity \(column "RH"\): every value is 0.55 as a fraction/],
    ['all irradiance 40 % too high', irradianceTimes(1.4), /dni_wm2 reach|ghi_wm2 is/],
    ['DNI a half too large', times(DNI, 1.7), /dni_wm2 is above the physically possible|differ by/],
  ]
  for (const [name, change, note] of MISTAKES)
    test(name, () => {
      for (const site of SITES) expect(notesOf(tableOf(site, change))).toContainEqual(expect.stringMatching(note))
    })

  test('seasons of the other hemisphere', () => {
    for (const site of [MUNICH, YAKUTSK])
      expect(notesOf(tableOf(site, later(TEMP, 4380)))).toContainEqual(
        expect.stringMatching(/^temp_air_c \(column "Tamb"\): the three months of summer are/),
      )
  })

  test('temperatures of another climate', () => {
    expect(notesOf(tableOf(SINGAPORE, times(TEMP, 1, -25)))).toContainEqual(
      expect.stringMatching(/the mean of the year is .* but at latitude 1.4/),
    )
    expect(notesOf(tableOf(MUNICH, times(TEMP, 1, -24)))).toContainEqual(
      expect.stringMatching(/the mean of the year is .* but at latitude 48.1/),
    )
  })
})

describe('another unit is converted where only it explains the values, and the note states the factor', () => {
  const UNITS: readonly (readonly [
    name: string,
    column: 'temp_air_c' | 'pressure_hpa' | 'precipitable_water_cm' | 'relative_humidity' | 'ghi_wm2',
    change: Change,
    note: RegExp,
  ])[] = [
    ['K', 'temp_air_c', times(TEMP, 1, 273.15), /^temp_air_c \(column "Tamb"\): .* can only be K: the service subtracted 273.15/],
    [
      'degF',
      'temp_air_c',
      times(TEMP, 1.8, 32),
      /^temp_air_c \(column "Tamb"\): .* can only be degF: the service added -32 and multiplied by 0.555556/,
    ],
    [
      'kW/m2',
      'ghi_wm2',
      irradianceTimes(1e-3),
      /^ghi_wm2 \(column "GHI"\), dhi_wm2 .* can only be kW\/m2: the service multiplied them by 1000/,
    ],
    ['MJ/m2', 'ghi_wm2', irradianceTimes(3.6e-3), /can only be MJ\/m2 of an hour: the service multiplied them by 277.778/],
    ['water in mm', 'precipitable_water_cm', times(WATER, 10), /./],
    ['pressure in Pa', 'pressure_hpa', times(PRESSURE, 100), /./],
    ['pressure in kPa', 'pressure_hpa', times(PRESSURE, 0.1), /./],
    ['pressure in inHg', 'pressure_hpa', times(PRESSURE, 1 / 33.8639), /./],
    ['humidity as a fraction', 'relative_humidity', times(RH, 0.01), /./],
  ]
  const rightYears = new Map<Site, Weather>()
  const rightYear = (site: Site): Weather => {
    const right = rightYears.get(site) ?? parseText(tableOf(site, null)).weather
    rightYears.set(site, right)
    return right
  }
  for (const [name, column, change, note] of UNITS)
    test(name, () => {
      for (const site of [MUNICH, SINGAPORE, ALICE]) {
        const right = rightYear(site)[column] ?? []
        const { weather, meta } = parseText(tableOf(site, change))
        const found = weather[column] ?? []
        for (const row of [12, 4000, 8000]) expect(found[row] ?? Number.NaN).toBeCloseTo(right[row] ?? 0, column === 'ghi_wm2' ? 0 : 1)
        expect(meta.notes).toContainEqual(expect.stringMatching(note))
      }
    })

  test('mmHg and feet are possible elsewhere, so they are only reported', () => {
    const [mmHg] = notesOf(tableOf(MUNICH, times(PRESSURE, 1 / 1.33322)))
    expect(mmHg).toMatch(/^pressure_hpa \(column "SP"\): the median is .* the values seem to be mmHg.* The values are unchanged\.$/)
    const high = { latitude: 39.7, longitude: -105 }
    const elevation = typicalYear(table, high).weather.elevation ?? 0
    expect(elevation).toBeGreaterThan(1000)
    expect(notesOf(tableOf(high, null, { elevation: String(Math.round(elevation / 0.3048)) }))).toContainEqual(
      expect.stringMatching(/the elevation seems to be in feet/),
    )
  })
})

describe('a place that is not on Earth is ignored, and the note says why', () => {
  test('latitude, elevation and time zone of the header', () => {
    const far = parseText(tableOf(MUNICH, null, { latitude: '91', elevation: '999999' }))
    expect(far.meta).toMatchObject({ latitude: null, elevation: null })
    expect(far.meta.notes.filter((note) => note.includes('which no place on Earth has'))).toEqual([
      "The header's latitude, 91 deg, is outside -90 to 90 deg, which no place on Earth has, and is ignored: send latitude with the file, POST /api/parse-weather?latitude=43.7.",
      "The header's elevation, 999999 m, is outside -450 to 9000 m, which no place on Earth has, and is ignored: set site.elevation in the run.",
    ])
  })

  test('latitude and longitude swapped', () => {
    const swapped = parseText(tableOf(YAKUTSK, null, { latitude: '129.7', longitude: '62' }))
    expect(swapped.meta.notes).toContain("The header may state latitude and longitude in each other's place: check both.")
  })

  test('the sign of the longitude is named when it explains the shift; no advised zone is outside -12 to 14', () => {
    for (const { latitude, longitude } of [MUNICH, ALICE, { latitude: 33.4, longitude: -112 }, { latitude: 40, longitude: 170 }]) {
      const { weather } = typicalYear(table, { latitude, longitude })
      const advice = weatherQuality({ ...weather, longitude: -longitude }).notes.join(' ')
      expect(advice).toContain(`The shift is that of a longitude of ${longitude} deg: check the sign of the longitude`)
      for (let zone = -12; zone <= 14; zone++) {
        const [, advised] = /set timezone to (-?[\d.]+)/.exec(weatherQuality({ ...weather, timezone: zone }).notes.join(' ')) ?? []
        if (advised === undefined) continue
        expect(Number(advised)).toBeGreaterThanOrEqual(-12)
        expect(Number(advised)).toBeLessThanOrEqual(14)
      }
    }
  })
})

describeReference('a file with a dew point instead of humidity', () => {
  /** The sample with changed temperature and dew point, without its own humidity. */
  const parsed = (change: (value: number) => number, isDewChanged: boolean) => {
    const lines = readFileSync(join(referencePath() ?? '', '..', 'samples/weather/sam_psm3_phoenix.csv'), 'latin1')
      .replaceAll('\r\n', '\n')
      .split('\n')
    const header = lines[2].split(',').map((name) => name.toLowerCase())
    const temp = header.findIndex((name) => /^(temperature|tdry)$/.test(name))
    const dew = header.findIndex((name) => /^(dew point|tdew)$/.test(name))
    const humidity = header.findIndex((name) => /^(relative humidity|rh)$/.test(name))
    return parseText(
      lines
        .map((line, row) => {
          const cells = line.split(',')
          if (humidity >= 0 && row === 2) cells[humidity] = 'other'
          if (row < 3 || cells.length < header.length) return cells.join(',')
          cells[temp] = change(Number(cells[temp])).toFixed(3)
          if (isDewChanged) cells[dew] = change(Number(cells[dew])).toFixed(3)
          return cells.join(',')
        })
        .join('\n'),
    )
  }
  test.each([
    ['degF', (value: number) => value * 1.8 + 32],
    ['K', (value: number) => value + 273.15],
  ] as const)(
    'temperature in %s: the humidity follows from the converted temperature, whatever the unit of the dew point',
    (unit, change) => {
      const right = parsed((value) => value, false).weather.relative_humidity ?? []
      expect(right).toHaveLength(8760)
      for (const isDewChanged of [false, true]) {
        const { weather, meta } = parsed(change, isDewChanged)
        const found = weather.relative_humidity ?? []
        expect(meta.missing.relative_humidity).toBeUndefined()
        expect(Math.max(...right.map((value, i) => Math.abs((found[i] ?? Number.NaN) - (value ?? 0))))).toBeLessThan(0.002)
        expect(meta.notes.some((note) => note.startsWith(`The dew point is in ${unit} like the temperature`))).toBe(isDewChanged)
      }
    },
  )
})

describe('a note on a unit quotes the number of the file', () => {
  test('PVGIS pressure in hPa instead of Pa, and humidity as a fraction in per cent', () => {
    const begin = Date.UTC(2019, 0, 1)
    const rows = Array.from({ length: 72 }, (_, row) => {
      const stamp = new Date(begin + row * 3_600_000).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3:$4$5')
      return `${stamp},10,0.87,100,0,100,300,2.5,90,998.2`
    })
    const { weather, meta } = parseText(rows.join('\n'))
    expect(meta.notes).toContainEqual(
      expect.stringMatching(
        /^pressure_hpa \(column "SP"\): the values, with a median of 998.2 as Pa, can only be hPa: the service read them as hPa/,
      ),
    )
    expect(meta.notes).toContainEqual(expect.stringMatching(/^relative_humidity .* a median of 0.87 as per cent, can only be a fraction/))
    expect([weather.pressure_hpa?.[0], weather.relative_humidity?.[0]]).toEqual([998.2, 0.87])
  })
})

describeReference('mistakes in a real year', () => {
  const sample = (path: string): string[] =>
    readFileSync(join(referencePath() ?? '', '..', 'samples/weather', path), 'latin1')
      .replaceAll('\r\n', '\n')
      .split('\n')
  /** The file with its irradiance cells multiplied. */
  const brighter = (path: string, first: number, cellsOf: readonly number[], factor: number) =>
    sample(path)
      .map((line, row) =>
        row < first
          ? line
          : line
              .split(',')
              .map((cell, k) => (cellsOf.includes(k) ? String(Number(cell) * factor) : cell))
              .join(','),
      )
      .join('\n')

  test('all irradiance 20 to 30 % too high: Phoenix and Amsterdam', () => {
    for (const [path, first, cells, factor] of [
      ['sam_psm3_phoenix.csv', 3, [5, 6, 7], 1.2],
      ['NLD_Amsterdam062400_IWEC.epw', 8, [13, 14, 15], 1.3],
    ] as const) {
      const high = notesOf(brighter(path, first, cells, factor))
      expect(high).toContainEqual(expect.stringMatching(/^The brightest hours of dni_wm2 reach .* check its unit and calibration/))
      expect(high).toContainEqual(expect.stringMatching(/^ghi_wm2 is .* check its unit and calibration/))
      expect(notesOf(brighter(path, first, cells, 1)).filter((note) => note.includes('calibration'))).toEqual([])
    }
  })

  test('wrong zones of an NSRDB header: the advice for the file ends at the true zone', () => {
    const lines = sample('sam_psm3_phoenix.csv')
    const zoneCell = lines[0].split(',').indexOf('Time Zone')
    const withZone = (zoneH: number) => {
      const cells = lines[1].split(',')
      cells[zoneCell] = String(zoneH)
      return notesOf([lines[0], cells.join(','), ...lines.slice(2)].join('\n')).join(' ')
    }
    for (const zoneH of [-6, -8, -5]) {
      const [, hours] = /where the file states one, change it there by ([+-]?[\d.]+) h/.exec(withZone(zoneH)) ?? []
      expect(zoneH + Number(hours)).toBe(-7)
    }
    expect(withZone(-7)).not.toContain('change it there')
  })

  test('the option timezone that the file overrules gets a note', () => {
    const text = sample('sam_psm3_phoenix.csv').join('\n')
    const ignored = expect.stringMatching(/^The option timezone, -8 h from UTC, is ignored, because the file states its own, -7 h/)
    expect(parseText(text, { timezone: -8 }).meta.notes).toContainEqual(ignored)
    expect(parseText(text, { timezone: -7 }).meta.notes).not.toContainEqual(expect.stringContaining('is ignored'))
  })
})

test('stamps in daylight saving time are named with their dates, in both hemispheres', () => {
  for (const [{ latitude, longitude }, isSummer] of [
    [MUNICH, (day: number) => day >= 90 && day < 300],
    [{ latitude: -33.87, longitude: 151.21 }, (day: number) => day < 95 || day >= 278],
    [{ latitude: 33.4, longitude: -112 }, (day: number) => day >= 90 && day < 300],
  ] as const) {
    const { weather } = typicalYear(table, { latitude, longitude })
    const late = (column: readonly (number | null)[] | null | undefined) =>
      column?.map((value, row) => (isSummer(Math.floor(row / 24)) ? (column[row - 1] ?? 0) : value))
    const changed = { ...weather, ghi_wm2: late(weather.ghi_wm2), dhi_wm2: late(weather.dhi_wm2), dni_wm2: late(weather.dni_wm2) }
    const { notes } = weatherQuality(changed)
    const [, from, to] =
      /an hour later than the sun from (\S+) to (\S+) only: the stamps look like daylight saving time/.exec(notes[0]) ?? []
    const dayOf = (date = '') => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000
    expect([isSummer(dayOf(from) + 15), isSummer(dayOf(from) - 25)]).toEqual([true, false])
    expect([isSummer(dayOf(to) - 15), isSummer(dayOf(to) + 25)]).toEqual([true, false])
    expect(notes.join(' ')).not.toContain('set timezone')
  }
})

describeReference('mistakes in real files of several formats', () => {
  const SAMPLES = join(referencePath() ?? '', '..', 'samples')
  /** First row from 0, cells of temperature and wind, separator. */
  const FILES = [
    ['weather/723170TYA.CSV', 2, 31, 46, ','],
    ['weather/NLD_Amsterdam062400_IWEC.epw', 8, 6, 21, ','],
    ['weather/sam_psm3_phoenix.csv', 3, 9, 12, ','],
    ['weather/pvgis_tmy_45_8.csv', 18, 1, 7, ','],
    ['weather/meteonorm_Bern-hour.dat', 6, 2, 3, '\t'],
    ['weather/psm4_raw_30min_2023.csv.gz', 3, 5, 27, ','],
  ] as const
  const MISTAKES: readonly (readonly [
    name: string,
    note: RegExp,
    change: (temp: number, wind: number, row: number) => readonly number[],
  ])[] = [
    ['wind direction', /wind directions in degrees/, (temp, _wind, row) => [temp, (row * 137) % 360]],
    ['swapped', /seem to be swapped/, (temp, wind) => [wind, temp]],
    ['wind times ten', /tenths of m\/s/, (temp, wind) => [temp, 10 * wind]],
    ['K', /can only be K/, (temp, wind) => [temp + 273.15, wind]],
    ['degF', /can only be degF/, (temp, wind) => [temp * 1.8 + 32, wind]],
    ['temperature 0', /every value is 0 degC/, (_temp, wind) => [0, wind]],
  ]
  for (const [name, note, change] of MISTAKES)
    test(name, () => {
      for (const [path, first, temp, wind, separator] of FILES) {
        const bytes = readFileSync(join(SAMPLES, path))
        const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1').replaceAll('\r\n', '\n').split('\n')
        const text = lines.map((line, row) => {
          const cells = line.split(separator)
          if (row < first || cells.length <= Math.max(temp, wind)) return line
          const [newTemp, newWind] = change(Number(cells[temp]), Number(cells[wind]), row)
          cells[temp] = String(Number(newTemp.toFixed(4)))
          cells[wind] = String(Number(newWind.toFixed(4)))
          return cells.join(separator)
        })
        const { meta } = parseWeather(Uint8Array.from(Buffer.from(text.join('\n'), 'latin1')))
        expect([path, meta.notes]).toEqual([path, expect.arrayContaining([expect.stringMatching(note)])])
      }
    })
})
