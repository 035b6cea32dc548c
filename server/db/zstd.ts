import { Problem } from '../http/problem.ts'

/** On requests and answers of runs, level 1 packs as small as level 3 in two thirds of the time. */
const PACKED = { level: 1 }

/**
 * Compresses text or bytes for the store, off the main thread. Bun's own call, not that of
 * `node:zlib`: that one is a stream, which takes 17 times as much of the main thread.
 */
export function pack(content: string | Uint8Array): Promise<Buffer> {
  return Bun.zstdCompress(content as Uint8Array<ArrayBuffer>, PACKED)
}

/** As `pack`, in a worker, which may wait. */
export function packSync(content: string): Buffer {
  return Bun.zstdCompressSync(content, PACKED)
}

/** Reverses `pack`. Fails: DamagedRecord. */
export async function unpack(packed: Uint8Array): Promise<Buffer> {
  try {
    return await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>)
  } catch {
    throw new DamagedRecord()
  }
}

export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await unpack(packed)).toString('utf8')
}

/** As `unpackText`, in a worker, which may wait. */
export function unpackTextSync(packed: Uint8Array): string {
  try {
    return new TextDecoder().decode(Bun.zstdDecompressSync(packed as Uint8Array<ArrayBuffer>))
  } catch {
    throw new DamagedRecord()
  }
}

/** One damaged record does not keep the service from using the others. It never passes by itself. */
export class DamagedRecord extends Problem {
  constructor(what = 'This record of the store is damaged') {
    const detail = `${what}: send the request again under another key or id; its operator can restore a backup`
    super('storage_unavailable', detail, { headers: { 'retry-after': '3600' } })
  }
}
