/** Letters that no decomposition takes apart, and what they are typed as without their keyboard. */
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

/** Accents of the Latin, Greek and Cyrillic scripts, Hebrew points, Arabic vowel signs and the Arabic stretching stroke. Signs of other scripts are letters of their words. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
const APOSTROPHES = /['`´’‘ʹʻʼʾʿ]/g
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * What two spellings of one name have in common: small letters without accents, words parted by one space.
 * The keys of the table of places are made by it; whoever changes it makes the table anew (scripts/places).
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

/** The key of a German spelling without umlauts (Muenchen, Koeln) as that of the name with them. */
export function withoutDigraphs(key: string): string {
  return key.replace(/([aou])e/g, '$1')
}
