import { editDistance, placeKey, withoutDigraphs } from '@pvyield/engine/quick'
import type { FoundPlace, Regions } from './place-queries.ts'
import type { PlaceStore } from './place-store.ts'
import { withOneWrongLetter } from './wrong-letters.ts'

const MATCHES_MAX = 5
/**
 * How many places of one name are ranked. Further ones are too small to be among the first five.
 */
const CANDIDATES_MAX = 30

/**
 * Rank of each kind of match, in powers of ten of the population: a main name multiplies the
 * population by ten, a match of the beginning divides it by a hundred.
 */
const MAIN_NAME = 1
const OTHER_NAME = 0
const BEGINNING = -2

/** Minimum lengths of names in which one letter, or two, may be wrong. */
const ONE_WRONG_FROM = 5
const TWO_WRONG_FROM = 9
/**
 * Only names that begin with these letters are compared. An error in these letters is found by
 * trying all other letters in their place.
 */
const FIRST_LETTERS = 2

/**
 * Two letters alone are read as the beginning of a name. After a name they are read as the code of
 * a country or region.
 */
const TWO_LETTERS = /^[a-z]{2}$/

/**
 * How many parts of an address, and words after a name, are looked up. Limits the cost of long
 * texts.
 */
const PARTS_MAX = 8
const REGION_WORDS_MAX = 8

export interface PlaceMatches {
  places: readonly FoundPlace[]
  /** How the matches were found, unless by the name as typed. */
  notes: readonly string[]
}

const NONE: PlaceMatches = { places: [], notes: [] }

/** Finds places in the index by name, optionally within a region or country. */
export class PlaceSearch {
  constructor(private readonly store: PlaceStore) {}

  /**
   * Up to five places, best first, ranked by kind of match and population. In an address, the first
   * part that names a place is used, within the regions that the other parts name. Numbers and
   * postcodes are ignored.
   */
  async find(text: string): Promise<PlaceMatches> {
    const parts = partsOf(text)
      .map(placeKey)
      .filter((part) => part !== '')
      .slice(0, PARTS_MAX)
    const regions = await this.store.regionsNamed(parts)
    const codesOf = (part: string) => regions.get(part) ?? []
    const otherRegions = (index: number) => parts.map(codesOf).filter((codes, k) => k !== index && codes.length > 0)
    for (const [index, part] of parts.entries()) {
      const { places, notes } = await this.named(part, otherRegions(index), { isFirst: index === 0, isAll: parts.length === 1 })
      if (places.length === 0) continue
      const ignored = parts.filter((other, k) => k !== index && codesOf(other).length === 0)
      return { places, notes: [...notes, ...ignoredNote(ignored)] }
    }
    return this.misspelled(parts[0] ?? '', otherRegions(0))
  }

  private async named(key: string, within: Regions, { isFirst, isAll }: { isFirst: boolean; isAll: boolean }): Promise<PlaceMatches> {
    const exact = await this.store.placesNamed([key], within, CANDIDATES_MAX)
    if (exact.length > 0) {
      // The largest five that are not among the exact ones: a larger one is listed before a smaller one.
      const count = Math.min(CANDIDATES_MAX, exact.length + MATCHES_MAX)
      return { places: best(exact, await this.store.placesBeginning(key, within, count)), notes: [] }
    }
    return (
      (await this.withRegionAfter(key, within)) ??
      (isAll ? await this.placesOfRegion(key) : null) ??
      (isFirst ? found(await this.store.placesBeginning(key, within, CANDIDATES_MAX)) : null) ??
      (await this.withUmlauts(key, within)) ??
      NONE
    )
  }

  private async withUmlauts(key: string, within: Regions): Promise<PlaceMatches | null> {
    const plain = withoutDigraphs(key)
    return plain === key ? null : found(await this.store.placesNamed([plain], within, CANDIDATES_MAX))
  }

