import { comparedMonths, energyDecimals } from '../../comparison-figures.ts'
import { monthsComparedPicture } from '../../pictures/months-compared.ts'
import { fixed, percent } from '../../pictures/number-text.ts'
import { type Block, figure, heading, table } from '../blocks.ts'
import { type ComparisonSection, columnsOf, groupsOf } from './compared.ts'
import { nameWithUnit } from './figures.ts'

/** Numbers of months are short. */
const ACROSS = 6

/** The months side by side: those that differ. */
export const comparedMonthsSection: ComparisonSection = (answer, texts): Block[] => {
  const { months, runs } = answer
  const { headings, monthsCaption } = texts.comparison
  const tables = months
    .filter(({ field, values }) => field === 'e_grid_kwh' || !areSame(values))
    .flatMap(({ label, unit, values }) => {
      // A run may have part of the months.
      const present = texts.months.flatMap((_, month) => (values.some((run) => run[month] !== null) ? [month] : []))
      const decimals = unit === 'kWh' ? energyDecimals(values.flat()) : 1
      const cell = (value: number | null | undefined) =>
        value === null || value === undefined ? '' : unit === 'fraction' ? percent(value, 1) : fixed(value, decimals)
      return groupsOf([...runs.keys()], ACROSS).map((group) =>
        table(
          nameWithUnit(label, unit),
          [{ title: texts.columns.month, width: 1.6 }, ...columnsOf(answer, group)],
          present.map((month) => [texts.months[month] ?? '', ...group.map((k) => cell(values[k]?.[month]))]),
        ),
      )
    })
  return [
    heading(1, headings.months),
    ...figure(monthsCaption, monthsComparedPicture(comparedMonths(answer), 'kWh', { theme: 'print', heading: false })),
    ...tables,
  ]
}

function areSame(values: readonly (readonly unknown[])[]): boolean {
  return values.every((run) => run.every((value, month) => value === values[0]?.[month]))
}
