import { simplePlant, variedPlant } from './plants.ts'
import { multipart } from './uploads.ts'

/** One kind of request of ordinary users. */
export interface SoakRequest {
  readonly name: string
  /** Statuses that are right. */
  readonly expected: readonly string[]
  /** Sends it and reads the whole answer. Returns the status; `left` for a client that left. */
  readonly send: (url: string, user: number, number: number) => Promise<string>
}

/** Places that the users ask for; the store keeps their years. */
const PLACES = 20
const JSON_TYPE = { 'content-type': 'application/json' }

/** A refusal for now is right while many work at once. */
const OK = ['200', '503']

export const SOAK_KINDS: readonly SoakRequest[] = [
  { name: 'simple run', expected: OK, send: (url, user, n) => post(url, '/api/run/simple', simplePlant(n % PLACES), user) },
  { name: 'full run', expected: OK, send: (url, user, n) => post(url, '/api/run', varied(n), user) },
  {
    name: 'series as JSON',
    expected: OK,
    send: (url, user, n) => post(url, '/api/run', { ...varied(n), include_series: true }, user, { 'accept-encoding': 'gzip' }),
  },
  {
    name: 'series as CSV',
    expected: OK,
    send: (url, user, n) => post(url, '/api/run/simple', simplePlant(n % PLACES), user, { accept: 'text/csv' }),
  },
  { name: 'background run', expected: OK, send: background },
  { name: 'upload', expected: OK, send: upload },
  { name: 'tree', expected: OK, send: (url, user, n) => post(url, '/api/tree/thermal', varied(n), user) },
  { name: 'run with a key', expected: OK, send: withKey },
  { name: 'bad request', expected: ['422'], send: (url, user) => post(url, '/api/run', { site: { latitude: 'north' } }, user) },
  { name: 'client that leaves', expected: OK, send: leave },
  { name: 'places', expected: ['200'], send: (url) => statusOf(fetch(`${url}/api/geo/geocode?q=Zurich`)) },
]

const varied = (number: number) => variedPlant(number % 10_000)

function headersOf(user: number, more: Record<string, string> = {}): Record<string, string> {
  return { ...JSON_TYPE, 'x-forwarded-for': `192.0.2.${user + 1}`, ...more }
}

function post(url: string, path: string, body: unknown, user: number, more: Record<string, string> = {}): Promise<string> {
  return statusOf(fetch(`${url}${path}`, { method: 'POST', headers: headersOf(user, more), body: JSON.stringify(body) }))
}

async function statusOf(sent: Promise<Response>): Promise<string> {
  const answer = await sent
  await answer.arrayBuffer()
  return String(answer.status)
}

async function background(url: string, user: number, number: number): Promise<string> {
  const body = JSON.stringify({ ...varied(number), include_series: true })
  const answer = await fetch(`${url}/api/run`, { method: 'POST', headers: headersOf(user, { prefer: 'respond-async' }), body })
  const { links } = (await answer.json()) as { links?: { run: string } }
  if (links === undefined) return String(answer.status)
  for (;;) {
    const status = await statusOf(fetch(`${url}${links.run}`))
    if (status !== '202') return status === '200' ? statusOf(fetch(`${url}${links.run}/series.csv`)) : status
    await Bun.sleep(50)
  }
}

async function upload(url: string, user: number, number: number): Promise<string> {
  const { ghi_wm2, dhi_wm2 } = varied(user * 1000 + number).weather
  const first = Date.UTC(2001, 0, 1)
  const rows = ghi_wm2.map((ghi, row) => `${new Date(first + row * 3_600_000).toISOString().slice(0, 16)},${ghi},${dhi_wm2[row]},20`)
  const { body, headers } = multipart([{ name: 'file', content: `time,ghi,dhi,temp\n${rows.join('\n')}\n` }])
  return statusOf(fetch(`${url}/api/parse-weather?latitude=48&longitude=11&timezone=1`, { method: 'POST', headers, body }))
}

async function withKey(url: string, user: number, number: number): Promise<string> {
  const key = { 'idempotency-key': `${user} ${number}`.replace(' ', '-') }
  const statuses = [await post(url, '/api/run', varied(number), user, key), await post(url, '/api/run', varied(number), user, key)]
  return statuses.find((status) => status !== '200') ?? '200'
}

async function leave(url: string, user: number, number: number): Promise<string> {
  const leaving = new AbortController()
  const body = JSON.stringify({ ...varied(number), include_series: true })
  const sent = fetch(`${url}/api/run`, { method: 'POST', headers: headersOf(user), body, signal: leaving.signal })
  setTimeout(() => leaving.abort(), 5 + (number % 30))
  try {
    return await statusOf(sent)
  } catch {
    return 'left'
  }
}
