import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../command.ts'
import { print } from '../standard-output.ts'
import { InputError } from '../usage-error.ts'

interface Row {
  readonly id: string
  readonly created_at: number
  readonly owner: string | null
  readonly kind: string
  readonly content: string
  readonly email: string | null
  readonly run_id: string | null
  readonly page: string | null
  readonly operation: string | null
}

export function feedbackAction({ values, flags }: Call): void {
  const rows = readRows(values.store ?? join(process.env.DATA_DIR ?? 'data', 'pvyield.db'))
  if (flags.has('json')) print(JSON.stringify(rows.map(shown), null, 2))
  else print(rows.length === 0 ? 'There is no feedback.' : rows.map((row) => linesOf(row).join('\n')).join('\n\n'))
}

function readRows(file: string): Row[] {
  if (!existsSync(file)) throw new InputError(`There is no store at ${file}: name it with --store, or set DATA_DIR as for the service`)
  try {
    const store = new Database(file, { readonly: true })
    try {
      return store.query('select * from feedback order by id').all() as Row[]
    } finally {
      store.close()
    }
  } catch (cause) {
    const why = (cause as Error).message
    throw new InputError(`${file} cannot be read (${why}): name the store of a service, and start the service once to complete its tables`)
  }
}

function shown({ id, created_at, owner, content: text, ...rest }: Row) {
  return { feedback_id: id, at: new Date(created_at).toISOString(), account_id: owner, ...rest, text }
}

function linesOf(row: Row): string[] {
  const { created_at, kind, content, owner, email, run_id, page, operation } = row
  const about = Object.entries({ account: owner, email, run: run_id, page, operation }).filter(([, value]) => value !== null)
  return [
    `${new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')}  ${kind}  ${row.id}`,
    ...about.map(([name, value]) => `  ${name} ${harmless(value ?? '')}`),
    ...content.split(/\r\n|\r|\n/).map((line) => `    ${harmless(line)}`),
  ]
}

/** Anyone may write: what moves the cursor or hides text of a terminal is left out. */
function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
}
