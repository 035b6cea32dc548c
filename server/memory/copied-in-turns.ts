import { turns } from '../event-loop/turns.ts'

/**
 * Most that is copied in one turn of the event loop. New memory costs more than the copy: the system
 * makes its pages at the first write, 2 to 4 ms for 6 MB.
 */
export const COPIED_MAX_BYTES = 256 * 1024

/**
 * Parts one after the other in new memory, copied in turns of the event loop.
 * @param length  of all parts
 * Fails: Error when a part is freed meanwhile.
 */
export async function copiedInTurns(parts: Iterable<Uint8Array>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(length)
  let copied = 0
  let inTurn = 0
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      if (inTurn === COPIED_MAX_BYTES) {
        await turns.next()
        inTurn = 0
      }
      const slice = part.subarray(at, at + COPIED_MAX_BYTES - inTurn)
      copy.set(slice, copied)
      at += slice.length
      copied += slice.length
      inTurn += slice.length
    }
  }
  if (copied !== length) throw new Error('Bytes were freed while they were copied')
  return copy
}
