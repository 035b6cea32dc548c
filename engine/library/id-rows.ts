const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Finds the row of an id by its hash, in one typed array instead of a map of strings. Open
 * addressing with linear probing; FNV-1a.
 */
export class IdRows {
  private readonly slots: Int32Array
  private readonly mask: number

  /**
   * @param bytes   text of all ids
   * @param starts  where the line of each row starts in it, and one more
   * @param before, after  characters of a line around its id
   */
  constructor(
    bytes: Uint8Array,
    private readonly text: string,
    private readonly starts: Uint32Array,
    private readonly before: number,
    private readonly after: number,
  ) {
    const rows = starts.length - 1
    let size = 1
    while (size < 2 * rows) size *= 2
    this.mask = size - 1
    this.slots = new Int32Array(size).fill(-1)
    for (let row = 0; row < rows; row++) {
      let hash = FNV_OFFSET
      for (let at = starts[row] + before; at < starts[row + 1] - after; at++) hash = Math.imul(hash ^ bytes[at], FNV_PRIME)
      let slot = hash & this.mask
      while (this.slots[slot] >= 0) slot = (slot + 1) & this.mask
      this.slots[slot] = row
    }
  }

  id(row: number): string {
    return this.text.slice(this.starts[row] + this.before, this.starts[row + 1] - this.after)
  }

  /** Row of an id; -1 for an unknown one. */
  row(id: string): number {
    let hash = FNV_OFFSET
    for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), FNV_PRIME)
    for (let slot = hash & this.mask; this.slots[slot] >= 0; slot = (slot + 1) & this.mask) {
      const row = this.slots[slot]
      const start = this.starts[row] + this.before
      if (this.starts[row + 1] - this.after - start === id.length && this.text.startsWith(id, start)) return row
    }
    return -1
  }
}
