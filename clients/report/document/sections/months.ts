import { fixed } from '../../pictures/number-text.ts'
import { type Block, heading, paragraph, table } from '../blocks.ts'
import type { Section } from '../section.ts'

/** The monthly table with its year, and the calendar years of weather that has several. */
export const monthsSection: Section = ({ answer }, texts): Block[] => {
  const { monthly, years } = answer.summary
  const { columns } = texts
  const cell = (value: number | null | undefined, decimals: number) => (value === null || value === undefined ? '' : fixed(value, decimals))
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
  const rows = texts.months.map((name, k) => [name, ...keys.map(([key, , decimals]) => cell(monthly[key][k], decimals))])
  const total = [columns.year, ...keys.map(([key, , decimals]) => cell(monthly.year[key], decimals))]
  return [
    heading(1, texts.headings.months),
    table(
      texts.headings.months,
      [
        { title: columns.month, width: 1.8 },
        ...keys.map(([key, title]) => ({ title, width: key.endsWith('_kwh') ? 2.1 : 1.4, isNumber: true })),
      ],
      [...rows, total],
      [12],
    ),
    paragraph(texts.legend),
    ...(years === null
      ? []
      : [
          heading(2, texts.headings.years),
          table(
            texts.headings.years,
            [
              { title: columns.year, width: 2 },
              { title: columns.rows, width: 2, isNumber: true },
              { title: columns.globHor, width: 2, isNumber: true },
              { title: columns.globInc, width: 2, isNumber: true },
              { title: columns.eGrid, width: 2, isNumber: true },
            ],
            years.year.map((year, k) => [
              String(year),
              cell(years.rows[k], 0),
              cell(years.glob_hor_kwhm2[k], 1),
              cell(years.glob_inc_kwhm2[k], 1),
              cell(years.e_grid_kwh[k], 0),
            ]),
          ),
        ]),
  ]
}
