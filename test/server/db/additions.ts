/** What a server of the release before needs of the tables that it knows: nothing that it uses goes, nothing more is asked of it. */

/** Tables and columns (`table.column`) that a release adds. */
type Added = Set<string>

const NAME = '[`"]?(\\w+)[`"]?'
const pattern = (text: string) => new RegExp(`^${text.replaceAll('NAME', NAME).replaceAll(' ', '\\s+')}`, 'i')
const CREATED_TABLE = pattern('create table (?:if not exists )?NAME')
const CREATED_INDEX = pattern('create index ')
const UNIQUE_INDEX = pattern('create unique index NAME on NAME\\s*\\(([^)]*)\\)')
const ADDED_COLUMN = pattern('alter table NAME add (?:column )?NAME([^]*)')
const DROPPED_INDEX = pattern('drop index (?:if exists )?NAME')
const INSERTED = pattern('insert into NAME')
const CHANGED = pattern('update NAME set ([^]*?)(?: where |$)')
const TRIGGER = pattern('create trigger NAME after [^]*? on NAME[^]*? begin ([^]*) end')
/** What a statement in a trigger writes. */
const WRITTEN = new RegExp(`\\b(?:insert\\s+(?:or\\s+\\w+\\s+)?into|delete\\s+from|update)\\s+(?!set\\b|of\\b)${NAME}`, 'gi')

/**
 * The statements of migrations that a server of the release before could not live with, with their reasons.
 * @param before  SQL of the migrations that the release before has
 * @param after   SQL of those that this release adds
 */
export function breaking(before: string, after: string): string[] {
  const added: Added = new Set()
  const isUnique = new Set([...before.matchAll(new RegExp(`create\\s+unique\\s+index\\s+${NAME}`, 'gi'))].map(([, name = '']) => name))
  return statementsOf(after).flatMap((statement) => {
    const reason = reasonAgainst(statement, added, isUnique)
    return reason === null ? [] : [`${statement.slice(0, 100)}: ${reason}`]
  })
}

function statementsOf(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function reasonAgainst(statement: string, added: Added, isUnique: ReadonlySet<string>): string | null {
  const [, table] = CREATED_TABLE.exec(statement) ?? []
  if (table !== undefined) added.add(table)
  if (table !== undefined || CREATED_INDEX.test(statement)) return null
  const [, of = '', column, rest = ''] = ADDED_COLUMN.exec(statement) ?? []
  if (column !== undefined) {
    added.add(`${of}.${column}`)
    const isOptional = added.has(of) || !/not\s+null/i.test(rest) || /default/i.test(rest)
    return isOptional ? null : 'an older server does not fill it: let it be null, or give it a default'
  }
  const [, dropped] = DROPPED_INDEX.exec(statement) ?? []
  if (dropped !== undefined) return isUnique.has(dropped) ? 'an older server relies on it: drop it in a later release' : null
  return reasonAgainstWrites(statement, added)
}

/** The same for what writes or restricts what tables contain. */
function reasonAgainstWrites(statement: string, added: Added): string | null {
  const [, , onTable = '', columns] = UNIQUE_INDEX.exec(statement) ?? []
  if (columns !== undefined) {
    const isNew = added.has(onTable) || columns.split(',').some((name) => added.has(`${onTable}.${name.replaceAll(/[^\w]/g, '')}`))
    return isNew ? null : 'an older server may write what it refuses: use a column that is new'
  }
  const [, into] = INSERTED.exec(statement) ?? []
  if (into !== undefined) return added.has(into) ? null : 'an older server reads the rows: add them in code that knows them'
  const [, changed = '', set] = CHANGED.exec(statement) ?? []
  if (set !== undefined) {
    const names = [...set.matchAll(new RegExp(`(?:^|,)\\s*${NAME}\\s*=`, 'g'))].map(([, name]) => `${changed}.${name}`)
    return added.has(changed) || names.every((name) => added.has(name)) ? null : 'an older server reads the values: fill a new column'
  }
  const [, , , body] = TRIGGER.exec(statement) ?? []
  if (body !== undefined) {
    const written = [...body.matchAll(WRITTEN)].map(([, name = '']) => name)
    const isApart = written.every((name) => added.has(name)) && !/raise\s*\(/i.test(body)
    return isApart ? null : 'it changes what an older server reads, or refuses what it writes: write new tables alone'
  }
  return 'it may take away what an older server uses: add next to it, and take it away in a later release'
}
