import type { SentBody } from '@pvyield/contract/handlers'
import { freeBuffer } from '../memory/free-buffer.ts'
import { decodeJson } from './body.ts'
import { JsonBounds } from './json-bounds.ts'
import { type ReadText, readJsonText } from './json-text.ts'
import { MEBIBYTE } from './mebibyte.ts'
import { type Reading, readCost } from './read-cost.ts'
import { plainBytes } from './sent-body.ts'

/**
 * Longer bodies are counted before they are parsed. The parser bounds shorter ones well enough, and
 * a year of hours is among them.
 */
const COUNTED_FROM_BYTES = MEBIBYTE / 2

/**
 * Reads a JSON body. Call it in a worker, except for bodies that are text.
 * Fails: Problem malformed_json, payload_too_large; validation_error for a body above a limit of
 * json-limits.ts, and for one with 1,000 `NaN`; as `reading` does.
 */
export async function readJson(body: SentBody, reading: Reading): Promise<ReadText> {
  return readJsonText('text' in body ? body.text : await plainText(body, reading))
}

async function plainText(body: Exclude<SentBody, { text: string }>, reading: Reading): Promise<string> {
  const bounds = new JsonBounds()
  const plain = await plainBytes(body, reading, (bytes) => {
    if (bytes.length > COUNTED_FROM_BYTES) bounds.read(bytes)
  })
  await reading.admit(readCost(plain.length))
  const text = decodeJson(plain)
  if (plain !== body.bytes) freeBuffer(new Uint8Array(plain.buffer)) // which may be longer than its content
  return text
}
