import { Problem } from './problem.ts'

/** Headers by which browsers say that nobody has opened the address yet; the second is that of older ones. */
const PURPOSES = ['sec-purpose', 'purpose'] as const

/**
 * Refuses what would run a plant that nobody asked for: a browser or a mail program that fetches an
 * address before a person opens it. A key for repetition, which a GET has not, is named instead of ignored.
 * Fails: Problem forbidden, validation_error.
 */
export function refuseSpeculation({ headers }: Request): void {
  for (const name of PURPOSES)
    if (/\bpre(fetch|render|view)\b/i.test(headers.get(name) ?? ''))
      throw new Problem('forbidden', `The address runs a plant, and is not run ahead (${name}): open it`)
  if (headers.has('idempotency-key'))
    throw Problem.ofField('validation_error', 'idempotency-key', 'GET takes no Idempotency-Key, and each call runs anew: send the POST')
}
