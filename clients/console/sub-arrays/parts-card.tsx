import type { SubArrayResult } from '@pvyield/sdk'
import { useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { RunAnswerHere } from '../worker/jobs.ts'
import { figuresOf, type PartFigures, titleOf } from './part-figures.ts'
import { StringVoltages } from './string-voltages.tsx'

/** Parts that a table shows at first. */
const FIRST = 25

interface CardProps {
  readonly root: string
  readonly answer: RunAnswerHere
  readonly parts: readonly SubArrayResult[]
  /** Id of the part whose months and losses are shown; empty for the plant. */
  readonly chosen: string
  readonly onChosen: (id: string) => void
}

/** The parts of the plant next to each other, and the choice of one. */
export function PartsCard({ root, answer, parts, chosen, onChosen }: CardProps) {
  const id = useId()
  const [isWhole, showAll] = useState(parts.length <= FIRST)
  const figures = figuresOf(answer, parts)
  const listed = isWhole ? figures : [...figures.slice(0, FIRST), ...figures.slice(-1)]
  return (
    <>
      <section class="card" aria-labelledby={id}>
        <h2 id={id}>
          <a href={`${root}docs/sub_arrays`}>Parts of the plant</a>
        </h2>
        <WideTable label="Table of parts">
          <table class="numbers parts-table">
            <Head />
            <tbody>
              {listed.map((row, k) => (
                <Row key={k} row={row} isPlant={k === listed.length - 1} isChosen={parts[k]?.id === chosen} />
              ))}
            </tbody>
          </table>
        </WideTable>
        {isWhole ? null : (
          <p class="tools">
            <button type="button" onClick={() => showAll(true)}>
              Show all {parts.length} parts
            </button>
          </p>
        )}
        <TableTools name="parts" rows={() => csvRows(figures)} />
        <StringVoltages parts={parts} />
      </section>
      <p class="part-choice">
        <label for={`${id}-of`}>Months and losses of</label>{' '}
        <select id={`${id}-of`} value={chosen} onChange={({ currentTarget: { value } }) => onChosen(value)}>
          <option value="">The plant</option>
          {parts.map((part) => (
            <option key={part.id} value={part.id}>
              {titleOf(part)}
            </option>
          ))}
        </select>
      </p>
    </>
  )
}

const HEAD = [
  ['Part', ''],
  ['DC', 'kWp'],
  ['Inverters', 'kW AC'],
  ['DC/AC', ''],
  ['Modules', ''],
  ['On the plane', 'kWh/m²'],
  ['Specific yield', 'kWh/kWp'],
  ['At the inverters', 'kWh'],
  ['Light lost', '%'],
  ['Array loss', '%'],
  ['Inverter loss', '%'],
] as const

function Head() {
  return (
    <thead>
      <tr>
        {HEAD.map(([name, unit]) => (
          <th key={name} scope="col">
            {name}
            <br />
            <small>{unit}</small>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ row, isPlant, isChosen }: { readonly row: PartFigures; readonly isPlant: boolean; readonly isChosen: boolean }) {
  const { name, dcKwp, acKw, dcAcRatio, sharesWith, modules, planeKwhm2, specificYield, energyKwh } = row
  const cells = [
    shown(dcKwp, 1),
    acKw === null ? sharesWith : shown(acKw, 1),
    dcAcRatio === null ? '' : shown(dcAcRatio, 2),
    shown(modules),
    shown(planeKwhm2, 0),
    shown(specificYield, 0),
    shown(energyKwh),
    ...[row.lightLoss, row.arrayLoss, row.inverterLoss].map((share) => (share === null ? '–' : shown(100 * share, 1))),
  ]
  return (
    <tr class={isPlant ? 'level' : isChosen ? 'selected' : undefined}>
      <th scope="row">{name}</th>
      {cells.map((text, k) => (
        <td key={k}>{text}</td>
      ))}
    </tr>
  )
}

function csvRows(figures: readonly PartFigures[]) {
  return [
    HEAD.map(([name, unit]) => (unit === '' ? name : `${name}, ${unit}`)),
    ...figures.map((row) => [
      row.name,
      row.dcKwp,
      row.acKw ?? row.sharesWith,
      row.dcAcRatio,
      row.modules,
      row.planeKwhm2,
      row.specificYield,
      row.energyKwh,
      ...[row.lightLoss, row.arrayLoss, row.inverterLoss].map((share) => (share === null ? null : 100 * share)),
    ]),
  ]
}
