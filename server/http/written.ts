import type { WrittenJson } from '@pvyield/contract/handlers'
import { type Pieces, piece } from './pieces.ts'

/**
 * An answer made of finished JSON text: stored texts are joined instead of being parsed and
 * serialized again.
 */
export function jsonText<Body>(text: string): WrittenJson<Body> {
  return { bytes: piece(text), contentEncoding: null }
}

/** An answer made of JSON text that is read while it is sent. */
export function jsonPieces<Body>(pieces: Pieces): WrittenJson<Body> {
  return { bytes: pieces, contentEncoding: null }
}
