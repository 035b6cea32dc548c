import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { typicalYear } from '../../../engine/climate/index.ts'
import { unearthlyYear } from '../../../engine/core/year-irradiation.ts'
import { parseWeather } from '../../../engine/files/weather/index.ts'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'

const MUNICH = { latitude: 48.1, longitude: 11.6 }
const year = typicalYear(openTable(), MUNICH).weather
const CELLS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const

type Row = Record<(typeof CELLS)[number], number>

/** The year as a file that a stranger sends. */
function fileOf(change: (row: Row, index: number) => Partial<Row>): Uint8Array {
  const lines = year.temp_air_c.map((_, index) => {
    const row = Object.fromEntries(CELLS.map((name) => [name, year[name]?.[index] ?? 0])) as Row
    const changed = { ...row, ...change(row, index) }
    const stamp = new Date(Date.UTC(2019, 0, 1, index)).toISOString().slice(0, 16)
    return [stamp, ...CELLS.map((name) => changed[name])].join(',')
  })
  return new TextEncoder().encode([`time,${CELLS.join(',')}`, ...lines].join('\n'))
}

const warningsOf = (weather: Weather): readonly string[] => run(plant({ weather, site: MUNICH })).answer.summary.warnings

/** Notes of the parser and warnings of a run, both without their full stop. */
function saidOf(change: (row: Row, index: number) => Partial<Row>) {
  const { weather, meta } = parseWeather(fileOf(change), { ...MUNICH, timezone: 1 })
  const notes = [...meta.notes, ...weatherQuality(weather).notes].map((note) => note.replace(/\.$/, ''))
  // as a table of a program: the columns alone, without what the parser knows
  const { meta: _, ...columns } = weather
  return {
    notes,
    held: warningsOf(Object.freeze(weather)),
    bare: warningsOf({ ...columns, latitude: null, longitude: null, elevation: null }),
  }
}

/** Faults of a stranger's files, and the sentence that names each. */
const FAULTS: readonly (readonly [name: string, sentence: RegExp, change: (row: Row, index: number) => Partial<Row>])[] = [
  [
    'wind in km/h',
    /^wind_speed_ms: the mean is 13\.0 m\/s .*if the values are km\/h/,
    ({ wind_speed_ms }) => ({ wind_speed_ms: 3.6 * wind_speed_ms }),
  ],
  [
    'a temperature that stands still for 125 days',
    /^temp_air_c: the value stays at 12\.3 degC for 125\.0 days in 3000 consecutive rows/,
    (_, index) => (index >= 2000 && index < 5000 ? { temp_air_c: 12.3 } : {}),
  ],
  [
    'a stretch of -9 degC that means no data',
    /^temp_air_c: the value stays at -9 degC for 20\.8 days in 500 consecutive rows/,
    (_, index) => (index >= 4000 && index < 4500 ? { temp_air_c: -9 } : {}),
  ],
  [
    'an air temperature of 25 degC all year',
    /^temp_air_c: every value is 25 degC, so the temperature was not measured/,
    () => ({ temp_air_c: 25 }),
  ],
  [
    'the seasons of the other hemisphere',
    /^temp_air_c: the three months of summer are \d+(\.\d)? K colder than those of winter/,
    (_, index) => ({ temp_air_c: year.temp_air_c[(index + 4380) % 8760] ?? 0 }),
  ],
  [
    'a quarter of the light',
    /^Annual GHI is (2|3)\d\d kWh\/m2, below 500, which no place on Earth receives: check its unit/,
    ({ ghi_wm2, dhi_wm2, dni_wm2 }) => ({ ghi_wm2: ghi_wm2 / 4, dhi_wm2: dhi_wm2 / 4, dni_wm2: dni_wm2 / 4 }),
  ],
]

describe('what the parser notes of the air and of the sum of the year, a run repeats in the same words', () => {
  for (const [name, sentence, change] of FAULTS)
    test(name, () => {
      const { notes, held, bare } = saidOf(change)
      const noted = notes.filter((note) => sentence.test(note))
      expect(noted).toHaveLength(1)
      expect(held).toContain(noted[0])
      expect(bare).toContainEqual(expect.stringMatching(sentence))
    })

  test('the year itself, and one without wind, have no such finding', () => {
    const { notes, held, bare } = saidOf(() => ({}))
    for (const said of [notes, held, bare]) expect(said.filter((text) => FAULTS.some(([, sentence]) => sentence.test(text)))).toEqual([])
    const { wind_speed_ms: _, ...windless } = year
    expect(warningsOf(windless).filter((text) => text.startsWith('wind_speed_ms'))).toEqual([])
  })

  test('sums of the year by latitude: measured ones beyond the polar circle are 600 to 700, made years there 406 and 447', () => {
    for (const [ghi, latitude] of [
      [420.48, 78.2],
      [650, -75],
      [800, 58],
      [2700, -24],
      [0, 48],
    ] as const)
      expect(unearthlyYear(ghi, latitude)).toBeNull()
    expect(unearthlyYear(420, 48)?.message).toStartWith(
      'Annual GHI is 420 kWh/m2, below 500, which no place below 60 deg of latitude receives: ',
    )
    expect(unearthlyYear(200, 78)?.message).toStartWith('Annual GHI is 200 kWh/m2, below 300, which no place on Earth receives: ')
    expect(unearthlyYear(5000, null)?.message).toStartWith('Annual GHI is 5000 kWh/m2, above 3000, which no place on Earth receives: ')
  })

  test('a second run with held weather says it again', () => {
    const weather = Object.freeze({ ...year, temp_air_c: year.temp_air_c.map(() => 25) })
    const first = warningsOf(weather)
    expect(first).toContainEqual(expect.stringMatching(/^temp_air_c: every value is 25 degC/))
    for (let again = 0; again < 2; again++) expect(warningsOf(weather)).toEqual(first)
  })
})
