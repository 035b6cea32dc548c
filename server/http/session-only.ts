import type { Account } from './account.ts'
import { Problem } from './problem.ts'

/** A session is needed: a key that leaked must not be able to do this. */
export function requireSession(account: Account, what: string, field: string | null = null): void {
  if (account.by.kind === 'session') return
  const detail = `An API key may not ${what}: sign in at /signin and do it there`
  throw field === null ? new Problem('forbidden', detail) : Problem.ofField('forbidden', field, detail)
}

/** Something that a key may do unless a session has switched it off. */
export function requireKeysMay(account: Account, what: string): void {
  if (account.by.kind === 'key' && !account.keysMayRaise) throw switchedOff(null, what)
}

/** A key does what a session has switched off. */
export function switchedOff(field: string | null, what: string): Problem {
  const detail = `An API key may not ${what}: the account has switched that off (keys_may_raise of PUT /api/me/budget). Sign in at /signin and do it there`
  return field === null ? new Problem('forbidden', detail) : Problem.ofField('forbidden', field, detail)
}
