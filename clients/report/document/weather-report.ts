import { fixed } from '../pictures/number-text.ts'
import { weatherFlagsPicture } from '../pictures/weather-flags.ts'
import { weatherMonthsPicture } from '../pictures/weather-months.ts'
import { flagsOf, type TestedRowsOf, type TestedWeather } from '../weather-quality.ts'
import { type Block, figure, heading, paragraph, type ReportDocument, table } from './blocks.ts'

/** What the report says besides the answer. */
export interface WeatherReportDetails {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Id of the cleaned weather; null when it was not stored. */
  readonly id: string | null
  readonly engineVersion: string
}

/** Heading of the findings; what became of rows that fail is reported with the changes. */
const AS_SENT = 'The series as it was sent'
/** Changes that the report lists one by one. */
const CHANGES_MAX = 60
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  ghi_wm2: 'GHI',
  dhi_wm2: 'DHI',
  dni_wm2: 'DNI',
  temp_air_c: 'temperature',
  wind_speed_ms: 'wind',
}
const WAYS: Readonly<Record<string, string>> = {
  removed: 'left as a gap',
  closure: 'from the other components',
  interpolated: 'between the rows before and after',
  days: 'mean of the days around',
}

/** The report on a weather that was tested row by row. Every number in it is one of the answer. */
export function weatherReport(
  answer: TestedWeather,
  rows: TestedRowsOf,
  { date, id, engineVersion }: WeatherReportDetails,
): ReportDocument {
  const { place, changes, series } = answer
  const share = answer.rows === 0 ? 0 : (100 * answer.flagged_rows) / answer.rows
  const elevation = place.elevation == null ? 'not known' : `${fixed(place.elevation, 0)} m`
  return {
    language: 'en',
    date,
    cover: {
      title: 'Quality of the weather',
      subtitle: '',
      business: '',
      logo: null,
      headlines: [
        { name: 'Rows', value: String(answer.rows), unit: `of ${rows.rows.stepMinutes} min` },
        { name: 'Rows that fail a test', value: String(answer.flagged_rows), unit: `${fixed(share, 2)} %` },
        { name: 'Changed values', value: String(changes.count), unit: '' },
      ],
      notices:
        series.notes.length === 0 ? [] : [{ text: `Findings on the series as it was sent: ${series.notes.length}`, section: AS_SENT }],
      facts: [
        ['Place', `${place.latitude}, ${place.longitude}; elevation ${elevation}`],
        ['Cleaned weather', id ?? 'not stored'],
        ['Clear sky', answer.clear_sky === null ? 'not compared' : `${answer.clear_sky.model}. ${answer.clear_sky.turbidity_source}`],
        ['Date', date],
      ],
    },
    blocks: [
      ...wholeSeries(answer),
      ...testsSection(answer, rows),
      ...monthsSection(answer),
      ...gapsSection(answer),
      ...changesSection(answer),
      heading(1, 'Sources'),
      { kind: 'list', items: [...new Set(answer.tests.map(({ source }) => source))] },
    ],
    foot: `pvyield ${engineVersion}`,
  }
}

function wholeSeries({ series }: TestedWeather): Block[] {
  const title = heading(1, AS_SENT)
  if (series.notes.length > 0) return [title, { kind: 'list', items: series.notes }]
  return [title, paragraph('Stamps, closure, diffuse light of the year and the clearest hours of the months are as expected.')]
}

function testsSection(answer: TestedWeather, rows: TestedRowsOf): Block[] {
  return [
    heading(1, 'Tests of the rows'),
    ...figure('Hours of the year in which a row fails a test.', weatherFlagsPicture(flagsOf(answer, rows))),
    table(
      'Rows that were compared, and rows that fail',
      [
        { title: 'Test', width: 2 },
        { title: 'A row fails with', width: 4 },
        { title: 'Columns', width: 2 },
        { title: 'Compared', width: 1, isNumber: true },
        { title: 'Failed', width: 1, isNumber: true },
        { title: 'Values', width: 1.4 },
      ],
      answer.tests.map(({ test, title, columns, rows: compared, flagged, removed }) => [
        test,
        title,
        columns.map(nameOf).join(', '),
        String(compared),
        String(flagged),
        flagged > 0 && removed ? 'removed' : '',
      ]),
      answer.tests.flatMap(({ flagged }, k) => (flagged > 0 ? [k] : [])),
    ),
  ]
}

