import { createGzip, createZstdCompress, constants as zlib } from 'node:zlib'
import type { Encoding } from '../http/compression.ts'

/** A long text, packed while it is written, so that it is never in memory as a whole. */
export class PackedText {
  private readonly packing
  private readonly packed: Promise<Uint8Array[]>

  constructor(readonly encoding: Encoding) {
    this.packing =
      encoding === 'gzip' ? createGzip({ level: zlib.Z_BEST_SPEED }) : createZstdCompress({ params: { [zlib.ZSTD_c_compressionLevel]: 1 } })
    this.packed = Array.fromAsync(this.packing as AsyncIterable<Uint8Array>)
  }

  /** Adds a part of the text, and waits until it is packed. */
  async add(part: Uint8Array): Promise<void> {
    await new Promise<void>((resolve, reject) => this.packing.write(part, (cause) => (cause ? reject(cause) : resolve())))
  }

  /** Adds the last part, and returns the packed text. */
  async end(part: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    this.packing.end(part)
    return new Uint8Array(Bun.concatArrayBuffers(await this.packed))
  }
}
