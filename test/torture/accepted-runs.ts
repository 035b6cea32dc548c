import { dayPlant, hourlyPlant, simplePlant } from './plants.ts'

/** A request for a run, as bytes that can be sent again. */
export interface RunRequest {
  readonly path: '/api/run' | '/api/run/simple'
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  /** Each key belongs to one request. */
  readonly key: string | null
  readonly hasSeries: boolean
}

/** A body above the size that the main thread reads. */
const PADDING = ' '.repeat(70_000)

/**
 * The runs of a mixed crowd, one of them for each number: simple at new places, full with bodies
 * above and below 64 kB, gzip or not, with series or not; every second one with a key.
 */
export function mixedRun(k: number): RunRequest {
  const kinds = [
    () => request('/api/run/simple', JSON.stringify(simplePlant(k))),
    () => request('/api/run', JSON.stringify(dayPlant(k))),
    () => request('/api/run', JSON.stringify(hourlyPlant(k))),
    () => request('/api/run', JSON.stringify(hourlyPlant(k)), { isGzip: true }),
    () => request('/api/run', JSON.stringify({ ...hourlyPlant(k), include_series: true }), { isGzip: true, hasSeries: true }),
    () => request('/api/run/simple', `${JSON.stringify(simplePlant(k))}${PADDING}`),
    () => request('/api/run', JSON.stringify({ ...dayPlant(k), include_series: true }), { hasSeries: true }),
  ]
  const { path, body, headers, hasSeries } = (kinds[k % kinds.length] as () => RunRequest)()
  // A place of its own for each: the limit of new places counts addresses.
  const address = `10.${(k >> 16) & 255}.${(k >> 8) & 255}.${k & 255}`
  return { path, body, headers: { ...headers, 'x-forwarded-for': address }, key: k % 2 === 0 ? `key-${k}` : null, hasSeries }
}

function request(path: RunRequest['path'], text: string, { isGzip = false, hasSeries = false } = {}): RunRequest {
  const bytes = new TextEncoder().encode(text)
  return {
    path,
    body: isGzip ? new Uint8Array(Bun.gzipSync(bytes)) : bytes,
    headers: { 'content-type': 'application/json', ...(isGzip ? { 'content-encoding': 'gzip' } : {}) },
    key: null,
    hasSeries,
  }
}

/** Sends a run to the background, or waits for it as long as the server lets its callers wait. */
export function sendRun(url: string, { path, body, headers, key }: RunRequest, { isAwaited = false } = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      ...(isAwaited ? {} : { prefer: 'respond-async' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body,
  })
}

/** Energy of a stored run; null while it runs. Fails: Error for a run that failed or is unknown. */
export async function energyOf(url: string, id: string): Promise<number | null> {
  const answer = await fetch(`${url}/api/runs/${id}`)
  const body = (await answer.json()) as { response?: { summary: { e_grid_kwh: number } } }
  if (answer.status === 202) return null
  if (body.response === undefined) throw new Error(`${id}: ${answer.status} ${JSON.stringify(body)}`)
  return body.response.summary.e_grid_kwh
}
