import { decimalNumber } from '../decimal-number.ts'

/** Words between blanks and line ends, one after the other, with the line of each: no list of all of them is made. */
export class Tokens {
  private at: number
  line: number

  constructor(
    private readonly text: string,
    start = { at: 0, line: 1 },
  ) {
    this.at = start.at
    this.line = start.line
  }

  /** The next word; null at the end. */
  next(): string | null {
    const { text } = this
    let from = this.at
    for (; from < text.length; from++) {
      const code = text.charCodeAt(from)
      if (code === 10) this.line++
      else if (code > 32) break
    }
    let to = from
    while (to < text.length && text.charCodeAt(to) > 32) to++
    this.at = to
    return from < to ? text.slice(from, to) : null
  }

  /** Where the next word is looked for. */
  place(): { at: number; line: number } {
    return { at: this.at, line: this.line }
  }
}

/** A height as it is written, also as NaN; null for what is none. */
export function heightOf(word: string): number | null {
  const value = decimalNumber(word)
  return Number.isNaN(value) ? (/^[+-]?nan$/i.test(word) ? Number.NaN : null) : value
}
