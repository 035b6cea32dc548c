/** Headers of every answer that does not bring its own. */
const STANDARD_HEADERS = Object.entries({
  // Pages of any origin may call the service with a bearer key. Browsers send no cookies with `*`.
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, idempotent-replayed, link, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, server-timing, x-request-id, x-terms-version, x-timezone, x-total-count, x-unmatched-words',
  'cross-origin-resource-policy': 'cross-origin',
  // An answer is what its Content-Type says, and is shown in no frame.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
})

/** For answers that are not pages: a browser that shows one loads and runs nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

const PREFLIGHT_SECONDS = 86_400

/** Adds the headers for browsers. Pages bring their own Content-Security-Policy. */
export function addStandardHeaders(headers: Headers): void {
  for (const [name, value] of STANDARD_HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
}

/** Answer to OPTIONS: the methods of the path, and the CORS permission to use them. */
export function optionsResponse(methods: readonly string[]): Response {
  const allow = methods.join(', ')
  return new Response(null, {
    status: 204,
    headers: {
      allow,
      'access-control-allow-methods': allow,
      'access-control-allow-headers': 'authorization, content-type, content-encoding, idempotency-key, if-none-match, prefer, x-request-id',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
  })
}
