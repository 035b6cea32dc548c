import { editDistance } from './edit-distance.ts'
import { placeKey, withoutDigraphs } from './place-key.ts'
import type { FoundPlace, PlaceStore, Regions } from './place-store.ts'
import { withOneWrongLetter } from './wrong-letters.ts'

const MATCHES_MAX = 5
/** Places of a name that are weighed: no name has more of a size worth showing. */
const CANDIDATES_MAX = 30

/** What the way in which a name fits is worth, in powers of ten of the population: a main name outweighs ten times the people, a mere beginning a hundredth. */
const MAIN_NAME = 1
const OTHER_NAME = 0
const BEGINNING = -2

/** Lengths of names from which on one or two letters may be wrong. */
const ONE_WRONG_FROM = 5
const TWO_WRONG_FROM = 9
/** Names that begin with the same letters are compared; a wrong letter among these is looked for by trying every other one. */
const FIRST_LETTERS = 2

/** A country's code alone is rather the beginning of a name; behind a name it counts. */
const TWO_LETTERS = /^[a-z]{2}$/

/** Parts of an address and words behind a name that are looked at: a long text must not cost more than a real one. */
const PARTS_MAX = 8
const REGION_WORDS_MAX = 8

export interface PlaceMatches {
  places: readonly FoundPlace[]
  /** How the matches were found, where they are not what was written. */
  notes: readonly string[]
}

const NONE: PlaceMatches = { places: [], notes: [] }

/** Finds places by name in the index, with or without the region or country that they lie in. */
export class PlaceSearch {
  constructor(private readonly store: PlaceStore) {}

  /**
   * Up to five places, best first: by how their name fits and by population. Of an address the first part that names a place counts, within the regions that the
   * other parts name; numbers and postcodes are passed over.
   */
  async find(text: string): Promise<PlaceMatches> {
    const parts = text
      .split(/[,;\n]/)
      .map(withoutNumbers)
      .map(placeKey)
      .filter((part) => part !== '')
      .slice(0, PARTS_MAX)
    const regions = await this.store.regionsNamed(parts)
    const codesOf = (part: string) => regions.get(part) ?? []
    const otherRegions = (index: number) => parts.map(codesOf).filter((codes, k) => k !== index && codes.length > 0)
    for (const [index, part] of parts.entries()) {
      const { places, notes } = await this.named(part, otherRegions(index), { isFirst: index === 0, isAll: parts.length === 1 })
      if (places.length === 0) continue
      const passedOver = parts.filter((part, k) => k !== index && codesOf(part).length === 0)
      return { places, notes: [...notes, ...passedOverNote(passedOver)] }
    }
    return this.misspelt(parts[0] ?? '', otherRegions(0))
  }

  private async named(key: string, within: Regions, { isFirst, isAll }: { isFirst: boolean; isAll: boolean }): Promise<PlaceMatches> {
    const exact = await this.store.placesNamed([key], within, CANDIDATES_MAX)
    if (exact.length > 0) return { places: best(exact, await this.store.placesBeginning(key, within, CANDIDATES_MAX)), notes: [] }
    return (
      (await this.withRegionBehind(key, within)) ??
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

  /** `paris texas`, `münchen deutschland`: the longest name that leaves a region behind it. */
  private async withRegionBehind(key: string, within: Regions): Promise<PlaceMatches | null> {
    for (const { name, codes } of await this.regionsBehind(key)) {
      const matches = found(await this.store.placesNamed([name], [...within, codes], CANDIDATES_MAX))
      if (matches !== null) return matches
    }
    return null
  }

  /** The ways to read a text as a name with a region behind it, the longest name first. */
  private async regionsBehind(key: string): Promise<{ name: string; codes: readonly string[] }[]> {
    const words = key.split(' ')
    const counts = words.map((_, k) => words.length - k).slice(1, 1 + REGION_WORDS_MAX)
    const splits = counts.map((count) => ({ name: words.slice(0, count).join(' '), region: words.slice(count).join(' ') }))
    const regions = await this.store.regionsNamed(splits.map(({ region }) => region))
    return splits.map(({ name, region }) => ({ name, codes: regions.get(region) ?? [] })).filter(({ codes }) => codes.length > 0)
  }

  private async placesOfRegion(key: string): Promise<PlaceMatches | null> {
    const codes = TWO_LETTERS.test(key) ? [] : ((await this.store.regionsNamed([key])).get(key) ?? [])
    if (codes.length === 0) return null
    return found(await this.store.largestIn(codes, MATCHES_MAX), `'${key}' is a country or region: these are its largest places`)
  }

  /** Places with a name like that which is written, of the whole text or of what stands before a region. */
  private async misspelt(key: string, within: Regions): Promise<PlaceMatches> {
    const whole = await this.namedLike(key, within)
    if (whole !== null) return whole
    for (const { name, codes } of await this.regionsBehind(key)) {
      const matches = await this.namedLike(name, [...within, codes])
      if (matches !== null) return matches
    }
    return NONE
  }

  private async namedLike(key: string, within: Regions): Promise<PlaceMatches | null> {
    if (key.length < ONE_WRONG_FROM) return null
    const wrongMax = key.length < TWO_WRONG_FROM ? 1 : 2
    const near = await this.store.keysBeginning(key.slice(0, FIRST_LETTERS), key.length - wrongMax, key.length + wrongMax)
    for (let wrong = 1; wrong <= wrongMax; wrong++) {
      const keys = near.filter((other) => editDistance(key, other, wrong) <= wrong)
      const others = wrong === 1 ? withOneWrongLetter(key, FIRST_LETTERS) : []
      const matches = found(
        await this.store.placesNamed([...keys, ...others], within, CANDIDATES_MAX),
        `No place is called '${key}': these have a name like it`,
      )
      if (matches !== null) return matches
    }
    return null
  }
}

function found(places: readonly FoundPlace[], ...notes: readonly string[]): PlaceMatches | null {
  return places.length === 0 ? null : { places: best(places, []), notes }
}

function passedOverNote(parts: readonly string[]): readonly string[] {
  const named = parts.map((part) => `'${part}'`).join(', ')
  return parts.length === 0 ? [] : [`The index holds places, countries and regions, no streets; passed over: ${named}`]
}

/** The best of those that have the name and those whose name begins so. */
function best(named: readonly FoundPlace[], beginning: readonly FoundPlace[]): FoundPlace[] {
  const seen = new Set(named.map(({ id }) => id))
  const weighed = [
    ...named.map((place) => ({ place, weight: size(place) + (place.isMain ? MAIN_NAME : OTHER_NAME) })),
    ...beginning.filter(({ id }) => !seen.has(id)).map((place) => ({ place, weight: size(place) + BEGINNING })),
  ]
  return weighed
    .sort((a, b) => b.weight - a.weight || a.place.id - b.place.id)
    .slice(0, MATCHES_MAX)
    .map(({ place }) => place)
}

function size({ population }: FoundPlace): number {
  return Math.log10(population + 1)
}

/** House numbers and postcodes go; a part of nothing else goes whole. */
function withoutNumbers(part: string): string {
  return part.replace(/\S*\d\S*/g, ' ')
}
