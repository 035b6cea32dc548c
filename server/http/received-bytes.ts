import { COPIED_MAX_BYTES, copiedInTurns } from '../memory/copied-in-turns.ts'
import { freeBuffer } from '../memory/free-buffer.ts'

/** Shorter pieces are put together when they arrive: many objects take more memory than their content. */
const SHORT_MAX_BYTES = 16 * 1024

interface Segment {
  readonly memory: Uint8Array<ArrayBuffer>
  /** How much of the memory is filled. */
  used: number
}

/**
 * Collects the pieces of a body, and copies them when all are there. Memory is taken only for what
 * has arrived, whatever was announced, and a body that arrives byte by byte takes no more than one
 * that arrives at once.
 */
export class ReceivedBytes {
  private readonly segments: Segment[] = []
  private length = 0

  /** @param max  largest length */
  constructor(private readonly max: number) {}

  /**
   * Adds a piece, which nobody else may use afterwards. Returns false, and adds nothing, when the
   * bytes would exceed the largest length.
   */
  add(piece: Uint8Array<ArrayBuffer>): boolean {
    if (this.length + piece.length > this.max) return false
    this.length += piece.length
    if (piece.length <= SHORT_MAX_BYTES) this.copy(piece)
    else this.segments.push({ memory: piece, used: piece.length })
    return true
  }

  /** All bytes in memory of their length. Nothing can be added afterwards. */
  async joined(): Promise<Uint8Array<ArrayBuffer>> {
    const [first] = this.segments
    if (first?.used === this.length && first.memory.buffer.byteLength === this.length) return first.memory
    return copiedInTurns(this.parts(), this.length)
  }

  /** Frees the memory of a body that is not joined. */
  discard(): void {
    for (const { memory } of this.segments) freeBuffer(memory)
  }

  /** What has arrived. Each part is freed when the next is asked for. */
  private *parts(): Generator<Uint8Array> {
    for (const { memory, used } of this.segments) {
      yield memory.subarray(0, used)
      freeBuffer(memory)
    }
  }

  private copy(piece: Uint8Array<ArrayBuffer>): void {
    for (let at = 0; at < piece.length; ) {
      const segment = this.withRoom()
      const part = piece.subarray(at, at + segment.memory.length - segment.used)
      segment.memory.set(part, segment.used)
      segment.used += part.length
      at += part.length
    }
    freeBuffer(piece)
  }

  /** The last segment, or a new one that lets the memory at most double. */
  private withRoom(): Segment {
    const last = this.segments.at(-1)
    if (last !== undefined && last.used < last.memory.length) return last
    const segment = { memory: new Uint8Array(Math.min(COPIED_MAX_BYTES, Math.max(SHORT_MAX_BYTES, this.length))), used: 0 }
    this.segments.push(segment)
    return segment
  }
}
