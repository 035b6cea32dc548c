import type { Comparison } from '../../comparison-figures.ts'
import type { Block, Column } from '../blocks.ts'
import { clipped } from '../fields.ts'
import type { Texts } from '../texts/en.ts'

/** A section of the report of a comparison: none where there is nothing to say. */
export type ComparisonSection = (answer: Comparison, texts: Texts) => readonly Block[]

/** So many runs stand next to each other on a page. */
const ACROSS = 4
const NAME_MAX = 40

/** Places of runs in groups that fit on a page. */
export function groupsOf(places: readonly number[], across = ACROSS): number[][] {
  const groups: number[][] = []
  for (let at = 0; at < places.length; at += across) groups.push(places.slice(at, at + across))
  return groups
}

/** A column for each run. */
export function columnsOf({ runs }: Comparison, places: readonly number[], width = 1.8): Column[] {
  return places.map((k) => ({ title: clipped(runs[k]?.name ?? '', NAME_MAX), width, isNumber: true }))
}
