import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'fflate'
import { type FIXTURES, fixtureBytes, refusal } from './fixture.ts'

const text = (name: (typeof FIXTURES)[number]) => new TextDecoder().decode(fixtureBytes(name))
const csv = (...rows: string[]) => ['time,ghi,temp', ...rows].join('\n')

describe('files that are refused', () => {
  test.each([
    ['empty', new Uint8Array(0), 'The file is empty'],
    ['blank', '  \n \n', 'The file holds only blanks'],
    ['a workbook', 'PK\u0003\u0004abc', 'This is a zip archive or an Excel workbook: unpack it, or save the sheet as CSV'],
    [
      'binary',
      new Uint8Array([77, 69, 84, 0, 0, 1, 2]),
      'This is a binary file (PVsyst .MET files are): export the weather as CSV and send that',
    ],
    [
      'unknown',
      'Dear all,\nplease find the weather attached.\n',
      'The format is not known. Formats that are read: TMY2, TMY3, EnergyPlus weather (EPW), NSRDB CSV, SAM CSV, SolarAnywhere CSV, PVGIS TMY CSV, PVGIS TMY JSON, Meteonorm or PV*SOL .dat, PVsyst standard CSV, PVsyst variant or weather object as text, CSV with column names (time, GHI, DHI, DNI, temperature, wind)',
    ],
    ['no rows', 'time,ghi,temp\n', 'Line 1: No rows follow the column names: the file seems cut; export it again'],
    [
      'an error answer',
      '{"message":"Location over the sea. Please, select another location","status":400}',
      'This is an error answer, not weather: "Location over the sea. Please, select another location"',
    ],
    ['cut JSON', '{"inputs": {"location": {', 'The file begins like JSON and is not: it seems cut or edited; download it again'],
    [
      'no temperature',
      'time,ghi\n2021-01-01 00:00,0\n2021-01-01 01:00,0',
      'The file has no air temperature with values: export it with a temperature column',
    ],
    [
      'direct normal alone',
      'time,dni,temp\n2021-01-01 00:00,1,2\n2021-01-01 01:00,1,2',
      'The file has only direct normal irradiance: global horizontal irradiance (GHI), both diffuse (DHI) and direct normal (DNI), or irradiance in the plane of the array (POA) are needed with values',
    ],
  ] as const)('%s', (_name, input, message) => {
    expect(refusal(input as string | Uint8Array).message).toBe(message)
  })

  test('a table of plane-of-array irradiance from PVGIS', () => {
    const head =
      'Latitude (decimal degrees):\t45.000\nLongitude (decimal degrees):\t8.000\n\ntime,Gb(i),Gd(i),Gr(i),H_sun,T2m,WS10m,Int\n20130101:0010,0,0,0,0,1,2,0\n'
    expect(refusal(head).message).toStartWith('Line 4: This is a PVGIS hourly radiation table')
  })

  test('gzip that is cut', () => {
    const packed = gzipSync(fixtureBytes('nsrdb.csv'))
    const message = 'The compressed file is damaged or cut: compress it again with gzip, or send it as it is'
    for (const kept of [5, 12, 40, packed.length - 60, packed.length - 1]) expect(refusal(packed.subarray(0, kept)).message).toBe(message)
    const flipped = packed.slice()
    flipped[packed.length >> 1] ^= 4
    expect(refusal(flipped).message).toBe(message)
  })

  test('gzip that inflates past 96 MB, whatever size its trailer claims', () => {
    const bomb = gzipSync(new Uint8Array(101 * 1024 * 1024), { level: 9 })
    bomb.set([16, 0, 0, 0], bomb.length - 4)
    expect(refusal(bomb).message).toBe('The file inflates to more than 96 MB: send fewer rows or columns')
  })
})

describe('cells that are refused name their line and column', () => {
  test('text in a number', () => {
    expect(refusal(csv('2021-01-01 00:00,abc,1', '2021-01-01 01:00,0,1'))).toMatchObject({
      line: 2,
      column: 'ghi',
      message: 'Line 2, column ghi: "abc" is not a number: correct the value or leave the cell empty',
    })
  })

  test('a decimal comma in quotes', () => {
    expect(refusal(csv('2021-01-01 00:00,"1,5",1')).message).toBe(
      'Line 2, column ghi: "\\"1,5\\"" is not a number: write numbers with a decimal point',
    )
  })

  test('decimal commas between commas', () => {
    expect(refusal(csv('2021-01-01 00:00,1,5,1,0')).message).toBe(
      'Line 2: The row has 5 cells, the header 3: it seems to have decimal commas between comma separators; export with a decimal point or with ; as separator',
    )
  })

  test('a date that does not exist', () => {
    expect(refusal(csv('2021-02-28 23:00,0,1', '2021-02-29 00:00,0,1')).message).toBe(
      'Line 3, column time: "2021-02-29 00:00" is not a date or time that can be read',
    )
  })

  test('a calendar that does not exist', () => {
    expect(refusal(text('nsrdb.csv').replace('2020,2,29,0,30', '2020,2,30,0,30'))).toMatchObject({
      line: 7,
      message: 'Line 7: No such date: year 2020, month 2, day 30, hour 0, minute 30',
    })
  })

  test('a row cut in its middle', () => {
    const whole = text('epw.epw').trimEnd()
    expect(refusal(whole.slice(0, -90))).toMatchObject({ line: 12, column: 'Global Horizontal Radiation' })
    expect(refusal(whole.slice(0, -4)).message).toBe(
      'Line 12: The last row has fewer cells than the first: the file seems cut; download or export it again',
    )
  })
})
