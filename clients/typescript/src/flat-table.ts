const text = new TextDecoder()

/**
 * A table of a FlatBuffer, the format of the heads of Arrow messages.
 * Source: FlatBuffers internals, "Tables", "Vectors"; all numbers are little-endian.
 */
export class FlatTable {
  private constructor(
    private readonly view: DataView<ArrayBuffer>,
    /** Start of the table. */
    private readonly start: number,
  ) {}

  /** The root table of the FlatBuffer at a place. */
  static root(view: DataView<ArrayBuffer>, at: number): FlatTable {
    return new FlatTable(view, at + view.getUint32(at, true))
  }

  has(slot: number): boolean {
    return this.placeOf(slot) !== null
  }

  byte(slot: number): number {
    const at = this.placeOf(slot)
    return at === null ? 0 : this.view.getUint8(at)
  }

  short(slot: number): number {
    const at = this.placeOf(slot)
    return at === null ? 0 : this.view.getInt16(at, true)
  }

  long(slot: number): number {
    const at = this.placeOf(slot)
    return at === null ? 0 : this.longAt(at)
  }

  text(slot: number): string | null {
    const at = this.followed(slot)
    if (at === null) return null
    return text.decode(new Uint8Array(this.view.buffer, this.view.byteOffset + at + 4, this.view.getUint32(at, true)))
  }

  table(slot: number): FlatTable {
    const at = this.followed(slot)
    if (at === null) throw new RangeError(`The Arrow stream is cut: a head has no table ${slot}`)
    return new FlatTable(this.view, at)
  }

  /** Tables of a vector; none when it is absent. */
  tables(slot: number): readonly FlatTable[] {
    return this.elements(slot, 4, (at) => new FlatTable(this.view, at + this.view.getUint32(at, true)))
  }

  /** Structs of a vector, each of two numbers of 64 bits; none when it is absent. */
  pairs(slot: number): readonly (readonly [number, number])[] {
    return this.elements(slot, 16, (at) => [this.longAt(at), this.longAt(at + 8)] as const)
  }

  private elements<T>(slot: number, bytes: number, read: (at: number) => T): readonly T[] {
    const at = this.followed(slot)
    if (at === null) return []
    return Array.from({ length: this.view.getUint32(at, true) }, (_, k) => read(at + 4 + k * bytes))
  }

  /** Place of a value; null when the table leaves it out. */
  private placeOf(slot: number): number | null {
    const slots = this.start - this.view.getInt32(this.start, true)
    const place = 4 + 2 * slot
    const offset = place < this.view.getUint16(slots, true) ? this.view.getUint16(slots + place, true) : 0
    return offset === 0 ? null : this.start + offset
  }

  /** Place that the offset in a slot points to. */
  private followed(slot: number): number | null {
    const at = this.placeOf(slot)
    return at === null ? null : at + this.view.getUint32(at, true)
  }

  private longAt(at: number): number {
    return this.view.getInt32(at + 4, true) * 2 ** 32 + this.view.getUint32(at, true)
  }
}
