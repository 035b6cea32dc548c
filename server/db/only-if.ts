import type { Statement } from './database.ts'

/** A condition of SQL, with its parameters. */
export interface Condition {
  readonly sql: string
  readonly params: readonly unknown[]
}

/**
 * The statements with their insertions bound to a condition: in a batch, they insert only if an
 * earlier statement did what it should. Other statements stay as they are.
 */
export function onlyIf(statements: readonly Statement[], condition: Condition): readonly Statement[] {
  return statements.map((statement) => {
    const { sql, params } = statement.toSQL()
    if (!sql.startsWith('insert ')) return statement
    const conditional = withCondition(sql, condition.sql)
    return { toSQL: () => ({ sql: conditional, params: [...params, ...condition.params] }) }
  })
}

/** `insert into t (...) values (?, ...) ...` as `insert into t (...) select ?, ... where ... ...`. */
function withCondition(sql: string, condition: string): string {
  const parts = /^(insert into \S+ \([^()]*\)) values \(([^()]*)\)( on conflict do nothing)?$/.exec(sql)
  if (parts === null) throw new Error(`An insertion of one row was expected: ${sql}`)
  const [, target = '', values = '', otherwise = ''] = parts
  return `${target} select ${values} where ${condition}${otherwise}`
}
