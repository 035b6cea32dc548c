import type { Encoding } from '../http/compression.ts'
import type { Outcome } from '../workers/protocol.ts'
import type { SentPart } from './answer-parts.ts'
import type { Joined } from './joined.ts'

/** Questions of the main thread to the thread that writes answers. Each answer has a number. */
export type ToAnswerThread =
  /** An answer up to `wholeMaxBytes` long, not yet packed, is its first piece. */
  | {
      readonly type: 'begin'
      readonly number: number
      readonly parts: readonly SentPart[]
      readonly encoding: Encoding | null
      readonly wholeMaxBytes: number
    }
  | { readonly type: 'next'; readonly number: number }
  /** The answer to `read`. */
  | { readonly type: 'content'; readonly number: number; readonly content: Joined }
  /** Nobody reads the rest. */
  | { readonly type: 'end'; readonly number: number }

export type FromAnswerThread =
  /** Sent once, when the code is loaded. */
  | { readonly type: 'ready' }
  /** The answer to `next`: a WrittenPiece, or null after the last one. */
  | { readonly type: 'piece'; readonly number: number; readonly outcome: Outcome }
  /** Needed for the next piece: the content of the part at this place; of a series, its wanted columns. */
  | { readonly type: 'read'; readonly number: number; readonly at: number; readonly wanted: unknown }

export interface WrittenPiece {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding | null
  /** It is the whole answer. */
  readonly isWhole: boolean
}
