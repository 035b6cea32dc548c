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

const NULL_MEANS =
  /\bnull(?:: (?:that of )?| (for|uses|is|has|keeps|leaves .*? to|computes|applies|derives|fits) )(.+?)(?:[;:,]|\.(?: |$)|$)/

/** What null stands for by the help of a field, as in "null uses half the capacity per hour"; "none" where it says nothing else. */
export function nullWords(help: string): string {
  const [, verb = '', words = 'none'] = NULL_MEANS.exec(help) ?? []
  return /^it\b/.test(words) ? 'computed' : verb.startsWith('leaves') ? `as ${words}` : words.replaceAll('`', '')
}

/** What stands in the place of a value that is left out. */
export function placeholderOf(assumed: unknown): string {
  return isLong(assumed) ? `${(assumed as unknown[]).length.toLocaleString('en-US')} values` : valueText(assumed)
}

/** A text as a number; the text itself when it is none, so that the check of the request says what is wrong. Empty is undefined. */
export function numberOf(text: string): unknown {
  const own = text.trim()
  if (own === '') return undefined
  if (own === 'none' || own === 'null') return null
  return decimalOf(own) ?? own
}

/** A decimal number; null for any other text, also for those that a program would read, such as 0x10. */
function decimalOf(text: string): number | null {
  const number = Number(/^[+\-−]?(\d+\.?\d*|\.\d+)(e[+\-−]?\d+)?$/i.test(text) ? text.replaceAll('−', '-') : Number.NaN)
  return Number.isFinite(number) ? number : null
}

/**
 * The number that was probably meant by a value that is none, or none of its unit: "0,4", "40 %" of a fraction, "12 kW". Null for
 * no guess: "1,000" may be one or a thousand.
 */
export function meantNumber(value: unknown, unit: string): number | null {
  if (typeof value === 'number') return unit === 'fraction' && value >= 2 && value <= 100 ? hundredth(value) : null
  if (typeof value !== 'string') return null
  const [, whole = '', decimals, rest = ''] = /^([+\-−]?\d*)(?:[.,](\d+))?\s*(.*)$/.exec(value.trim()) ?? []
  if (value.includes(',') && decimals?.length === 3) return null
  const number = decimalOf(decimals === undefined ? whole : `${whole}.${decimals}`)
  if (number === null) return null
  if (rest === '%') return unit === 'fraction' ? hundredth(number) : null
  return rest === '' || rest.toLowerCase() === unit.toLowerCase() ? number : null
}

function hundredth(value: number): number {
  return Number((value / 100).toPrecision(12))
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
