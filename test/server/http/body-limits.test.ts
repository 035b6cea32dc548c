import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '@pvyield/contract/routes'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { MAIN_THREAD_MAX_BYTES } from '../../../server/http/body.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { rounds } from '../../rounds.ts'
import { ORIGIN, signIn } from '../accounts/person.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
/** Session of an account, for the operations that need one. */
let session: Record<string, string>
beforeAll(async () => {
  service = await startTestService({ WORKERS: '2', BODIES_MAX_MB: '8' })
  session = { cookie: (await signIn(service, 'ada@example.com')).cookie, origin: ORIGIN }
})
afterAll(() => service.stop())

const MEBIBYTE = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Texts that inflate to 7 MB, more than a short operation takes, and that a parser without limits
 * would read for seconds. test/torture/bombs.test.ts sends 95 MB.
 */
const BOMBS = {
  brackets: ['', '[', ''],
  'closed brackets': ['['.repeat(1000), ']', ''],
  'a list of NaN': ['{"iam":[', 'NaN,', 'NaN]}'],
  'a cut list': ['{"site":[', '1,', ''],
  'a list': ['{"site":[', '1,', '1]}'],
  'a list of objects': ['{"weather":[', '{},', '{}]}'],
  'a list of lists': ['[', '[],', '[]]'],
  newlines: ['', '\n', ''],
  spaces: ['', ' ', '{}'],
  'an endless text': ['{"iam":"', 'x', ''],
  'a long text': ['{"iam":"', 'x', '"}'],
  texts: ['{"site":[', '"a",', '"a"]}'],
  'repeated keys': ['{', '"a":1,', '"a":1}'],
  'a long number': ['{"latitude":', '9', '}'],
  commas: ['', ',', ''],
} as const

function bomb([opening, piece, closing]: readonly [string, string, string]): Uint8Array<ArrayBuffer> {
  const count = Math.floor((7 * MEBIBYTE) / piece.length)
  return new Uint8Array(gzipSync(opening + piece.repeat(count) + closing, { level: 1 }))
}

const takingBodies = routes.filter(({ body, operationId, handler }) => body !== null && operationId === handler)

/** In the short form each body is sent to one in three operations, and the next body to others. */
const ONE_IN = rounds(3, 1)
const NAMES = Object.keys(BOMBS) as (keyof typeof BOMBS)[]

describe.each(NAMES)('%s, 7 MB inflated', (name) => {
  test('are refused by the operations, and not read by the main thread', async () => {
    const turn = NAMES.indexOf(name)
    const operations = takingBodies.filter((_, k) => (k + turn) % ONE_IN === 0)
    const sent = bomb(BOMBS[name])
    const parsed = spyOn(JSON, 'parse')
    const decoded = spyOn(TextDecoder.prototype, 'decode')
    try {
      for (const { path, method, auth, body, responses } of operations) {
        const address = path.replace('{stage}', 'sun')
        const form = new FormData()
        form.append('file', new File([sent], 'year.csv.gz'))
        const headers = { ...(auth === 'required' && session), ...(body?.kind !== 'multipart' && JSON_TYPE) }
        const answer = await service.request(address, {
          method: method.toUpperCase(),
          headers,
          body: body?.kind === 'multipart' ? form : sent,
        })
        const text = await answer.text()
        // A service that charges nobody has no payment provider: it refuses the event unread.
        // A variant is added to a project: one that nobody has is not found, and the body stays unread.
        const ofProject = path.startsWith('/api/projects/{project_id}') ? [404] : []
        const refusals = path === '/api/billing/webhook' ? [403] : [400, 413, 422, ...ofProject]
        expect([path, refusals.includes(answer.status), answer.status in responses]).toEqual([path, true, true])
        expect(text.length).toBeLessThan(200_000)
      }
      for (const [text] of parsed.mock.calls) expect(text.length).toBeLessThanOrEqual(MAIN_THREAD_MAX_BYTES)
      for (const [bytes] of decoded.mock.calls) expect(bytes?.byteLength ?? 0).toBeLessThanOrEqual(MAIN_THREAD_MAX_BYTES)
    } finally {
      parsed.mockRestore()
      decoded.mockRestore()
    }
  })
})

test('a short operation inflates up to 6 MB, one with weather up to 96 MB', async () => {
  const blanks = (megabytes: number) => new Uint8Array(gzipSync(Buffer.alloc(megabytes * MEBIBYTE, ' '), { level: 1 }))
  const detailOf = async (path: string, megabytes: number) =>
    (await problemOf(await service.request(path, { method: 'POST', body: blanks(megabytes), headers: JSON_TYPE }))).detail
  for (const path of ['/api/iam-curve', '/api/estimate/site-monthly']) {
    expect(await detailOf(path, 6)).toBe('The body is empty')
    expect(await detailOf(path, 7)).toBe('The body inflates to more than 6 MB: send fewer rows or columns')
  }
  expect(await detailOf('/api/tree/sun', 96)).toBe('The body is empty')
  expect(await detailOf('/api/tree/sun', 97)).toBe('The body inflates to more than 96 MB: send fewer rows or columns')
})

