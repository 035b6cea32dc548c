import { tooDeep } from './json-bounds.ts'
import { DEPTH_MAX } from './json-limits.ts'
import { type NonFinite, scanJson } from './json-scan.ts'
import { LISTED_MAX, Problem } from './problem.ts'

/** A number that `JSON.parse` reads as infinite. */
const OVERFLOW = '1e999'

export interface ReadText {
  value: unknown
  /** Length of the text, characters. */
  size: number
  /**
   * Paths of numbers that are not finite: `NaN`, `Infinity`, or a number beyond the range of a
   * double.
   */
  nonFinite: readonly (readonly string[])[]
}

/**
 * Parses the text of a body.
 * Python clients write `NaN` and `Infinity`: these are returned as non-finite numbers with their
 * paths, not as a syntax error. Reading ends at the 1,000th of them.
 * Fails: Problem malformed_json with line and column; validation_error for a body nested too
 * deeply, and for one with 1,000 `NaN`.
 */
export function readJsonText(text: string): ReadText {
  const value = parse(text)
  const nonFinite: string[][] = []
  inspect(value, [], nonFinite)
  return { value, size: text.length, nonFinite }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const scan = scanJson(text, LISTED_MAX)
    if ('tooDeep' in scan) throw tooDeep(scan.tooDeep)
    if ('fault' in scan) {
      const { line, column, expected } = scan.fault
      throw new Problem('malformed_json', text.trim() === '' ? 'The body is empty' : `Line ${line}, column ${column}: expected ${expected}`)
    }
    if (!scan.isWhole) throw Problem.ofItems('validation_error', scan.nonFinite.map(itemOf))
    if (scan.nonFinite.length === 0) throw new Problem('malformed_json', 'The text is not JSON')
    return JSON.parse(replaceNonFinite(text, scan.nonFinite))
  }
}

function itemOf({ path }: NonFinite) {
  const field = path.length === 0 ? null : path.join('.').slice(0, 500)
  return { field, message: NOT_FINITE, code: 'validation_error' }
}

/** Message for a number that is not finite. */
export const NOT_FINITE = 'Input should be a finite number'

function replaceNonFinite(text: string, nonFinite: readonly NonFinite[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { at, length } of nonFinite) {
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
  if (path.length >= DEPTH_MAX) throw tooDeep(path)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      if (typeof item === 'number' ? Number.isFinite(item) : typeof item !== 'object' || item === null) continue
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
