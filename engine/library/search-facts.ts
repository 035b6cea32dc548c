/** Facts about a kind of component that the search uses besides its texts. */
export interface SearchFacts {
  rows: number
  origin(row: number): string
  /** Rated power, W. */
  powerW(row: number): number
  /** Powers that a number without unit may mean, W, each with the distance that it starts from. */
  meanings(value: number): readonly { watts: number; distance: number }[]
  /** Whether codes of names contain the rated power: those of modules do. */
  codesHavePowers: boolean
  /** Whether a row has the property that a word names (`bifacial`, `topcon`); null when it names none. */
  property(word: string): ((row: number) => boolean) | null
  /**
   * Rank by age, below 128: files of manufacturers, then newer lists, and of a list the components
   * that came to it last.
   */
  age(row: number): number
  /** Whether it came to the lists three years before the newest one or earlier. */
  isOld(row: number): boolean
  /** Names of all series; null for one without a name. */
  series: readonly (string | null)[]
  /** Position of the series of a row; null for none. */
  seriesOf(row: number): number | null
}

/**
 * How the numbers of a query match a row: all by its rated power; one by digits of its name alone;
 * one not at all, when no row has them: then the row is among the nearest. Null without numbers.
 */
export type NumberMatch = 'power' | 'name' | 'nearest' | null

export interface Found {
  total: number
  rows: { row: number; numberMatch: NumberMatch }[]
  /**
   * When no row has all words: those that no row has together with the words before them, or, when rows
   * with most of the query are found, what the first one does not have.
   */
  unmatched: string[]
}
