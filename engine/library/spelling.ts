import { foldText } from './component-id.ts'

export const UNDERSCORE = 95
const PLUS = 43
const PLUS_WORD = [112, 108, 117, 115]
/** Code of a letter or digit in lower case, 0 for every other character of ASCII. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0
})
/** A `+` becomes `_plus_`, and a word may end with one more underscore. */
const MOST_PER_CHAR = 6

/**
 * Writes texts in two spellings, in lower case and without diacritics: their words with an
 * underscore behind each (`jkm400m_72_`), as in ids, and their letters and digits alone
 * (`jkm400m72`).
 */
export class Spelling {
  readonly spelled: Ascii
  readonly squashed: Ascii

  constructor(chars: number) {
    this.spelled = new Ascii(chars)
    this.squashed = new Ascii(chars)
  }

  /** Writes the part of a UTF-8 text from `start` to before `end`. */
  add(utf8: Uint8Array, start: number, end: number): void {
    const [spelled, squashed] = [this.spelled, this.squashed]
    spelled.reserve(MOST_PER_CHAR * (end - start) + 1)
    squashed.reserve(MOST_PER_CHAR * (end - start))
    // Locals: the loop runs over all names of a table when it is opened.
    const [words, letters] = [spelled.bytes, squashed.bytes]
    let word = spelled.length
    let last = squashed.length
    let isInWord = false
    for (let at = start; at < end; at++) {
      const code = utf8[at]
      if (code > 127) {
        this.addFolded(new TextDecoder().decode(utf8.subarray(start, end)))
        return
      }
      const letter = LETTERS[code]
      if (letter !== 0) {
        words[word++] = letter
        letters[last++] = letter
        isInWord = true
        continue
      }
      if (isInWord) words[word++] = UNDERSCORE
      isInWord = false
      if (code !== PLUS) continue
      for (const letter of PLUS_WORD) {
        words[word++] = letter
        letters[last++] = letter
      }
      words[word++] = UNDERSCORE
    }
    if (isInWord) words[word++] = UNDERSCORE
    spelled.length = word
    squashed.length = last
  }

  /** Writes a text in ASCII; characters without an ASCII base are dropped. */
  addFolded(text: string): void {
    const folded = new TextEncoder().encode(foldText(text).replace(/[^\0-\x7f]/g, ' '))
    this.add(folded, 0, folded.length)
  }
}

/** ASCII characters that are written one after the other. */
class Ascii {
  length = 0
  bytes: Uint8Array

  constructor(chars: number) {
    this.bytes = new Uint8Array(chars)
  }

  write(code: number): void {
    this.reserve(1)
    this.bytes[this.length++] = code
  }

  /** Makes room for more characters. */
  reserve(chars: number): void {
    if (this.length + chars <= this.bytes.length) return
    const grown = new Uint8Array(2 * this.bytes.length + chars)
    grown.set(this.bytes)
    this.bytes = grown
  }

  /** What was written: one byte per character in common engines. */
  text(): string {
    return new TextDecoder().decode(this.bytes.subarray(0, this.length))
  }
}
