import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'fflate'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
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
      'This is a binary file (PVsyst .MET files are) or UTF-16 without its mark: export the weather as CSV in UTF-8 and send that',
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

  test('gzip of several parts is read whole, and each part is checked', () => {
    const bytes = fixtureBytes('nsrdb.csv')
    const parts = [bytes.subarray(0, 300), bytes.subarray(300)].map((part) => gzipSync(part))
    const joined = Uint8Array.from(parts.flatMap((part) => [...part]))
    expect(parseWeather(joined).weather).toEqual(parseWeather(bytes).weather)
    joined[joined.length - 4] ^= 1 // length of the last part
    expect(refusal(joined).message).toStartWith('The compressed file is damaged or cut')
  })

  test('gzip within gzip', () => {
    expect(refusal(gzipSync(gzipSync(fixtureBytes('nsrdb.csv')))).message).toBe(
      'This is a compressed file within a compressed file: compress it once',
    )
  })

  test('gzip that inflates past 96 MB, whatever size its trailer claims', () => {
    const bomb = gzipSync(new Uint8Array(101 * 1024 * 1024), { level: 9 })
    bomb.set([16, 0, 0, 0], bomb.length - 4)
    expect(refusal(bomb).message).toBe('The file inflates to more than 96 MB: send fewer rows or columns')
  })
})

describe('units that are not what they seem', () => {
  /** A month of hours; a day's light is a triangle up to `noon`. */
  const month = (noon: number, temp: (hour: number) => number) =>
    csv(
      ...Array.from({ length: 720 }, (_, i) => {
        const hour = String(i % 24).padStart(2, '0')
        return `2021-06-${String(1 + Math.floor(i / 24)).padStart(2, '0')} ${hour}:00,${Math.max(0, noon - (Math.abs((i % 24) - 12) * noon) / 6 - i / 10)},${temp(i)}`
      }),
    )

  test('a unit of another quantity or system is refused with its line and column', () => {
    expect(refusal('time,GHI [cal/cm2],temp\n2021-01-01 00:00,0,1\n2021-01-01 01:00,0,1')).toMatchObject({
      line: 1,
      column: 'GHI [cal/cm2]',
      message:
        'Line 1, column GHI [cal/cm2]: "cal/cm2" is not a unit of global horizontal irradiance that is read: convert the column to W/m2 and name it so',
    })
    expect(refusal('time;GHI;temp\n;Btu/ft2;C\n2021-01-01 00:00;0;1\n2021-01-01 01:00;0;1').message).toContain('"Btu/ft2" is not a unit')
  })

  test('kJ/m2 without its unit is refused: its best hours are no missing codes', () => {
    expect(refusal(month(3600, () => 20)).message).toMatch(
      /^\d+ of 720 values of global horizontal irradiance lie outside -50 to 2500 W\/m2, the first is [\d.]+ at 2021-06-01T11:00: write the unit into/,
    )
  })

  test('degF and K without their unit are refused', () => {
    expect(refusal(month(900, (i) => 60 + (i % 20))).message).toContain(
      'values of air temperature lie outside -90 to 70 degC, the first is 71',
    )
    expect(refusal(month(900, (i) => 280 + (i % 20))).message).toStartWith('720 of 720 values of air temperature lie outside')
  })

  test('points between thousands beside decimal commas are refused with their line', () => {
    expect(refusal('time;GHI;temp\n2021-01-01 00:00;0,5;1,5\n2021-01-01 01:00;1.042;1,5').message).toBe(
      'Line 3: "1.042" stands in a table with decimal commas: write no points between thousands, or a decimal point everywhere',
    )
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

  test('a stamp without the offset from UTC that the others state', () => {
    expect(refusal(csv('2021-01-01 00:00+01:00,0,1', '2021-01-01 01:00,0,1')).message).toBe(
      'Line 3, column time (offset from UTC): "2021-01-01 01:00" is not a date or time that can be read',
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
