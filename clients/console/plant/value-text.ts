/** Values that a list shows at most. */
const LISTED_MAX = 48

/** A value as a field shows it. */
export function valueText(value: unknown): string {
  if (value === undefined) return ''
  if (value === null) return 'none'
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.length === 0 ? 'empty' : value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether a list is too long to be written in a field. */
export function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > LISTED_MAX
}

/** A text as a number; the text itself when it is none, so that the check of the request says what is wrong. Empty is undefined. */
export function numberOf(text: string): unknown {
  const own = text.trim()
  if (own === '') return undefined
  if (own === 'none' || own === 'null') return null
  const number = Number(own.replace('−', '-'))
  return Number.isFinite(number) ? number : own
}

/** A list of numbers, with commas, semicolons or spaces between them. */
export function numbersOf(text: string): unknown {
  const own = text.trim()
  if (own === '') return undefined
  if (own === 'none' || own === 'null') return null
  return own === 'empty'
    ? []
    : own
        .split(/[\s,;]+/)
        .filter((word) => word !== '')
        .map(numberOf)
}
