import { lossesPicture } from '../../pictures/losses.ts'
import { fixed, signed, signedPercent } from '../../pictures/number-text.ts'
import { type Block, figure, heading, paragraph, table } from '../blocks.ts'
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
      rows.map(({ label, value, unit, loss, fraction, fraction_of_previous }) => [
        label,
        loss ? signed(-value, unit === 'kWh' ? 0 : 2) : fixed(value, unit === 'kWh' ? 0 : 2),
        unit === 'kWh' ? unit : 'kWh/m²',
        changeOrNone(fraction_of_previous),
        changeOrNone(fraction),
      ]),
      rows.flatMap(({ loss }, k) => (loss ? [] : [k])),
    ),
    paragraph(texts.diagramLegend),
    ...(zeros.length === 0 ? [] : [paragraph(texts.zeroRows(zeros.map(({ label }) => label).join(', ')))]),
  ]
}

/** What a row changes as percent, from the share that it loses. */
function changeOrNone(lost: number | null | undefined): string {
  return lost === null || lost === undefined ? '' : signedPercent(-lost)
}
