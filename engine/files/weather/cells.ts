/** Reads a cell `text[from, to)`; returns NaN when the cell cannot be read. */
export type CellReader = (text: string, from: number, to: number) => number

export const COMMA = 44
export const SEMICOLON = 59
export const TAB = 9
const QUOTE = 34
const BLANK = 32
const POINT = 46

/**
 * Powers of ten that a double represents exactly. A mantissa below 2^53 divided by one of them is
 * rounded once, as in `Number`.
 */
const POW10 = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))
const EXACT_DIGITS = 15

/** Words for a missing value, lower case. */
const MISSING = new Set(['', '-', '--', '---', '?', 'na', 'n/a', '#n/a', 'nan', 'null', 'none', 'missing', 'nil'])

/** A decimal number with a decimal point; blanks around it are allowed, `-0` is 0. */
export function readNumber(text: string, from: number, to: number): number {
  return parseDecimal(text, from, to, POINT)
}

/** A decimal number with a decimal comma (or point). */
export function readCommaNumber(text: string, from: number, to: number): number {
  return parseDecimal(text, from, to, COMMA)
}

function parseDecimal(text: string, from: number, to: number, point: number): number {
  let at = from
  let end = to
  while (at < end && text.charCodeAt(at) === BLANK) at++
  while (end > at && text.charCodeAt(end - 1) === BLANK) end--
  const first = at
  const sign = text.charCodeAt(at)
  if (sign === 45 || sign === 43) at++
  let mantissa = 0
  let digits = 0
  let decimals = -1
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) {
      mantissa = mantissa * 10 + (code - 48)
      if (mantissa > 0) digits++
      if (decimals >= 0) decimals++
    } else if ((code === point || code === POINT) && decimals < 0) decimals = 0
    else break
  }
  if (at === end && digits <= EXACT_DIGITS && decimals < POW10.length) {
    // no digit at all
    if (at - first <= (decimals >= 0 ? 1 : 0) + (sign === 45 || sign === 43 ? 1 : 0)) return Number.NaN
    const value = decimals > 0 ? mantissa / POW10[decimals] : mantissa
    return sign === 45 ? 0 - value : value
  }
  const rest = text.slice(first, end)
  const isNumber = /^[-+]?(\d+[.,]?\d*|[.,]\d+)(e[-+]?\d+)?$/i.test(rest) && (point === COMMA || !rest.includes(','))
  return isNumber ? Number(rest.replace(',', '.')) + 0 : Number.NaN
}

/** True when the cell is empty or says that the value is missing. */
export function isMissing(text: string, from: number, to: number): boolean {
  return to <= from || MISSING.has(text.slice(from, to).replaceAll('"', '').trim().toLowerCase())
}

/**
 * Index of the end of the cell that begins at `from` in a row that ends at `to`; a quoted cell may
 * contain separators.
 */
export function cellEnd(text: string, from: number, to: number, separator: number): number {
  let at = from
  if (text.charCodeAt(at) === QUOTE) {
    const close = text.indexOf('"', at + 1)
    if (close >= 0 && close < to) at = close
  }
  while (at < to && text.charCodeAt(at) !== separator) at++
  return at
}

/** Cells of one row, trimmed and without their quotes. */
export function splitCells(line: string, separator: number): string[] {
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    const end = cellEnd(line, at, line.length, separator)
    cells.push(line.slice(at, end).trim().replace(/^"|"$/g, '').trim())
    at = end + 1
  }
  return cells
}

/** True when the cell begins with a quote, which the readers skip. */
export function isQuoted(text: string, at: number): boolean {
  return text.charCodeAt(at) === QUOTE
}
