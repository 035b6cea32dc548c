import type { SentBody } from '@pvyield/contract/handlers'
import { decodeJson } from './body.ts'

/** Text of a body. Long bodies are decoded here, so call it in a worker. Fails: Problem malformed_json. */
export function textOf(body: SentBody): string {
  return 'text' in body ? body.text : decodeJson(body.bytes)
}

/** Size of a body while it waits: characters or bytes. */
export function sizeOf(body: SentBody): number {
  return 'text' in body ? body.text.length : body.bytes.length
}

/** The body as it is stored and fingerprinted. */
export function contentOf(body: SentBody): string | Uint8Array {
  return 'text' in body ? body.text : body.bytes
}
