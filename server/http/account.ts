/** Whose request it is. */
export interface Account {
  /** `acc_` and 26 characters. May stand in logs; says nothing about the person. */
  readonly id: string
  /** Version of the terms that the person accepted last. */
  readonly termsVersion: string
  /** Model path that the person prefers, JSON; null for none. */
  readonly preference: string | null
  /** Whether keys may raise the budget, open the portal, and make and revoke other keys. */
  readonly keysMayRaise: boolean
  /** How the request proved it. */
  readonly by: { readonly kind: 'key'; readonly keyId: string } | { readonly kind: 'session'; readonly hash: string }
}

/**
 * Whom a limit of an account counts: what keys send is counted apart, so that a key that leaked does
 * not shut its owner's session out.
 */
export function countedAs({ id, by }: Account): string {
  return by.kind === 'key' ? `${id} by key` : id
}

/** What a request carries to prove whose it is. */
export interface Credentials {
  readonly kind: 'key' | 'session'
  readonly secret: string
}

/** Finds the account of credentials. */
export interface Accounts {
  /** Name of the cookie that carries a session. */
  readonly cookieName: string
  /**
   * The account; null for a session that has ended, whose browser is signed out. Not a promise when
   * the account is known already.
   * Fails: Problem unauthorized for a key that does not exist, storage_unavailable.
   */
  accountOf(credentials: Credentials): Account | null | Promise<Account | null>
}
