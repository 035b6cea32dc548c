import type { Turns } from './turns.ts'

/**
 * Most that is copied in one turn of the event loop. New memory costs more than the copy: the system
 * makes its pages at the first write, 2 to 4 ms for 6 MB.
 */
export const COPIED_MAX_BYTES = 256 * 1024

/**
 * Collects pieces of bytes in memory that is shared with the workers. It never copies what it has to
 * make room for more: that held the thread for 15 ms with a body of 6 MB. The pieces themselves are
 * not kept: a body that arrives byte by byte takes no more memory than one that arrives at once.
 */
export class SharedBytes {
  private readonly segments: Uint8Array<SharedArrayBuffer>[] = []
  private free = 0
  private used = 0

  /**
   * @param expected  likely length, 0 when it is not known. Memory is taken only for what is written.
   * @param max       largest length
   */
  constructor(
    expected: number,
    private readonly max: number,
  ) {
    if (expected > 0) this.append(Math.min(expected, max))
  }

  /**
   * Adds a piece, in turns when it is long. Returns false when the bytes would exceed the largest
   * length.
   */
  async add(piece: Uint8Array, turns: Turns): Promise<boolean> {
    if (this.used + piece.length > this.max) return false
    for (let at = 0; at < piece.length; ) {
      if (piece.length >= COPIED_MAX_BYTES) await turns.next()
      at += this.copy(piece.subarray(at, at + COPIED_MAX_BYTES))
    }
    return true
  }

  /** All bytes in memory of their length, as another thread takes them. */
  async joined(turns: Turns): Promise<Uint8Array<SharedArrayBuffer>> {
    const [first] = this.segments
    if (first !== undefined && first.length === this.used) return first
    const joined = new SharedBytes(this.used, this.used)
    for (const segment of this.segments) await joined.add(segment.subarray(0, this.used - joined.used), turns)
    return joined.segments[0] ?? new Uint8Array(new SharedArrayBuffer(0))
  }

  /** Copies as much of a piece as the last segment has room for. Returns its length. */
  private copy(piece: Uint8Array): number {
    if (this.free === 0) this.append(Math.min(COPIED_MAX_BYTES, Math.max(piece.length, this.used)))
    const part = piece.subarray(0, this.free)
    const last = this.segments.at(-1)
    last?.set(part, last.length - this.free)
    this.free -= part.length
    this.used += part.length
    return part.length
  }

  private append(bytes: number): void {
    this.segments.push(new Uint8Array(new SharedArrayBuffer(bytes)))
    this.free = bytes
  }
}
