import { PvyieldUsageError } from './error.ts'

/** More changes than these make another word. */
const FARTHEST = 3

/**
 * Refuses options that no call reads, which would be ignored in silence.
 * Fails: PvyieldUsageError with the nearest known name.
 */
export function refuseUnknownOptions(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const near = known
    .map((name) => ({ name, far: changes(unknown.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= FARTHEST)
  throw new PvyieldUsageError(
    `There is no option '${unknown}'${near === undefined ? `: the options are ${known.join(', ')}` : `. Did you mean ${near.name}?`}`,
  )
}

/** Letters to insert, remove or replace to make one word of the other. */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [at, other] of [...to].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
