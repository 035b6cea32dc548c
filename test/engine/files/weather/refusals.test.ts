import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'bun'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
import { type FIXTURES, fixtureBytes, refusal } from './fixture.ts'

const gzip = (content: Uint8Array | string): Uint8Array => gzipSync(content as Uint8Array<ArrayBuffer> | string)
const text = (name: (typeof FIXTURES)[number]) => new TextDecoder().decode(fixtureBytes(name))
const csv = (...rows: string[]) => ['time,ghi,temp', ...rows].join('\n')

describe('files that are rejected', () => {
  test.each([
    ['empty', new Uint8Array(0), 'The file is empty'],
    ['blank', '  \n \n', 'The file contains only blanks'],
    [
      'a zip archive',
      'PK\u0003\u0004abc',
      'This is a zip archive: unpack it and send the file in it (gzip alone is read as it is); a ZIP of a whole PVsyst project goes to POST /api/parse-project',
    ],
    [
      'binary',
      new Uint8Array([77, 69, 84, 0, 0, 1, 2]),
      'This is a binary file, such as a .MET file of PVsyst, whose form is not published, or UTF-16 without a byte order mark. In PVsyst, send the hourly output of a simulation as CSV (GlobHor, DiffHor, T_Amb, WindVel), or the file that the .MET was imported from; export other weather as CSV in UTF-8',
    ],
    [
      'unknown',
      'Dear all,\nplease find the weather attached.\n',
      'The file format is unknown. Accepted formats: TMY2, TMY3, NSRDB CSV, SAM CSV, EnergyPlus weather (EPW), SolarAnywhere CSV, DWD test reference year (TRY), Modelica weather table (.mos), SURFRAD, SOLRAD, Radiance WEA, Solargis TMY, PVWatts hourly results, PVGIS TMY CSV, PVGIS TMY JSON, JSON (Open-Meteo, or rows with column names), KNMI hours, DWD hours of radiation, Meteonorm or PV*SOL .dat, PVsyst standard CSV, PVsyst hourly results, PVsyst variant or weather object as text, CSV with column names (time, GHI, DHI, DNI, temperature, wind). POST /api/parse-scene reads the scene or the ground of a plant: a file of PVsyst (VC0 and its like, SHD, PRJ, SIT), PVCollada or Collada (PVC, DAE), DXF, GeoJSON, KML or KMZ, CSV of tables or piles, the inputs of SolarFarmer (JSON), or terrain: GeoTIFF, ASCII grid, XYZ or LandXML',
    ],
    ['no rows', 'time,ghi,temp\n', 'Line 1: No rows follow the column names: the file seems truncated; export it again'],
    [
      'an error response',
      '{"message":"Location over the sea. Please, select another location","status":400}',
      'The file is an error response, not weather: "Location over the sea. Please, select another location"',
    ],
    [
      'truncated JSON',
      '{"inputs": {"location": {',
      'The file begins like JSON but is not valid JSON: it seems truncated or edited; download it again',
    ],
    [
      'only direct normal',
      'time,dni,temp\n2021-01-01 00:00,1,2\n2021-01-01 01:00,1,2',
      'The file has only direct normal irradiance: global horizontal irradiance (GHI), both diffuse (DHI) and direct normal (DNI), or irradiance in the plane of the array (POA) is required; export the file with these columns filled',
    ],
  ] as const)('%s', (_name, input, message) => {
    expect(refusal(input as string | Uint8Array).message).toBe(message)
  })

  test('a table of plane-of-array irradiance from PVGIS', () => {
    const head =
      'Latitude (decimal degrees):\t45.000\nLongitude (decimal degrees):\t8.000\n\ntime,Gb(i),Gd(i),Gr(i),H_sun,T2m,WS10m,Int\n20130101:0010,0,0,0,0,1,2,0\n'
    expect(refusal(head).message).toStartWith('Line 4: This is a PVGIS hourly radiation table')
  })

  describe('gzip', () => {
    const packed = gzip(fixtureBytes('nsrdb.csv'))
    const changed = (at: number) => packed.map((byte, k) => (k === at ? byte ^ 4 : byte))

    test('that was cut, anywhere', () => {
      const message = 'The compressed file is cut short: send all of it, or send it uncompressed'
      for (const kept of [5, 12, 40, packed.length - 60, packed.length - 8, packed.length - 5, packed.length - 1])
        expect([kept, refusal(packed.subarray(0, kept)).message]).toEqual([kept, message])
    })

    test('that is damaged, in its data and in its trailer', () => {
      const message = 'The compressed file is damaged: compress it again with gzip, or send it uncompressed'
      for (const at of [packed.length >> 1, packed.length - 20, packed.length - 8, packed.length - 4])
        expect([at, refusal(changed(at)).message]).toEqual([at, message])
    })

    test('that is followed by something else', () => {
      expect(refusal(Uint8Array.from([...packed, ...new TextEncoder().encode('hello, this is no gzip')])).message).toBe(
        'After the gzip data of the file come bytes that are not gzip: send the compressed data alone',
      )
    })

    test('that is none', () => {
      expect(refusal(changed(2)).message).toStartWith('The file begins with the signature of gzip, but has no gzip header')
    })
  })

  test('gzip of several members is read completely, and each member is checked', () => {
    const bytes = fixtureBytes('nsrdb.csv')
    const parts = [bytes.subarray(0, 300), bytes.subarray(300)].map((part) => gzip(part))
    const joined = Uint8Array.from(parts.flatMap((part) => [...part]))
    expect(parseWeather(joined).weather).toEqual(parseWeather(bytes).weather)
    joined[joined.length - 4] ^= 1 // length in the trailer of the last member
    expect(refusal(joined).message).toStartWith('The compressed file is damaged: ')
  })

  test('gzip within gzip', () => {
    expect(refusal(gzip(gzip(fixtureBytes('nsrdb.csv')))).message).toBe('The file is compressed twice: compress it once')
  })

  test('gzip that inflates to more than 96 MB, whatever size its trailer claims', () => {
    const rows = `2021-01-01 00:00,0,1${' '.repeat(1000)}\n`.repeat(1000)
    const bomb = gzip(csv(rows.repeat(Math.ceil((101 * 1024 * 1024) / rows.length))))
    bomb.set([16, 0, 0, 0], bomb.length - 4)
    expect(refusal(bomb).message).toBe('The file inflates to more than 96 MB: send fewer rows or columns')
  })
})

