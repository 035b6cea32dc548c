import { expect, test } from 'bun:test'
import { YEAR_SOURCES, type YearSourceId } from '../../../server/upstream/years/index.ts'
import type { AskedYears } from '../../../server/upstream/years/year-source.ts'
import { type Place, zenithCos } from '../weather/years-answers.ts'

/**
 * Days that the services themselves answered, as the tests of pvlib 0.16.1 have them: those of NASA POWER
 * (2025-02-02), of Solargis (2022-01-01), of Solcast (2023-09-18), tests/data/cams_radiation_1min_verbose.csv
 * (2020-06-01, whose minutes stand here as the hour that they are). Light that is read an hour early or late has
 * hours without a sun, or its middle far from noon.
 */
const HOUR_MILLIS = 3_600_000
const NASA = [50.25, 184.2, 281.55, 368.3, 406.48, 386.45, 316.05, 210.1, 109.05, 12.9]
const SOLARGIS = {
  ghi: [0, 0, 0, 0, 0, 0, 0, 5, 73, 152, 141, 105, 62, 65, 62, 11, 0, 0, 0, 0, 0, 0, 0, 0],
  dni: [0, 0, 0, 0, 0, 0, 0, 30, 233, 301, 136, 32, 0, 3, 77, 5, 0, 0, 0, 0, 0, 0, 0, 0],
}

interface Row {
  /** Start of the hour, UTC. */
  readonly at: number
  readonly ghi: number
}

/** The rows that a source reads, with their starts in UTC. */
function rowsOf(source: YearSourceId, text: string, place: Place, year: number): Row[] {
  const asked: AskedYears = { ...place, elevation: null, zoneH: 0, years: { start: year, end: year } }
  const table = YEAR_SOURCES[source].read([new TextEncoder().encode(text)], asked).text.split('\n')
  const head = table.findIndex((line) => line.startsWith('time,'))
  const ghi = table[head]?.split(',').indexOf('GHI (W/m2)') ?? -1
  return table.slice(head + 1).flatMap((line) => {
    const cells = line.split(',')
    return line === '' ? [] : [{ at: Date.parse(`${cells[0]?.replace(' ', 'T')}Z`), ghi: Number(cells[ghi]) }]
  })
}

/** Share of the minutes of an hour with the sun up. */
const sunlit = (at: number, place: Place) =>
  [5, 15, 25, 35, 45, 55].filter((minute) => zenithCos(at + minute * 60_000, place) > 0).length / 6

/** Minutes from the middle of the light to the middle of the sun's height on the same day; late is positive. */
function lateMinutes(rows: readonly Row[], place: Place): number {
  const middle = (weight: (row: Row) => number) => {
    const sum = rows.reduce((total, row) => total + weight(row), 0)
    return rows.reduce((total, row) => total + weight(row) * (row.at + HOUR_MILLIS / 2), 0) / sum
  }
  const height = ({ at }: Row) =>
    [5, 15, 25, 35, 45, 55].reduce((total, minute) => total + Math.max(0, zenithCos(at + minute * 60_000, place)), 0)
  return (middle(({ ghi }) => ghi) - middle(height)) / 60_000
}

test('nasa_power: a clear winter day begins and ends with the sun', () => {
  const place = { latitude: 44.76, longitude: 7.64 }
  const hours = Array.from({ length: 24 }, (_, hour) => `20250202${String(hour).padStart(2, '0')}`)
  const list = (values: readonly number[]) => Object.fromEntries(hours.map((hour, k) => [hour, values[k - 7] ?? 0]))
  const names = {
    ALLSKY_SFC_SW_DWN: 'Wh/m^2',
    ALLSKY_SFC_SW_DIFF: 'Wh/m^2',
    ALLSKY_SFC_SW_DNI: 'Wh/m^2',
    T2M: 'C',
    WS10M: 'm/s',
    RH2M: '%',
    PS: 'kPa',
  }
  const answer = {
    properties: { parameter: Object.fromEntries(Object.keys(names).map((name) => [name, list(NASA)])) },
    header: { fill_value: -999, time_standard: 'UTC' },
    parameters: Object.fromEntries(Object.entries(names).map(([name, units]) => [name, { units }])),
  }
  const rows = rowsOf('nasa_power', JSON.stringify(answer), place, 2025)
  expect(rows).toHaveLength(24)
  for (const { at, ghi } of rows) if (ghi > 0) expect(sunlit(at, place)).toBeGreaterThan(0.3)
  expect(lateMinutes(rows, place)).toBeWithin(-12, 12)
  expect(
    lateMinutes(
      rows.map((row) => ({ ...row, at: row.at - HOUR_MILLIS })),
      place,
    ),
  ).toBeLessThan(-40)
})

