import { DEPTH_MAX } from './json-limits.ts'

/** Where and why a text is not JSON. */
export interface SyntaxFault {
  /** Counted from 1. */
  line: number
  column: number
  expected: string
}

/** A number that other languages write but JSON does not allow, such as NaN. */
export interface NonFinite {
  /** Position and length in the text. */
  readonly at: number
  readonly length: number
  readonly path: readonly string[]
}

/** What was found first, or at the end of the text. */
export type JsonScan =
  | { readonly fault: SyntaxFault }
  /** Path of a value that is nested deeper than DEPTH_MAX levels. */
  | { readonly tooDeep: readonly string[] }
  /** `isWhole` is false when the scan stopped at the limit. */
  | { readonly nonFinite: readonly NonFinite[]; readonly isWhole: boolean }

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

/** A list or object that is open. */
interface Level {
  readonly isList: boolean
  /** Number of items before the current one. */
  items: number
  /** Where the current key begins and ends, with its quotes. */
  keyFrom: number
  keyTo: number
}

const LITERALS = ['true', 'false', 'null']
const NON_FINITES = ['NaN', 'Infinity']

/**
 * Reads a text that `JSON.parse` rejected. Finds the syntax error, or the `NaN` and `Infinity` if
 * nothing else is wrong. Runs only after a failure, with constant memory: it stops at 32 levels and
 * at the last non-finite number that is listed.
 * @param nonFiniteMax  number of non-finite numbers at which the scan stops
 */
export function scanJson(text: string, nonFiniteMax: number): JsonScan {
  const nonFinite: NonFinite[] = []
  const open: Level[] = []
  let expecting: Expecting = 'value'
  let at = 0
  const path = () => open.map((level) => pathPart(text, level))
  const afterValue = (): Expecting => {
    const level = open.at(-1)
    return level === undefined ? 'end' : level.isList ? ', or ]' : ', or }'
  }

  for (;;) {
    at = blanksEnd(text, at)
    const char = text[at] ?? ''
    const level = open.at(-1)
    if (expecting === 'end') return char === '' ? { nonFinite, isWhole: true } : { fault: faultAt(text, at, 'the end of the text') }
    if (expecting === ':') {
      if (char !== ':') return { fault: faultAt(text, at, '":"') }
      at++
      expecting = 'value'
    } else if (expecting === 'key' || expecting === 'key or }') {
      const end = char === '"' ? stringEnd(text, at) : at
      if (end > at && level !== undefined) {
        level.keyFrom = at
        level.keyTo = end
        at = end
        expecting = ':'
      } else if (char === '}' && expecting === 'key or }') {
        at++
        open.pop()
        expecting = afterValue()
      } else return { fault: faultAt(text, at, 'a key in double quotes') }
    } else if (level !== undefined && (expecting === ', or ]' || expecting === ', or }')) {
      const close = level.isList ? ']' : '}'
      if (char !== ',' && char !== close) return { fault: faultAt(text, at, `"," or "${close}"`) }
      at++
      if (char === ',') {
        level.items++
        expecting = level.isList ? 'value' : 'key'
      } else {
        open.pop()
        expecting = afterValue()
      }
    } else if (char === ']' && expecting === 'value or ]') {
      at++
      open.pop()
      expecting = afterValue()
    } else if (char === '[' || char === '{') {
      if (open.length === DEPTH_MAX) return { tooDeep: path() }
      at++
      open.push({ isList: char === '[', items: 0, keyFrom: 0, keyTo: 0 })
      expecting = char === '[' ? 'value or ]' : 'key or }'
    } else {
      let end = plainValueEnd(text, at)
      if (end === at) {
        end = nonFiniteEnd(text, at)
        if (end === at) return { fault: faultAt(text, at, 'a value') }
        nonFinite.push({ at, length: end - at, path: path() })
        if (nonFinite.length === nonFiniteMax) return { nonFinite, isWhole: false }
      }
      at = level?.isList ? plainItemsEnd(text, end, level) : end
      expecting = afterValue()
    }
  }
}

/**
 * Skips further numbers, literals and texts of a list, which is all that a weather column contains:
 * a third of the time of the general way.
 */
function plainItemsEnd(text: string, from: number, level: Level): number {
  let at = from
  for (;;) {
    const comma = blanksEnd(text, at)
    if (text.charCodeAt(comma) !== 0x2c) return at
    const value = blanksEnd(text, comma + 1)
    const end = plainValueEnd(text, value)
    if (end === value) return at
    level.items++
    at = end
  }
}

/** Each function returns where the thing at a position ends, or the position when it is not there. */
function blanksEnd(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at
  }
}

/** Text, literal or number. */
function plainValueEnd(text: string, from: number): number {
  const code = text.charCodeAt(from)
  if (code === 0x22) return stringEnd(text, from)
  return code === 0x2d || isDigit(code) ? numberEnd(text, from) : wordEnd(text, from, LITERALS)
}

function wordEnd(text: string, from: number, words: readonly string[]): number {
  const word = words.find((candidate) => text.startsWith(candidate, from))
  return from + (word?.length ?? 0)
}

function nonFiniteEnd(text: string, from: number): number {
  const wordFrom = text[from] === '-' || text[from] === '+' ? from + 1 : from
  const end = wordEnd(text, wordFrom, NON_FINITES)
  return end === wordFrom || /\w/.test(text[end] ?? '') ? from : end
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return from
    if (code === 0x5c) {
      const length = escapeLength(text, at)
      if (length === 0) return from
      at += length - 1
    }
  }
  return from
}

function escapeLength(text: string, at: number): number {
  const kind = text[at + 1] ?? ''
  if (kind === 'u') return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 6 : 0
  return kind !== '' && '"\\/bfnrt'.includes(kind) ? 2 : 0
}

function numberEnd(text: string, from: number): number {
  let at = text.charCodeAt(from) === 0x2d ? from + 1 : from
  const whole = text.charCodeAt(at) === 0x30 ? at + 1 : digitsEnd(text, at)
  if (whole === at) return from
  at = whole
  if (text.charCodeAt(at) === 0x2e) {
    const end = digitsEnd(text, at + 1)
    if (end === at + 1) return at
    at = end
  }
  if ((text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = '+-'.includes(text[at + 1] ?? ' ') ? 1 : 0
    const end = digitsEnd(text, at + 1 + sign)
    if (end > at + 1 + sign) at = end
  }
  return at
}

function digitsEnd(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at))) at++
  return at
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function pathPart(text: string, { isList, items, keyFrom, keyTo }: Level): string {
  return isList ? String(items) : (JSON.parse(text.slice(keyFrom, keyTo)) as string)
}

function faultAt(text: string, at: number, expected: string): SyntaxFault {
  let line = 1
  let lineFrom = 0
  for (let k = 0; k < at; k++) {
    if (text.charCodeAt(k) !== 0x0a) continue
    line++
    lineFrom = k + 1
  }
  return { line, column: at - lineFrom + 1, expected }
}
