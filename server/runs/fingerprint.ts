import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ToFingerprint } from '../http/body-tasks.ts'
import { isGzip } from '../http/inflate.ts'
import type { SentRun } from './admission.ts'

/** Hashed between two other requests: 1 ms. */
const SLICE_BYTES = 256 * 1024

/**
 * What an answer is repeated for: the same operation, body, form and columns, in which the answer is
 * stored, with or without the preference of the account. A body that was compressed again is the same body.
 * @param inWorker  fingerprints a gzip body in a worker
 */
export async function fingerprintOf(
  {
    kind,
    body,
    wish,
    usesPreference,
  }: Pick<SentRun, 'body' | 'wish' | 'usesPreference'> & { readonly kind: SentRun['kind'] | 'compare' | 'performance' },
  inWorker: (input: ToFingerprint) => Promise<string>,
): Promise<string> {
  // Not the path itself: a retry repeats its answer also when the preference has changed in between.
  const { choices, ...sent } = wish
  const asked = usesPreference === (kind === 'simple') ? kind : `${kind} ${usesPreference ? 'with' : 'without'} preference`
  const opening = `${wish.form === 'json' && wish.columns === null && !wish.withZone && wish.sent === undefined ? asked : `${asked} ${JSON.stringify(sent)}`}\n`
  const hash = createHash('sha256').update(opening)
  if ('text' in body) return hash.update(body.text).digest('hex')
  if (isGzip(body.bytes)) return inWorker({ opening, sent: body })
  for (let at = 0; at < body.bytes.length; at += SLICE_BYTES) {
    hash.update(body.bytes.subarray(at, at + SLICE_BYTES))
    await setImmediate()
  }
  return hash.digest('hex')
}
