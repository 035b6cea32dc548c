const LINE_FEED = 10

/**
 * The lines of a text, kept as bytes. A line becomes a string when it is asked for, so that a table
 * of many rows is two buffers to the garbage collector and not as many strings.
 */
export class TextColumn {
  private readonly decoder = new TextDecoder()

  /** @param starts  where each line starts in `bytes`, and one more past the end */
  private constructor(
    readonly bytes: Uint8Array,
    private readonly starts: Uint32Array,
  ) {}

  /** @param lines  number of lines of the text */
  static of(bytes: Uint8Array, lines: number): TextColumn {
    const starts = new Uint32Array(lines + 1)
    for (let line = 1; line < lines; line++) starts[line] = bytes.indexOf(LINE_FEED, starts[line - 1]) + 1
    starts[lines] = bytes.length + 1
    return new TextColumn(bytes, starts)
  }

  at(line: number): string {
    return this.decoder.decode(this.bytes.subarray(this.start(line), this.end(line)))
  }

  start(line: number): number {
    return this.starts[line]
  }

  /** Past the last byte of a line. */
  end(line: number): number {
    return this.starts[line + 1] - 1
  }
}
