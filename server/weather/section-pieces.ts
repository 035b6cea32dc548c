import { type Pieces, piece, withoutLastByte } from '../http/pieces.ts'
import { unpackedPieces } from '../http/unpacked-pieces.ts'

/**
 * A stored weather section as JSON, unpacked while it is read.
 * @param section  the section without its metadata, packed
 * @param meta     JSON
 */
export async function* sectionPieces(section: Uint8Array, meta: string): Pieces {
  yield* withoutLastByte(unpackedPieces(section))
  yield piece(`,"meta":${meta}}`)
}

/** The answer of the weather operations: the section, and its metadata again. */
export async function* weatherPieces(section: Uint8Array, meta: string): Pieces {
  yield piece('{"weather":')
  yield* sectionPieces(section, meta)
  yield piece(`,"meta":${meta}}`)
}
