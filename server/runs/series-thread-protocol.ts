import type { Outcome } from '../workers/protocol.ts'
import type { PackedPart, StoredSeries } from './stored-series.ts'

/** What the main thread asks of the thread that writes stored series. Each series has a number. */
export type ToSeriesThread =
  | { readonly type: 'begin'; readonly number: number; readonly series: StoredSeries }
  | { readonly type: 'next'; readonly number: number }
  /** The answer to `read`. */
  | { readonly type: 'packed'; readonly number: number; readonly packed: readonly Uint8Array[] }
  /** Nobody reads the rest. */
  | { readonly type: 'end'; readonly number: number }

export type FromSeriesThread =
  /** Sent once, when the code is loaded. */
  | { readonly type: 'ready' }
  /** The answer to `next`: the bytes, or null after the last ones. */
  | { readonly type: 'piece'; readonly number: number; readonly outcome: Outcome }
  /** What is needed for the next piece. */
  | { readonly type: 'read'; readonly number: number; readonly part: PackedPart }
