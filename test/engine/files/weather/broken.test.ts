import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedWeather, parseWeather } from '../../../../engine/files/weather/index.ts'
import { describeReference, referencePath } from '../../../reference.ts'
import { type FixtureName, fixtureBytes, refusal } from './fixture.ts'

interface Table {
  name: FixtureName
  /** Line of the first row, from 1. */
  first: number
  separator: string
  /** Name of the temperature column in the header; null when the format has no names. */
  temperature: string | null
}

const TABLES: readonly Table[] = [
  { name: 'tmy3.csv', first: 3, separator: ',', temperature: 'Dry-bulb' },
  { name: 'epw.epw', first: 9, separator: ',', temperature: null },
  { name: 'nsrdb.csv', first: 4, separator: ',', temperature: 'Temperature,Pressure' },
  { name: 'sam.csv', first: 4, separator: ',', temperature: 'Tdry' },
  { name: 'solaranywhere.csv', first: 3, separator: ',', temperature: 'AmbientTemperature' },
  { name: 'pvgis.csv', first: 9, separator: ',', temperature: 'T2m' },
  { name: 'pvsyst.csv', first: 13, separator: ';', temperature: 'Tamb' },
  { name: 'generic-semicolon.csv', first: 7, separator: ';', temperature: 'Temperatur' },
]
/** Formats whose rows are not split into cells. */
const ALL: readonly Pick<Table, 'name' | 'first'>[] = [{ name: 'tmy2.tm2', first: 2 }, ...TABLES]

const encode = (text: string) => new TextEncoder().encode(text)
const textOf = (name: FixtureName) => new TextDecoder('windows-1252').decode(fixtureBytes(name)).replace('ï»¿', '').replaceAll('\r\n', '\n')
const linesOf = (name: FixtureName) => textOf(name).trimEnd().split('\n')
const read = (text: string) => parseWeather(encode(text))
/** Parts of the result that must not change: columns, stamps and place. */
const plain = ({ weather: { meta: _, ...columns } }: ParsedWeather) => columns

describe('when one row is broken, the error names its line', () => {
  test.each(TABLES)('$name: a missing cell in the second row', ({ name, first, separator }) => {
    const lines = linesOf(name)
    const cells = lines[first].split(separator)
    cells.splice(cells.findLastIndex((cell) => cell !== '') - 1, 1)
    lines[first] = cells.join(separator)
    expect(refusal(lines.join('\n')).line).toBe(first + 1)
  })

  test.each(TABLES)('$name: an extra cell in the second row', ({ name, first, separator }) => {
    const lines = linesOf(name)
    const cells = lines[first].split(separator)
    cells.splice(
      cells.findLastIndex((cell) => cell !== ''),
      0,
      '7',
    )
    lines[first] = cells.join(separator)
    expect(refusal(lines.join('\n')).line).toBe(first + 1)
  })

  test.each(ALL)('$name: truncated inside the last row', ({ name }) => {
    const lines = linesOf(name)
    const blank = lines.indexOf('', 8)
    if (blank >= 0) lines.length = blank // the footer of PVGIS
    const last = lines[lines.length - 1]
    lines[lines.length - 1] = last.slice(0, Math.floor(last.length / 2))
    expect(refusal(lines.join('\n')).line).toBe(lines.length)
  })

  test.each(ALL)('$name: a duplicate second row', ({ name, first }) => {
    const lines = linesOf(name)
    lines.splice(first, 0, lines[first])
    expect(refusal(lines.join('\n'))).toMatchObject({ line: first + 2, message: expect.stringContaining('repeats') })
  })

  test('tmy2: a missing character shifts the columns', () => {
    const text = textOf('tmy2.tm2')
    expect(refusal(text.replace('-015', '-15')).message).toBe(
      'Line 2: The row has 141 characters, but TMY2 rows have 142: the file seems truncated or its columns are shifted; download it again',
    )
    const row = linesOf('tmy2.tm2')[1]
    const shifted = `${row.slice(0, 20)}${row.slice(21, 60)}0${row.slice(60)}`
    expect(refusal(text.replace(row, shifted))).toMatchObject({ line: 2, column: 'Global Horizontal Radiation' })
  })
})

