import { type ComparedDifference, type Comparison, differenceDecimals, energyUnitOf, shownRows, wayTo } from '../../comparison-figures.ts'
import { differencePicture } from '../../pictures/difference.ts'
import { signed, signedPercent } from '../../pictures/number-text.ts'
import { type Block, figure, heading, paragraph, table } from '../blocks.ts'
import type { Texts } from '../texts/en.ts'
import { type ComparisonSection, columnsOf, groupsOf } from './compared.ts'

const GROUPS = ['weather', 'plane', 'plant'] as const

/** Why the energies differ: by rows of the loss diagram that add up, in numbers and drawn. */
export const differenceSection: ComparisonSection = (answer, texts): Block[] => {
  const { headings, howRowsAddUp, source } = texts.comparison
  const places = [...answer.differences.keys()].map((k) => k + 1)
  return [
    heading(1, headings.differences),
    paragraph(howRowsAddUp),
    ...groupsOf(places).map((group) => differenceTable(answer, group, texts)),
    paragraph(source(answer.method.source)),
    ...places.flatMap((k) => drawnWay(answer, k, texts)),
  ]
}

function differenceTable(answer: Comparison, group: readonly number[], texts: Texts): Block {
  const { columns, groups, sum, differencesIn } = texts.comparison
  const differences = group.flatMap((k) => answer.differences[k - 1] ?? [])
  const decimals = differenceDecimals(answer)
  const cell = (kwh: number, { energy, fraction }: ComparedDifference): string => {
    const text = signed(kwh, decimals)
    // The base is what the share of the whole difference refers to.
    return fraction === null || energy === 0 || !/[1-9]/.test(text) ? text : `${text} (${signedPercent((kwh * fraction) / energy)})`
  }
  const line = (name: string, kwhOf: (difference: ComparedDifference) => number) => [
    name,
    ...differences.map((difference) => cell(kwhOf(difference), difference)),
  ]
  const rows = shownRows(answer, differences).map(({ key, label }) =>
    line(label, (difference) => difference.rows.find((row) => row.key === key)?.kwh ?? 0),
  )
  return table(
    differencesIn(energyUnitOf(answer.per), answer.runs[0]?.name ?? ''),
    [{ title: columns.row, width: 2.1 }, ...columnsOf(answer, group)],
    [...rows, line(sum, ({ energy }) => energy), ...GROUPS.map((name) => line(groups[name], (difference) => difference[name]))],
    [rows.length],
  )
}

function drawnWay(answer: Comparison, k: number, texts: Texts): Block[] {
  const way = wayTo(answer, k)
  if (way === null) return []
  return figure(texts.comparison.wayTo(way.from.name, way.to.name), differencePicture(way, { theme: 'print', heading: false }))
}