function monthsSection({ months }: TestedWeather): Block[] {
  const number = (value: number | null, digits: number) => (value === null ? '' : fixed(value, digits))
  return [
    heading(1, 'Months'),
    ...figure(
      'Of the clearest hours one in twenty is clearer. A sensor that drifts leaves the line of the other months.',
      weatherMonthsPicture(months),
    ),
    table(
      'Irradiation as sent, kWh/m2; ratios to the clear sky',
      [
        { title: 'Month', width: 1.4 },
        ...['GHI', 'DHI', 'DNI', 'Clearness', 'GHI ratio', 'clearest', 'DNI clearest', 'Gaps', 'Flags'].map((title) => ({
          title,
          width: 1,
          isNumber: true,
        })),
      ],
      months.map((month) => [
        `${month.year}-${String(month.month).padStart(2, '0')}`,
        number(month.ghi_kwhm2, 1),
        number(month.dhi_kwhm2, 1),
        number(month.dni_kwhm2, 1),
        number(month.clearness, 2),
        number(month.clear_sky_ratio, 2),
        number(month.clearest_ratio, 2),
        number(month.clearest_beam_ratio, 2),
        String(sumOf(month.missing)),
        String(sumOf(month.flagged)),
      ]),
    ),
  ]
}

function gapsSection({ gaps }: TestedWeather): Block[] {
  return [
    heading(1, 'Gaps'),
    paragraph(
      `${gaps.absent_rows} rows are left out by the stamps. ${gaps.columns.length === 0 ? 'No column has a gap.' : ''} ${gaps.rule}`,
    ),
    ...(gaps.columns.length === 0
      ? []
      : [
          table(
            'Gaps as sent',
            [
              { title: 'Column', width: 2 },
              { title: 'Rows', width: 1, isNumber: true },
              { title: 'Longest, h', width: 1, isNumber: true },
            ],
            gaps.columns.map(({ column, rows, longest_h }) => [nameOf(column), String(rows), fixed(longest_h, 1)]),
          ),
        ]),
  ]
}

function changesSection({ changes }: TestedWeather): Block[] {
  if (changes.count === 0) return [heading(1, 'Changes'), paragraph('The cleaned weather is the weather that was sent.')]
  const listed = changes.rows.slice(0, CHANGES_MAX)
  const cell = (value: number | null) => (value === null ? 'gap' : fixed(value, 1))
  return [
    heading(1, 'Changes'),
    table(
      'What the cleaned weather has changed',
      [
        { title: 'Column', width: 1 },
        { title: 'Reason', width: 2 },
        { title: 'Instead', width: 3 },
        { title: 'Rows', width: 1, isNumber: true },
      ],
      changes.by_reason.map(({ column, why, how, rows }) => [nameOf(column), why, WAYS[how] ?? how, String(rows)]),
    ),
    table(
      listed.length < changes.count ? `The first ${listed.length} of ${changes.count} changes, W/m2` : 'Every change, W/m2',
      [
        { title: 'Row', width: 2 },
        { title: 'Column', width: 1 },
        { title: 'Reason', width: 2 },
        { title: 'Before', width: 1, isNumber: true },
        { title: 'After', width: 1, isNumber: true },
      ],
      listed.map(({ time, column, why, before, after }) => [time, nameOf(column), why, cell(before), cell(after)]),
    ),
  ]
}

const nameOf = (column: string): string => COLUMN_NAMES[column] ?? column
const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
