import { Problem } from './problem.ts'

const MEBIBYTE = 1024 * 1024
const RETRY_AFTER_S = '5'
/** Largest share of the cap for one owner: slow readers at one address leave room for everyone else. */
const OWNER_SHARE = 0.5

/**
 * A cap for the bytes that all requests together hold in memory, such as bodies that are being read
 * or answers that are being sent.
 */
export class BytesInFlight {
  private held = 0
  private readonly heldBy = new Map<string, number>()

  /**
   * @param maxBytes  the cap
   * @param what      what is counted, for the message: `answers`, `request bodies`
   */
  constructor(
    private readonly maxBytes: number,
    private readonly what: string,
  ) {}

  /** Bytes that are held now. */
  get bytes(): number {
    return this.held
  }

  /**
   * Counts bytes until they are released. More than the whole cap fits only when nothing else is
   * held: a single request is never refused for ever.
   * @param owner  whose bytes they are, such as an address, which has a share of the cap; null for none
   * Fails: Problem overloaded, and counts nothing.
   */
  take(bytes: number, owner: string | null = null): void {
    const own = owner === null ? 0 : (this.heldBy.get(owner) ?? 0)
    if (this.held > 0 && this.held + bytes > this.maxBytes) throw this.refusal('The service holds', this.held, this.maxBytes)
    if (own > 0 && own + bytes > OWNER_SHARE * this.maxBytes) throw this.refusal('Your address holds', own, OWNER_SHARE * this.maxBytes)
    this.held += bytes
    if (owner !== null) this.heldBy.set(owner, own + bytes)
  }

  release(bytes: number, owner: string | null = null): void {
    this.held -= bytes
    if (owner === null) return
    const left = (this.heldBy.get(owner) ?? 0) - bytes
    if (left > 0) this.heldBy.set(owner, left)
    else this.heldBy.delete(owner)
  }

  private refusal(who: string, held: number, limit: number): Problem {
    return new Problem(
      'overloaded',
      `${who} ${Math.round(held / MEBIBYTE)} MB of ${this.what}, and the limit is ${Math.round(limit / MEBIBYTE)} MB: try again in ${RETRY_AFTER_S} s`,
      { headers: { 'retry-after': RETRY_AFTER_S } },
    )
  }
}
