/**
 * Collects pieces into one buffer, which grows by doubling. The pieces themselves are not kept: a
 * body that arrives byte by byte takes no more memory than one that arrives at once.
 */
export class GrowingBytes<Memory extends ArrayBufferLike = ArrayBuffer> {
  private kept: Uint8Array<Memory>
  private used = 0

  /**
   * @param expected  likely length, at most `max`. Memory is taken only for what is written.
   * @param max       largest length
   * @param allocate  makes memory of a length, filled with zeros
   */
  constructor(
    expected: number,
    private readonly max: number,
    private readonly allocate: (bytes: number) => Memory,
  ) {
    this.kept = new Uint8Array(allocate(Math.min(expected, max)))
  }

  get length(): number {
    return this.used
  }

  /** Adds a piece. Returns false, and adds nothing, when it would exceed the largest length. */
  add(piece: Uint8Array): boolean {
    const length = this.used + piece.length
    if (length > this.max) return false
    if (length > this.kept.length) {
      this.kept = this.copy(Math.min(Math.max(length, 2 * this.kept.length), this.max))
    }
    this.kept.set(piece, this.used)
    this.used = length
    return true
  }

  /** The bytes so far, as a view that the next piece may replace. */
  bytes(): Uint8Array<Memory> {
    return this.kept.subarray(0, this.used)
  }

  /** The bytes in memory of their length, as another thread takes them. */
  exact(): Uint8Array<Memory> {
    return this.used === this.kept.length ? this.kept : this.copy(this.used)
  }

  private copy(bytes: number): Uint8Array<Memory> {
    const copied = new Uint8Array(this.allocate(bytes))
    copied.set(this.bytes())
    return copied
  }
}
