import { fixed, signed } from '../../pictures/number-text.ts'
import { type Block, heading, paragraph, table } from '../blocks.ts'
import type { Section } from '../section.ts'
import { partName } from './part-tables.ts'

/** Parts in one table, and parts whose losses a report has. */
const COLUMNS_MAX = 4
const PARTS_MAX = 24

/** The loss diagram of each part, up to the output of the inverters, in tables of a few parts. */
export const partLossesSection: Section = ({ answer }, texts): Block[] => {
  const parts = answer.sub_arrays ?? []
  if (parts.length < 2) return []
  const shown = parts.slice(0, PARTS_MAX)
  const tables = Array.from({ length: Math.ceil(shown.length / COLUMNS_MAX) }, (_, k) =>
    shown.slice(k * COLUMNS_MAX, (k + 1) * COLUMNS_MAX),
  )
  const left = parts.length - shown.length
  return [
    heading(1, texts.headings.partLosses),
    paragraph(texts.partLossesNote),
    ...tables.map((columns) => {
      const keys = [
        ...new Set(
          columns.flatMap(({ loss_diagram }) => loss_diagram.filter(({ loss, value }) => !loss || value !== 0).map(({ key }) => key)),
        ),
      ]
      const named = new Map(columns.flatMap(({ loss_diagram }) => loss_diagram.map((row) => [row.key, row] as const)))
      // in the order of the plant's own diagram
      const order = answer.loss_diagram.map(({ key }) => key).filter((key) => keys.includes(key))
      return table(
        `${texts.headings.partLosses}: ${columns.map(({ id }) => id).join(', ')}`,
        [
          { title: texts.columns.row, width: 3.4 },
          { title: texts.columns.unit, width: 1.1 },
          ...columns.map((part) => ({ title: partName(part), width: 2, isNumber: true })),
        ],
        order.map((key) => {
          const unit = named.get(key)?.unit === 'kWh' ? 'kWh' : 'kWh/m²'
          return [
            named.get(key)?.label ?? key,
            unit,
            ...columns.map(({ loss_diagram }) => {
              const row = loss_diagram.find((each) => each.key === key)
              const decimals = unit === 'kWh' ? 0 : 2
              return row === undefined ? '' : row.loss ? signed(-row.value, decimals) : fixed(row.value, decimals)
            }),
          ]
        }),
        order.flatMap((key, k) => (named.get(key)?.loss === false ? [k] : [])),
      )
    }),
    ...(left > 0 ? [paragraph(texts.moreParts(left))] : []),
  ]
}
