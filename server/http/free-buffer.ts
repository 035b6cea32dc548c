/**
 * Frees the memory of bytes that nobody reads any more. The collector would free it much later: it
 * sees a small object, not the memory outside its heap. Nothing happens to bytes that share their
 * buffer with others, or with other threads.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  // The libraries of TypeScript do not declare `transfer` yet.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    (buffer as ArrayBuffer & { transfer(bytes: number): ArrayBuffer }).transfer(0)
}