test('solargis: the light of a day is within its sun', () => {
  const place = { latitude: 48.61259, longitude: 20.827079 }
  const rowsXml = SOLARGIS.ghi.map((ghi, hour) => {
    const stamp = `2022-01-01T${String(hour).padStart(2, '0')}:00:00.000+01:00`
    return `<row dateTime="${stamp}" values="${ghi} ${SOLARGIS.dni[hour]} 10 3"/>`
  })
  const xml = `<dataDeliveryResponse xmlns="http://geomodel.eu/schema/ws/data"><site id="s"><columns>GHI DNI DIF TEMP</columns>${rowsXml.join('')}</site></dataDeliveryResponse>`
  const rows = rowsOf('solargis', xml, place, 2022)
  // the first hour of the day in its zone is of the year before in UTC
  expect(rows).toHaveLength(23)
  for (const { at, ghi } of rows) if (ghi > 0) expect(sunlit(at, place)).toBeGreaterThan(0)
  // a bright morning before a dull afternoon
  expect(lateMinutes(rows, place)).toBeWithin(-60, 15)
})

test('solcast: a record ends at period_end, with seven decimals of its second', () => {
  const record = { dni: 866, ghi: 643, dhi: 90, air_temp: 20, period: 'PT60M' }
  const answer = {
    estimated_actuals: [
      { ...record, period_end: '2023-09-18T04:00:00.0000000Z' },
      { ...record, ghi: 561, period_end: '2023-09-18T05:00:00.0000000Z' },
    ],
  }
  const rows = rowsOf('solcast', JSON.stringify(answer), { latitude: -33.856784, longitude: 151.215297 }, 2023)
  expect(rows).toEqual([
    { at: Date.UTC(2023, 8, 18, 3), ghi: 643 },
    { at: Date.UTC(2023, 8, 18, 4), ghi: 561 },
  ])
  const half = { estimated_actuals: [{ ...record, period: 'PT30M', period_end: '2023-09-18T04:30:00.0000000Z' }] }
  expect(() => rowsOf('solcast', JSON.stringify(half), { latitude: -33.86, longitude: 151.22 }, 2023)).toThrow('a row is not an hour')
})

test('cams: the irradiation of a period is its mean, and its head is passed over', () => {
  const text = [
    '# Summarization (integration) period: 0 year 0 month 0 day 1 h 0 min 0 s',
    '# Observation period;TOA;Clear sky GHI;Clear sky BHI;Clear sky DHI;Clear sky BNI;GHI;BHI;DHI;BNI;Reliability',
    '2020-06-01T12:00:00.0/2020-06-01T13:00:00.0;1084.194;848.5020;753.564;94.938;920.28;815.358;702.342;113.022;857.724;1.0',
    '2020-06-01T13:00:00.0/2020-06-01T14:00:00.0;1000;848;753;94;920;nan;nan;nan;nan;0.0',
  ].join('\n')
  const place = { latitude: 55.7906, longitude: 12.5251 }
  const rows = rowsOf('cams', text, place, 2020)
  expect(rows[0]).toEqual({ at: Date.UTC(2020, 5, 1, 12), ghi: 815.358 })
  expect(
    YEAR_SOURCES.cams.read([new TextEncoder().encode(text)], { ...place, elevation: null, zoneH: 0, years: { start: 2020, end: 2020 } })
      .text,
  ).toContain('\n2020-06-01 13:00,,,\n')
  expect(() => rowsOf('cams', text.replaceAll('13:00:00.0;1084', '12:01:00.0;1084'), place, 2020)).toThrow(
    'an observation period is not an hour',
  )
})
