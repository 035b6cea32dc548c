/** Marks the answer to HEAD whose length is not known. */
const MARK = 'transfer-encoding'

/**
 * The answer to HEAD for a body that would be made while it is sent. It states no length: that of
 * GET is not known before GET has made it.
 */
export function unmeasured(init: { readonly status: number; readonly headers: Record<string, string> }): Response {
  return new Response(nothing(), { ...init, headers: { ...init.headers, [MARK]: 'chunked' } })
}

/**
 * Takes back the length of 0 that Elysia measures of such an answer, on paths with parameters.
 * @param answer  to HEAD, as Elysia gives it
 */
export function withoutFalseLength(answer: Response): Response {
  if (!answer.headers.has(MARK)) return answer
  const headers = new Headers(answer.headers)
  for (const name of [MARK, 'content-length']) headers.delete(name)
  return new Response(nothing(), { status: answer.status, headers })
}

/** A body whose length is not known, unlike that of null, which Bun states as 0. */
function nothing(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.close() }, { highWaterMark: 0 })
}
