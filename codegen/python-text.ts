const QUOTES = { '"': /["\\\n]/g, '"""': /[\\]|"(?=")|"$/g } as const

/** A Python string with the text. Between three quotes, line breaks stay as they are. */
export function pythonString(text: string, quotes: keyof typeof QUOTES = '"'): string {
  return quotes + text.replace(QUOTES[quotes], (character) => (character === '\n' ? '\\n' : `\\${character}`)) + quotes
}

/** `findPlaces` as `find_places`, `createRunV1` as `create_run_v1`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
