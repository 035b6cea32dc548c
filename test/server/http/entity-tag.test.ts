import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '@pvyield/contract/routes'
import { entityTag, isAmong } from '../../../server/http/entity-tag.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const IN_PATH: Readonly<Record<string, string>> = { example_id: 'ground_tracker', component_id: 'pan_jinko_solar_jkm720n_66hl5_bdv' }
const tagged = routes
  .filter(({ responses }) => 304 in responses)
  .map(({ path }) => path.replace(/\{(\w+)\}/g, (_, name) => IN_PATH[name] ?? name))

describe('reference answers, which the document gives a 304', () => {
  test('are those that change with the service alone', () => expect(tagged.length).toBeGreaterThan(10))

  test.each(tagged)('%s: a copy that is current is not sent again', async (path) => {
    for (const encoding of ['identity', 'gzip', 'zstd']) {
      const headers = { 'accept-encoding': encoding }
      const first = await service.request(path, { headers })
      const etag = first.headers.get('etag') ?? ''
      expect([first.status, etag.startsWith('W/"'), first.headers.get('cache-control')]).toEqual([200, true, 'no-cache'])
      for (const method of ['GET', 'HEAD']) {
        const again = await service.request(path, { method, headers: { ...headers, 'if-none-match': `"other", ${etag}` } })
        expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
      }
      expect((await service.request(path, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
    }
  })

  test('another query has another tag, and refusals have none', async () => {
    const tagOf = async (query: string) => (await service.request(`/api/library/modules?${query}`)).headers.get('etag')
    expect(await tagOf('q=jinko')).not.toBe(await tagOf('q=trina'))
    expect(await tagOf('limit=0')).toBeNull()
  })
})

test('other answers have no tag', async () => {
  expect((await service.request('/api/health', { headers: { 'if-none-match': '*' } })).status).toBe(200)
})

test.each([
  ['*', true],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
])('If-None-Match: %s', (header, isMatch) => expect(isAmong('W/"a"', header)).toBe(isMatch))

test('equal bytes have equal tags', () => {
  expect(entityTag(new Uint8Array([1, 2]))).toBe(entityTag(new Uint8Array([1, 2])))
  expect(entityTag(new Uint8Array([1, 2]))).not.toBe(entityTag(new Uint8Array([2, 1])))
})
