import { IdRows } from './id-rows.ts'
import type { NumberWord, Query, TextWord } from './query.ts'
import { Spelling, UNDERSCORE } from './spelling.ts'
import type { TextColumn } from './text-column.ts'

const LINE_FEED = 10
const BAR = 124

/** How well a word of the query matches a row: the lower, the better. */
const MATCH = { nameEquals: 0, wholeWord: 1, nameStarts: 2, wordStarts: 3, inside: 4, none: 255 } as const

/** How well the whole query matches a row. */
const WHOLE = { equals: 0, nameStarts: 1, other: 2 } as const

/**
 * A number matches a row by its rated power up to this relative distance; beyond it by digits in
 * the name alone, at these distances.
 */
const NEAR = 0.1
const DIGITS = { run: 0.2, start: 0.3, inside: 0.4 } as const
/** Distances are compared in steps of 0.1 %. */
const STEPS = 1000
const STEP_MAX = 1023
const NO_STEPS = STEP_MAX + 1

/** Keys by which rows are sorted are sums of these, so that each is compared before the next. */
const AGE_KEY = 2 ** 16 // rows
const DISTANCE_KEY = AGE_KEY * 2 ** 7
const TEXT_KEY = DISTANCE_KEY * 2 ** 10
const WHOLE_KEY = TEXT_KEY * 2 ** 6

/** What the search knows of a kind of component besides its texts. */
export interface SearchFacts {
  rows: number
  origin(row: number): string
  /** Rated power, W. */
  powerW(row: number): number
  /** Powers that a number without unit may mean, W, each with the distance that it starts from. */
  meanings(value: number): readonly { watts: number; distance: number }[]
  /** Whether a row has the property that a word names (`bifacial`, `topcon`); null when it names none. */
  property(word: string): ((row: number) => boolean) | null
  /** Years since the newest list; 0 for files of manufacturers. */
  age(row: number): number
}

export interface Found {
  total: number
  rows: number[]
}

/**
 * The texts of all rows as two long strings, one line per row, in which a word is found by the
 * engine's own substring search:
 *
 *     squashed  \njinkosolarcoltd|jkm400m72
 *     spelled   \n_cec_jinko_solar_co_ltd_jkm400m_72_
 */
export class SearchIndex {
  readonly ids: IdRows
  private readonly squashed: string
  private readonly spelled: string
  private readonly squashedStarts: Uint32Array
  private readonly spelledStarts: Uint32Array
  /** What every search reads of all rows; null until the first one. */
  private ranked: { powersW: Float64Array; ages: Uint8Array } | null = null

  constructor(
    manufacturers: TextColumn,
    names: TextColumn,
    private readonly facts: SearchFacts,
  ) {
    const { rows } = facts
    const spelling = new Spelling(manufacturers.bytes.length + names.bytes.length + 8 * rows)
    const { squashed, spelled } = spelling
    this.squashedStarts = new Uint32Array(rows + 1)
    this.spelledStarts = new Uint32Array(rows + 1)
    for (let row = 0; row < rows; row++) {
      this.squashedStarts[row] = squashed.length
      this.spelledStarts[row] = spelled.length
      squashed.write(LINE_FEED)
      spelled.write(LINE_FEED)
      spelled.write(UNDERSCORE)
      const origin = facts.origin(row)
      for (let at = 0; at < origin.length; at++) spelled.write(origin.charCodeAt(at))
      spelled.write(UNDERSCORE)
      spelling.add(manufacturers.bytes, manufacturers.start(row), manufacturers.end(row))
      squashed.write(BAR)
      spelling.add(names.bytes, names.start(row), names.end(row))
    }
    this.squashedStarts[rows] = squashed.length
    this.spelledStarts[rows] = spelled.length
    squashed.write(LINE_FEED)
    spelled.write(LINE_FEED)
    this.squashed = squashed.text()
    this.spelled = spelled.text()
    this.ids = new IdRows(spelled.bytes, this.spelled, this.spelledStarts, '\n_'.length, '_'.length)
  }

