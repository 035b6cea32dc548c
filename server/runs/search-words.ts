import { type SQL, sql } from 'drizzle-orm'
import { runs } from './table.ts'

/** Whether a listed run contains a word, or has it as its id. What describes a plant is ASCII. */
export function contains(word: string): SQL {
  const plant = sql`upper(coalesce(${runs.headline} ->> '$.label', ''))`
  return sql`(instr(coalesce(${runs.labelKey}, '') || char(10) || ${plant}, ${word}) > 0 or upper(${runs.id}) = ${word})`
}
