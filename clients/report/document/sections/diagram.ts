import { lossesPicture } from '../../pictures/losses.ts'
import { fixed } from '../../pictures/number-text.ts'
import { type Block, figure, heading, paragraph, table } from '../blocks.ts'
import { percentOrNone } from '../fields.ts'
import type { Section } from '../section.ts'

/** The loss diagram, drawn, and every row of it that loses or gains anything. */
export const diagramSection: Section = ({ answer }, texts): Block[] => {
  const { columns } = texts
  const rows = answer.loss_diagram.filter(({ loss, value }) => !loss || value !== 0)
  const zeros = answer.loss_diagram.filter((row) => !rows.includes(row))
  return [
    heading(1, texts.headings.diagram),
    ...figure(texts.captions.losses, lossesPicture(answer.loss_diagram, { theme: 'print', heading: false })),
    table(
      texts.headings.diagram,
      [
        { title: columns.row, width: 4 },
        { title: columns.value, width: 2, isNumber: true },
        { title: columns.unit, width: 1 },
        { title: columns.ofPrevious, width: 1.6, isNumber: true },
        { title: columns.ofLevel, width: 1.6, isNumber: true },
      ],
      rows.map(({ label, value, unit, fraction, fraction_of_previous }) => [
        label,
        fixed(value, unit === 'kWh' ? 0 : 2),
        unit === 'kWh' ? unit : 'kWh/m²',
        percentOrNone(fraction_of_previous),
        percentOrNone(fraction),
      ]),
      rows.flatMap(({ loss }, k) => (loss ? [] : [k])),
    ),
    ...(zeros.length === 0 ? [] : [paragraph(texts.zeroRows(zeros.map(({ label }) => label).join(', ')))]),
  ]
}
