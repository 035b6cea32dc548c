import { answerLines } from './bars.ts'
import type { Call } from './command.ts'
import { csvOf, type ShownSeries } from './series-csv.ts'
import { UsageError } from './usage-error.ts'

/** How the answer of a run is printed. */
export type Form = 'table' | 'json' | 'csv'

/** Fails: UsageError for forms that exclude each other. */
export function formOf({ flags }: Pick<Call, 'flags'>): Form {
  if (flags.has('series') && !flags.has('json')) throw new UsageError('--series needs --json, which prints it: add --json')
  if (flags.has('json') && flags.has('csv')) throw new UsageError('--json and --csv exclude each other: choose one')
  return flags.has('json') ? 'json' : flags.has('csv') ? 'csv' : 'table'
}

/** @param answer  of a run, with its series for a CSV */
export function printAnswer(form: Form, answer: Parameters<typeof answerLines>[0] & { readonly series?: unknown }): void {
  if (form === 'table') console.log(answerLines(answer).join('\n'))
  else if (form === 'json') console.log(JSON.stringify(answer, null, 2))
  else console.log(csvOf(answer.series as ShownSeries))
}
