/** Pages of any origin may call the service with a bearer key. Cookies are not allowed. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'idempotent-replayed, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, server-timing, x-request-id',
} as const

const PREFLIGHT_SECONDS = 86_400

/** Adds the CORS headers that let browsers read an answer. */
export function allowBrowsers(headers: Headers): void {
  for (const [name, value] of Object.entries(CORS_HEADERS)) headers.set(name, value)
}

/** Answer to OPTIONS: the methods of the path, and the CORS permission to use them. */
export function optionsResponse(methods: readonly string[]): Response {
  const allow = methods.join(', ')
  return new Response(null, {
    status: 204,
    headers: {
      allow,
      'access-control-allow-methods': allow,
      'access-control-allow-headers': 'authorization, content-type, content-encoding, idempotency-key, prefer, x-request-id',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
  })
}
