import { Problem } from './problem.ts'

const MEBIBYTE = 1024 * 1024
const RETRY_AFTER_S = '5'

/**
 * A cap for the bytes that all requests together hold in memory, such as bodies that are being read
 * or answers that are being sent.
 */
export class BytesInFlight {
  private held = 0

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
   * Fails: Problem overloaded, and counts nothing.
   */
  take(bytes: number): void {
    if (this.held > 0 && this.held + bytes > this.maxBytes) {
      throw new Problem(
        'overloaded',
        `The service holds ${Math.round(this.held / MEBIBYTE)} MB of ${this.what}, and its limit is ${Math.round(this.maxBytes / MEBIBYTE)} MB: try again in ${RETRY_AFTER_S} s`,
        { headers: { 'retry-after': RETRY_AFTER_S } },
      )
    }
    this.held += bytes
  }

  release(bytes: number): void {
    this.held -= bytes
  }
}
