import { ENGINE_VERSION } from '@pvyield/engine'
import type { StudyHost } from './study-host.ts'

/**
 * The chunks of this engine alone. Another one, which had the study before an update of the server, may have other numbers
 * for the same variants, and other variants in the same chunk.
 */
export function ownChunks(host: StudyHost, engine = ENGINE_VERSION): StudyHost {
  const mark = new TextEncoder().encode(`${engine}\n`)
  return {
    ...host,
    storedChunks: async () =>
      (await host.storedChunks()).flatMap((chunk) => (mark.every((byte, k) => chunk[k] === byte) ? [chunk.subarray(mark.length)] : [])),
    keepChunk: (chunk, packed, progress) =>
      host.keepChunk(chunk, new Uint8Array(Bun.concatArrayBuffers([mark, packed as Uint8Array<ArrayBuffer>])), progress),
  }
}
