/** Where a content is that a row names instead of having it. */
export interface Reference {
  readonly key: string
  /** The part of the object: a series has a block of many columns in one. */
  readonly from: number
  readonly bytes: number
  /** Of this part, base64: a content that was lost or changed is never taken for the one that was stored. */
  readonly sha256: string
}

/** Stored contents are packed, and nothing packed begins with the zero byte of a reference. */
const WRITTEN = /^\0([a-z][0-9a-f]{32})\[(\d+),(\d+),"([\w+/]{43}=)"\]$/
const MAX_BYTES = 120

/** 128 random bits behind a letter for the place: nobody guesses it, and it names nobody. */
export function newKey(place: string): string {
  return `${place}${Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')}`
}

/** A reference as a row has it in place of the content. The statements of `store.ts` find its key at its start. */
export function referenceBytes({ key, from, bytes, sha256 }: Reference): Buffer {
  return Buffer.from(`\0${key}${JSON.stringify([from, bytes, sha256])}`)
}

/** The reference that a value is; null for a content. */
export function referenceIn(value: Uint8Array): Reference | null {
  if (value[0] !== 0 || value.length > MAX_BYTES) return null
  const found = WRITTEN.exec(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1'))
  if (found === null) return null
  const [, key = '', from, bytes, sha256 = ''] = found
  return { key, from: Number(from), bytes: Number(bytes), sha256 }
}