  /**
   * Rows that match every word of the query, best first; all rows in their order for a query
   * without words. When no row matches, numbers match the nearest power instead.
   */
  find(query: Query, limit: number, offset: number): Found {
    const { rows } = this.facts
    if (query.texts.length + query.numbers.length === 0) {
      const count = Math.max(Math.min(limit, rows - offset), 0)
      return { total: rows, rows: Array.from({ length: count }, (_, k) => offset + k) }
    }
    const texts = this.textRanks(query)
    const keys = this.keys(query, texts, NEAR) ?? this.keys(query, texts, Number.POSITIVE_INFINITY)
    if (keys === null) return { total: 0, rows: [] }
    return { total: keys.length, rows: Array.from(keys.subarray(offset, offset + limit), (key) => key % AGE_KEY) }
  }

  /**
   * Sort keys of the rows that match, ascending; null for none.
   * @param nearest  up to which relative distance a number matches a power
   */
  private keys(query: Query, texts: Uint8Array, nearest: number): Float64Array | null {
    const { rows } = this.facts
    const { ages } = this.rankedFacts()
    const whole = this.wholeRanks(query)
    const distances = this.distances(query.numbers, nearest)
    const keys = new Float64Array(rows)
    let count = 0
    for (let row = 0; row < rows; row++) {
      const isWhole = whole[row] === WHOLE.equals
      if (!isWhole && (texts[row] === MATCH.none || distances[row] > STEP_MAX)) continue
      const text = isWhole ? 0 : texts[row]
      const distance = isWhole ? 0 : distances[row]
      keys[count++] = whole[row] * WHOLE_KEY + text * TEXT_KEY + distance * DISTANCE_KEY + ages[row] * AGE_KEY + row
    }
    return count === 0 ? null : keys.subarray(0, count).sort()
  }

  /** For each row the sum of the ranks of all text words; `none` when one of them does not match. */
  private textRanks(query: Query): Uint8Array {
    const { rows } = this.facts
    const sums = new Uint8Array(rows)
    const ranks = new Uint8Array(rows)
    for (const word of query.texts) {
      this.rankWord(word, ranks)
      for (let row = 0; row < rows; row++)
        sums[row] = ranks[row] === MATCH.none || sums[row] === MATCH.none ? MATCH.none : sums[row] + ranks[row]
    }
    // "cs6p 200p" and "LR5 72HBD 540M": the whole query may be one name with its punctuation lost.
    if (query.texts.length > 0 && query.squashed.length > 1)
      eachLineWith(this.squashed, this.squashedStarts, query.squashed, (row) => {
        if (sums[row] === MATCH.none) sums[row] = MATCH.inside
      })
    return sums
  }

  private rankWord({ squashed, spelled, brand }: TextWord, ranks: Uint8Array): void {
    ranks.fill(MATCH.none)
    eachLineWith(this.squashed, this.squashedStarts, squashed, (row, first, end) => {
      let best: number = MATCH.inside
      for (let at = first; at >= 0 && at < end; at = this.squashed.indexOf(squashed, at + 1)) {
        if (this.squashed.charCodeAt(at - 1) !== BAR) continue
        best = this.squashed.charCodeAt(at + squashed.length) === LINE_FEED ? MATCH.nameEquals : MATCH.nameStarts
        break
      }
      ranks[row] = best
    })
    const start = `_${spelled}`
    eachLineWith(this.spelled, this.spelledStarts, start, (row, first, end) => {
      let best: number = Math.min(ranks[row], MATCH.wordStarts)
      for (let at = first; at >= 0 && at < end && best > MATCH.wholeWord; at = this.spelled.indexOf(start, at + 1))
        if (this.spelled.charCodeAt(at + start.length) === UNDERSCORE) best = MATCH.wholeWord
      ranks[row] = best
    })
    if (brand !== null) eachLineWith(this.squashed, this.squashedStarts, `\n${brand}`, (row) => (ranks[row] = MATCH.wholeWord))
    const has = this.facts.property(squashed)
    if (has !== null) for (let row = 0; row < this.facts.rows; row++) if (has(row)) ranks[row] = Math.min(ranks[row], MATCH.wholeWord)
  }

