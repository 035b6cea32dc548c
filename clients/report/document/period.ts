import type { Answer } from '../answer.ts'
import type { Texts } from './texts/en.ts'

/** Words for the sums of a run: of a year, unless its weather covers only a part of one. */
export function periodOf({ findings = [] }: Answer['summary'], texts: Texts): Texts['wholeYear'] {
  return findings.some(({ code }) => code === 'weather_part_of_year') ? texts.partOfYear : texts.wholeYear
}
