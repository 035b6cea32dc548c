/** Letters, as keys contain them, of the scripts that people type letter by letter. */
const ALPHABETS = [letters('a', 'z'), letters('α', 'ω'), letters('а', 'џ'), letters('א', 'ת'), letters('ء', 'ي')]

/**
 * Keys that differ from a key by one typing error in its first letters: a letter changed, left out,
 * added, or swapped with the next.
 * New letters come from the alphabet of the key. For a key in another script, no new letters are
 * tried.
 * @param count  number of first letters that may contain the error
 */
export function withOneWrongLetter(key: string, count: number): string[] {
  const alphabet = ALPHABETS.find((ofScript) => ofScript.some((letter) => key.includes(letter))) ?? []
  return Array.from({ length: count }, (_, index) => {
    const [before, letter = '', next = '', after] = [key.slice(0, index), key[index], key[index + 1], key.slice(index + 2)]
    const others = alphabet.flatMap((other) => [other, `${other}${letter}`])
    return [`${before}${next}${letter}${after}`, ...['', ...others].map((typed) => `${before}${typed}${next}${after}`)]
  }).flat()
}

function letters(first: string, last: string): string[] {
  const from = first.charCodeAt(0)
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, k) => String.fromCharCode(from + k))
}
