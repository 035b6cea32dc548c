/** A part of a stored series: columns of consecutive blocks. */
export interface PackedPart {
  /** Positions of the columns in their blocks; 0 has the starts of the rows. */
  readonly columns: readonly number[]
  /** The first block. */
  readonly from: number
  /** How many blocks. */
  readonly count: number
}

/** Reads packed columns, one block after the other; fewer at the end of the series. */
export type ReadPacked = (part: PackedPart) => Promise<readonly Uint8Array[]>

/** Each may be an object of its own, which are read at the same time. */
const BLOCKS_AT_ONCE = 8

/** The packed columns of each block of a series. */
export async function* readBlocks(columns: readonly number[], read: ReadPacked): AsyncGenerator<readonly Uint8Array[]> {
  for (let from = 0; ; from += BLOCKS_AT_ONCE) {
    const packed = await read({ columns, from, count: BLOCKS_AT_ONCE })
    for (let k = 0; k < packed.length; k += columns.length) yield packed.slice(k, k + columns.length)
    if (packed.length < BLOCKS_AT_ONCE * columns.length) return
  }
}
