import type { Encoding } from './compression.ts'

/** What a handler may know of a request beside its parsed input. */
export interface Context {
  readonly requestId: string
  /** The client's address: what limits are counted by. */
  readonly address: string
  /** Path without query. */
  readonly path: string
  /** Encoding in which an answer may be written. */
  readonly encoding: Encoding | null
  /** Media type of the answer that the client prefers, of those that the document states for 200. */
  readonly mediaType: string
  /** Adds a duration to the header Server-Timing. */
  readonly time: (name: string, millis: number) => void
}

/** Address of the client: the socket's peer or, behind a trusted proxy, the hop that this proxy saw. */
export function clientAddress(peer: string | null, forwardedFor: string | null, trustProxy: boolean): string {
  if (!trustProxy || forwardedFor === null) return peer ?? 'unknown'
  return forwardedFor.split(',').at(-1)?.trim().slice(0, 100) || (peer ?? 'unknown')
}
