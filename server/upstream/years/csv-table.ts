import { unpackedTexts } from './unpacked.ts'
import { UnreadableAnswer } from './year-source.ts'

/** The rows of an answer by the names of its columns. */
export interface CsvTable {
  readonly names: readonly string[]
  readonly rows: readonly string[][]
  /** Where a column is; -1 for one that is not there. */
  readonly column: (name: string) => number
}

/**
 * A table whose line of names is its first that has all of `required`; lines above it are passed over. Plain,
 * compressed with gzip, or the first of a ZIP archive that has such a line.
 * @param mark  lines of the head begin with it; it is not part of a name
 */
export function csvTable(bytes: Uint8Array, required: readonly string[], separator = ',', mark = ''): CsvTable {
  for (const text of unpackedTexts(bytes)) {
    const lines = text.split(/\r?\n/)
    for (const [k, line] of lines.entries()) {
      const names = line
        .slice(line.startsWith(mark) ? mark.length : 0)
        .split(separator)
        .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
      if (!required.every((name) => names.includes(name))) continue
      const rows = lines.slice(k + 1).filter((row) => row.trim() !== '' && (mark === '' || !row.startsWith(mark)))
      return { names, rows: rows.map((row) => row.split(separator)), column: (name) => names.indexOf(name) }
    }
  }
  throw new UnreadableAnswer(`it has no line with the names ${required.join(', ')}`)
}
