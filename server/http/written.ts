import type { WrittenJson } from '@pvyield/contract/handlers'
import { piece } from './pieces.ts'

/**
 * An answer made of finished JSON text: stored texts are joined instead of being parsed and
 * serialized again.
 */
export function jsonText<Body>(text: string): WrittenJson<Body> {
  return { bytes: piece(text), contentEncoding: null }
}
