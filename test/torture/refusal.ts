/** Statuses that refuse a request for what it is. */
const FAULTS_OF_THE_REQUEST = [400, 404, 413, 415, 422]
/** Statuses that refuse it for now: they say when to come again. */
const NOT_NOW = [429, 503]

/**
 * Reads an answer to an attack.
 * @returns null for a problem that refuses it, with Retry-After where it can be sent again;
 *   otherwise what is wrong with the answer
 */
export async function notRefused(sent: Promise<Response>): Promise<string | null> {
  let answer: Response
  try {
    answer = await sent
  } catch (cause) {
    return `no answer: ${(cause as Error).message}`
  }
  const text = await answer.text()
  const { status, headers } = answer
  if (headers.get('content-type') !== 'application/problem+json') return `${status} without a problem: ${text.slice(0, 100)}`
  if (FAULTS_OF_THE_REQUEST.includes(status)) return null
  if (!NOT_NOW.includes(status)) return `${status}: ${text.slice(0, 300)}`
  return headers.has('retry-after') ? null : `${status} without Retry-After`
}
