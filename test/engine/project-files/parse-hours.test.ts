import { describe, expect, test } from 'bun:test'
import { WeatherFileError } from '../../../engine/files/weather/index.ts'
import { parseHours } from '../../../engine/project-files/parse-hours.ts'
import { bytesOf } from '../component-files/component-text.ts'
import { hoursText } from './project-text.ts'

const ROWS = [
  '01/01/90 00:00,0,0,3.5,2.1,0,0,-0.01,0',
  '01/01/90 01:00,100,60,4,2,120,40,38,0.1',
  ...Array.from({ length: 22 }, (_, k) => `01/01/90 ${String(k + 2).padStart(2, '0')}:00,200,90,5,1,210,80,,0.2`),
  '02/01/90 00:00,0,0,3,2,0,0,-0.01,0',
]

describe('parseHours', () => {
  const { reference_series: series, weather, meta, notes } = parseHours(bytesOf(hoursText({ rows: ROWS })), { timezone: 1 })

  test('columns become series of a run, in its units', () => {
    expect(Object.keys(series)).toEqual(['GlobHor', 'DiffHor', 'T_Amb', 'WindVel', 'GlobInc', 'EArray', 'E_Grid'])
    expect(series.EArray?.slice(0, 3)).toEqual([0, 40, 80])
    expect(series.E_Grid?.slice(0, 3)).toEqual([-0.01, 38, null])
    expect(meta.series.find(({ name }) => name === 'EArray')).toEqual({ column: 'EArray', name: 'EArray', file_unit: 'kW', unit: 'kWh' })
    expect(meta.ignored).toEqual(['Yr'])
  })

  test('the weather columns are a section with the series', () => {
    expect(weather).toMatchObject({ timezone: 1, step_minutes: 60, start: '1990-01-01T00:00', interval: 'start' })
    expect(weather?.dhi_wm2?.slice(0, 3)).toEqual([0, 60, 90])
    expect(weather?.reference_series).toEqual(series)
    expect(notes.length).toBeGreaterThan(0)
  })

  test('the head is read', () => {
    expect(meta).toMatchObject({
      version: 'V7.4.1',
      project: 'Made_up.PRJ',
      site: 'Hilltown',
      variant: 'Made_up.VC0',
      rows: 25,
      step_minutes: 60,
    })
  })

  test('semicolons with decimal commas give the same', () => {
    const rows = ROWS.map((row) => row.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : ';')))
    const other = parseHours(bytesOf(hoursText({ separator: ';', rows })), { timezone: 1 })
    expect(other.reference_series).toEqual(series)
  })

  test('the first number of a date that changes is the day', () => {
    const rows = ROWS.map((row) => row.replace('02/01/90', '01/02/90'))
    expect(parseHours(bytesOf(hoursText({ rows })), { timezone: 1 }).reference_series).toEqual(series)
  })

  test('a file without temperature has series and no weather', () => {
    const text = hoursText({ rows: ROWS }).replace('T_Amb', 'TArray')
    const answer = parseHours(bytesOf(text))
    expect(answer.weather).toBeNull()
    expect(answer.notes).toContainEqual(expect.stringContaining('no weather section'))
    expect(answer.reference_series.TArray?.[0]).toBe(3.5)
  })

  test('names with other blanks and spellings are those of the series', () => {
    const text = hoursText({ rows: ROWS }).replace('T_Amb', 'T Amb').replace('GlobInc', 'GlobBak').replace('E_Grid', 'E Grid')
    expect(Object.keys(parseHours(bytesOf(text), { timezone: 1 }).reference_series)).toEqual([
      'GlobHor',
      'DiffHor',
      'T_Amb',
      'WindVel',
      'GlobBack',
      'EArray',
      'E_Grid',
    ])
  })

  test('spellings of the help, and columns that PVsyst counts otherwise', () => {
    const text = hoursText({ rows: ROWS }).replace('DiffHor', 'DiffSInc').replace('GlobInc', 'AzSol')
    const { reference_series: other, meta: facts } = parseHours(bytesOf(text), { timezone: 1 })
    expect(Object.keys(other)).toContain('DifSInc')
    // azimuths from the equator: a run counts from north
    expect(facts.ignored).toContain('AzSol')
  })

  test('GlobSlg of version 7 is after soiling and incidence angles, as GlobIAM of a run is; a note says so', () => {
    const text = hoursText({ rows: ROWS }).replace('EArray', 'GlobSlg').replace(',kW,', ',W/m2,')
    const answer = parseHours(bytesOf(text), { timezone: 1 })
    expect(answer.reference_series.GlobIAM?.slice(0, 3)).toEqual([0, 40, 80])
    expect(answer.reference_series.GlobSlg).toBeUndefined()
    expect(answer.meta.series).toContainEqual({ column: 'GlobSlg', name: 'GlobIAM', file_unit: 'W/m2', unit: 'W/m2' })
    expect(answer.notes).toContainEqual(expect.stringContaining('GlobSlg is GlobIAM of a run'))
  })

  test('a unit that is not one of the quantity leaves the column out, with a note', () => {
    const answer = parseHours(bytesOf(hoursText({ rows: ROWS }).replace(',kW,', ',furlong,')), { timezone: 1 })
    expect(answer.reference_series.EArray).toBeUndefined()
    expect(answer.notes).toContainEqual(expect.stringContaining('EArray: the unit "furlong"'))
  })

  test('units that were saved again with a replacement character are those of the file', () => {
    const text = hoursText({ rows: ROWS })
    for (const lost of ['\ufffd', '?']) {
      const answer = parseHours(bytesOf(text.replaceAll('W/m2', `kW/m${lost}`)), { timezone: 1 })
      expect(answer.reference_series.GlobHor).toEqual((series.GlobHor ?? []).map((value) => (value === null ? null : value * 1000)))
      const again = parseHours(bytesOf(text.replaceAll('W/m2', `W/m${lost}`)), { timezone: 1 })
      expect({ series: again.reference_series, weather: again.weather?.ghi_wm2 }).toEqual({ series, weather: weather?.ghi_wm2 })
    }
  })

  test('a text without a line of names is refused', () => {
    expect(() => parseHours(bytesOf('a,b\n1,2\n'))).toThrow(WeatherFileError)
  })
})
