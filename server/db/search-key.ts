import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Text without its case, as labels and the words of a search are compared: a capital sigma ends no word, a small one does. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toUpperCase()
}

/** The words of a search. */
export function searchWords(q: string): string[] {
  return searchKey(q)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a column that `searchKey` wrote has a word. */
export function hasWord(column: SQLWrapper, word: string): SQL {
  return sql`instr(${column}, ${word}) > 0`
}
