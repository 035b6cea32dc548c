import { foldText } from './component-id.ts'
import { Spelling } from './spelling.ts'

/** Words of a query that are read; further ones are ignored, which bounds the work. */
const WORDS_MAX = 8
const QUERY_MAX_CHARS = 200

/** Words that say no more than the kind of component that is searched anyway. */
const NOISE = new Set(['module', 'modules', 'panel', 'panels', 'inverter', 'inverters', 'pv', 'and', 'with'])

/**
 * Brands by the beginning of the name under which the lists have them: CSI Solar is the
 * manufacturer of Canadian Solar, Chint New Energy that of Astronergy, Qcells was Hanwha Q CELLS.
 */
export const BRANDS: Readonly<Record<string, string>> = { canadian: 'csisolar', astronergy: 'chintnewenergy', hanwha: 'qcells' }

/** Factor from a unit of power to W; null when none is given. */
const WATTS: Readonly<Record<string, number>> = { w: 1, wp: 1, kw: 1e3, kwp: 1e3, kva: 1e3, mw: 1e6, mwp: 1e6 }

/** A power that the query names, or digits of a model name: `600`, `62.5`, `350kW`. */
export interface NumberWord {
  value: number
  /** Factor of its unit in W; null when the query gives no unit. */
  watts: number | null
  digits: string
}

export interface TextWord {
  /** As the query has it, in lower case and without blanks, quotes and commas. */
  typed: string
  /** Letters and digits without anything between them: `lr572hbd`. */
  squashed: string
  /** With underscores between its words: `lr5_72hbd`. */
  spelled: string
  /** Another beginning of the manufacturer's name that the word stands for; null for none. */
  brand: string | null
}

/** The whole query as one word, and its words. */
export interface Query extends TextWord {
  /** As it was typed, in lower case; empty for a query of blanks. */
  literal: string
  texts: TextWord[]
  numbers: NumberWord[]
}

/** Reads the first characters of a query. Case, diacritics and punctuation do not matter. */
export function readQuery(sent: string): Query {
  const query = sent.slice(0, QUERY_MAX_CHARS)
  const words = foldText(query).split(/\s+/)
  const texts: TextWord[] = []
  const numbers: NumberWord[] = []
  for (let at = 0; at < words.length && texts.length + numbers.length < WORDS_MAX; at++) {
    const number = readNumber(words[at])
    if (number !== null) {
      const unit = number.watts === null ? WATTS[words[at + 1]] : undefined
      if (unit !== undefined) at++
      numbers.push(unit === undefined ? number : { ...number, watts: unit })
      continue
    }
    const word = spell(words[at])
    if (word.squashed !== '' && !NOISE.has(word.squashed) && !texts.some(({ squashed }) => squashed === word.squashed)) texts.push(word)
  }
  return { ...spell(words.join(' ')), literal: query.trim() === '' ? '' : query.toLowerCase(), texts, numbers }
}

/** A word of digits with at most one decimal point, and perhaps a unit of power behind it. */
export function readNumber(word: string): NumberWord | null {
  const [, whole = '', fraction = '', unit = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?([a-z]*)$/.exec(word) ?? []
  if (whole === '' || (unit !== '' && WATTS[unit] === undefined)) return null
  return { value: Number(`${whole}.${fraction}`), watts: unit === '' ? null : WATTS[unit], digits: `${whole}${fraction}` }
}

export function spell(text: string): TextWord {
  const spelling = new Spelling(0)
  spelling.addFolded(text)
  const squashed = spelling.squashed.text()
  return {
    typed: text.replace(/[^a-z0-9+.-]+/g, ''),
    squashed,
    spelled: spelling.spelled.text().slice(0, -1),
    brand: Object.hasOwn(BRANDS, squashed) ? BRANDS[squashed] : null,
  }
}