describe('when one column is broken, the file is rejected, or what is missing is reported', () => {
  test.each(TABLES.filter(({ temperature }) => temperature !== null))('$name: without the temperature column', ({ name, temperature }) => {
    const text = textOf(name).replace(temperature ?? '', `Nothing${temperature?.includes(',') ? ',Nought' : ''}`)
    const { weather, meta } = read(text)
    expect(weather.temp_air_c).toEqual(Array.from({ length: meta.rows }, () => null))
    expect(meta.missing.temp_air_c?.count).toBe(meta.rows)
    expect(meta.notes.join(' ')).toContain('The file has no air temperature, and a run needs it: send its twelve monthly means')
  })

  // The header of EPW names no columns.
  test.each(TABLES.filter(({ name }) => name !== 'epw.epw'))('$name: an extra name in the header', ({ name, first, separator }) => {
    const lines = linesOf(name)
    const header = name === 'pvsyst.csv' ? first - 3 : first - 2
    lines[header] = lines[header].replace(/,+$/, '') + `${separator}More${separator}And more`.repeat(4)
    expect(refusal(lines.join('\n'))).toMatchObject({ line: first, message: expect.stringContaining('the header') })
  })

  test.each(TABLES.filter(({ separator }) => separator === ','))('$name: decimal commas with comma separators', ({ name, first }) => {
    const lines = linesOf(name).map((line, i) => (i < first - 1 ? line : line.replace(/(\d)\.(\d)/g, '$1,$2')))
    expect(refusal(lines.join('\n')).line).toBe(first)
  })

  test.each(TABLES.filter(({ separator }) => separator === ';'))(
    '$name: decimal commas with semicolon separators are read',
    ({ name, first }) => {
      const lines = linesOf(name).map((line, i) => (i < first - 1 ? line : line.replace(/(\d)\.(\d)(?!\d)/g, '$1,$2')))
      expect(plain(read(lines.join('\n')))).toEqual(plain(read(textOf(name))))
    },
  )
})

describe('encodings and line ends do not change the meaning of a file', () => {
  test.each(ALL)('$name: byte order mark, CRLF, CR, blank lines at the end, UTF-8, cp1252', ({ name }) => {
    const text = textOf(name)
    const expected = plain(read(text))
    for (const bytes of [
      encode(`\ufeff${text}`),
      encode(text.replaceAll('\n', '\r\n')),
      encode(text.replaceAll('\n', '\r')),
      encode(`${text}\n\n  \n`),
      Uint8Array.from(text, (char) => char.charCodeAt(0)),
    ])
      expect(plain(parseWeather(bytes))).toEqual(expected)
  })

  // A blank line ends the rows of PVGIS.
  test.each(ALL.filter(({ name }) => name !== 'pvgis.csv'))('$name: blank lines between the rows', ({ name, first }) => {
    const lines = linesOf(name)
    lines.splice(first, 0, '', '  ')
    expect(plain(read(lines.join('\n')))).toEqual(plain(read(textOf(name))))
  })
})

describe('missing rows are reported, never filled silently', () => {
  test.each(ALL)('$name: every row of less than a year is counted in a note', ({ name }) => {
    expect(read(textOf(name)).meta.notes.some((note) => /^The file covers .* less than a year\.$/.test(note))).toBe(true)
  })
})

describe('midnight and February 29', () => {
  const midnight = (stamps: readonly string[]) => read(`time,ghi,temp\n${stamps.map((stamp) => `${stamp},1,2`).join('\n')}`).weather

  test('24:00 is the next day’s 00:00', () => {
    expect(plain({ weather: midnight(['2021-12-31 23:00', '2021-12-31 24:00', '2022-01-01 01:00']) } as ParsedWeather)).toEqual(
      plain({ weather: midnight(['2021-12-31 23:00', '2022-01-01 00:00', '2022-01-01 01:00']) } as ParsedWeather),
    )
  })

  test('24:30 is not a time', () => {
    expect(refusal('time,ghi,temp\n2021-12-31 23:30,1,2\n2021-12-31 24:30,1,2')).toMatchObject({ line: 3, column: 'time' })
  })

  test('February 29 of a common year is rejected in every date format', () => {
    expect(refusal(textOf('sam.csv').replaceAll('2019,1,1', '2019,2,29'))).toMatchObject({ line: 4 })
    expect(refusal(textOf('pvgis.csv').replace('20180131:2100', '20180229:2100'))).toMatchObject({ line: 9, column: 'time(UTC)' })
    expect(refusal(textOf('tmy3.csv').replace('01/31/1988,22:00', '02/29/1989,22:00'))).toMatchObject({ line: 3 })
  })
})

