import { createHash } from 'node:crypto'
import type { SentBytes } from '@pvyield/contract/handlers'
import { inflatedPieces, inflatesTooFar } from './inflate.ts'
import { checkJsonBody } from './json-body.ts'
import type { Reading } from './read-cost.ts'
import type { BodyToCheck } from './request-bodies.ts'
import { readJson } from './sent-json.ts'

/** What is fingerprinted: a text, then the content of a gzip body. */
export interface ToFingerprint {
  readonly opening: string
  readonly sent: SentBytes
}

/** Tasks of a worker for bodies of any operation. */
export class BodyTasks {
  constructor(private readonly reading: Reading) {}

  /**
   * Reads a body and checks it against the document. Its defaults are filled in.
   * Fails: Problem malformed_json, payload_too_large, validation_error.
   */
  readonly checkBody = async ({ validator, body }: BodyToCheck): Promise<unknown> =>
    checkJsonBody(await readJson(body, this.reading), validator)

  /**
   * SHA-256 in hex of a text and the content of a gzip body, with constant memory.
   * Fails: Problem malformed_json for damaged gzip, payload_too_large.
   */
  readonly fingerprint = async ({ opening, sent }: ToFingerprint): Promise<string> => {
    const hash = createHash('sha256').update(opening)
    let length = 0
    for await (const piece of inflatedPieces(sent.bytes)) {
      length += piece.length
      if (length > sent.maxInflatedBytes) throw inflatesTooFar(sent.maxInflatedBytes)
      hash.update(piece)
    }
    return hash.digest('hex')
  }
}
