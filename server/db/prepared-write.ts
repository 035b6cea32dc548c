import { fillPlaceholders, type Query } from 'drizzle-orm'
import type { Statement } from './database.ts'

/**
 * A statement whose SQL text is built once, for each set of values of its placeholders. drizzle
 * builds the text of a statement anew for each batch, in 0.03 to 0.06 ms of the main thread.
 */
export function preparedWrite<Values extends Record<string, unknown>>(statement: { toSQL(): Query }): (values: Values) => Statement {
  const { sql, params } = statement.toSQL()
  return (values) => ({ toSQL: () => ({ sql, params: fillPlaceholders(params, values) }) })
}