describe('wrong and missing units', () => {
  /** An hourly month; the light of a day is a triangle with the maximum `noon`. */
  const month = (noon: number, temp: (hour: number) => number) =>
    csv(
      ...Array.from({ length: 720 }, (_, i) => {
        const hour = String(i % 24).padStart(2, '0')
        return `2021-06-${String(1 + Math.floor(i / 24)).padStart(2, '0')} ${hour}:00,${Math.max(0, noon - (Math.abs((i % 24) - 12) * noon) / 6 - i / 10)},${temp(i)}`
      }),
    )

  test('a unit of another quantity or system is rejected with its line and column', () => {
    expect(refusal('time,GHI [erg/cm2],temp\n2021-01-01 00:00,0,1\n2021-01-01 01:00,0,1')).toMatchObject({
      line: 1,
      column: 'GHI [erg/cm2]',
      message:
        'Line 1, column GHI [erg/cm2]: "erg/cm2" is not an accepted unit of global horizontal irradiance: convert the column to W/m2 and write that unit into its heading',
    })
    expect(refusal('time;GHI;temp\n;Btu/ft2;C\n2021-01-01 00:00;0;1\n2021-01-01 01:00;0;1').message).toContain(
      '"Btu/ft2" is not an accepted unit',
    )
  })

  test('kJ/m2 without a unit is rejected: its sunniest hours are not missing codes', () => {
    expect(refusal(month(3600, () => 20)).message).toMatch(
      /^\d+ of 720 values of global horizontal irradiance lie outside -50 to 2500 W\/m2; the first is [\d.]+ at 2021-06-01T11:00: write the unit into/,
    )
  })

  test('temperatures that no unit explains are rejected', () => {
    // hot only by day, so it may be the temperature of a module; and warmer than any place in K or degF
    expect(refusal(month(900, (i) => (i % 24 > 9 && i % 24 < 15 ? 75 + (i % 7) : 20))).message).toContain(
      'values of air temperature lie outside -90 to 70 degC; the first is 78',
    )
    expect(refusal(month(900, (i) => 380 + (i % 20))).message).toStartWith('720 of 720 values of air temperature lie outside')
  })

  test('points between thousands together with decimal commas are rejected with their line', () => {
    expect(refusal('time;GHI;temp\n2021-01-01 00:00;0,5;1,5\n2021-01-01 01:00;1.042;1,5').message).toBe(
      'Line 3: The table mixes decimal commas with "1.042": remove points between thousands, or use decimal points everywhere',
    )
  })
})

describe('the error for a rejected cell names its line and column', () => {
  test('text in a number', () => {
    expect(refusal(csv('2021-01-01 00:00,abc,1', '2021-01-01 01:00,0,1'))).toMatchObject({
      line: 2,
      column: 'ghi',
      message: 'Line 2, column ghi: "abc" is not a number: correct the value or leave the cell empty',
    })
  })

  test('a decimal comma in quotes', () => {
    expect(refusal(csv('2021-01-01 00:00,"1,5",1')).message).toBe(
      'Line 2, column ghi: "\\"1,5\\"" is not a number: write it with a decimal point',
    )
  })

  test('a stamp without the offset from UTC that the other stamps have', () => {
    expect(refusal(csv('2021-01-01 00:00+01:00,0,1', '2021-01-01 01:00,0,1')).message).toBe(
      'Line 3, column time (offset from UTC): "2021-01-01 01:00" is not a valid date or time: correct the cell',
    )
  })

  test('decimal commas with comma separators', () => {
    expect(refusal(csv('2021-01-01 00:00,1,5,1,0')).message).toBe(
      'Line 2: The row has 5 cells, but the header has 3: it seems to use both decimal commas and comma separators; export it with decimal points or with ; as separator',
    )
  })

  test('a date that does not exist', () => {
    expect(refusal(csv('2021-02-28 23:00,0,1', '2021-02-29 00:00,0,1')).message).toBe(
      'Line 3, column time: "2021-02-29 00:00" is not a valid date or time: correct the cell',
    )
  })

  test('a calendar date in separate columns that does not exist', () => {
    expect(refusal(text('nsrdb.csv').replace('2020,2,29,0,30', '2020,2,30,0,30'))).toMatchObject({
      line: 7,
      message: 'Line 7: No such date: year 2020, month 2, day 30, hour 0, minute 30',
    })
  })

  test('a row truncated in its middle', () => {
    const whole = text('epw.epw').trimEnd()
    expect(refusal(whole.slice(0, -90))).toMatchObject({ line: 12, column: 'Global Horizontal Radiation' })
    expect(refusal(whole.slice(0, -4)).message).toBe(
      'Line 12: The last row has fewer cells than the first: the file seems truncated; download or export it again',
    )
  })
})