describe('pvsyst_object', () => {
  const text = textOf('pvsyst-variant.VC0')
  const lineOf = (start: string) => text.split('\n').findIndex((line) => line.trim().startsWith(start)) + 1

  test('truncated before its closing line', () => {
    expect(refusal(text.slice(0, text.length >> 1)).message).toBe(
      'Line 1: The closing line "End of PVObject pvVCalcul" is missing: the file seems truncated; export it again',
    )
  })

  test('rejected: a day with an hour missing, a day that does not exist, an invalid digit, a day of only one variable', () => {
    expect(refusal(text.replace('Day_0102=+0+0', 'Day_0102=+0'))).toMatchObject({ line: lineOf('Day_0102'), column: 'GlobHor' })
    expect(refusal(text.replaceAll('Day_0102', 'Day_3002')).message).toContain('Day_3002 is not a day of 1990')
    expect(refusal(text.replace('Day_0102=+0', 'Day_0102=+~'))).toMatchObject({ line: lineOf('Day_0102'), column: 'GlobHor' })
    expect(refusal(text.replace('Day_0102', 'Day_0202')).message).toContain('have different days')
  })

  test('rejected: a first line without a class or too long for one, a continuation line without its day', () => {
    expect(refusal(text.replace('PVObject_=pvVCalcul', 'PVObject_=')).message).toStartWith('The file format is unknown')
    expect(refusal(`PVObject_=pv${'X'.repeat(500)}\n`).message).toStartWith('Line 1: The first line names no class')
    expect(refusal(text.replace(/ *Day_3101=.*\n/, ''))).toMatchObject({ line: lineOf('Day_3101'), column: 'GlobHor' })
  })

  test('rejected: a variable without its factor', () => {
    expect(refusal(text.replace('WRFactor=2777.778', 'Factor=1')).message).toContain('GlobHor has no WRFactor')
  })
})

describeReference('whole years that are truncated, shifted or duplicated', () => {
  const SAMPLES = join(referencePath() ?? '', '..', 'samples', 'weather')
  const sample = (name: string) => readFileSync(join(SAMPLES, name), 'latin1')

  test.each([
    '12839.tm2',
    '723170TYA.CSV',
    'NLD_Amsterdam062400_IWEC.epw',
    'sam_psm3_phoenix.csv',
    'pvgis_tmy_45_8.csv',
    'generic_Toronto_CWEC.csv',
  ])('%s: half a file gives a note, half a row an error; a missing day leaves a gap, a moved day is rejected', (name) => {
    const lines = sample(name).split('\n')
    const half = lines.slice(0, 4400).join('\n')
    expect(read(half).meta.notes.some((note) => note.startsWith('The file covers 18'))).toBe(true)
    expect(refusal(half.slice(0, -25)).message.length).toBeGreaterThan(20)
    const { weather } = read([...lines.slice(0, 4400), ...lines.slice(4424)].join('\n'))
    expect(weather.time?.length).toBe(8760 - 24)
    const moved = [...lines.slice(0, 4400), ...lines.slice(4424, 4448), ...lines.slice(4400, 4424), ...lines.slice(4448)]
    expect(refusal(moved.join('\n'))).toMatchObject({ line: 4425, message: expect.stringContaining('runs backwards') })
  })

  test('meteonorm: a missing row and swapped columns are rejected', () => {
    const lines = sample('meteonorm_Bern-hour.dat').trimEnd().split('\n')
    expect(refusal([...lines.slice(0, 4400), ...lines.slice(4401)].join('\n')).message).toContain('8759 rows')
    const swapped = lines.map((line) => line.replace(/^([^\t]*)\t([^\t]*)\t/, '$2\t$1\t'))
    expect(refusal(swapped.join('\n')).message).toContain('monthly means')
  })
})
