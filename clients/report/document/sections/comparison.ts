import { fixed, short } from '../../pictures/number-text.ts'
import { type Block, facts, heading, table } from '../blocks.ts'
import { percentOrNone } from '../fields.ts'
import type { Section } from '../section.ts'

/** The run next to the reference series of its weather. */
export const comparisonSection: Section = ({ answer }, texts): Block[] => {
  const { comparison } = answer.summary
  if (!comparison) return []
  const { columns } = texts
  const value = (number: number | null, unit: string) =>
    number === null ? '' : `${Math.abs(number) >= 1000 ? fixed(number, 0) : short(number)} ${unit}`
  const first = comparison.first_difference
  return [
    heading(1, texts.headings.comparison),
    facts(texts.headings.comparison, [
      [texts.facts.tolerance, percentOrNone(comparison.tolerance)],
      [
        texts.facts.firstDifference,
        first === null ? texts.facts.noDifference : `${first.step} (${first.column}, ${percentOrNone(first.bias_fraction)})`,
      ],
    ]),
    table(
      texts.headings.comparison,
      [
        { title: columns.series, width: 2 },
        { title: columns.ours, width: 2.4, isNumber: true },
        { title: columns.theirs, width: 2.4, isNumber: true },
        { title: columns.bias, width: 1.6, isNumber: true },
        { title: columns.rmse, width: 2, isNumber: true },
      ],
      comparison.series.map((series) => [
        series.column,
        value(series.ours, series.unit),
        value(series.theirs, series.unit),
        percentOrNone(series.bias_fraction),
        percentOrNone(series.rmse_fraction),
      ]),
    ),
  ]
}
