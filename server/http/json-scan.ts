/** Where and why a text is not JSON. */
export interface SyntaxFault {
  /** Counted from 1. */
  line: number
  column: number
  expected: string
}

/**
 * A number that other languages write but JSON does not allow, such as NaN: position and length in
 * the text.
 */
export type NonFinite = readonly [at: number, length: number]

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids control characters in strings
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const LITERAL = /true|false|null/y
const NON_FINITE = /[+-]?(?:NaN|Infinity)\b/y
const BLANKS = /[ \t\n\r]*/y

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

/**
 * Reads a text that `JSON.parse` rejected. Finds the syntax error, or the `NaN` and `Infinity` if
 * nothing else is wrong. Runs only after a failure.
 * @returns the first syntax error, or the positions of the non-finite numbers when there is no
 *   syntax error
 */
export function scanJson(text: string): { fault: SyntaxFault } | { nonFinite: readonly NonFinite[] } {
  const nonFinite: NonFinite[] = []
  const open: ('[' | '{')[] = []
  let expecting: Expecting = 'value'
  let at = 0
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = at
    return pattern.test(text) ? pattern.lastIndex - at : 0
  }
  const afterValue = (): Expecting => (open.length === 0 ? 'end' : open.at(-1) === '[' ? ', or ]' : ', or }')

  for (;;) {
    at += match(BLANKS)
    const char = text[at] ?? ''
    if (expecting === 'end') return char === '' ? { nonFinite } : { fault: faultAt(text, at, 'the end of the text') }
    if (expecting === ':') {
      if (char !== ':') return { fault: faultAt(text, at, '":"') }
      at++
      expecting = 'value'
    } else if (expecting === 'key' || expecting === 'key or }') {
      const length = match(STRING)
      if (length > 0) {
        at += length
        expecting = ':'
      } else if (char === '}' && expecting === 'key or }') {
        at++
        open.pop()
        expecting = afterValue()
      } else return { fault: faultAt(text, at, 'a key in double quotes') }
    } else if (expecting === ', or ]' || expecting === ', or }') {
      const close: string = expecting === ', or ]' ? ']' : '}'
      if (char !== ',' && char !== close) return { fault: faultAt(text, at, `"," or "${close}"`) }
      at++
      if (char === ',') expecting = close === ']' ? 'value' : 'key'
      else {
        open.pop()
        expecting = afterValue()
      }
    } else if (char === ']' && expecting === 'value or ]') {
      at++
      open.pop()
      expecting = afterValue()
    } else if (char === '[' || char === '{') {
      at++
      open.push(char)
      expecting = char === '[' ? 'value or ]' : 'key or }'
    } else {
      let length = match(STRING) || match(LITERAL)
      if (length === 0) {
        const odd = match(NON_FINITE)
        if (odd > 0) nonFinite.push([at, odd])
        length = odd || match(NUMBER)
      }
      if (length === 0) return { fault: faultAt(text, at, 'a value') }
      at += length
      expecting = afterValue()
    }
  }
}

function faultAt(text: string, at: number, expected: string): SyntaxFault {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n'), expected }
}
