import { type NormalizedYield, normalizedYields } from '../../normalized.ts'
import { normalizedPicture } from '../../pictures/normalized.ts'
import { fixed } from '../../pictures/number-text.ts'
import { bifacialRatio } from '../bifacial-ratio.ts'
import { type Block, figure, heading, paragraph, table } from '../blocks.ts'
import { periodOf } from '../period.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

/** The monthly table with its year, the same for each kWp, and the calendar years of weather that has several. */
export const monthsSection: Section = ({ answer, request }, texts): Block[] => [
  heading(1, texts.headings.months),
  monthTable(answer, texts),
  paragraph(texts.legend),
  ...(bifacialRatio(answer, request) === null ? [] : [paragraph(texts.frontOnly)]),
  ...normalizedBlocks(answer, texts),
  ...yearBlocks(answer, texts),
]

function monthTable({ summary }: ReportRun['answer'], texts: Texts): Block {
  const { columns } = texts
  const { monthly } = summary
  const keys = [
    ['glob_hor_kwhm2', columns.globHor, 1],
    ['diff_hor_kwhm2', columns.diffHor, 1],
    ['t_amb_c', columns.tAmb, 1],
    ['glob_inc_kwhm2', columns.globInc, 1],
    ['glob_eff_kwhm2', columns.globEff, 1],
    ['e_array_kwh', columns.eArray, 0],
    ['e_grid_kwh', columns.eGrid, 0],
    ['pr', columns.pr, 3],
  ] as const
  const rows = texts.months
    .map((name, k) => [name, ...keys.map(([key, , decimals]) => cell(monthly[key][k], decimals))])
    .filter(([, ...cells]) => cells.some((text) => text !== '')) // the weather may have part of the months
  const total = [periodOf(summary, texts).total, ...keys.map(([key, , decimals]) => cell(monthly.year[key], decimals))]
  return table(
    texts.headings.months,
    [
      { title: columns.month, width: 1.8 },
      ...keys.map(([key, title]) => ({ title, width: key.endsWith('_kwh') ? 2.1 : 1.4, isNumber: true })),
    ],
    [...rows, total],
    [rows.length],
  )
}

function normalizedBlocks(answer: ReportRun['answer'], texts: Texts): Block[] {
  const yields = normalizedYields(answer)
  if (yields === null) return []
  const { columns, headings } = texts
  const row = (name: string, one: NormalizedYield | null) => [
    name,
    ...[one?.reference, one?.capture, one?.system, one?.final].map((value) => cell(value, 2)),
  ]
  return [
    heading(2, headings.normalized),
    ...figure(texts.captions.normalized, normalizedPicture(yields, { theme: 'print', heading: false, height: 260 })),
    table(
      headings.normalized,
      [
        { title: columns.month, width: 1.8 },
        ...[columns.yr, columns.lc, columns.ls, columns.yf].map((title) => ({ title, width: 1.4, isNumber: true })),
      ],
      [...yields.months.map((month, k) => row(texts.months[k] ?? '', month)), row(columns.year, yields.year)],
      [12],
    ),
    paragraph(texts.normalizedLegend),
  ]
}

function yearBlocks({ summary: { years } }: ReportRun['answer'], texts: Texts): Block[] {
  if (years === null) return []
  const { columns, headings } = texts
  return [
    heading(2, headings.years),
    table(
      headings.years,
      [
        { title: columns.year, width: 2 },
        ...[columns.rows, columns.globHor, columns.globInc, columns.eGrid].map((title) => ({ title, width: 2, isNumber: true })),
      ],
      years.year.map((year, k) => [
        String(year),
        cell(years.rows[k], 0),
        cell(years.glob_hor_kwhm2[k], 1),
        cell(years.glob_inc_kwhm2[k], 1),
        cell(years.e_grid_kwh[k], 0),
      ]),
    ),
  ]
}

function cell(value: number | null | undefined, decimals: number): string {
  return value === null || value === undefined ? '' : fixed(value, decimals)
}
