import { type NonFinite, scanJson } from './json-scan.ts'
import { LISTED_MAX, Problem } from './problem.ts'

/**
 * Deeper than any valid request, and shallow enough for every recursive function that reads the
 * body.
 */
const DEPTH_MAX = 32
/** A number that `JSON.parse` reads as infinite. */
const OVERFLOW = '1e999'

export interface ReadText {
  value: unknown
  /**
   * Paths of numbers that are not finite: `NaN`, `Infinity`, or a number beyond the range of a
   * double.
   */
  nonFinite: readonly (readonly string[])[]
}

/**
 * Parses the text of a body.
 * Python clients write `NaN` and `Infinity`: these are returned as non-finite numbers with their
 * paths, not as a syntax error.
 * Fails: Problem malformed_json with line and column; validation_error for a body nested too
 * deeply.
 */
export function readJsonText(text: string): ReadText {
  const value = parse(text)
  const nonFinite: string[][] = []
  inspect(value, [], nonFinite)
  return { value, nonFinite }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const scan = scanJson(text)
    if ('nonFinite' in scan && scan.nonFinite.length > 0) return JSON.parse(replaceNonFinite(text, scan.nonFinite))
    const detail =
      'fault' in scan ? `Line ${scan.fault.line}, column ${scan.fault.column}: expected ${scan.fault.expected}` : 'The text is not JSON'
    throw new Problem('malformed_json', text.trim() === '' ? 'The body is empty' : detail)
  }
}

function replaceNonFinite(text: string, nonFinite: readonly NonFinite[]): string {
  const pieces: string[] = []
  let from = 0
  for (const [at, length] of nonFinite) {
    pieces.push(text.slice(from, at), OVERFLOW)
    from = at + length
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/**
 * Walks a value once: collects non-finite numbers and rejects values that are nested too deeply.
 */
function inspect(value: unknown, path: string[], nonFinite: string[][]): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) && nonFinite.length < LISTED_MAX) nonFinite.push([...path])
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length >= DEPTH_MAX) {
    throw Problem.ofField('validation_error', path.join('.'), `Input should not be nested deeper than ${DEPTH_MAX} levels`)
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      if (typeof item === 'number' && Number.isFinite(item)) continue
      path.push(String(i))
      inspect(item, path, nonFinite)
      path.pop()
    }
    return
  }
  for (const key of Object.keys(value)) {
    path.push(key)
    inspect((value as Record<string, unknown>)[key], path, nonFinite)
    path.pop()
  }
}
