import { closestWord } from './closest-word.ts'
import { foldText } from './component-id.ts'
import type { NumberWord, TextWord } from './query.ts'
import { readNumber, spell } from './query.ts'

/** Parts of a query that are read: the work is bounded. */
const PARTS_MAX = 16
/** Words that many names of sellers and texts have, and that say nothing about the model. */
const NOISE = new Set(
  'solar energy power module modules modul panel panels inverter inverters inversor pv the and with series watt model new'.split(' '),
)
/** A part with so few letters counts only as a word of its own, or its beginning. */
const SHORT = 2
/** A longer part says no more than one of so many letters. */
const LETTERS_MAX = 10
/** Rows are kept that have at least this share of the letters of the best one. */
const KEPT = 0.8
/** Share of the letters of a word that is the beginning of one of a row, and of one that is inside. */
const [AT_START, INSIDE] = [0.95, 0.9] as const
/** A code says more than a word of as many letters. */
const [IS_CODE, CODE] = [/[a-z].*\d|\d.*[a-z]/, 1.5] as const
/** The number of a series that no row has: `bihiku7` is looked for as `bihiku`. */
const NAME_AND_NUMBER = /^([a-z]{4,})\d{1,2}$/
/** A power within the code of a module: `jkm635n` is looked for as `jkm`, 635 W and `n`, and `615m` as 615 W and `m`. */
const POWER_IN_CODE = /^([a-z]*)(\d{3})([a-z]*)$/

/** What a loose search needs of an index. */
export interface LooseIndex {
  rows: number
  /** Writes how well a word matches each row: the lower, the better, and `none` for not at all, also inside a word or not. */
  rank(word: TextWord, ranks: Uint8Array, isInside: boolean): void
  /** Whether a word names what components are made of or can do, such as `topcon`. */
  isProperty(word: string): boolean
  none: number
  /** Up to these, it is a whole word of the row, and the beginning of one. */
  atWholeWord: number
  atWordStart: number
  /** Whether codes contain the rated power, as those of modules do. */
  codesHavePowers: boolean
  /** Distances of all numbers; the lower, the nearer. */
  distances(numbers: readonly NumberWord[]): Uint16Array
  /** The lower, the newer, below 128. */
  age(row: number): number
  /** A distance up to which a number is near a power. */
  near: number
  /** Words of the names of all manufacturers, with their brands, and of all series. */
  makers(): readonly string[]
  series(): readonly string[]
}

export interface LooseFound {
  rows: number[]
  numbers: NumberWord[]
  /** Parts of the query that the first row does not have as they were typed. */
  unmatched: string[]
}

interface RankedPart {
  typed: string
  weight: number
  /** Of each row; 0 for one that does not have the part. */
  scores: Float64Array
  /** Whether the rows have it as it was typed. */
  isTyped: boolean
  isMaker: boolean
}

/** The search for what no row has in full. */
export class LooseSearch {
  private readonly makers: ReadonlySet<string>
  private readonly vocabulary: readonly string[]

  constructor(private readonly index: LooseIndex) {
    this.makers = new Set(index.makers())
    this.vocabulary = [...this.makers, ...index.series()]
  }

  /**
   * Searches for what no row has in full: the query is taken apart at everything but letters and digits,
   * and the rows with most of its letters are found, then those whose power is nearest. A word that no
   * row has may be a misspelled manufacturer or series.
   * Returns null when no row has more than half of the letters, or nothing but its manufacturer.
   */
  find(literal: string): LooseFound | null {
    const { index } = this
    const { texts, numbers } = partsOf(literal)
    const scores = new Float64Array(index.rows)
    const parts: RankedPart[] = []
    let letters = 0
    for (const typed of texts) {
      const [, before = '', power, behind = ''] = (index.codesHavePowers ? POWER_IN_CODE.exec(typed) : null) ?? []
      if (power !== undefined) numbers.push({ value: Number(power), watts: null, digits: power })
      const pieces = power === undefined ? [] : [before, behind].filter((piece) => piece !== '').map((piece) => this.rank(piece))
      const part = this.rank(typed)
      parts.push(part)
      letters += part.weight
      for (let row = 0; row < index.rows; row++)
        scores[row] += part.scores[row] > 0 ? part.scores[row] : pieces.reduce((sum, piece) => sum + piece.scores[row], 0)
    }
    for (const { typed, scores: has } of parts)
      if (index.isProperty(typed)) for (let row = 0; row < index.rows; row++) if (has[row] === 0) scores[row] = 0
    let best = 0
    for (let row = 0; row < index.rows; row++) if (scores[row] > best) best = scores[row]
    if (best <= letters / 2) return null
    const distances = index.distances(numbers)
    const rows: number[] = []
    for (let row = 0; row < index.rows; row++) if (scores[row] >= KEPT * best) rows.push(row)
    rows.sort((a, b) => scores[b] - scores[a] || distances[a] - distances[b] || index.age(a) - index.age(b) || a - b)
    const [first] = rows
    const isModel = parts.some((part) => !part.isMaker && part.scores[first] > 0)
    if (!isModel && !(numbers.length > 0 && distances[first] <= index.near)) return null
    const unmatched = parts.filter((part) => !part.isTyped || part.scores[first] === 0).map(({ typed }) => typed)
    return { rows, numbers, unmatched }
  }

  private rank(typed: string): RankedPart {
    const { index } = this
    const ranks = new Uint8Array(index.rows)
    index.rank(spell(typed), ranks, typed.length > SHORT)
    const isTyped = ranks.some((rank) => rank !== index.none)
    const meant = isTyped ? null : (NAME_AND_NUMBER.exec(typed)?.[1] ?? closestWord(typed, this.vocabulary))
    if (meant !== null) index.rank(spell(meant), ranks, true)
    // A property is a condition: it says nothing about the model.
    const weight = Math.min(typed.length, index.isProperty(typed) ? SHORT : LETTERS_MAX) * (IS_CODE.test(typed) ? CODE : 1)
    const scores = new Float64Array(index.rows)
    for (let row = 0; row < index.rows; row++) {
      const rank = ranks[row]
      if (rank !== index.none) scores[row] = weight * (rank <= index.atWholeWord ? 1 : rank <= index.atWordStart ? AT_START : INSIDE)
    }
    return { typed, weight, scores, isTyped, isMaker: this.makers.has(meant ?? typed) }
  }
}

/** The words and the powers of a query: `66hl4m`, `bdv` and 620 W of `66HL4M-BDV-620W`. */
function partsOf(literal: string): { texts: string[]; numbers: NumberWord[] } {
  const numbers: NumberWord[] = []
  const withoutPowers = foldText(literal).replace(/(?<![a-z\d.,])(\d+(?:[.,]\d+)?) ?(wp?|kwp?|kva|mwp?)(?![a-z\d])/g, (power) => {
    const number = readNumber(power.replace(' ', ''))
    if (number !== null) numbers.push(number)
    return ' '
  })
  const texts: string[] = []
  for (const part of withoutPowers.split(/[^a-z\d]+/).slice(0, PARTS_MAX)) {
    if (part === '' || NOISE.has(part) || texts.includes(part)) continue
    const number = part.length > SHORT ? readNumber(part) : null
    if (number === null) texts.push(part)
    else numbers.push(number)
  }
  return { texts, numbers }
}
