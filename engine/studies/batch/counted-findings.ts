import type { BatchRow } from './results.ts'

/** Requests in which a finding was made, by its code. */
export type CountedCodes = Readonly<Record<string, number>>

/** The counts with those of further rows. */
export function countedBehind(before: CountedCodes, summaries: readonly NonNullable<BatchRow['summary']>[]): CountedCodes {
  const counts = { ...before }
  for (const { findings = [] } of summaries)
    for (const code of new Set(findings.map((finding) => finding.code))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** As the answer of a batch lists them, most frequent first. */
export function listedCodes(counts: CountedCodes): { code: string; count: number }[] {
  return Object.entries(counts)
    .map(([code, count]) => ({ code, count }))
    .toSorted((a, b) => b.count - a.count)
}
