import { appendFileSync } from 'node:fs'

/** A year of another program: its set, its name, and our energy over theirs less 1, in percent. */
export interface ReferenceYear {
  set: string
  name: string
  percent: number
}

/** File that collects the years of all test files of one `bun run references`. */
const COLLECTED = process.env.REFERENCE_YEARS

/** Adds a year to the table of `bun run references`. */
export function reportYear(set: string, name: string, oursKwh: number, theirsKwh: number): void {
  if (COLLECTED === undefined) return
  const year: ReferenceYear = { set, name, percent: 100 * (oursKwh / theirsKwh - 1) }
  appendFileSync(COLLECTED, `${JSON.stringify(year)}\n`)
}
