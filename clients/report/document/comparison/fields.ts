import { type Block, heading, paragraph, table } from '../blocks.ts'
import { clipped } from '../fields.ts'
import { type ComparisonSection, columnsOf, groupsOf } from './compared.ts'

const CELL_MAX = 80

/** The fields that are not the same in all requests. */
export const fieldsSection: ComparisonSection = (answer, texts): Block[] => {
  const { headings, columns, noFields, assumed } = texts.comparison
  const { fields, runs } = answer
  if (fields.length === 0) return [heading(1, headings.fields), paragraph(noFields)]
  const isAnyAssumed = fields.some((field) => field.assumed.includes(true))
  return [
    heading(1, headings.fields),
    ...groupsOf([...runs.keys()]).map((group) =>
      table(
        headings.fields,
        [{ title: columns.field, width: 2.1 }, ...columnsOf(answer, group).map((column) => ({ ...column, isNumber: false }))],
        fields.map(({ path, label, words, assumed: assumedBy }) => [
          label === null ? path : `${label} (${path})`,
          ...group.map((k) => `${clipped(words[k] ?? '', CELL_MAX)}${assumedBy[k] ? ' *' : ''}`),
        ]),
      ),
    ),
    ...(isAnyAssumed ? [paragraph(assumed)] : []),
  ]
}
