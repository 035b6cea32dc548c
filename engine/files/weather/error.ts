/**
 * A weather file cannot be read. The message says where the fault is and how to fix it. `line`
 * counts from 1; `column` is the name in the file's header.
 */
export class WeatherFileError extends Error {
  constructor(
    message: string,
    readonly line: number | null = null,
    readonly column: string | null = null,
  ) {
    super(`${place(line, column)}${message}`)
    this.name = 'WeatherFileError'
  }
}

/** Characters of a column's name in a message. */
const COLUMN_CHARS = 100

function place(line: number | null, name: string | null): string {
  const column = name === null || name.length <= COLUMN_CHARS ? name : `${name.slice(0, COLUMN_CHARS)}...`
  if (line !== null) return column === null ? `Line ${line}: ` : `Line ${line}, column ${column}: `
  return column === null ? '' : `Column ${column}: `
}
