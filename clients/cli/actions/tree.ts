import { type Stage, scoreTree } from '@pvyield/engine'
import type { TreeAnswer } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { secondsOf, waiting } from '../progress.ts'
import { aligned } from '../table.ts'

export async function treeAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [stage = '', file = ''] = positionals
  const answer = await (values.server === undefined ? scoreHere() : scoreThere(values.server))
  console.log(flags.has('json') ? JSON.stringify(answer, null, 2) : treeLines(answer).join('\n'))

  function scoreHere(): TreeAnswer {
    const onProgress = secondsOf('comparing')
    const answer = scoreTree(plantOf(file, call), stage as Stage, { now: () => performance.now(), onProgress })
    onProgress(true)
    return answer as TreeAnswer
  }

  async function scoreThere(address: string): Promise<TreeAnswer> {
    const { pvyield, request } = await plantOn(address, file, call)
    return waiting('comparing', pvyield.scoreTree(stage as Stage, request))
  }
}

function treeLines({ e_grid_kwh, steps }: TreeAnswer): string[] {
  return [
    `Energy to grid  ${e_grid_kwh.toLocaleString('en-US', { maximumFractionDigits: 0 })} kWh a year`,
    ...steps.flatMap(({ step, title, options }) => [
      '',
      `${title} (${step})`,
      ...aligned(
        [['Option', 'kWh', '%', ''], ...options.map(cellsOf)].map(([name = '', energy = '', share = '', reason = '']) => [
          name,
          reason,
          energy,
          share,
        ]),
        2,
      ),
    ]),
  ]
}

function cellsOf({ option, selected, reason, difference_kwh, difference }: TreeAnswer['steps'][number]['options'][number]): string[] {
  const sign = (value: number) => (value > 0 ? '+' : '')
  return [
    `${selected ? '*' : ' '} ${option}`,
    difference_kwh === null ? '-' : `${sign(difference_kwh)}${difference_kwh.toFixed(0)}`,
    difference === null ? '-' : `${sign(difference)}${(100 * difference).toFixed(2)}`,
    reason ?? '',
  ]
}
