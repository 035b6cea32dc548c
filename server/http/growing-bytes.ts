import { freeBuffer } from '../memory/free-buffer.ts'

/**
 * Collects pieces into one buffer, which grows by doubling. The pieces themselves are not kept: a
 * body that arrives byte by byte takes no more memory than one that arrives at once.
 */
export class GrowingBytes {
  private kept: Uint8Array<ArrayBuffer>
  private used = 0

  /**
   * @param expected  likely length, at most `max`. Memory is taken only for what is written.
   * @param max       largest length
   */
  constructor(
    expected: number,
    private readonly max: number,
  ) {
    this.kept = new Uint8Array(Math.min(expected, max))
  }

  get length(): number {
    return this.used
  }

  /** Adds a piece. Returns false, and adds nothing, when it would exceed the largest length. */
  add(piece: Uint8Array): boolean {
    const length = this.used + piece.length
    if (length > this.max) return false
    if (length > this.kept.length) this.grow(Math.min(Math.max(length, 2 * this.kept.length), this.max))
    this.kept.set(piece, this.used)
    this.used = length
    return true
  }

  /** The bytes so far, as a view of memory that the next piece may free. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.kept.subarray(0, this.used)
  }

  private grow(bytes: number): void {
    const grown = new Uint8Array(bytes)
    grown.set(this.bytes())
    freeBuffer(this.kept)
    this.kept = grown
  }
}
