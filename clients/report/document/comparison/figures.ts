import { energyDecimals } from '../../comparison-figures.ts'
import { fixed, percent, signed, signedPercent } from '../../pictures/number-text.ts'
import { type Block, heading, table } from '../blocks.ts'
import { type ComparisonSection, columnsOf, groupsOf } from './compared.ts'

/** The figures of the year side by side; below each its difference from the base, as percent. */
export const figuresSection: ComparisonSection = (answer, texts): Block[] => {
  const { headings, columns } = texts.comparison
  const places = [...answer.runs.keys()]
  return [
    heading(1, headings.figures),
    ...groupsOf(places).map((group) =>
      table(
        headings.figures,
        [{ title: columns.figure, width: 2.1 }, ...columnsOf(answer, group)],
        answer.summary.map(({ label, unit, values, differences }) => [
          nameWithUnit(label, unit),
          ...group.map((k) => cell(values, differences, k, unit)),
        ]),
      ),
    ),
  ]
}

export function nameWithUnit(label: string, unit: string): string {
  return unit === '1' || unit === 'fraction' ? label : `${label}, ${unit.replace('m2', 'm²')}`
}

function cell(values: readonly (number | null)[], differences: readonly (number | null)[], k: number, unit: string): string {
  const [value, difference, base] = [values[k] ?? null, differences[k] ?? null, values[0] ?? null]
  if (value === null) return ''
  if (unit === 'fraction') {
    const points = difference === null || k === 0 ? '' : ` (${signed(100 * difference, 2)})`
    return `${percent(value, 2)}${points}`
  }
  const text = fixed(value, unit === '1' && values.every(Number.isInteger) ? 0 : energyDecimals(values))
  return difference === null || k === 0 || base === null || base === 0 ? text : `${text} (${signedPercent(difference / base)})`
}