test('a long valid body of a short operation is answered like a short one', async () => {
  const body = JSON.stringify({ iam: { kind: 'fresnel_ar' } })
  const short = await service.post('/api/iam-curve', body)
  const long = await service.post('/api/iam-curve', body + ' '.repeat(MEBIBYTE))
  expect([short.status, long.status]).toEqual([200, 200])
  expect(await long.text()).toBe(await short.text())
})

test('a body that a worker reads for the main thread is short once it is valid', () => {
  const { components } = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> }
  }
  const sizeOf = (schema: Schema): number => {
    if (schema.$ref !== undefined) return sizeOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    if (schema.additionalProperties === true) return Number.POSITIVE_INFINITY
    const types = [schema.type ?? []].flat()
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    const text = schema.enum === undefined && schema.pattern === undefined && schema.const === undefined ? schema.maxLength : 100
    return (
      (types.includes('string') ? (text ?? Number.POSITIVE_INFINITY) : 20) +
      (types.includes('array') ? (schema.maxItems ?? Number.POSITIVE_INFINITY) * sizeOf(schema.items ?? {}) : 0) +
      Object.entries(schema.properties ?? {}).reduce((sum, [key, value]) => sum + key.length + sizeOf(value), 0) +
      Math.max(0, ...branches.map(sizeOf))
    )
  }
  for (const name of ['IamCurveRequest', 'SiteMonthlyRequest'])
    expect([name, sizeOf(components.schemas[name] ?? {})]).toEqual([name, expect.any(Number)])
  for (const name of ['IamCurveRequest', 'SiteMonthlyRequest']) expect(sizeOf(components.schemas[name] ?? {})).toBeLessThan(MEBIBYTE)
})

interface Schema {
  readonly $ref?: string
  readonly type?: string | string[]
  readonly enum?: unknown
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
  readonly additionalProperties?: boolean | object
  readonly anyOf?: Schema[]
  readonly oneOf?: Schema[]
}

test('bodies that arrive are counted, and what is beyond the limit waits outside', async () => {
  const taken = Promise.withResolvers<() => void>()
  let pieces = 0
  const slow = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (++pieces <= 5) controller.enqueue(new Uint8Array(MEBIBYTE))
        else taken.resolve(() => controller.close())
      },
    },
    { highWaterMark: 0 },
  )
  const waiting = service.request('/api/run', { method: 'POST', body: slow, headers: JSON_TYPE })
  const send = () => service.request('/api/run', { method: 'POST', body: new Uint8Array(5 * MEBIBYTE), headers: JSON_TYPE })
  const end = await taken.promise
  const refused = await send()
  expect(refused.status).toBe(503)
  expect((await problemOf(refused)).code).toBe('overloaded')
  expect(refused.headers.get('retry-after')).toBe('5')
  end()
  expect((await waiting).status).toBe(400)
  expect((await send()).status).toBe(400)
})

describe('a run above 64 kB', () => {
  const plant = JSON.stringify(smallPlant()) + ' '.repeat(100_000)
  const [fast, small] = [1, 9].map((level) => new Uint8Array(gzipSync(plant, { level }))) as [
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
  ]
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    service.request('/api/run', { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } })

  test('is the same request when it is compressed again', async () => {
    expect(fast).not.toEqual(small)
    const key = { 'idempotency-key': 'compressed-again' }
    const first = await send(fast, key)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null])
    const text = await first.text()
    for (const body of [small, fast, plant]) {
      const again = await send(body, key)
      expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', text])
    }
    expect((await send(new Uint8Array(gzipSync(`${plant} `)), key)).status).toBe(409)
  })

  test('is stored as it was sent, and read again as JSON', async () => {
    for (const body of [fast, plant]) {
      const accepted = (await (await send(body, { prefer: 'respond-async' })).json()) as AcceptedRun
      let stored = await service.request(`/api/runs/${accepted.run_id}`)
      while (stored.status === 202) {
        await Bun.sleep(10)
        stored = await service.request(`/api/runs/${accepted.run_id}`)
      }
      const { request, response } = (await stored.json()) as { request: unknown; response: { summary: object } }
      expect(request).toEqual(JSON.parse(plant))
      expect(response.summary).toEqual((await runOf(await send(plant, {}))).summary)
    }
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
