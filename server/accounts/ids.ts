import { sha256 } from '../sha256.ts'

/** Digits of Crockford's base 32, in ascending order, so that ids sort by time. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_CHARS = 10
const RANDOM_CHARS = 16

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY_PREFIX = 'pvk_live_'
const KEY_CHARS = 40

export type IdPrefix = 'acc' | 'key' | 'evt' | 'mail'

/** A prefix, the time in milliseconds, and 80 random bits. */
export function newId(prefix: IdPrefix, nowMillis: number): string {
  let time = ''
  for (let k = 0, rest = nowMillis; k < TIME_CHARS; k++, rest = Math.floor(rest / 32)) time = DIGITS.charAt(rest % 32) + time
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_CHARS)), (byte) => DIGITS.charAt(byte % 32)).join('')
  return `${prefix}_${time}${random}`
}

/** A new API key: 238 random bits. */
export function newKey(): string {
  let key = KEY_PREFIX
  while (key.length < KEY_PREFIX.length + KEY_CHARS)
    for (const byte of crypto.getRandomValues(new Uint8Array(KEY_CHARS))) {
      // Bytes beyond the last multiple of 62 would make the first digits more likely.
      if (byte < 248 && key.length < KEY_PREFIX.length + KEY_CHARS) key += BASE62.charAt(byte % 62)
    }
  return key
}

/** Whether a text may be a key: others need no look at the store. */
export function isKey(text: string): boolean {
  return text.length === KEY_PREFIX.length + KEY_CHARS && /^pvk_live_[0-9A-Za-z]+$/.test(text)
}

/** A secret for a link or a cookie: 256 random bits, 43 characters that need no escape. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** Whether a text may be a secret of `newSecret`. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/**
 * The digest of a secret, which the store keeps. Secrets are looked up by it, so the time of the search reveals
 * nothing about them; they are random, so that a slow hash would add nothing.
 */
export function hashOf(secret: string): string {
  return sha256(secret)
}
