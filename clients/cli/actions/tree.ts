import { compare, type Stage } from '@pvyield/engine'
import type { TreeAnswer } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { fixedText } from '../figure-text.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { withWeatherNotes } from '../print-answer.ts'
import { secondsOf, waiting } from '../progress.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { aligned } from '../table.ts'

export async function treeAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [stage = '', file = ''] = positionals
  const { answer, notes } = await (values.server === undefined ? scoreHere() : scoreThere(values.server))
  if (flags.has('json')) print(withWeatherNotes(answer, notes))
  else print([...treeLines(answer), ...(notes.length > 0 ? [''] : []), ...notes.map((note) => `Note: ${note}`)].join('\n'))

  async function scoreHere() {
    const { body, notes } = plantOf(file, call)
    const tell = secondsOf('comparing')
    const answer = await compare({ kind: 'compare', stage: stage as Stage, body }, sourcesHere(call.root, tell))
    tell(true)
    return { answer: answer as TreeAnswer, notes }
  }

  async function scoreThere(address: string) {
    const { pvyield, request, notes } = await plantOn(address, file, call)
    return { answer: await waiting('comparing', pvyield.scoreTree(stage as Stage, request)), notes }
  }
}

/** A stage as lines of text. Why an option does not suit the plant stands behind its row, where it moves no column. */
export function treeLines({ e_grid_kwh, steps }: TreeAnswer): string[] {
  return [
    `Energy to grid  ${e_grid_kwh.toLocaleString('en-US', { maximumFractionDigits: 0 })} kWh`,
    ...steps.flatMap(({ step, title, options }) => {
      const reasons = [null, ...options.map(({ reason }) => reason ?? null)]
      return [
        '',
        `${title} (${step})`,
        ...aligned([['Option', 'kWh', '%'], ...options.map(cellsOf)], 1).map((line, k) =>
          reasons[k] == null ? line : `${line}  ${reasons[k]}`,
        ),
      ]
    }),
  ]
}

function cellsOf({ option, selected, difference_kwh, difference }: TreeAnswer['steps'][number]['options'][number]): string[] {
  return [
    `${selected ? '*' : ' '} ${option}`,
    difference_kwh === null ? '-' : fixedText(difference_kwh, 0, 'exceptZero'),
    difference === null ? '-' : fixedText(100 * difference, 2, 'exceptZero'),
  ]
}
