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

function place(line: number | null, column: string | null): string {
  if (line !== null) return column === null ? `Line ${line}: ` : `Line ${line}, column ${column}: `
  return column === null ? '' : `Column ${column}: `
}