  private wholeRanks(query: Query): Uint8Array {
    const ranks = new Uint8Array(this.facts.rows).fill(WHOLE.other)
    const { squashed } = query
    const equal = this.ids.row(query.spelled)
    if (equal >= 0) ranks[equal] = WHOLE.equals
    if (squashed === '') return ranks
    // A lone number is a power first, and a brand alone ranks its own products first.
    const isModel = query.texts.length > 0 && /\d/.test(squashed)
    eachLineWith(this.squashed, this.squashedStarts, `|${squashed}`, (row, at) => {
      if (this.squashed.charCodeAt(at + 1 + squashed.length) === LINE_FEED) ranks[row] = WHOLE.equals
      else if (isModel) ranks[row] = Math.min(ranks[row], WHOLE.nameStarts)
    })
    return ranks
  }

  /** For each row the distance of all numbers in steps; above `STEP_MAX` when one does not match. */
  private distances(numbers: readonly NumberWord[], nearest: number): Uint16Array {
    const { rows, meanings } = this.facts
    const { powersW } = this.rankedFacts()
    const sums = new Uint16Array(rows)
    for (const { value, watts, digits } of numbers) {
      const wanted = watts === null ? meanings(value) : [{ watts: value * watts, distance: 0 }]
      const steps = this.digitSteps(digits)
      for (const { watts, distance } of wanted) {
        for (let row = 0; row < rows; row++) {
          const apart = Math.abs(powersW[row] / watts - 1)
          if (apart > nearest) continue
          const near = Math.round((distance + (apart <= NEAR ? apart : apart / (1 + apart))) * STEPS)
          if (near < steps[row]) steps[row] = near
        }
      }
      for (let row = 0; row < rows; row++)
        sums[row] = Math.min(sums[row] + steps[row], Math.max(sums[row], steps[row]) > STEP_MAX ? NO_STEPS : STEP_MAX)
    }
    return sums
  }

  /** Distance in steps of the rows whose text has the digits; `NO_STEPS` for rows without them. */
  private digitSteps(digits: string): Uint16Array {
    const steps = new Uint16Array(this.facts.rows).fill(NO_STEPS)
    eachLineWith(this.squashed, this.squashedStarts, digits, (row, first, end) => {
      let best: number = DIGITS.inside
      for (let at = first; at >= 0 && at < end && best > DIGITS.run; at = this.squashed.indexOf(digits, at + 1)) {
        if (isDigit(this.squashed.charCodeAt(at - 1))) continue
        best = isDigit(this.squashed.charCodeAt(at + digits.length)) ? Math.min(best, DIGITS.start) : DIGITS.run
      }
      steps[row] = best * STEPS
    })
    return steps
  }

  private rankedFacts(): { powersW: Float64Array; ages: Uint8Array } {
    const { rows, powerW, age } = this.facts
    this.ranked ??= {
      powersW: Float64Array.from({ length: rows }, (_, row) => powerW(row)),
      ages: Uint8Array.from({ length: rows }, (_, row) => Math.min(age(row), 127)),
    }
    return this.ranked
  }
}

/**
 * Calls `visit` once for each line that contains the text, with where it first does and where the
 * line ends.
 */
function eachLineWith(lines: string, starts: Uint32Array, text: string, visit: (row: number, at: number, end: number) => void): void {
  let row = 0
  for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, starts[row])) {
    while (starts[row + 1] <= at) row++
    visit(row, at, starts[row + 1])
    row++
    if (row + 1 >= starts.length) return
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
