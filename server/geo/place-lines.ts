import { setImmediate as nextTurn } from 'node:timers/promises'

const NEWLINE = 10
const PIECE_BYTES = 128 * 1024

/** Consecutive lines of a text, as its bytes. */
export class Lines {
  private constructor(
    private readonly text: Uint8Array,
    /** Where each line of the text begins, and where one after the last one would. */
    private readonly starts: Uint32Array,
  ) {}

  /** All lines of a text. Looks at 128 kB in each turn of the event loop. */
  static async of(text: Uint8Array): Promise<Lines> {
    const starts = [0]
    for (let from = 0; from < text.length; from += PIECE_BYTES) {
      addStarts(text, from, Math.min(text.length, from + PIECE_BYTES), starts)
      await nextTurn()
    }
    starts.push(text.length + 1)
    return new Lines(text, Uint32Array.from(starts))
  }

  get count(): number {
    return this.starts.length - 1
  }

  /** Without the end of the last line. */
  get bytes(): Uint8Array {
    return this.text.subarray(this.starts[0], (this.starts[this.count] ?? 1) - 1)
  }

  /** @param end  the line after the last one */
  slice(first: number, end: number): Lines {
    return new Lines(this.text, this.starts.subarray(first, Math.min(end, this.count) + 1))
  }
}

function addStarts(text: Uint8Array, from: number, to: number, starts: number[]): void {
  for (let at = from; at < to; at++) if (text[at] === NEWLINE) starts.push(at + 1)
}
