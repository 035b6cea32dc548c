import type { WrittenJson } from '@pvyield/contract/handlers'

/**
 * An answer made of finished JSON text: stored texts are joined instead of being parsed and
 * serialized again.
 */
export function jsonText<Body>(text: string): WrittenJson<Body> {
  return { bytes: new TextEncoder().encode(text), contentEncoding: null }
}
