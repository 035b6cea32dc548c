import { writeFileSync } from 'node:fs'
import type { Weather } from '@pvyield/sdk'
import type { Call, Option } from './command.ts'
import { joinedNotes } from './joined-notes.ts'
import { inOptions } from './option-words.ts'
import { requireFolderOf } from './output-file.ts'
import { sectionCsv } from './section-csv.ts'
import { print } from './standard-output.ts'
import { InputError } from './usage-error.ts'

/** Where made weather goes. */
export const OUT_OPTION = {
  type: 'string',
  value: 'FILE',
  isFile: true,
  otherNames: ['output', 'o', 'save'],
  help: 'write the weather to a file that --weather reads: a table, or with the ending .json a section of a request',
} as const satisfies Option

/** An answer with weather that an operation has made. */
export interface MadeAnswer {
  readonly weather?: Weather
  readonly meta: { readonly id?: string; readonly notes?: readonly string[] }
}

/** Which part of an answer a call needs. Fails: InputError for a file that will have no place. */
export function wantedPart({ values, flags }: Call): { fields: 'all' | 'meta' } {
  requireFolderOf(values.out)
  return { fields: values.out !== undefined || flags.has('json') ? 'all' : 'meta' }
}

/**
 * Writes the weather of an answer where the call wants it, and prints the answer: as lines, then its notes and how to
 * use the weather, or as JSON, without the rows that were written.
 * @param isOwn  the service has ended with the call: its ids name nothing
 * Fails: InputError for an answer without weather that a file was to have.
 */
export function printMade(call: Call, answer: MadeAnswer, lines: readonly string[], notes: readonly string[], isOwn: boolean): void {
  const { values, flags, command } = call
  const { weather, ...report } = isOwn ? withoutId(answer) : answer
  const { out } = values
  if (out !== undefined && weather !== undefined) writeSection(out, weather)
  if (flags.has('json')) print(JSON.stringify(out === undefined ? { ...report, weather } : report, null, 2))
  else {
    const said = joinedNotes([...notes, ...(answer.meta.notes ?? [])].map((note) => inOptions(note, command))).map(
      (note) => `note: ${note}`,
    )
    const isMade = weather !== undefined || answer.meta.id !== undefined
    print([...lines, ...(said.length > 0 ? ['', ...said] : []), ...(isMade ? useLines(report.meta.id, out, weather) : [])].join('\n'))
  }
  if (out !== undefined && weather === undefined)
    throw new InputError(`${out} is not written: the service has made no weather. The notes say why`)
}

function withoutId({ meta: { id: _, ...meta }, weather, ...report }: MadeAnswer): MadeAnswer {
  const { id: __, ...ofSection } = (weather?.meta ?? {}) as { id?: string }
  return {
    ...report,
    meta,
    ...(weather !== undefined && { weather: weather.meta === undefined ? weather : { ...weather, meta: ofSection } }),
  }
}

function writeSection(path: string, weather: Weather): void {
  writeFileSync(path, /\.json$/i.test(path) ? JSON.stringify(weather) : sectionCsv(weather))
}

function useLines(id: string | undefined, out: string | undefined, weather: Weather | undefined): string[] {
  if (out !== undefined) return weather === undefined ? [] : ['', `${out}: ${weather.temp_air_c.length} rows`]
  return ['', id === undefined ? 'The weather is not kept: --out FILE writes it' : `weather: {"id": "${id}"}, stored for 30 days`]
}
