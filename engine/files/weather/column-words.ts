import type { Recording } from './recording.ts'
import type { WeatherColumn } from './units.ts'

/** Characters of a file's own name of a column in a note. */
const NAME_CHARS = 60

/** A column for a note: its name in the section, and in the file where that differs. */
export function nameIn({ names }: Pick<Recording, 'names'>, column: WeatherColumn): string {
  const name = names[column]?.trim()
  return name === undefined || name === '' || name === column ? column : `${column} (column ${JSON.stringify(name.slice(0, NAME_CHARS))})`
}
