import { energyDecimals } from '../../comparison-figures.ts'
import { fixed, signed } from '../../pictures/number-text.ts'
import { type Block, heading, table } from '../blocks.ts'
import { type ComparisonSection, columnsOf, groupsOf } from './compared.ts'

/** Parts of the plants by their ids, up to the output of their inverters. */
export const partsSection: ComparisonSection = (answer, texts): Block[] => {
  const { sub_arrays: parts, runs } = answer
  if (parts === null) return []
  const { headings, columns, partsCaption } = texts.comparison
  const decimals = energyDecimals(parts.flatMap((part) => part.e_inverter_output_kwh))
  return [
    heading(1, headings.parts),
    ...groupsOf([...runs.keys()]).map((group) =>
      table(
        partsCaption,
        [{ title: columns.part, width: 2.1 }, ...columnsOf(answer, group)],
        parts.map(({ id, label, e_inverter_output_kwh: energy, differences }) => [
          label === null ? id : `${label} (${id})`,
          ...group.map((k) => {
            const value = energy[k] ?? null
            const difference = answer.per === 'plant' ? differences.find(({ name }) => name === runs[k]?.name) : undefined
            const change = difference === undefined ? '' : ` (${signed(difference.energy, decimals)})`
            return value === null ? '' : `${fixed(value, decimals)}${change}`
          }),
        ]),
      ),
    ),
  ]
}
