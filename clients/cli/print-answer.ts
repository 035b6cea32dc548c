import { answerLines } from './bars.ts'
import type { Call } from './command.ts'
import { warningsInOptions } from './option-names.ts'
import { csvOf, type ShownSeries } from './series-csv.ts'
import { print } from './standard-output.ts'
import { UsageError } from './usage-error.ts'

/** How the answer of a run is printed. */
export type Form = 'table' | 'json' | 'csv'

type Shown = Parameters<typeof answerLines>[0] & { readonly series?: unknown }

/** An answer as JSON. Notes on the weather file, which the answer does not have, follow it as `weather_notes`. */
export function withWeatherNotes(answer: object, weatherNotes: readonly string[]): string {
  return JSON.stringify(weatherNotes.length === 0 ? answer : { ...answer, weather_notes: weatherNotes }, null, 2)
}

/** Fails: UsageError for forms that exclude each other. */
export function formOf({ flags }: Pick<Call, 'flags'>): Form {
  if (flags.has('series') && !flags.has('json')) throw new UsageError('--series needs --json, which prints it: add --json')
  if (flags.has('json') && flags.has('csv')) throw new UsageError('--json and --csv exclude each other: choose one')
  return flags.has('json') ? 'json' : flags.has('csv') ? 'csv' : 'table'
}

/**
 * Prints an answer, and what a user should know of the weather file: in the text and in the JSON, and next
 * to a CSV on standard error. The text names options, the JSON the fields of the API.
 * @param answer  of a run, with its series for a CSV
 */
export function printAnswer(form: Form, answer: Shown, weatherNotes: readonly string[], { command }: Pick<Call, 'command'>): void {
  if (form === 'table') {
    const warnings = warningsInOptions(answer.summary, command)
    print(answerLines({ ...answer, summary: { ...answer.summary, warnings } }, weatherNotes).join('\n'))
  } else if (form === 'json') print(withWeatherNotes(answer, weatherNotes))
  else {
    for (const note of weatherNotes) console.error(`Note: ${note}`)
    print(csvOf(answer.series as ShownSeries))
  }
}
