import type { Account } from './account.ts'
import type { Encoding } from './compression.ts'
import { plainAddress } from './network.ts'

/** The parts of a request that a handler gets in addition to its parsed input. */
export interface Context {
  readonly requestId: string
  /** The client's address. */
  readonly address: string
  /** Whose request it is; null for an anonymous one. */
  readonly account: Account | null
  /**
   * Who is counted by limits, by the shares of queues, and by idempotency keys: the id of the
   * account, or the network of an anonymous request's address (`networkOf`), which is never the id
   * of an account.
   */
  readonly caller: string
  /** Aborted when the client has left: nobody reads the answer any more. */
  readonly signal: AbortSignal
  /** Header Authorization as sent. */
  readonly authorization: string | null
  /**
   * Whether the request comes from a page of another site. A program, which sends no Origin, does not.
   */
  readonly isFromOtherSite: () => boolean
  /** Path without query. */
  readonly path: string
  /** Encoding in which the answer may be written; null for none. */
  readonly encoding: Encoding | null
  /** Media type that the client prefers among those that the document states for 200. */
  readonly mediaType: string
  /** Media type of the body as sent; empty for none. */
  readonly sentType: string
  /** Keeps the memory of the body, which is freed when the request has ended, for accepted work. */
  readonly keepBody: () => void
  /** Adds a duration to the header Server-Timing. */
  readonly time: (name: string, millis: number) => void
}

/** A client that writes the header itself must not be counted as an account. */
function isAccountId(text: string): boolean {
  return text.startsWith('acc_')
}

/**
 * Address of the client: the socket's peer or, behind a trusted proxy, the address that this proxy
 * saw.
 */
export function clientAddress(peer: string | null, forwardedFor: string | null, trustProxy: boolean): string {
  const own = peer === null ? 'unknown' : plainAddress(peer)
  if (!trustProxy || forwardedFor === null) return own
  const forwarded = plainAddress(forwardedFor.split(',').at(-1)?.trim().slice(0, 100) ?? '')
  return forwarded === '' || isAccountId(forwarded) ? own : forwarded
}
