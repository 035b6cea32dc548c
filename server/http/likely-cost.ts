import type { SentBody } from '@pvyield/contract/handlers'
import { claimedBytes, isGzip } from './inflate.ts'
import { type ReadCost, readCost } from './read-cost.ts'

const LEAST_SECONDS = 0.02
/** A year of hours in the body takes about 0.02 s in all, one of minutes 2 to 4 s. */
const SECONDS_PER_BYTE = 100e-9

/**
 * Estimate for a task whose body is not read yet, by the length that the body has or claims. It only
 * decides whom the task waits for; the task states its cost itself once it knows it. So a few bytes
 * of gzip that hold a million rows are a large task from the beginning, and do not hold the worker
 * that is left to small ones.
 */
export function likelyCost(body: SentBody): ReadCost {
  const sent = 'text' in body ? body.text.length : body.bytes.length
  const claimed = 'text' in body || !isGzip(body.bytes) ? 0 : claimedBytes(body.bytes)
  const bytes = Math.max(sent, claimed)
  return { seconds: LEAST_SECONDS + bytes * SECONDS_PER_BYTE, bytes: readCost(bytes).bytes }
}
