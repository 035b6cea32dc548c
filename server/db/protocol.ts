import type { Fault } from './fault.ts'
import type { FileIdentity } from './file.ts'

export type SqlValue = null | string | number | bigint | boolean | Uint8Array | ArrayBuffer

export interface SqlStatement {
  readonly sql: string
  readonly args: SqlValue[]
}

/** The file of a local store and its write-ahead log, as they were opened. */
export interface OpenedFiles {
  readonly file: FileIdentity
}

/** What a thread needs to open the store. */
export interface Opening {
  readonly url: string
  readonly role: 'reader' | 'writer'
  /** Id of this server among those of a store on a database server, which every write depends on; null without one. */
  readonly member: string | null
  /** Time that a database server has for a task; the default is for production. */
  readonly taskMillis?: number
  /** Null at the first opening, which may create the file. */
  readonly opened: OpenedFiles | null
}

/** Work for the thread. */
export type StoreTask =
  | { readonly type: 'open'; readonly opening: Opening }
  | { readonly type: 'read'; readonly statement: SqlStatement }
  /** @property isReturned  give the statements back when they could not be written */
  | { readonly type: 'write'; readonly batch: SqlStatement[]; readonly limitMillis: number; readonly isReturned: boolean }
  | { readonly type: 'probe'; readonly bytes: number }
  | { readonly type: 'close' }

export interface ToStore {
  readonly id: number
  readonly task: StoreTask
}

export type FromStore =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: Fault; readonly returned?: SqlStatement[] }
  /** A fault of a statement, not of the store. */
  | { readonly id: number; readonly error: string }

/** Smaller contents are copied, which is faster than a transfer. */
const TRANSFER_FROM_BYTES = 64 * 1024

/**
 * The buffers of a message that are transferred instead of copied. Their sender cannot read them
 * afterwards.
 */
export function transferable(values: Iterable<unknown>): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  for (const value of values) {
    const buffer = value instanceof ArrayBuffer ? value : ArrayBuffer.isView(value) ? value.buffer : null
    if (buffer instanceof ArrayBuffer && buffer.byteLength >= TRANSFER_FROM_BYTES) found.add(buffer)
  }
  return [...found]
}

/** A view of a part of a buffer is copied, so that a message never carries the rest of the buffer. */
export function sendable(value: SqlValue): SqlValue {
  if (!ArrayBuffer.isView(value) || value.byteLength === value.buffer.byteLength) return value
  return new Uint8Array(value)
}

/** Bytes of the texts and contents of statements. */
export function sizeOf(batch: readonly SqlStatement[]): number {
  let bytes = 0
  for (const { args } of batch) {
    for (const value of args) {
      if (typeof value === 'string') bytes += value.length
      else if (typeof value === 'object' && value !== null) bytes += value.byteLength
    }
  }
  return bytes
}
