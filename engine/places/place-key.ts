/** Letters that Unicode does not decompose, and how people type them on a keyboard without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
}

/**
 * Accents of the Latin, Greek and Cyrillic scripts, Hebrew points, Arabic vowel signs and the
 * Arabic tatweel. Marks of other scripts are kept: they are part of the spelling.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
const APOSTROPHES = /['`´’‘ʹʻʼʾʿ]/g
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * The form that all spellings of one name share: lower case, no accents, one space between words.
 * The keys in the table of places are made by this function. After a change, build the table again
 * (scripts/places).
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþħıə]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim()
}

/** The key of a German name whose umlauts are typed with an e: `muenchen` becomes `munchen`. */
export function withoutDigraphs(key: string): string {
  return key.replace(/([aou])e/g, '$1')
}
