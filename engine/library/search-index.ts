import { eachLineWith } from './each-line-with.ts'
import { IdRows } from './id-rows.ts'
import { LiteralText } from './literal-text.ts'
import { LooseSearch } from './loose-search.ts'
import { BRANDS, type NumberWord, type Query, type TextWord } from './query.ts'
import type { Found, NumberMatch, SearchFacts } from './search-facts.ts'
import { matchSeries, seriesWords } from './series-match.ts'
import { Spelling, UNDERSCORE } from './spelling.ts'
import type { TextColumn } from './text-column.ts'

const LINE_FEED = 10
const BAR = 124

/** How well a word of the query matches a row: the lower, the better. */
const MATCH = { nameEquals: 0, wholeWord: 1, nameStarts: 2, wordStarts: 3, inside: 4, none: 255 } as const
/** Names of series are whole words of every component that they name. */
const SERIES_MATCH = { whole: MATCH.wholeWord, start: MATCH.wordStarts, inside: MATCH.inside } as const

/** How well the whole query matches a row, without anything between its letters and digits. */
const WHOLE = { equals: 0, nameStarts: 1, inside: 2, none: 3 } as const

/**
 * A number matches a row by its rated power up to this relative distance; beyond it by digits in
 * the name alone, at these distances.
 */
const NEAR = 0.1
const DIGITS = { run: 0.2, start: 0.3, inside: 0.4 } as const
/** From so many digits on, a run of a name that is the number counts as a power within 0.1 % does. */
const MODEL_DIGITS = 3
const MODEL_STEPS = 1
/**
 * Models that are years old are one step further from every number: of "sungrow 250" SG250HX, which
 * the list states with 227 kW, comes before inverters of 250 kW that it replaced.
 */
const OLD_STEPS = 1
/** Distances are compared in steps of 0.1 %. */
const STEPS = 1000
const STEP_MAX = 1023
const NO_STEPS = STEP_MAX + 1

/** Keys by which rows are sorted are sums of these, so that each is compared before the next. */
const AGE_KEY = 2 ** 16 // rows
const DISTANCE_KEY = AGE_KEY * 2 ** 7
const TEXT_KEY = DISTANCE_KEY * 2 ** 10
const WHOLE_KEY = TEXT_KEY * 2 ** 6
const LITERAL_KEY = WHOLE_KEY * 2 ** 2
/** Above every sum of the ranks of eight words. */
const TEXT_MAX = 2 ** 6 - 1

/** How each row matches the texts of a query. */
interface Ranks {
  isLiteral: Uint8Array
  whole: Uint8Array
  texts: Uint8Array
}

interface RankedFacts {
  powersW: Float64Array
  ages: Uint8Array
  oldSteps: Uint16Array
}

/** A number with the distances of the rows whose text has its digits. */
interface CountedNumber extends NumberWord {
  digitSteps: Uint16Array
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
  /** Where the name of each row begins in `squashed`. */
  private readonly nameStarts: Uint32Array
  /** Words of the names of all series, by position. */
  private readonly seriesWords: readonly (readonly string[])[]
  private readonly literals: readonly LiteralText[]
  /** What every search reads of all rows; null until the first one. */
  private ranked: RankedFacts | null = null

  /** Null until no row has all of a query. */
  private loose: LooseSearch | null = null

