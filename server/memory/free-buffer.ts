/**
 * Frees the memory of bytes that nobody reads any more. The collector would free it much later: it
 * sees a small object, not the memory outside its heap. Nothing happens to bytes that share their
 * buffer with others, or with other threads, nor while native code still reads them.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !isFreed(buffer)) (buffer as Transferable).transfer(0)
}

/** Whether a buffer was freed, or moved to another thread. */
export function isFreed(buffer: ArrayBufferLike): boolean {
  return buffer instanceof ArrayBuffer && (buffer as Transferable).detached
}

/** Methods that the libraries of TypeScript do not declare yet. */
interface Transferable extends ArrayBuffer {
  readonly detached: boolean
  transfer(bytes: number): ArrayBuffer
}
