/** What the service refused, in its words. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** Calls an operation with the session of this browser. Fails: Refusal. */
export async function call<Answer>(root: string, method: string, path: string, body?: object): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(root + path, { method, ...sent }).catch(() => null)
  if (answer === null) throw new Refusal('The service does not answer: is it still running?', 'no_answer')
  if (answer.status === 204) return undefined as Answer
  const read = (await answer.json().catch(() => null)) as (Answer & { detail?: string; code?: string }) | null
  if (answer.ok && read !== null) return read
  throw new Refusal(read?.detail ?? `HTTP ${answer.status}`, read?.code ?? '')
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/** Whether the service refused because nobody is signed in. */
export function isSignedOut(cause: unknown): boolean {
  return cause instanceof Refusal && cause.code === 'unauthorized'
}
