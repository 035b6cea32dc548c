import type { Findings } from './findings.ts'
import type { ObjectKeys } from './object-keys.ts'

/** Keys that one note names. */
const NAMED_MAX = 20

/** One note that names the keys that were not read. */
export function noteUnused(keys: ObjectKeys, findings: Findings): void {
  const unread = keys.unread()
  if (unread.length === 0) return
  const named = unread.slice(0, NAMED_MAX).map(({ key, line }) => `${key} (line ${line})`)
  const rest = unread.length - named.length
  findings.note('ignored', unread[0], `Keys without effect on a run: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`)
}
