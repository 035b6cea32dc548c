/** The JSON of an address of the service. Fails: Error with what the service says. */
export async function askedOf<Value>(url: string, sent: RequestInit = {}): Promise<Value> {
  const answer = await fetch(url, sent).catch(() => null)
  if (answer?.ok) return (await answer.json()) as Value
  const problem = (await answer?.json().catch(() => null)) as { readonly detail?: string } | null | undefined
  throw new Error(problem?.detail ?? (answer === null ? 'The service does not answer: is it still running?' : `HTTP ${answer.status}`))
}