  /**
   * Matches a name followed by a region, such as `paris texas` or `münchen deutschland`. The
   * longest name wins.
   */
  private async withRegionAfter(key: string, within: Regions): Promise<PlaceMatches | null> {
    for (const { name, codes } of await this.regionsAfter(key)) {
      const matches = found(await this.store.placesNamed([name], [...within, codes], CANDIDATES_MAX))
      if (matches !== null) return matches
    }
    return null
  }

  /** All ways to read a text as a name followed by a region, longest name first. */
  private async regionsAfter(key: string): Promise<{ name: string; codes: readonly string[] }[]> {
    const words = key.split(' ')
    const counts = words.map((_, k) => words.length - k).slice(1, 1 + REGION_WORDS_MAX)
    const splits = counts.map((count) => ({ name: words.slice(0, count).join(' '), region: words.slice(count).join(' ') }))
    const regions = await this.store.regionsNamed(splits.map(({ region }) => region))
    return splits.map(({ name, region }) => ({ name, codes: regions.get(region) ?? [] })).filter(({ codes }) => codes.length > 0)
  }

  private async placesOfRegion(key: string): Promise<PlaceMatches | null> {
    const codes = TWO_LETTERS.test(key) ? [] : ((await this.store.regionsNamed([key])).get(key) ?? [])
    if (codes.length === 0) return null
    return found(await this.store.largestIn(codes, MATCHES_MAX), `'${key}' is a country or region: showing its largest places`)
  }

  /** Places whose name is similar to the text, or to the part of the text before a region. */
  private async misspelled(key: string, within: Regions): Promise<PlaceMatches> {
    const whole = await this.similarlyNamed(key, within)
    if (whole !== null) return whole
    for (const { name, codes } of await this.regionsAfter(key)) {
      const matches = await this.similarlyNamed(name, [...within, codes])
      if (matches !== null) return matches
    }
    return NONE
  }

  private async similarlyNamed(key: string, within: Regions): Promise<PlaceMatches | null> {
    if (key.length < ONE_WRONG_FROM) return null
    const wrongMax = key.length < TWO_WRONG_FROM ? 1 : 2
    const near = await this.store.keysBeginning(key.slice(0, FIRST_LETTERS), key.length - wrongMax, key.length + wrongMax)
    for (let wrong = 1; wrong <= wrongMax; wrong++) {
      const keys = near.filter((other) => editDistance(key, other, wrong) <= wrong)
      const others = wrong === 1 ? withOneWrongLetter(key, FIRST_LETTERS) : []
      const matches = found(
        await this.store.placesNamed([...keys, ...others], within, CANDIDATES_MAX),
        `No place is called '${key}': showing places with a similar name`,
      )
      if (matches !== null) return matches
    }
    return null
  }
}

function found(places: readonly FoundPlace[], ...notes: readonly string[]): PlaceMatches | null {
  return places.length === 0 ? null : { places: best(places, []), notes }
}

function ignoredNote(parts: readonly string[]): readonly string[] {
  const named = parts.map((part) => `'${part}'`).join(', ')
  return parts.length === 0 ? [] : [`The index has places, countries and regions but no streets. Ignored: ${named}`]
}

/** Ranks the places with this name and those whose name begins with it. */
export function best(named: readonly FoundPlace[], beginning: readonly FoundPlace[]): FoundPlace[] {
  const seen = new Set(named.map(({ id }) => id))
  const ranked = [
    ...named.map((place) => ({ place, rank: size(place) + (place.isMain ? MAIN_NAME : OTHER_NAME) })),
    ...beginning.filter(({ id }) => !seen.has(id)).map((place) => ({ place, rank: size(place) + BEGINNING })),
  ]
  return ranked
    .sort((a, b) => b.rank - a.rank || a.place.id - b.place.id)
    .slice(0, MATCHES_MAX)
    .map(({ place }) => place)
}

function size({ population }: FoundPlace): number {
  return Math.log10(population + 1)
}

/** Parts of an address, without house numbers and postcodes. */
export function partsOf(text: string): string[] {
  return text.split(/[,;\n]/).map(withoutNumbers)
}

/** Drops house numbers and postcodes. */
function withoutNumbers(part: string): string {
  return part.replace(/\S*\d\S*/g, ' ')
}