  constructor(
    private readonly manufacturers: TextColumn,
    names: TextColumn,
    private readonly facts: SearchFacts,
  ) {
    const { rows } = facts
    this.literals = [manufacturers, names].map((column) => new LiteralText(column, rows))
    this.seriesWords = facts.series.map((name) => (name === null ? [] : seriesWords(name)))
    const spelling = new Spelling(manufacturers.bytes.length + names.bytes.length + 8 * rows)
    const { squashed, spelled } = spelling
    this.squashedStarts = new Uint32Array(rows + 1)
    this.spelledStarts = new Uint32Array(rows + 1)
    this.nameStarts = new Uint32Array(rows)
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
      this.nameStarts[row] = squashed.length
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
   * Rows that contain the whole query, then those that match every word of it, each best first; all
   * rows in their order for an empty query. When no row matches, numbers match the nearest power
   * instead.
   */
  find(query: Query, limit: number, offset: number): Found {
    const { rows } = this.facts
    if (query.literal === '') {
      const count = Math.max(Math.min(limit, rows - offset), 0)
      return { total: rows, rows: Array.from({ length: count }, (_, k) => ({ row: offset + k, numberMatch: null })), unmatched: [] }
    }
    const whole = this.wholeRanks(query)
    const ranks = { isLiteral: this.literalRows(query), whole, texts: this.textRanks(query, whole) }
    const numbers = this.counted(query.numbers)
    const near = this.keys(ranks, this.distances(numbers, NEAR))
    const keys = near ?? this.keys(ranks, this.distances(numbers, Number.POSITIVE_INFINITY))
    if (keys === null) return this.findLoosely(query, limit, offset)
    const page = Array.from(keys.subarray(offset, offset + limit), (key) => key % AGE_KEY)
    const matchOf = (row: number) => (near === null ? 'nearest' : this.numberMatch(numbers, row))
    return { total: keys.length, rows: page.map((row) => ({ row, numberMatch: matchOf(row) })), unmatched: [] }
  }

  /** Rows with most of the query, when none has all of it. */
  private findLoosely(query: Query, limit: number, offset: number): Found {
    this.loose ??= new LooseSearch({
      rows: this.facts.rows,
      none: MATCH.none,
      atWholeWord: MATCH.wholeWord,
      atWordStart: MATCH.wordStarts,
      near: NEAR * STEPS,
      codesHavePowers: this.facts.codesHavePowers,
      rank: (word, ranks, isInside) => this.rankWord(word, ranks, isInside),
      isProperty: (word) => this.facts.property(word) !== null,
      distances: (numbers) => this.distances(this.counted(numbers), Number.POSITIVE_INFINITY),
      age: (row) => this.rankedFacts().ages[row],
      makers: () =>
        [...new Set(Array.from({ length: this.facts.rows }, (_, row) => this.manufacturers.at(row)))]
          .flatMap(seriesWords)
          .concat(Object.keys(BRANDS)),
      series: () => this.seriesWords.flat(),
    })
    const found = this.loose.find(query.literal)
    if (found === null) return { total: 0, rows: [], unmatched: this.unmatched(query) }
    const { rows, numbers, unmatched } = found
    const matchOf = (row: number): NumberMatch => (this.numberMatch(numbers, row) === 'name' ? 'nearest' : this.numberMatch(numbers, row))
    return { total: rows.length, rows: rows.slice(offset, offset + limit).map((row) => ({ row, numberMatch: matchOf(row) })), unmatched }
  }

  private counted(numbers: readonly NumberWord[]): CountedNumber[] {
    return numbers.map((number) => ({ ...number, digitSteps: this.digitSteps(number.digits) }))
  }

  /** Of a row that all numbers match. */
  private numberMatch(numbers: readonly NumberWord[], row: number): NumberMatch {
    if (numbers.length === 0) return null
    const powerW = this.facts.powerW(row)
    const isNear = (number: NumberWord) => this.wantedW(number).some(({ watts }) => Math.abs(powerW / watts - 1) <= NEAR)
    return numbers.every(isNear) ? 'power' : 'name'
  }

  /** Powers that a number may mean, W, each with the distance that it starts from. */
  private wantedW({ value, watts }: NumberWord): readonly { watts: number; distance: number }[] {
    return watts === null ? this.facts.meanings(value) : [{ watts: value * watts, distance: 0 }]
  }

  /** Words that no row has together with the words before them, those left out that none has. */
  private unmatched({ texts }: Query): string[] {
    const { rows } = this.facts
    const ranks = new Uint8Array(rows)
    let matched = new Uint8Array(rows).fill(1)
    return texts.flatMap((word) => {
      this.rankWord(word, ranks)
      const both = matched.map((isMatched, row) => (isMatched === 1 && ranks[row] !== MATCH.none ? 1 : 0))
      if (!both.includes(1)) return [word.typed]
      matched = both
      return []
    })
  }

  /** Sort keys of the rows that match, ascending; null for none. */
  private keys({ isLiteral, whole, texts }: Ranks, distances: Uint16Array): Float64Array | null {
    const { rows } = this.facts
    const { ages } = this.rankedFacts()
    const keys = new Float64Array(rows)
    let count = 0
    for (let row = 0; row < rows; row++) {
      const isWhole = whole[row] === WHOLE.equals
      const matchesWords = isWhole || (texts[row] !== MATCH.none && distances[row] <= STEP_MAX)
      if (isLiteral[row] === 0 && !matchesWords) continue
      const text = isWhole ? 0 : Math.min(texts[row], TEXT_MAX)
      const distance = isWhole ? 0 : Math.min(distances[row], STEP_MAX)
      const start = Math.min(whole[row], WHOLE.inside)
      keys[count++] =
        (1 - isLiteral[row]) * LITERAL_KEY + start * WHOLE_KEY + text * TEXT_KEY + distance * DISTANCE_KEY + ages[row] * AGE_KEY + row
    }
    return count === 0 ? null : keys.subarray(0, count).sort()
  }

  /** 1 for each row whose manufacturer, name or id contains the query as it was typed, in any case. */
  private literalRows({ literal }: Query): Uint8Array {
    const isLiteral = new Uint8Array(this.facts.rows)
    for (const text of this.literals) text.eachRowWith(literal, (row) => (isLiteral[row] = 1))
    // The lines of `spelled` have an underscore around each id.
    eachLineWith(this.spelled, this.spelledStarts, literal, (row) => {
      if (isLiteral[row] === 0 && this.ids.id(row).includes(literal)) isLiteral[row] = 1
    })
    return isLiteral
  }

  /** For each row the sum of the ranks of all text words; `none` when one of them does not match. */
  private textRanks({ texts, squashed }: Query, whole: Uint8Array): Uint8Array {
    const { rows } = this.facts
    // A query of signs alone has no word that a row could match.
    const sums = new Uint8Array(rows).fill(squashed === '' ? MATCH.none : 0)
    const ranks = new Uint8Array(rows)
    for (const word of texts) {
      this.rankWord(word, ranks)
      for (let row = 0; row < rows; row++)
        sums[row] = ranks[row] === MATCH.none || sums[row] === MATCH.none ? MATCH.none : sums[row] + ranks[row]
    }
    // "cs6p 200p" and "LR5 72HBD 540M": the whole query may be one name with its punctuation lost.
    if (texts.length > 0 && squashed.length > 1)
      for (let row = 0; row < rows; row++) if (sums[row] === MATCH.none && whole[row] !== WHOLE.none) sums[row] = MATCH.inside
    return sums
  }

  /** @param isInside  whether the word may also stand inside a word of the row */
  private rankWord({ squashed, spelled, brand }: TextWord, ranks: Uint8Array, isInside = true): void {
    ranks.fill(MATCH.none)
    if (isInside)
      eachLineWith(this.squashed, this.squashedStarts, squashed, (row) => {
        ranks[row] = this.isName(row, squashed) ? MATCH.nameEquals : this.startsName(row, squashed) ? MATCH.nameStarts : MATCH.inside
      })
    // A word with separators may begin inside a word, and span manufacturer and name: `ltd_cs7n`.
    const needle = spelled.includes('_') ? spelled : `_${spelled}`
    const inset = needle.length - spelled.length
    eachLineWith(this.spelled, this.spelledStarts, needle, (row, first, end) => {
      const line = this.spelled.slice(first - 1, end)
      let best: number = Math.min(ranks[row], MATCH.inside)
      for (let at = 1; at > 0 && best > MATCH.wholeWord; at = line.indexOf(needle, at + 1)) {
        if (line.charCodeAt(at + inset - 1) !== UNDERSCORE) continue
        best = line.charCodeAt(at + needle.length) === UNDERSCORE ? MATCH.wholeWord : Math.min(best, MATCH.wordStarts)
      }
      ranks[row] = best
    })
    if (brand !== null) eachLineWith(this.squashed, this.squashedStarts, `\n${brand}`, (row) => (ranks[row] = MATCH.wholeWord))
    const { property, seriesOf } = this.facts
    const ofSeries = this.seriesWords.map((words) => matchSeries(words, squashed))
    if (ofSeries.some((match) => match !== null)) {
      for (let row = 0; row < this.facts.rows; row++) {
        const match = ofSeries[seriesOf(row) ?? -1]
        if (match != null) ranks[row] = Math.min(ranks[row], SERIES_MATCH[match])
      }
    }
    const has = property(squashed)
    if (has !== null) for (let row = 0; row < this.facts.rows; row++) if (has(row)) ranks[row] = Math.min(ranks[row], MATCH.wholeWord)
  }

  private wholeRanks({ squashed, spelled, texts }: Query): Uint8Array {
    const ranks = new Uint8Array(this.facts.rows).fill(WHOLE.none)
    // A lone number is a power first, and a brand alone ranks its own products first.
    const isModel = texts.length > 0 && /\d/.test(squashed)
    eachLineWith(this.squashed, this.squashedStarts, squashed, (row) => {
      ranks[row] = this.isName(row, squashed) ? WHOLE.equals : isModel && this.startsName(row, squashed) ? WHOLE.nameStarts : WHOLE.inside
    })
    const equal = this.ids.row(spelled)
    if (equal >= 0) ranks[equal] = WHOLE.equals
    return ranks
  }

  private startsName(row: number, squashed: string): boolean {
    return this.squashed.startsWith(squashed, this.nameStarts[row])
  }

  private isName(row: number, squashed: string): boolean {
    return this.squashedStarts[row + 1] - this.nameStarts[row] === squashed.length && this.startsName(row, squashed)
  }

  /**
   * For each row the distance of all numbers in steps; above `STEP_MAX` when one does not match.
   * @param nearest  up to which relative distance a number matches a power
   */
  private distances(numbers: readonly CountedNumber[], nearest: number): Uint16Array {
    const { rows } = this.facts
    const { powersW, oldSteps } = this.rankedFacts()
    const sums = Uint16Array.from(oldSteps)
    for (const number of numbers) {
      const steps = number.digitSteps.slice()
      for (const { watts, distance } of this.wantedW(number)) {
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
      const line = this.squashed.slice(first - 1, end + 1)
      let best: number = DIGITS.inside
      for (let at = 1; at > 0 && best > DIGITS.run; at = line.indexOf(digits, at + 1)) {
        if (isDigit(line.charCodeAt(at - 1))) continue
        best = isDigit(line.charCodeAt(at + digits.length)) ? Math.min(best, DIGITS.start) : DIGITS.run
      }
      steps[row] = best === DIGITS.run && digits.length >= MODEL_DIGITS ? MODEL_STEPS : best * STEPS
    })
    // `hi-mo 6`: a number of a series is no power.
    const ofSeries = this.seriesWords.map((words) => words.includes(digits))
    if (ofSeries.includes(true)) for (let row = 0; row < steps.length; row++) if (ofSeries[this.facts.seriesOf(row) ?? -1]) steps[row] = 0
    return steps
  }

  private rankedFacts(): RankedFacts {
    const { rows, powerW, age, isOld } = this.facts
    this.ranked ??= {
      powersW: Float64Array.from({ length: rows }, (_, row) => powerW(row)),
      ages: Uint8Array.from({ length: rows }, (_, row) => Math.min(age(row), 127)),
      oldSteps: Uint16Array.from({ length: rows }, (_, row) => (isOld(row) ? OLD_STEPS : 0)),
    }
    return this.ranked
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
