import type { Names } from '../findings/entry.ts'
import { type Finding, inWords } from '../findings/finding.ts'
import { found } from './found.ts'

/** A summary with the fields in its findings that the caller can send, after the findings of the reading. */
export function inWordsOf<Summary extends { readonly findings?: readonly Finding[] }>(
  names: Names | null,
  summary: Summary,
  before: readonly Finding[] = [],
) {
  const { findings: own = [] } = summary
  const worded = names === null ? own : own.map((finding) => inWords(finding, names))
  // The reading and the run may find the same.
  const findings = [...before, ...worded.filter(({ message }) => !before.some((known) => known.message === message))]
  return { ...summary, ...found(findings) }
}
