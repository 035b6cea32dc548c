import type { Database } from '../db/database.ts'
import type { Account } from '../http/account.ts'
import { networkOf } from '../http/network.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import type { MailService } from '../mail/service.ts'
import type { TermsService } from '../terms/service.ts'
import type { Authentication } from './authentication.ts'
import type { SecurityEvents } from './events.ts'
import { hashOf, isSecret, newId, newSecret } from './ids.ts'
import { SESSION_MILLIS } from './session-cookie.ts'
import { type AccountStore, LINKS_COUNT_MILLIS, type SignInLink } from './store.ts'

export interface SignInParts {
  readonly store: AccountStore
  readonly database: Database
  readonly authentication: Authentication
  readonly events: SecurityEvents
  readonly mail: MailService
  readonly terms: TermsService
  /** Address that clients use, for the link. */
  readonly linkUrl: string
  readonly limits?: Limits
  readonly now?: () => number
}

export interface SignInWish {
  readonly email: string
  readonly termsVersion: string
  /** Address of the client. */
  readonly address: string
}

export const LINK_MINUTES = 15
const LINKS_PER_ADDRESS = 10
const LINKS_PER_EMAIL = 5
const WRONG_LINKS_PER_ADDRESS = 30

/** Signs people in by links that are mailed to them. */
export class SignIn {
  private readonly now: () => number
  private readonly perAddress: Limit
  private readonly perEmail: Limit
  private readonly wrongLinks: Limit

  constructor(private readonly parts: SignInParts) {
    this.now = parts.now ?? Date.now
    const { limits = ownLimits } = parts
    const limit = (name: string, count: number, what: string) =>
      limits({ name, limit: count, windowMillis: LINKS_COUNT_MILLIS, what, now: this.now })
    this.perAddress = limit('links-of-address', LINKS_PER_ADDRESS, 'sign-in links an hour from one address')
    this.perEmail = limit('links-of-email', LINKS_PER_EMAIL, 'sign-in links an hour for one email address')
    this.wrongLinks = limit('wrong-links', WRONG_LINKS_PER_ADDRESS, 'links that do not work an hour from one address')
  }

  /**
   * Counts the links that were mailed before a restart, so that nobody gets more mails because of it.
   * Used ones are not among them: their recipient wanted them.
   */
  async recallLinks(): Promise<void> {
    for (const { email, hash, createdAt } of await this.parts.store.linksAfter(this.now() - LINKS_COUNT_MILLIS))
      await this.perEmail.recall(hashOf(email), hash, createdAt)
  }

  /**
   * Mails a link. Does not look whether the address is known, so that neither the answer nor its
   * time can tell.
   * Fails: Problem validation_error for other terms, rate_limited, overloaded, storage_unavailable.
   */
  async start({ email: written, termsVersion, address }: SignInWish): Promise<void> {
    const { store, database, mail, terms, linkUrl } = this.parts
    terms.requireCurrent(termsVersion)
    const email = written.toLowerCase()
    const secret = newSecret()
    const hash = hashOf(secret)
    await this.perAddress.take(networkOf(address), hash)
    await this.perEmail.take(hashOf(email), hash)
    const now = this.now()
    await database.write(store.keepLink({ hash, email, termsVersion, createdAt: now, expiresAt: now + LINK_MINUTES * 60_000 }))
    const link = `${linkUrl}/api/auth/verify?token=${secret}`
    await mail.send({ id: newId('mail', now), to: email, subject: 'Sign in to pvyield', text: mailText(link), link })
  }

  /**
   * The link of a secret, unused; null when it does not work.
   * Fails: Problem rate_limited after many that do not work.
   */
  async look(secret: string, address: string): Promise<SignInLink | null> {
    const link = isSecret(secret) ? await this.parts.store.link(hashOf(secret), this.now()) : undefined
    if (link !== undefined) return link
    await this.wrongLinks.take(networkOf(address), crypto.randomUUID())
    return null
  }

  /**
   * Uses a link. Returns the secret of the session, or null when the link does not work.
   * Fails: as `look`; Problem storage_unavailable.
   */
  async finish(secret: string, address: string): Promise<string | null> {
    const link = await this.look(secret, address)
    if (link === null) return null
    const { store, database, events, authentication } = this.parts
    const { email } = link
    const now = this.now()
    const session = newSecret()
    const sessionHash = hashOf(session)
    const id = newId('acc', now)
    // Of requests at once with one link, the first uses it, and the others change nothing.
    await database.write(
      ...store.signedIn(id, link, now),
      store.keepSession(sessionHash, link, now, now + SESSION_MILLIS),
      events.noteSignIn(email, id, { address, details: { version: link.termsVersion } }, store.linkWorks(link, now)),
      store.useLink(link),
    )
    const signedIn = await store.bySession(sessionHash, now)
    if (signedIn === null) return null
    authentication.forget(signedIn.account.id)
    return session
  }

  /** Ends a session. Does nothing for a key. Fails: Problem storage_unavailable. */
  async end(account: Account | null, address: string): Promise<void> {
    if (account?.by.kind !== 'session') return
    const { store, database, events, authentication } = this.parts
    await database.write(store.endSession(account.by.hash), events.note({ accountId: account.id, kind: 'signed_out', address }))
    authentication.forget(account.id)
  }
}

function mailText(link: string): string {
  return `Open this link to sign in to pvyield:

${link}

It works once, for ${LINK_MINUTES} minutes. If you did not ask for it, ignore this mail: nobody is signed in without the link.
`
}
